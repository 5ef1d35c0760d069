internal import Motion

/// A transition from its node: what the file says, with every mistake noted where it stands.
struct TransitionReader {
  let values: Values
  /// What the transition is called where it does not say so itself.
  let defaultName: String
  var problems: Problems { values.problems }

  /// `$schema` is for editors.
  static let keys = ["name", "summary", "backdrop", "hold-first", "hold-last", "clock", "pan", "layers", "$schema"]

  /// Nil where a problem has been noted.
  func transition(_ node: Node) -> Transition? {
    guard let fields = Fields(node, of: "a transition", names: Self.keys, problems) else { return nil }
    let name = fields["name"].flatMap { values.line($0, "a name, such as my-return") } ?? defaultName
    let summary = fields["summary"].flatMap { values.line($0, "one line of text") } ?? ""
    let backdrop = fields["backdrop"].flatMap { values.color($0) }
    let holdFirst = fields["hold-first"].flatMap { values.duration($0) }
    let holdLast = fields["hold-last"].flatMap { values.duration($0) }
    let driver = driver(fields)
    // Where nothing says what drives, points may be meant.
    let isClock = fields["clock"] != nil && fields["pan"] == nil
    guard let list = fields.required("layers") else { return nil }
    let layers = LayerReader(values: values, isClock: isClock).layers(list)
    guard let driver, let layers else { return nil }
    return Transition(
      name: name, summary: summary, layers: layers, driver: driver, backdrop: backdrop, holdFirst: holdFirst,
      holdLast: holdLast)
  }

  private func driver(_ fields: Fields) -> Driver? {
    let reader = DriverReader(values: values)
    let clock = fields["clock"].map { reader.clock($0) }
    let pan = fields["pan"].map { reader.pan($0) }
    switch (clock, pan) {
    case (let clock?, nil): return clock.map { .clock($0) }
    case (nil, let pan?): return pan.map { .pan($0) }
    case (nil, nil):
      if !fields.mayMean("clock"), !fields.mayMean("pan") {
        problems.add(at: fields.node, "expected 'clock' or 'pan' in a transition: what drives it")
      }
    case (_?, _?):
      problems.add(
        at: fields.position(of: "pan"), "expected either 'clock' or 'pan', found both: a transition has one driver")
    }
    return nil
  }
}
