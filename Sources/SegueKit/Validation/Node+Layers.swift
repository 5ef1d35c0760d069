internal import Motion

extension Node {
  /// What a note is about in these fields of a scene or of a step; nil where neither transition nor finger is among them.
  func place(of note: MotionNote) -> Node? {
    let transition = field("transition")
    if case .breaksContract = note { return transition?.layer(note) ?? transition }
    return field("gesture") ?? field("touches") ?? transition?.field("pan")?.field("gesture") ?? transition
  }

  /// The layer of this transition that a note is about.
  func layer(_ note: MotionNote) -> Node? {
    guard case .breaksContract(let breach, _) = note,
      let layers = field("layers")
    else { return nil }
    return layers.items?.first { layer in
      let name = ["name", "page", "snapshot"].lazy.compactMap { layer.field($0)?.text }.first
      return name ?? "color" == breach.layer
    } ?? layers
  }

  /// A property of one of this transition's layers, as `Transition.propertyWithProblem` names it.
  func property(_ place: (layer: Int, name: String)?) -> Node? {
    guard let place, let items = field("layers")?.items, items.indices.contains(place.layer) else { return nil }
    let layer = items[place.layer]
    let words = place.name.split(separator: " ").map(String.init)
    if words.count == 2 { return layer.field(words[0])?.field(words[1]) ?? layer }
    return layer.field(place.name) ?? (place.name.hasPrefix("scale") ? layer.field("scale") : nil) ?? layer
  }

  /// The value of a mapping's field.
  func field(_ key: String) -> Node? { entries?.first { $0.key == key }?.value }
}
