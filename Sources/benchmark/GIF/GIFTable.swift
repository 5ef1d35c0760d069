internal import Foundation

/// The files of a clip as a Markdown table.
struct GIFTable: CustomStringConvertible {
  let description: String

  init(_ comparison: GIFComparison) {
    let hasSSIMULACRA2 = comparison.files.contains { $0.quality.ssimulacra2 != nil }
    let heads =
      ["", "size", "SSIM", "PSNR"] + (hasSSIMULACRA2 ? ["SSIMULACRA2"] : []) + ["from frames", "from pages"]
    let lines = comparison.files.map { file in
      let score = file.quality.ssimulacra2.map { String(format: "%.1f", $0) }
      return [
        file.name, String(format: "%.3f MB", Double(file.bytes) / 1e6), String(format: "%.4f", file.quality.ssim),
        String(format: "%.2f dB", file.quality.psnr),
      ] + (hasSSIMULACRA2 ? [score ?? ""] : []) + [
        file.maker == .ours ? "" : time(milliseconds: median(file.secondsFromFrames) * 1000),
        time(milliseconds: median(file.seconds) * 1000),
      ]
    }
    description = markdown(heads, lines)
  }
}
