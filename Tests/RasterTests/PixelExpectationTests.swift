import Foundation
import Motion
import Raster
import Synchronization
import TestSupport
import Testing

/// The expectations the other tests lean on do fail when they should, and say where.
@Suite struct PixelExpectationTests {
  private let frame = TestFrame(.noise, over: .text, width: 9, height: 7)
  private let atRest = [LayerState(name: "", content: .page(.from))]
  private let scaled = [LayerState(name: "", content: .page(.from), scaleX: 1.9, scaleY: 1.9)]

  /// Green at (5, 3) moved towards the middle by `steps`.
  private func spoilt(_ picture: Bitmap, by steps: UInt8) -> Bitmap {
    var picture = picture
    picture[5, 3].y = picture[5, 3].y < 128 ? picture[5, 3].y + steps : picture[5, 3].y - steps
    return picture
  }

  /// Expects one issue whose words contain `words`, and takes away the pictures it leaves behind.
  private func expectIssue(
    saying words: String, pictures: Int = 3, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) throws {
    let heard = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      heard.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let comments = heard.withLock { $0 }
    try #require(comments.count == 1, sourceLocation: sourceLocation)
    #expect(comments[0].contains(words), sourceLocation: sourceLocation)
    var found = 0
    for kind in ["expected", "actual", "difference"] {
      guard let match = comments[0].firstMatch(of: /\(pictures: (.*)\*\.pam\)/) else { continue }
      let file = URL(fileURLWithPath: "\(match.1)\(kind).pam")
      #expect(try Data(contentsOf: file).starts(with: Data("P7\nWIDTH 9\nHEIGHT 7\n".utf8)), "\(file.path)")
      try FileManager.default.removeItem(at: file)
      found += 1
    }
    #expect(found == pictures, sourceLocation: sourceLocation)
  }

  @Test("a pixel off by two is found where nothing is resampled, one off by one is not")
  func exact() throws {
    let reference = frame.reference.compose(atRest)
    PixelExpectation.anyStack.check(spoilt(frame.from, by: 1), against: reference, "off by 1")
    try expectIssue(saying: "off by 2.0 in G at (5, 3)") {
      PixelExpectation.anyStack.check(spoilt(frame.from, by: 2), against: reference, "off by 2")
    }
  }

  @Test("a pixel off by four is found where something is resampled, one off by one is not")
  func resampled() throws {
    let reference = frame.reference.compose(scaled)
    let picture = frame.composed(scaled)
    PixelExpectation.anyStack.check(spoilt(picture, by: 1), against: reference, "off by 1")
    try expectIssue(saying: "in G at (5, 3)") {
      PixelExpectation.anyStack.check(spoilt(picture, by: 4), against: reference, "off by 4")
    }
  }

  @Test("an average that is too high is found")
  func mean() throws {
    let reference = frame.reference.compose(atRest)
    var picture = frame.from
    for at in picture.rgba.indices where at.isMultiple(of: 2) { picture.rgba[at] ^= 1 }
    #expect(PixelErrors(of: picture, against: reference).mean == 0.5)
    PixelExpectation.anyStack.check(picture, against: reference, "every other byte off by 1")
    try expectIssue(saying: "off by 0.5 on average, more than 0.35") {
      PixelExpectation.texturedFrame.check(picture, against: reference, "every other byte off by 1")
    }
  }

  @Test("a single different byte is found where pictures must be the same")
  func same() throws {
    PixelExpectation.expectSame(frame.from, frame.from, "itself")
    try expectIssue(saying: "1 of 63 pixels differ, the first at (5, 3)") {
      PixelExpectation.expectSame(spoilt(frame.from, by: 1), frame.from, "off by 1")
    }
    try expectIssue(saying: "7 × 9 pixels instead of 9 × 7", pictures: 0) {
      PixelExpectation.expectSame(Bitmap(width: 7, height: 9), frame.from, "on its side")
    }
  }
}
