import Foundation
import Motion
import SegueKit
import TestSupport
import Testing

@Suite("A resolved scene, written as a file and read again,") struct RoundTripTests {
  private func hashes(_ request: PreviewRequest, in scratch: Scratch) throws -> FrameHashes {
    let report = try export(
      request, to: [Destination(path: scratch.file("x.gif"), frameRate: Rational(20))], hashes: true)
    return try #require(report.hashes)
  }

  private func reread(_ request: PreviewRequest, in scratch: Scratch) throws -> PreviewRequest {
    let resolved = try SceneFile(request: request).resolved(Preview(request))
    try resolved.yaml.write(toFile: scratch.file("scene.yaml"), atomically: true, encoding: .utf8)
    #expect(validate(scratch.file("scene.yaml")).problems == [])
    return try SceneFile(contentsOf: scratch.file("scene.yaml")).request
  }

  private func request(_ transition: Transition, in scratch: Scratch) throws -> PreviewRequest {
    for (name, seed) in [("from.png", 1), ("to.png", 2)] {
      let page = testPage(width: 78, height: 169, seed: seed)
      let file = PNGFile(width: 78, height: 169) { x, y, channel in Int(page[x, y][channel]) }
      try Data(file.bytes).write(to: URL(filePath: scratch.file(name)))
    }
    return PreviewRequest(
      transition: transition, from: .file(scratch.file("from.png")), to: .file(scratch.file("to.png")), scale: 0.2)
  }

  @Test("has the same frames", arguments: Transition.presets)
  func presets(transition: Transition) throws {
    let scratch = try Scratch()
    let request = try request(transition, in: scratch)
    let again = try reread(request, in: scratch)
    #expect(again.transition.layers == transition.layers && again.transition.driver == transition.driver)
    #expect(try hashes(again, in: scratch) == hashes(request, in: scratch))
  }

  @Test("has the same steps")
  func walks() throws {
    let scratch = try Scratch()
    let pair = try request(.fullScreenReturn, in: scratch)
    let gesture = try Gesture(text: "down 5 80, move 40 90 200ms ease-in, cancel", frameRate: Rational(60))
    let walk = Walk(
      pages: ["list": pair.to, "detail": pair.from, "third": .placeholder], root: "list",
      steps: [
        .push(page: "detail"), .wait(0.1), .push(page: "third", transition: try Transition(named: "card-zoom")),
        .return(transition: try Transition(named: "dismiss")), .return(gesture: gesture), .return(),
      ])
    var request = pair
    request.walk = walk
    let again = try reread(request, in: scratch)
    var whole = walk
    whole.steps[0] = .push(page: "detail", transition: try Transition(named: "push"))
    #expect(again.walk == whole)
    #expect(try hashes(again, in: scratch) == hashes(request, in: scratch))
  }
}
