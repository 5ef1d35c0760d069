internal import Motion

/// Keyframes as UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:)` has them: each takes some properties to new
/// values within a share of the whole. They become the stops of the layer's tracks.
struct KeyframeReader {
  let values: Values
  let isClock: Bool

  private static let example = "{start: 0, length: 0.2, opacity: 0.8}"
  static let keys = ["start", "length"] + properties.map(\.key)

  /// How a property gets to a keyframe's value.
  enum Calculation: String, CaseIterable {
    /// In a straight line.
    case linear
    /// By a jump where the keyframe ends.
    case discrete
  }

  private struct Property {
    let key: String
    let unit: Values.Unit
    let tracks: [WritableKeyPath<Layer, Track> & Sendable]
  }

  /// What keyframes can move.
  private static let properties = [
    Property(key: "x", unit: .length, tracks: [\.x]), Property(key: "y", unit: .length, tracks: [\.y]),
    Property(key: "scale", unit: .scale, tracks: [\.scaleX, \.scaleY]),
    Property(key: "scale-x", unit: .scale, tracks: [\.scaleX]),
    Property(key: "scale-y", unit: .scale, tracks: [\.scaleY]),
    Property(key: "opacity", unit: .opacity, tracks: [\.opacity]),
    Property(key: "corner-radius", unit: .extent, tracks: [\.cornerRadius]),
  ]

  /// A keyframe in fractions of the whole.
  private struct Keyframe {
    let start: Double
    let end: Double
    let fields: Fields
    /// By property.
    let values: [String: Quantity]
  }

  func apply(_ layer: Fields, to target: inout Layer) {
    let calculation = layer["calculation"].flatMap { values.word($0, Calculation.self) } ?? .linear
    guard let node = layer["keyframes"] else {
      if let position = layer.position(of: "calculation") {
        values.problems.add(at: position, "expected 'keyframes' beside 'calculation', found none")
      }
      return
    }
    guard let items = values.list(node, "a list of keyframes: - \(Self.example)") else { return }
    let keyframes = items.compactMap { keyframe($0) }
    checkOrder(keyframes)
    let used = Self.properties.filter { property in keyframes.contains { $0.fields[property.key] != nil } }
    checkScales(used, keyframes)
    refuseStops(besides: used, layer, target)
    for property in used {
      for track in property.tracks {
        guard let start = target[keyPath: track].constant else { continue }
        target[keyPath: track] = Track(stops(keyframes, property, from: start, calculation))
      }
    }
  }

  private func keyframe(_ node: Node) -> Keyframe? {
    guard
      let fields = Fields(
        node, of: "a keyframe", example: Self.example, names: Self.keys, values.problems)
    else { return nil }
    func share(_ key: String) -> Double? {
      fields.required(key).flatMap { node in
        values.quantity(node, .fraction).flatMap { share in
          let share = share.resolved(whole: 1)
          return (0...1).contains(share) ? share : values.fail(node, "a share of the whole from 0 to 1")
        }
      }
    }
    let (start, length) = (share("start"), share("length"))
    var properties: [String: Quantity] = [:]
    for property in Self.properties {
      properties[property.key] = fields[property.key].flatMap { values.quantity($0, property.unit) }
    }
    if node.entries?.allSatisfy({ ["start", "length"].contains($0.key) }) == true {
      values.problems.add(
        at: node, "expected a property in a keyframe: \(listed(Self.properties.map(\.key)))")
    }
    guard let start, let length else { return nil }
    guard start + length <= 1 + 1e-9 else {
      values.problems.add(
        at: fields["length"] ?? node,
        "expected a keyframe that ends by 1, found one that ends at \(decimal(start + length))")
      return nil
    }
    // 0.28 + 0.14 is to be 0.42.
    func rounded(_ share: Double) -> Double { (share * 1e9).rounded() / 1e9 }
    return Keyframe(
      start: rounded(start), end: min(rounded(start + length), 1), fields: fields, values: properties)
  }

  private func stops(
    _ keyframes: [Keyframe], _ property: Property, from start: Quantity, _ calculation: Calculation
  ) -> [Track.Stop] {
    let easing: TimingFunction = calculation == .discrete ? .steps(1, .jumpEnd) : .linear
    var stops = [Track.Stop(at: place(0), value: start)]
    var last = 0.0
    for keyframe in keyframes {
      guard let value = keyframe.values[property.key] else { continue }
      if keyframe.start > last + 1e-9 {
        stops.append(Track.Stop(at: place(keyframe.start), value: stops[stops.count - 1].value))
      }
      stops[stops.count - 1].easing = easing
      stops.append(Track.Stop(at: place(keyframe.end), value: value))
      last = keyframe.end
    }
    return stops
  }

  private func place(_ share: Double) -> Quantity { isClock ? .number(share) : .percent(share * 100) }
}

extension KeyframeReader {
  /// A property's keyframes follow one another; those of different properties may overlap.
  private func checkOrder(_ keyframes: [Keyframe]) {
    var ends: [String: Double] = [:]
    for keyframe in keyframes {
      let keys = Self.properties.map(\.key).filter { keyframe.fields[$0] != nil }
      let late = keys.filter { keyframe.start < ends[$0, default: 0] - 1e-9 }
      for key in keys { ends[key] = max(ends[key, default: 0], keyframe.end) }
      guard !late.isEmpty, let node = keyframe.fields["start"] else { continue }
      values.problems.add(
        at: node,
        "expected keyframes of \(late.joined(separator: " and ")) in order, found one that starts at \(decimal(keyframe.start)), before the one ahead of it ends"
      )
    }
  }

  private func checkScales(_ used: [Property], _ keyframes: [Keyframe]) {
    guard used.contains(where: { $0.key == "scale" }) else { return }
    for key in ["scale-x", "scale-y"] {
      guard let position = keyframes.lazy.compactMap({ $0.fields.position(of: key) }).first else { continue }
      values.problems.add(at: position, "expected either 'scale' or '\(key)' in keyframes, found both")
    }
  }

  /// What keyframes move has one value besides, which they start from.
  private func refuseStops(besides used: [Property], _ layer: Fields, _ target: Layer) {
    let moved = Set(used.flatMap(\.tracks))
    for property in Self.properties where !moved.isDisjoint(with: property.tracks) {
      guard let position = layer.position(of: property.key),
        property.tracks.contains(where: { target[keyPath: $0].constant == nil })
      else { continue }
      values.problems.add(at: position, "expected one value of \(property.key) beside its keyframes, found stops")
    }
  }
}
