internal import Motion

/// The layers of a transition, from their node.
struct LayerReader {
  let values: Values
  /// Whether a clock drives, so that a driving value is a fraction, and not points.
  let isClock: Bool
  private var problems: Problems { values.problems }

  init(values: Values, isClock: Bool) {
    self.values = values
    self.isClock = isClock
  }

  static let keys = [
    "page", "snapshot", "color", "name", "anchor", "x", "y", "scale", "scale-x", "scale-y", "opacity", "corner-radius",
    "shadow", "subpixel", "keyframes", "calculation",
  ]
  static let anchorKeys = ["x", "y"]
  static let shadowKeys = ["color", "x", "y", "blur", "opacity"]

  func layers(_ node: Node) -> [Layer]? {
    guard let items = values.list(node, "a list of layers, back to front: - page: to, - page: from") else { return nil }
    let layers = items.map { layer($0) }
    checkNames(layers, items)
    for role in PageRole.allCases where !layers.contains(nil) {
      let isShown = layers.contains { $0?.content == .page(role) || $0?.content == .snapshot(role) }
      if !isShown {
        problems.add(at: node, "expected a layer with page '\(role.rawValue)', found none: a transition has both pages")
      }
    }
    return layers.contains(nil) ? nil : layers.compactMap(\.self)
  }

  private func checkNames(_ layers: [Layer?], _ items: [Node]) {
    var names: Set = ["backdrop"]
    for (layer, item) in zip(layers, items) {
      guard let layer, !names.insert(layer.name).inserted else { continue }
      problems.add(
        at: item.entries?.first { $0.key == "name" }?.value ?? item,
        layer.name == "backdrop"
          ? "expected another name: 'backdrop' is what lies under all layers"
          : "expected a name of its own for each layer, found '\(layer.name)' again")
    }
  }

  private func layer(_ node: Node) -> Layer? {
    guard let fields = Fields(node, of: "a layer", names: Self.keys, problems) else { return nil }
    let content = content(fields)
    let tracks = TrackReader(values: values, isClock: isClock)
    func track(_ key: String, _ unit: Values.Unit, default value: Track) -> Track {
      fields[key].flatMap { tracks.track($0, unit) } ?? value
    }
    if fields["scale"] != nil {
      for key in ["scale-x", "scale-y"] where fields[key] != nil {
        problems.add(at: fields.position(of: key), "expected either 'scale' or '\(key)' in a layer, found both")
      }
    }
    let scale = track("scale", .scale, default: 1)
    let anchor = fields["anchor"].flatMap { self.anchor($0) } ?? .center
    let shadow = fields["shadow"].map { self.shadow($0, tracks) }
    let isSubpixel = fields["subpixel"].flatMap { values.boolean($0) } ?? false
    let name = fields["name"].map { values.line($0, "a name, such as mask") }
    // A layer of nothing is read to its end all the same, for the sake of its other mistakes.
    var layer = Layer(
      name: (name ?? nil) ?? content?.defaultName ?? "", content: content ?? .page(.from), anchor: anchor,
      x: track("x", .length, default: 0), y: track("y", .length, default: 0),
      scaleX: track("scale-x", .scale, default: scale),
      scaleY: track("scale-y", .scale, default: scale), opacity: track("opacity", .opacity, default: 1),
      cornerRadius: track("corner-radius", .extent, default: 0), shadow: shadow ?? nil, isSubpixel: isSubpixel)
    KeyframeReader(values: values, isClock: isClock).apply(fields, to: &layer)
    return content == nil ? nil : layer
  }

  private func content(_ fields: Fields) -> Layer.Content? {
    let kinds = ["page", "snapshot", "color"]
    let given = kinds.filter { fields[$0] != nil }
    guard given.count == 1, let key = given.first, let node = fields[key] else {
      if given.isEmpty, fields.hasUnknown { return nil }
      problems.add(
        at: fields.node,
        "expected one of 'page', 'snapshot' and 'color' in a layer, found \(given.isEmpty ? "none" : given.joined(separator: " and "))"
      )
      return nil
    }
    switch key {
    case "page": return values.word(node, PageRole.self).map { .page($0) }
    case "snapshot": return values.word(node, PageRole.self).map { .snapshot($0) }
    default: return values.color(node).map { .color($0) }
    }
  }

  private func anchor(_ node: Node) -> Anchor? {
    guard let fields = Fields(node, of: "anchor", names: Self.anchorKeys, problems) else { return nil }
    func share(_ key: String) -> Double {
      fields[key].flatMap { values.quantity($0, .fraction) }?.resolved(whole: 1) ?? 0.5
    }
    return Anchor(x: share("x"), y: share("y"))
  }

  private func shadow(_ node: Node, _ tracks: TrackReader) -> Shadow? {
    guard let fields = Fields(node, of: "shadow", names: Self.shadowKeys, problems) else { return nil }
    func track(_ key: String, _ unit: Values.Unit, default value: Track) -> Track {
      fields[key].flatMap { tracks.track($0, unit) } ?? value
    }
    return Shadow(
      color: fields["color"].flatMap { values.color($0) } ?? .black, x: track("x", .length, default: 0),
      y: track("y", .length, default: 0), blur: track("blur", .extent, default: 0),
      opacity: track("opacity", .opacity, default: 1))
  }
}

extension Layer.Content {
  /// What a layer is called that has no name: its page, or `color`.
  var defaultName: String {
    switch self {
    case .page(let role), .snapshot(let role): role.rawValue
    case .color: "color"
    }
  }
}
