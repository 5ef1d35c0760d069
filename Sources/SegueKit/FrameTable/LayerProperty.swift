internal import Motion

/// A number that a layer has at every moment.
struct LayerProperty: Sendable {
  /// As in `inspect --json`.
  let name: String
  /// Whether a table of all numbers has it also where it never changes.
  var isAlwaysShown = true
  /// Nil where there is no such thing.
  let value: @Sendable (LayerState) -> Double?

  static let all = [
    LayerProperty(name: "x") { $0.x }, LayerProperty(name: "y") { $0.y }, LayerProperty(name: "scaleX") { $0.scaleX },
    LayerProperty(name: "scaleY") { $0.scaleY }, LayerProperty(name: "opacity") { $0.opacity },
    LayerProperty(name: "cornerRadius", isAlwaysShown: false) { $0.cornerRadius },
    LayerProperty(name: "shadowX", isAlwaysShown: false) { $0.shadow?.x },
    LayerProperty(name: "shadowY", isAlwaysShown: false) { $0.shadow?.y },
    LayerProperty(name: "shadowBlur", isAlwaysShown: false) { $0.shadow?.blur },
    LayerProperty(name: "shadowOpacity", isAlwaysShown: false) { $0.shadow?.opacity ?? 0 },
  ]
}
