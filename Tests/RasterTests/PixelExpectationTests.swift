import Motion
import Raster
import TestSupport
import Testing

/// The expectations the other tests lean on do fail when they should.
@Suite struct PixelExpectationTests {
  private let frame = TestFrame(.noise, over: .text, width: 9, height: 7)
  private let atRest = [LayerState(name: "", content: .page(.from))]
  private let scaled = [LayerState(name: "", content: .page(.from), scaleX: 1.9, scaleY: 1.9)]

  /// One channel of a pixel moved towards the middle by `steps`.
  private func spoilt(_ picture: Bitmap, by steps: UInt8) -> Bitmap {
    var picture = picture
    let at = (3 * picture.width + 5) * 4 + 1
    picture.rgba[at] = picture.rgba[at] < 128 ? picture.rgba[at] + steps : picture.rgba[at] - steps
    return picture
  }

  @Test("a pixel off by two is found where nothing is resampled, one off by one is not")
  func exact() {
    let reference = frame.reference.compose(atRest)
    PixelExpectation.anyStack.check(spoilt(frame.from, by: 1), against: reference, "off by 1")
    withKnownIssue {
      PixelExpectation.anyStack.check(spoilt(frame.from, by: 2), against: reference, "off by 2")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("off by 2.0 in G at (5, 3)") }
    }
  }

  @Test("a pixel off by three is found where something is resampled")
  func resampled() {
    let reference = frame.reference.compose(scaled)
    let picture = frame.composed(scaled)
    PixelExpectation.anyStack.check(spoilt(picture, by: 1), against: reference, "off by 1")
    withKnownIssue { PixelExpectation.anyStack.check(spoilt(picture, by: 4), against: reference, "off by 4") }
  }

  @Test("an average that is too high is found")
  func mean() {
    let reference = frame.reference.compose(atRest)
    var picture = frame.from
    for at in picture.rgba.indices where at % 2 == 0 { picture.rgba[at] ^= 1 }
    #expect(PixelErrors(of: picture, against: reference).mean == 0.5)
    PixelExpectation.anyStack.check(picture, against: reference, "every other byte off by 1")
    withKnownIssue { PixelExpectation.texturedFrame.check(picture, against: reference, "every other byte off by 1") }
  }

  @Test("a single different bit is found where pictures must be the same")
  func same() {
    PixelExpectation.expectSame(frame.from, frame.from, "itself")
    withKnownIssue { PixelExpectation.expectSame(spoilt(frame.from, by: 1), frame.from, "off by 1") }
    withKnownIssue { PixelExpectation.expectSame(Bitmap(width: 7, height: 9), frame.from, "on its side") }
  }
}
