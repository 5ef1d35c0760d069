import Motion
import Raster
import TestSupport
import Testing

@testable import SegueKit

/// What is composed for several outputs, and how often.
@Suite("The frames of several outputs", .timeLimit(.minutes(10)))
struct FrameProducerTests {
  private let preview: Preview
  private let pages: ScaledPages

  init() throws {
    let request = try PublishedScene.finished.request(
      from: TestPage.text.bitmap(width: 61, height: 131, seed: 51),
      to: TestPage.photo.bitmap(width: 61, height: 131, seed: 52), scale: 61.0 / 390)
    preview = try Preview(request)
    pages = ScaledPages(preview.size, of: preview)
  }

  private static let padded = SegueError.Size(width: 62, height: 132)
  private static let cropped = SegueError.Size(width: 60, height: 130)

  private func demand(
    _ planes: SegueError.Size?, at rate: Int, isTraced: Bool = false, isHashed: Bool = false
  ) -> FrameDemand {
    let clock = FrameClock(rate: Rational(rate))
    return FrameDemand(
      pages: pages, planes: planes, clock: clock, frameCount: clock.frameCount(for: preview.timeline.duration),
      isTraced: isTraced, isHashed: isHashed)
  }

  @Test("of one size and kind are one picture")
  func shared() throws {
    let demands = [
      demand(Self.padded, at: 50, isHashed: true), demand(nil, at: 50), demand(Self.padded, at: 50),
      demand(nil, at: 25), demand(Self.cropped, at: 50),
    ]
    var producer = FrameProducer(demands, of: preview.timeline)
    var counts = [0, 0, 0, 0, 0]
    while let frames = producer.next() {
      for frame in frames { counts[frame.output] += 1 }
      let (movie, folder, other) = (frames[0], frames[1], frames[2])
      #expect(try planes(movie) === planes(other))
      #expect(try movie.hashed === bitmap(folder) && folder.hashed == nil)
      if frames.count == 5 { #expect(try bitmap(frames[3]) === bitmap(folder)) }
      #expect(try planes(frames[frames.count - 1]) !== planes(movie))
    }
    #expect(counts == demands.map(\.frameCount))
  }

  @Test("are composed once as long as nothing moves, and show what the preview does")
  func unchanged() throws {
    let demands = [demand(nil, at: 60), demand(Self.padded, at: 60)]
    var producer = FrameProducer(demands, of: preview.timeline)
    var kept: [[Frame]] = []
    while let frames = producer.next() { kept.append(frames) }
    for (index, frames) in kept.enumerated() {
      let picture = try preview.frame(at: Double(index) / 60)
      #expect(try bitmap(frames[0]).bitmap == picture)
      #expect(try near(planes(frames[1]), Planes(picture)))
      guard index > 0 else { continue }
      let (last, now) = (Rational(index - 1, 60), Rational(index, 60))
      let isSame = preview.timeline.layers(at: last) == preview.timeline.layers(at: now)
      for (frame, before) in zip(frames, kept[index - 1]) {
        #expect(frame.isUnchanged == isSame)
        #expect((ObjectIdentifier(frame.buffer) == ObjectIdentifier(before.buffer)) == isSame)
      }
    }
    #expect(kept.filter { !$0[0].isUnchanged }.count > 20 && kept.filter { $0[0].isUnchanged }.count > 10)
  }

  @Test("take one buffer of each kind where nobody keeps them")
  func buffers() {
    var producer = FrameProducer([demand(nil, at: 60), demand(Self.padded, at: 60)], of: preview.timeline)
    var buffers: Set<ObjectIdentifier> = []
    while let frames = producer.next() { buffers.formUnion(frames.map { ObjectIdentifier($0.buffer) }) }
    #expect(buffers.count == 2)
  }

  @Test("come in the same order, with the same pictures, from a thread of their own")
  func stream() throws {
    let demands = [demand(Self.padded, at: 60, isHashed: true), demand(nil, at: 25)]
    var producer = FrameProducer(demands, of: preview.timeline)
    var stream = FrameStream(demands, of: preview.timeline)
    var buffers: Set<ObjectIdentifier> = []
    while let frames = producer.next() {
      let next = stream.next()
      let streamed = try #require(next)
      #expect(streamed.map(\.output) == frames.map(\.output))
      #expect(streamed.map(\.isUnchanged) == frames.map(\.isUnchanged))
      for (frame, other) in zip(streamed, frames) {
        switch (frame.picture, other.picture) {
        case (.planes(let one), .planes(let two)): #expect(one == two)
        case (.bitmap(let one), .bitmap(let two)): #expect(one.bitmap == two.bitmap)
        default: Issue.record("another kind of picture")
        }
        #expect(frame.hashed?.bitmap == other.hashed?.bitmap)
        buffers.insert(ObjectIdentifier(frame.buffer))
      }
    }
    for _ in 0..<2 {
      let next = stream.next()
      #expect(next == nil)
    }
    #expect(buffers.count <= 2 * 5, "two that are written, two that wait, one that is composed, of each kind")
  }

  @Test("tell where they show pages as they are, when they change and if that is asked for")
  func traced() throws {
    var producer = FrameProducer(
      [demand(nil, at: 30, isTraced: true), demand(nil, at: 30)], of: preview.timeline)
    var told = 0
    while let frames = producer.next() {
      #expect(frames[1].copies.isEmpty && frames[0].copies.isEmpty == frames[0].isUnchanged)
      told += frames[0].copies.count
    }
    #expect(told > 10)
  }

  @Test("that nobody takes end with their thread", arguments: [0, 1, 7])
  func abandoned(taken: Int) throws {
    weak var pages: ScaledPages?
    do {
      let own = ScaledPages(preview.size, of: preview)
      pages = own
      let clock = FrameClock(rate: Rational(60))
      let demand = FrameDemand(
        pages: own, planes: Self.padded, clock: clock, frameCount: 1_000_000, isTraced: false,
        isHashed: false)
      var stream = FrameStream([demand], of: preview.timeline)
      for _ in 0..<taken {
        let next = stream.next()
        #expect(next != nil)
      }
    }
    #expect(pages == nil)
  }

  private func planes(_ frame: Frame) throws -> Planes {
    guard case .planes(let planes) = frame.picture else { throw OtherKind() }
    return planes
  }

  private func bitmap(_ frame: Frame) throws -> BitmapBuffer {
    guard case .bitmap(let buffer) = frame.picture else { throw OtherKind() }
    return buffer
  }

  private struct OtherKind: Error {}

  /// Luma within 1.
  private func near(_ one: Planes, _ other: Planes) -> Bool {
    one.y.count == other.y.count && !zip(one.y, other.y).contains { abs(Int($0) - Int($1)) > 1 }
  }
}

extension Frame {
  fileprivate var buffer: AnyObject {
    switch picture {
    case .bitmap(let buffer): buffer
    case .planes(let planes): planes
    }
  }
}
