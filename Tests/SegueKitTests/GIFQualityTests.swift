import Media
import SegueKit
import TestSupport
import Testing

@Suite("The quality of a GIF")
struct GIFQualityTests {
  @Test("never makes a larger file where it is lower", arguments: Sample.all)
  func monotone(sample: Sample) throws {
    let scratch = try Scratch()
    let qualities = [100, 99, 97, 94, 90, 85, 80, 75, 70, 60, 50, 40, 30, 20, 10, 1]
    let destinations = try qualities.map { quality in
      var destination = try Destination(path: scratch.file("\(quality).gif"), width: 160)
      destination.quality = quality
      return destination
    }
    let sizes = try export(sample.request, to: destinations).outputs.map(\.file.bytes)
    for (at, size) in sizes.enumerated().dropFirst() {
      #expect(
        size <= sizes[at - 1], "quality \(qualities[at - 1]) takes \(sizes[at - 1]), \(qualities[at]) takes \(size)")
    }
  }
}
