internal import Motion

/// A property from its node: one value, or a list of stops.
struct TrackReader {
  let values: Values
  /// Whether a clock drives, so that a driving value is a fraction, and not points.
  let isClock: Bool

  static let stopKeys = ["at", "value", "easing"]

  func track(_ node: Node, _ unit: Values.Unit) -> Track? {
    if node.text != nil { return values.quantity(node, unit).map { Track(constant: $0) } }
    guard let items = values.list(node, "one value, or a list of stops: - {at: 0%, value: …}") else { return nil }
    let stops = items.enumerated().map { stop($1, unit, isLast: $0 == items.count - 1) }
    checkOrder(stops, items)
    let good = stops.compactMap(\.self)
    guard good.count == stops.count else { return nil }
    // One stop is the same everywhere.
    return good.count == 1 ? Track(constant: good[0].value) : Track(good)
  }

  private func stop(_ node: Node, _ unit: Values.Unit, isLast: Bool) -> Track.Stop? {
    guard
      let fields = Fields(
        node, of: "a stop", example: "{at: 0%, value: …}", names: Self.stopKeys, values.problems)
    else { return nil }
    let at = fields.required("at").flatMap { place($0) }
    let value = fields.required("value").flatMap { values.quantity($0, unit) }
    let easing = fields["easing"].map { values.timing($0) }
    if isLast, let position = fields.position(of: "easing") {
      values.problems.add(
        at: position, "expected no easing in the last stop: it is how a property runs to the next one")
    }
    guard let at, let value else { return nil }
    if let easing, easing == nil { return nil }
    return Track.Stop(at: at, value: value, easing: (easing ?? nil) ?? .linear)
  }

  /// A driving value.
  func place(_ node: Node) -> Quantity? {
    guard isClock else { return values.alongPan(node) }
    guard let place = values.quantity(node, .fraction) else { return nil }
    // A spring, and some curves, leave 0…1 on their way.
    guard (-1...2).contains(place.resolved(whole: 1)) else {
      return values.fail(
        node, "a share of the way from 0 to 1, or 0% to 100% (-100% to 200% for a curve that overshoots)")
    }
    return place
  }

  /// Stops in different units may be in order on one page and not on another: the timeline checks those.
  private func checkOrder(_ stops: [Track.Stop?], _ items: [Node]) {
    for index in stops.indices.dropFirst() {
      let isEarlier: Bool? =
        switch (stops[index - 1]?.at, stops[index]?.at) {
        case (.number(let before), .number(let after)), (.percent(let before), .percent(let after)): after < before
        case (let before?, let after?) where isClock: after.resolved(whole: 1) < before.resolved(whole: 1)
        default: nil
        }
      if isEarlier == true {
        let at = items[index].entries?.first { $0.key == "at" }?.value ?? items[index]
        values.problems.add(at: at, "expected stops in order, found \(at) after a later one")
      }
    }
  }
}
