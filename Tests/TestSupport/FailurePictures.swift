import Foundation
import Raster
import Synchronization

/// What a failed comparison leaves behind: the picture expected, the one got, and where they differ, as PAM files.
struct FailurePictures {
  var expected: Bitmap
  var actual: Bitmap
  /// One number per pixel, in steps of 1/255.
  var differences: [Double]

  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-failures")
  private static let count = Mutex(0)
  /// A broken kernel fails everywhere; the first pictures tell as much as the thousandth.
  private static let most = 40

  /// Writes the files and says where they are, in words that end a sentence.
  func written() -> String {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    if number > Self.most { return "" }
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(number)"
    do {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for (kind, picture) in [("expected", expected), ("actual", actual), ("difference", difference)] {
        try pam(picture).write(to: Self.folder.appendingPathComponent("\(name)-\(kind).pam"))
      }
      return " (pictures: \(Self.folder.path)/\(name)-*.pam)"
    } catch {
      return " (no pictures: \(error))"
    }
  }

  /// Grey by how far off each pixel is: black is exact, white is 4 or more.
  private var difference: Bitmap {
    Bitmap(
      width: actual.width, height: actual.height,
      rgba: differences.flatMap { error in
        let grey = UInt8(min(error * 64, 255))
        return [grey, grey, grey, 255]
      })
  }

  private func pam(_ picture: Bitmap) -> Data {
    let header =
      "P7\nWIDTH \(picture.width)\nHEIGHT \(picture.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    return Data(header.utf8) + Data(picture.rgba)
  }
}
