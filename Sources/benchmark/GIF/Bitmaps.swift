internal import Foundation
internal import SegueKit

/// The files of a folder of frames, in their order.
func pictures(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".png") }.sorted().map { folder + $0 }
}

func fileSize(_ path: String) throws -> Int {
  try URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
}

/// The frames of a folder.
func bitmaps(in folder: String) throws -> [Bitmap] {
  try pictures(in: folder).map { try Picture(contentsOf: $0).bitmap }
}

/// The first `count` frames of a GIF at 25 a second, as FFmpeg shows them; its last one stays until then.
/// - Parameter model: has its size.
func bitmaps(ofGIF path: String, like model: Bitmap, count: Int) throws -> [Bitmap] {
  let words = ["-v", "error", "-nostdin", "-i", path, "-vf", "fps=25", "-pix_fmt", "rgba", "-f", "rawvideo", "-"]
  let bytes = [UInt8](try Program("ffmpeg", words).bytes())
  let size = model.rgba.count
  guard bytes.count >= size, bytes.count.isMultiple(of: size) else {
    throw ProgramFailure(description: "'\(path)' has \(bytes.count) bytes of frames, which is no multiple of \(size)")
  }
  return (0..<count).map { frame in
    let start = min(frame * size, bytes.count - size)
    return Bitmap(width: model.width, height: model.height, rgba: Array(bytes[start..<start + size]))
  }
}

/// How often a pixel changes from one frame to the next that in truth does not.
/// - Precondition: as many frames are shown as there are in truth, all of one size.
func restlessPixels(_ shown: [Bitmap], truth: [Bitmap]) -> Int {
  shown.indices.dropFirst().reduce(0) { sum, frame in
    let isChanged = changes(shown[frame - 1], shown[frame])
    let isTrue = changes(truth[frame - 1], truth[frame])
    return sum + zip(isChanged, isTrue).count { $0 && !$1 }
  }
}

/// Of each pixel, whether it changes.
private func changes(_ a: Bitmap, _ b: Bitmap) -> [Bool] {
  a.rgba.withUnsafeBytes { a in
    b.rgba.withUnsafeBytes { b in zip(a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self)).map { $0 != $1 } }
  }
}
