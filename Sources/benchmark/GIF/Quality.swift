internal import Foundation
internal import SegueKit

/// How near a GIF comes to the true frames; of all three, more is better.
struct Quality: Codable, Equatable {
  /// Over R, G and B of all frames, by FFmpeg.
  var ssim: Double
  /// In decibels, likewise; infinite of equal frames.
  var psnr: Double
  /// The mean of five frames; nil where there is no Python for it.
  var ssimulacra2: Double?

  enum Measure: String, CaseIterable {
    case ssim = "SSIM"
    case psnr = "PSNR"
    case ssimulacra2 = "SSIMULACRA2"
  }

  subscript(measure: Measure) -> Double? {
    switch measure {
    case .ssim: ssim
    case .psnr: psnr
    case .ssimulacra2: ssimulacra2
    }
  }
}

extension Quality {
  /// - Parameters:
  ///   - gif: a file.
  ///   - truth: a folder of frames.
  ///   - python: has the package `ssimulacra2`.
  init(of gif: String, against truth: String, python: String?, in folder: ScratchFolder) throws {
    // A GIF stores equal frames once: 25 frames a second bring them back, and the last one stays until the clip's end.
    let graph = """
      [0:v]format=gbrp,settb=1/25,setpts=N,split[a][c];[1:v]fps=25,format=gbrp,settb=1/25,setpts=N,split[b][d];
      [a][b]ssim;[c][d]psnr
      """
    let words = try Program(
      "ffmpeg",
      ["-hide_banner", "-nostats", "-nostdin", "-framerate", "25", "-i", truth + "frame-%05d.png", "-i", gif]
        + ["-lavfi", graph, "-f", "null", "-"]
    ).errors()
    guard let ssim = words.firstMatch(of: /SSIM .*All:([0-9.]+)/).flatMap({ Double($0.1) }),
      let psnr = words.firstMatch(of: /PSNR .*average:([0-9.]+|inf)/).flatMap({ Double($0.1) })
    else { throw ProgramFailure(description: "ffmpeg does not tell SSIM and PSNR of '\(gif)': \(words)") }
    (self.ssim, self.psnr) = (ssim, psnr)
    if let python { ssimulacra2 = try Self.ssimulacra2(of: gif, against: truth, python, in: folder) }
  }

  private static func ssimulacra2(
    of gif: String, against truth: String, _ python: String, in folder: ScratchFolder
  ) throws -> Double {
    let pictures = pictures(in: truth)
    let shown = try bitmaps(ofGIF: gif, like: try Picture(contentsOf: pictures[0]).bitmap, count: pictures.count)
    let places = (0..<5).map { pictures.count * (2 * $0 + 1) / 10 }
    let files = places.map { folder.file("shown-\($0).png") }
    for (place, file) in zip(places, files) { try writePicture(shown[place], to: file) }
    let script = """
      import sys
      from multiprocessing import Pool
      from ssimulacra2 import compute_ssimulacra2
      files = sys.argv[1:]
      half = len(files) // 2
      with Pool() as pool: print(sum(pool.starmap(compute_ssimulacra2, zip(files[:half], files[half:]))) / half)
      """
    let words = try Program(python, ["-c", script] + places.map { pictures[$0] } + files).output()
    guard let value = Double(words.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ProgramFailure(description: "expected SSIMULACRA2's value, found '\(words)'")
    }
    return value
  }
}
