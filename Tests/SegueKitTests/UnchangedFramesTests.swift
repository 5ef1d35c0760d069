import Motion
import SegueKit
import TestSupport
import Testing

/// What a release promised stays so: the frames of the published transitions, by the SHA-256 of all their bytes.
@Suite struct UnchangedFramesTests {
  @Test(
    "The samples' frames are what they have always been",
    arguments: [
      ("full-screen-return", "full-screen-return", "c7f4bd68f9bb5b8b2e4b35f1e073ab999fa79cbc5c3694669945c029eae3a4ef"),
      ("full-screen-return", "pull-up-close", "d0aa251e800f8a234720fd1ce7c05542fb51f42d47743a63a7f9fb5d91715b88"),
      (
        "full-screen-return", "pull-up-close-intended",
        "95aa18e28931d4eb4b1ff203b1cb4e2920f446baa90d685157d3499ffb6cdd98"
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
