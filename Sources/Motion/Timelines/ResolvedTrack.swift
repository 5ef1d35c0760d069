/// A track in plain numbers.
struct ResolvedTrack: Sendable {
  private struct Stop: Sendable {
    let at: Double
    let value: Double
    let easing: TimingFunction
  }

  private let stops: [Stop]
  /// The whole way: a segment that begins at 0 or ends here goes on beyond.
  private let whole: Double

  /// - Parameters:
  ///   - driver: the driving value that is 100 %.
  ///   - value: what 100 % of the property is.
  init(_ track: Track, driver: Double, value: Double) {
    whole = driver
    stops = track.stops.map {
      Stop(at: $0.at.resolved(whole: driver), value: $0.value.resolved(whole: value), easing: $0.easing)
    }
  }

  subscript(driving: Double) -> Double {
    let last = stops.count - 1
    guard let next = stops.firstIndex(where: { $0.at > driving }) else {
      let isBeyond = driving > whole && stops[last].at == whole
      return isBeyond ? line(from: last - 1, at: driving) ?? stops[last].value : stops[last].value
    }
    if next == 0 {
      let isBefore = driving < 0 && stops[0].at == 0
      return isBefore ? line(from: 0, at: driving) ?? stops[0].value : stops[0].value
    }
    if let value = line(from: next - 1, at: driving) { return value }
    let (a, b) = (stops[next - 1], stops[next])
    return a.value + (b.value - a.value) * a.easing.value(at: (driving - a.at) / (b.at - a.at))
  }

  /// The straight line through a stop and the next; nil where there is none.
  private func line(from index: Int, at driving: Double) -> Double? {
    guard index >= 0, index + 1 < stops.count, stops[index].easing == .linear else { return nil }
    let (a, b) = (stops[index], stops[index + 1])
    // Stops as close as this are a jump, whose slope says nothing of what lies beyond.
    guard b.at - a.at > 1e-9 else { return nil }
    // The slope first: where it is 1, as for a page that follows the finger, the result is exact.
    return a.value + (driving - a.at) * ((b.value - a.value) / (b.at - a.at))
  }
}
