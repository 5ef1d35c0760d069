/// Why no timeline can be made of a transition.
struct TransitionProblem {
  var reason: String
  /// The property it is about; nil for another part.
  var property: PropertyPath?
}

extension Transition {
  /// Why no timeline can be made of the transition; nil where one can.
  /// - Parameter whole: the driving value that is 100 % on a page.
  func problem(whole: Double) -> TransitionProblem? {
    var names: Set<String> = ["backdrop"]
    for (index, layer) in layers.enumerated() {
      if !names.insert(layer.name).inserted { return .init(reason: "two layers are named '\(layer.name)'") }
      for (property, track) in layer.tracks {
        guard let problem = track.problem(whole: whole) else { continue }
        return .init(
          reason: "layer '\(layer.name)', \(property): \(problem.reason)",
          property: .init(layer: index, name: property, stop: problem.stop))
      }
      if !layer.anchor.x.isCalculable || !layer.anchor.y.isCalculable {
        let limit = decimal(Double.calculableLimit)
        return .init(reason: "layer '\(layer.name)', anchor: expected fractions within ±\(limit)")
      }
    }
    for (name, seconds) in [("hold-first", holdFirst), ("hold-last", holdLast)] {
      if let seconds, !Timeline.isDuration(seconds) { return .init(reason: "\(name): \(Timeline.expectedDuration)") }
    }
    return driver.problem.map { .init(reason: $0) }
  }
}

extension Layer {
  /// Every property that may move, by its name in a file.
  var tracks: [(name: String, track: Track)] {
    var tracks = [
      ("x", x), ("y", y), ("scale-x", scaleX), ("scale-y", scaleY), ("opacity", opacity),
      ("corner-radius", cornerRadius),
    ]
    if let shadow {
      tracks += [
        ("shadow x", shadow.x), ("shadow y", shadow.y), ("shadow blur", shadow.blur),
        ("shadow opacity", shadow.opacity),
      ]
    }
    return tracks
  }
}

extension Track {
  /// Stops out of order, or numbers and easings that cannot be calculated with.
  func problem(whole: Double) -> (reason: String, stop: Int?)? {
    if stops.isEmpty { return ("expected at least one stop", nil) }
    var last = -Double.infinity
    for (index, stop) in stops.enumerated() {
      let at = stop.at.resolved(whole: whole)
      guard at.isCalculable, stop.value.resolved(whole: 1).isCalculable else {
        return ("stop \(index + 1): expected numbers within ±\(decimal(Double.calculableLimit))", index)
      }
      if at < last {
        let ahead = "before the one ahead of it at \(decimal(last))"
        return ("stop \(index + 1) is at \(decimal(at)), \(ahead): expected stops in order", index)
      }
      if let problem = stop.easing.problem { return ("stop \(index + 1): \(problem)", index) }
      last = at
    }
    return nil
  }
}

extension Driver {
  var problem: String? {
    switch self {
    case .clock(let clock):
      return clock.animation.problem ?? (Timeline.isDuration(clock.delay) ? nil : "delay: \(Timeline.expectedDuration)")
    case .pan(let pan):
      if let problem = pan.settle.animation.problem { return "settle: \(problem)" }
      if let problem = pan.cancel.animation.problem { return "cancel: \(problem)" }
      return pan.begin.problem ?? pan.finish.problem
    }
  }
}

extension Pan.Begin {
  var problem: String? {
    guard let edge, !(edge >= 0 && edge.isCalculable) else { return nil }
    return "edge: expected a number from 0 to \(decimal(Double.calculableLimit))"
  }
}

extension Pan.Finish {
  var problem: String? {
    if distance == nil, velocity == nil { return "finish: expected a distance, a velocity or both" }
    let numbers = [distance?.resolved(whole: 1), velocity].compactMap(\.self)
    let areGood = numbers.allSatisfy { $0 >= 0 && $0.isCalculable }
    return areGood ? nil : "finish: expected numbers from 0 to \(decimal(Double.calculableLimit))"
  }
}
