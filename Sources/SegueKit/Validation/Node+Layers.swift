internal import Motion

extension Node {
  /// What a note is about in these fields of a scene or of a step; nil where nothing among them is.
  func node(of note: MotionNote) -> Node? {
    let transition = field("transition")
    let own: Node? =
      switch note {
      case .lastsLong(_, .holdFirst): field("hold-first")
      case .lastsLong(_, .holdLast): field("hold-last")
      case .breaksContract, .curveJumps, .springCutShort, .springOverdamped, .lastsLong(_, .clock),
        .lastsLong(_, .delay), .lastsLong(_, .settle), .lastsLong(_, .cancel):
        nil
      default: field("gesture") ?? field("touches")
      }
    return own ?? transition?.nodeInTransition(of: note) ?? transition
  }

  /// Likewise in the fields of a transition.
  func nodeInTransition(of note: MotionNote) -> Node? {
    switch note {
    case .breaksContract(let breach, _): layer(of: breach)
    case .curveJumps(_, _, let stretch): driver(of: stretch)?.field("timing")
    case .springCutShort(_, _, let stretch), .springOverdamped(_, let stretch): driver(of: stretch)?.field("spring")
    case .lastsLong(_, .holdFirst): field("hold-first")
    case .lastsLong(_, .holdLast): field("hold-last")
    case .lastsLong(_, .delay): field("clock")?.field("delay")
    case .lastsLong(_, let stretch):
      driver(of: stretch).flatMap { $0.field("duration") ?? $0.field("spring") } ?? field("pan")?.field("gesture")
    default: field("pan")?.field("gesture")
    }
  }

  /// Where a transition says how long something takes, and along which curve.
  private func driver(of stretch: MotionNote.Stretch) -> Node? {
    switch stretch {
    case .clock: field("clock")
    case .settle: field("pan")?.field("settle")
    case .cancel: field("pan")?.field("cancel")
    case .holdFirst, .wait, .delay, .touch, .holdLast: nil
    }
  }

  private func layer(of breach: ContractBreach) -> Node? {
    guard let layers = field("layers") else { return nil }
    return layers.items?.first { layer in
      let name = ["name", "page", "snapshot"].lazy.compactMap { layer.field($0)?.text }.first
      return name ?? "color" == breach.layer
    } ?? layers
  }

  /// A property of one of this transition's layers, or where its stop is.
  func property(_ path: PropertyPath) -> Node? {
    guard let items = field("layers")?.items, items.indices.contains(path.layer) else { return nil }
    let layer = items[path.layer]
    let words = path.name.split(separator: " ").map(String.init)
    let owner = words.count == 2 ? layer.field(words[0]) : layer
    let name = words[words.count - 1]
    let property = owner?.field(name) ?? (name.hasPrefix("scale") ? layer.field("scale") : nil) ?? layer
    guard let stop = path.stop, let stops = property.items, stops.indices.contains(stop) else { return property }
    return stops[stop].field("at") ?? stops[stop]
  }

  /// The value of a mapping's field.
  func field(_ key: String) -> Node? { entries?.first { $0.key == key }?.value }
}
