import Motion
import SegueKit
import TestSupport
import Testing

/// Frames do not change unless that is meant, as when masks became weights (by one level here and there): the frames of the published transitions, by the SHA-256 of all their bytes.
@Suite struct UnchangedFramesTests {
  @Test(
    "The samples' frames are what they have always been",
    arguments: [
      ("full-screen-return", "full-screen-return", "811e9679b59a33832074ace7230e5101845675cf45fccde5e456c10779cd36af"),
      ("full-screen-return", "pull-up-close", "090ab5e493328c26cbc24b1c7961562ec99a26c0aac512cc8b749c0479938d22"),
      (
        "full-screen-return", "pull-up-close-intended",
        "514c9a4fe2b39cf2d0594148f6f202f55fe525852024976c0a57c2b01e3b7f92"
      ),
    ])
  func hashes(sample: String, transition: String, expected: String) throws {
    let scratch = try Scratch()
    var request = try #require(Sample.all.first { $0.name == sample }).request
    request.transition = try Transition(named: transition)
    let report = try export(
      request, to: [Destination(path: scratch.file("x.gif"), width: 585)], hashes: true)
    #expect(report.hashes?.clip == expected)
  }
}
