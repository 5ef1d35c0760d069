import Foundation
import Raster
import Synchronization
import Testing

/// What a failed comparison leaves behind: the picture expected, the one got, and where they differ, as PAM files.
struct FailurePictures {
  var expected: Bitmap
  var actual: Bitmap
  /// One number per pixel, in steps of 1/255.
  var differences: [Double]

  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-failures")
  /// How many comparisons have failed, for each place in a test.
  private static let counts = Mutex<[SourceLocation: Int]>([:])
  /// A broken kernel fails at every step of a loop; the first pictures tell as much as the thousandth.
  private static let mostForOnePlace = 8

  /// Writes the files and says where they are, in words that end a sentence.
  func written(for place: SourceLocation) -> String {
    let number = Self.counts.withLock { counts in
      counts[place, default: 0] += 1
      return counts[place, default: 0]
    }
    if number > Self.mostForOnePlace { return "" }
    let test = place.fileID.split(separator: "/").last?.split(separator: ".").first ?? "test"
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(test)-\(place.line)-\(number)"
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
