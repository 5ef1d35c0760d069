internal import Motion

/// What drives a transition, from its node.
struct DriverReader {
  let values: Values
  private var problems: Problems { values.problems }

  init(values: Values) { self.values = values }

  static let clockKeys = ["duration", "timing", "spring", "delay"]
  static let panKeys = [
    "direction", "begin", "edge", "below", "beyond", "finish", "settle", "cancel", "gesture",
  ]
  static let finishKeys = ["distance", "velocity", "require"]
  static let settleKeys = ["duration", "timing", "spring", "proportional"]
  static let springKeys = ["mass", "stiffness", "damping", "damping-ratio", "bounce", "duration"]

  /// Whether one rule is enough for a pan to finish.
  enum Requirement: String, CaseIterable { case any, all }

  func clock(_ node: Node) -> Driver.Clock? {
    guard let fields = Fields(node, of: "clock", names: Self.clockKeys, problems) else { return nil }
    let delay = fields["delay"].flatMap { values.duration($0) } ?? 0
    return animation(fields).map { Driver.Clock($0, delay: delay) }
  }

  func pan(_ node: Node) -> Pan? {
    guard let fields = Fields(node, of: "pan", names: Self.panKeys, problems) else { return nil }
    let direction = fields.required("direction").flatMap { values.word($0, Pan.Direction.self) }
    let rule = fields["begin"].flatMap { values.word($0, Pan.Begin.Rule.self) } ?? .direction
    let edge = fields["edge"].flatMap {
      values.number($0, in: 0...Double.calculableLimit, unit: "pt", "a length from the edge in points, such as 20pt")
    }
    let below = fields["below"].flatMap { values.word($0, Pan.Overrun.self) } ?? .clamp
    let beyond = fields["beyond"].flatMap { values.word($0, Pan.Overrun.self) } ?? .clamp
    let finish = fields.required("finish").flatMap { self.finish($0) }
    let settle = fields.required("settle").flatMap { self.settle($0, of: "settle") }
    let cancel = fields["cancel"].map { self.settle($0, of: "cancel") }
    let gesture = fields.required("gesture").flatMap { GestureReader(values: values).gesture($0) }
    guard let direction, let finish, let settle, let gesture else { return nil }
    if let cancel, cancel == nil { return nil }
    return Pan(
      direction: direction, begin: Pan.Begin(rule: rule, edge: edge), belowZero: below, beyondSide: beyond,
      finish: finish, settle: settle, cancel: cancel ?? nil, gesture: gesture)
  }

  private func finish(_ node: Node) -> Pan.Finish? {
    guard let fields = Fields(node, of: "finish", names: Self.finishKeys, problems) else { return nil }
    let distance = fields["distance"].flatMap { node -> Quantity? in
      guard let distance = values.alongPan(node) else { return nil }
      return distance.resolved(whole: 1) >= 0 ? distance : values.fail(node, "a distance of 0 or more")
    }
    let velocity = fields["velocity"].flatMap {
      values.number(
        $0, in: 0...Double.calculableLimit, unit: "pt/s", "a speed in points per second, 0 or more, such as 300pt/s")
    }
    let require = fields["require"].flatMap { values.word($0, Requirement.self) } ?? .any
    if fields["distance"] == nil, fields["velocity"] == nil {
      if !fields.hasUnknown { problems.add(at: node, "expected 'distance', 'velocity' or both in finish") }
      return nil
    }
    return Pan.Finish(distance: distance, velocity: velocity, requiresAll: require == .all)
  }

  private func settle(_ node: Node, of owner: String) -> Pan.Settle? {
    guard let fields = Fields(node, of: owner, names: Self.settleKeys, problems) else { return nil }
    let isProportional = fields["proportional"].flatMap { values.boolean($0) } ?? false
    return animation(fields).map { Pan.Settle($0, isProportional: isProportional) }
  }

  /// `duration` with `timing` or `spring`.
  private func animation(_ fields: Fields) -> Animation? {
    let duration = fields["duration"].flatMap { values.duration($0) }
    let timing = fields["timing"].map { values.timing($0) }
    let spring = fields["spring"].map { self.spring($0) }
    if timing != nil, spring != nil {
      problems.add(
        at: fields.position(of: "spring"), "expected either 'timing' or 'spring' in \(fields.owner), found both")
      return nil
    }
    let curve: Animation.Curve?
    if let spring { curve = spring.map { .spring($0) } } else { curve = (timing ?? .linear).map { .timing($0) } }
    guard fields["duration"] == nil else {
      guard let curve, let duration else { return nil }
      return Animation(curve, duration: duration)
    }
    // Only a spring may settle by itself.
    guard spring != nil else { return fields.required("duration").flatMap { _ in nil } }
    if case .spring(.dampingRatio) = curve {
      problems.add(
        at: fields.node,
        "expected 'duration' in \(fields.owner): a damping ratio alone does not say how fast the spring is")
      return nil
    }
    return curve.map { Animation($0) }
  }

  private func spring(_ node: Node) -> Spring? {
    guard let fields = Fields(node, of: "spring", names: Self.springKeys, problems) else { return nil }
    let given = Self.springKeys.filter { fields[$0] != nil }
    let forms: [Set<String>] = [["mass", "stiffness", "damping"], ["damping-ratio"], ["bounce", "duration"]]
    guard forms.contains(Set(given)) else {
      if !fields.hasUnknown {
        problems.add(
          at: node,
          "expected a spring by mass, stiffness and damping, by damping-ratio, or by bounce and duration, found \(given.isEmpty ? "nothing" : given.joined(separator: ", "))\(durationHint(given))"
        )
      }
      return nil
    }
    func number(_ key: String, such example: String) -> Double? {
      let expected = "a number above 0 for \(key), such as \(example), at most \(decimal(Double.calculableLimit))"
      return fields[key].flatMap { values.number($0, in: 1e-6...Double.calculableLimit, expected) }
    }
    let spring: Spring?
    if given.contains("mass") {
      let (mass, stiffness, damping) = (
        number("mass", such: "1"), number("stiffness", such: "300"), number("damping", such: "30")
      )
      guard let mass, let stiffness, let damping else { return nil }
      spring = .physical(mass: mass, stiffness: stiffness, damping: damping)
    } else if given.contains("bounce") {
      let bounce = fields["bounce"].flatMap { values.number($0, in: 0...0.99, "a bounce from 0 to 0.99, such as 0.2") }
      let duration = fields["duration"].flatMap { values.duration($0) }
      guard let bounce, let duration else { return nil }
      spring = .bounce(bounce, duration: duration)
    } else {
      spring = number("damping-ratio", such: "0.8").map { .dampingRatio($0) }
    }
    guard let spring else { return nil }
    if let problem = spring.problem {
      problems.add(at: node, problem)
      return nil
    }
    return spring
  }

  /// Where the duration of a spring stands, if it is in the wrong place.
  private func durationHint(_ given: [String]) -> String {
    switch given {
    case ["bounce"]: "; its duration belongs inside of spring: {bounce: 0.2, duration: 500ms}"
    case ["damping-ratio", "duration"]:
      "; its duration belongs beside spring: {duration: 500ms, spring: {damping-ratio: 0.8}}"
    default: ""
    }
  }
}
