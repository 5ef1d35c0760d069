internal import Motion

extension Node {
  /// Text, in quotes only where it needs them.
  init(_ text: String) { self.init(text: text) }

  /// A number in the shortest form that reads back as the same.
  init(_ number: Double) { self.init(plain: number.shortest) }

  init(_ number: Int) { self.init(plain: "\(number)") }

  /// A time.
  init(seconds: Double) { self.init("\(seconds.shortest)s") }

  init(_ quantity: Quantity, _ unit: Values.Unit) {
    switch quantity {
    case .percent(let share): self.init("\(share.shortest)%")
    case .number(let value): if unit.isLength { self.init("\(value.shortest)pt") } else { self.init(value) }
    }
  }

  init(_ track: Track, _ unit: Values.Unit, isClock: Bool) {
    if let constant = track.constant {
      self.init(constant, unit)
      return
    }
    let last = track.stops.count - 1
    let stops = track.stops.enumerated().map { index, stop in
      var fields = [("at", Node(stop.at, isClock ? .fraction : .length)), ("value", Node(stop.value, unit))]
      if index < last, stop.easing != .linear, let css = stop.easing.css { fields.append(("easing", Node(css))) }
      return Node(fields, isFlow: true)
    }
    self.init(.sequence(stops))
  }

  /// A mapping in this order.
  /// - Parameter isFlow: between braces on one line.
  init(_ fields: [(String, Node)], isFlow: Bool = false) {
    self.init(.mapping(fields.map { Entry(key: $0, value: $1) }), isFlow: isFlow)
  }
}
