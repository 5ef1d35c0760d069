/// Where a finger is while one touch lasts.
struct FingerPath {
  private struct Piece {
    let start: Double
    let duration: Double
    let from: Point
    let to: Point
    let timing: TimingFunction
  }

  /// Seconds of the gesture.
  let start: Double
  private let origin: Point
  private var pieces: [Piece] = []
  private(set) var position: Point
  private var end: Double

  init(at point: Point, time: Double) {
    origin = point
    position = point
    start = time
    end = time
  }

  mutating func move(to point: Point, duration: Double, timing: TimingFunction) {
    pieces.append(Piece(start: end, duration: duration, from: position, to: point, timing: timing))
    position = point
    end += duration
  }

  /// The mean velocity along `pan`'s direction over the last 100 ms of the touch, or over all of a shorter one, in points
  /// per second; 0 for a touch of no length.
  func velocity(along pan: Pan) -> Double {
    let earlier = max(end - 0.1, start)
    guard end - earlier > Timeline.timeTolerance else { return 0 }
    // A curve may jump as soon as the finger is down.
    let from = earlier > start ? point(at: earlier) : origin
    return pan.along(from: from, to: position) / (end - earlier)
  }

  private func point(at time: Double) -> Point {
    guard let piece = pieces.last(where: { $0.start <= time + Timeline.timeTolerance }) else { return position }
    guard time < piece.start + piece.duration else { return piece.to }
    let share = piece.timing.value(at: (time - piece.start) / piece.duration)
    return Point(
      x: piece.from.x + (piece.to.x - piece.from.x) * share, y: piece.from.y + (piece.to.y - piece.from.y) * share)
  }
}
