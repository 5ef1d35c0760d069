/// A track in plain numbers.
struct ResolvedTrack: Sendable {
  private struct Stop: Sendable {
    let at: Double
    let value: Double
    let easing: TimingFunction
  }

  private let stops: [Stop]

  /// - Parameters:
  ///   - driver: the driving value that is 100 %.
  ///   - value: what 100 % of the property is.
  init(_ track: Track, driver: Double, value: Double) {
    stops = track.stops.map {
      Stop(at: $0.at.resolved(whole: driver), value: $0.value.resolved(whole: value), easing: $0.easing)
    }
  }

  subscript(driving: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.at > driving }) else { return stops[stops.count - 1].value }
    if next == 0 { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    if a.easing == .linear {
      // The slope first: where it is 1, as for a page that follows the finger, the result is exact.
      return a.value + (driving - a.at) * ((b.value - a.value) / (b.at - a.at))
    }
    return a.value + (b.value - a.value) * a.easing.value(at: (driving - a.at) / (b.at - a.at))
  }
}
