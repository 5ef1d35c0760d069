public import Motion

extension Transition {
  /// The transition as a file says it; reading that gives the same again, but for a timing function that is a `.spring`:
  /// a file has no words for one, and it is left out.
  public var yaml: String { node.yaml }

  /// The same as a node.
  var node: Node {
    var fields = [("name", Node(name))]
    if !summary.isEmpty { fields.append(("summary", Node(summary))) }
    if let backdrop { fields.append(("backdrop", Node(backdrop.css))) }
    if let holdFirst { fields.append(("hold-first", Node(seconds: holdFirst))) }
    if let holdLast { fields.append(("hold-last", Node(seconds: holdLast))) }
    switch driver {
    case .clock(let clock): fields.append(("clock", clock.node))
    case .pan(let pan): fields.append(("pan", pan.node))
    }
    fields.append(("layers", Node(.sequence(layers.map { $0.node(isClock: driver.isClock) }))))
    return Node(fields)
  }
}

extension Driver {
  fileprivate var isClock: Bool {
    if case .clock = self { true } else { false }
  }
}

extension Driver.Clock {
  fileprivate var node: Node {
    var fields = animation.fields
    if delay != 0 { fields.append(("delay", Node(seconds: delay))) }
    return Node(fields)
  }
}

extension Animation {
  fileprivate var fields: [(String, Node)] {
    var fields: [(String, Node)] = []
    if let duration { fields.append(("duration", Node(seconds: duration))) }
    switch curve {
    case .timing(let function):
      if let css = function.css { fields.append(("timing", Node(css))) }
    case .spring(let spring): fields.append(("spring", spring.node))
    }
    return fields
  }
}

extension Spring {
  fileprivate var node: Node {
    switch self {
    case .physical(let mass, let stiffness, let damping):
      Node([("mass", Node(mass)), ("stiffness", Node(stiffness)), ("damping", Node(damping))], isFlow: true)
    case .dampingRatio(let ratio): Node([("damping-ratio", Node(ratio))], isFlow: true)
    case .bounce(let bounce, let duration):
      Node([("bounce", Node(bounce)), ("duration", Node(seconds: duration))], isFlow: true)
    }
  }
}

extension Pan {
  fileprivate var node: Node {
    var fields = [("direction", Node(direction.rawValue)), ("begin", Node(begin.rule.rawValue))]
    if let edge = begin.edge { fields.append(("edge", Node("\(edge.shortest)pt"))) }
    fields += [("below", Node(belowZero.rawValue)), ("beyond", Node(beyondSide.rawValue))]
    var finish: [(String, Node)] = []
    if let distance = self.finish.distance { finish.append(("distance", Node(distance, .length))) }
    if let velocity = self.finish.velocity { finish.append(("velocity", Node("\(velocity.shortest)pt/s"))) }
    if self.finish.requiresAll { finish.append(("require", Node(DriverReader.Requirement.all.rawValue))) }
    fields.append(("finish", Node(finish, isFlow: true)))
    fields.append(("settle", settle.node))
    fields.append(("cancel", cancel.node))
    fields.append(("gesture", gesture.node))
    return Node(fields)
  }
}

extension Pan.Settle {
  fileprivate var node: Node {
    Node(animation.fields + (isProportional ? [("proportional", Node(plain: "true"))] : []))
  }
}

extension Gesture {
  /// Its steps as a list of texts.
  var node: Node { Node(.sequence(steps.map { Node($0.text) })) }
}

extension Gesture.Step {
  fileprivate var text: String {
    switch self {
    case .down(let point): "down \(point.x.shortest) \(point.y.shortest)"
    case .move(let point, let duration, let timing):
      "move \(point.x.shortest) \(point.y.shortest) \(duration.shortest)s"
        + (timing == .linear ? "" : timing.css.map { " \($0)" } ?? "")
    case .wait(let duration): "wait \(duration.shortest)s"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}

extension Layer {
  fileprivate func node(isClock: Bool) -> Node {
    func tracks(_ all: [(String, Track, Values.Unit, Track)]) -> [(String, Node)] {
      all.compactMap { key, track, unit, standard in
        track == standard ? nil : (key, Node(track, unit, isClock: isClock))
      }
    }
    var fields: [(String, Node)]
    switch content {
    case .page(let role): fields = [("page", Node(role.rawValue))]
    case .snapshot(let role): fields = [("snapshot", Node(role.rawValue))]
    case .color(let color): fields = [("color", Node(color.css))]
    }
    if name != content.defaultName { fields.append(("name", Node(name))) }
    if anchor != .center {
      fields.append(("anchor", Node([("x", Node(anchor.x)), ("y", Node(anchor.y))], isFlow: true)))
    }
    fields += tracks([("x", x, .length, 0), ("y", y, .length, 0)])
    if scaleX == scaleY {
      fields += tracks([("scale", scaleX, .fraction, 1)])
    } else {
      fields += tracks([("scale-x", scaleX, .fraction, 1), ("scale-y", scaleY, .fraction, 1)])
    }
    fields += tracks([("opacity", opacity, .fraction, 1), ("corner-radius", cornerRadius, .length, 0)])
    if let shadow {
      fields.append(
        (
          "shadow",
          Node(
            (shadow.color == .black ? [] : [("color", Node(shadow.color.css))])
              + tracks([
                ("x", shadow.x, .length, 0), ("y", shadow.y, .length, 0), ("blur", shadow.blur, .length, 0),
                ("opacity", shadow.opacity, .fraction, 1),
              ]))
        ))
    }
    if isSubpixel { fields.append(("subpixel", Node(plain: "true"))) }
    return Node(fields)
  }
}
