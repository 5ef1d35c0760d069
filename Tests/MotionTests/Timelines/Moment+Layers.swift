import Motion
import Testing

extension Moment {
  /// The layer of that name, which must be there.
  func layer(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> LayerState {
    try #require(layers.first { $0.name == name }, "no layer is named '\(name)'", sourceLocation: sourceLocation)
  }

  /// The names of the layers that are not hidden, back to front.
  var shown: [String] { layers.filter { !$0.isHidden }.map(\.name) }
}

/// Expects exactly one page on the screen, where it rests and as it is, over the backdrop.
func expectAlone(_ page: PageRole, in moment: Moment, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(moment.shown == ["backdrop", page.rawValue], sourceLocation: sourceLocation)
  for layer in moment.layers where !layer.isHidden {
    let plain = LayerState(name: layer.name, content: layer.content)
    #expect(layer == plain, sourceLocation: sourceLocation)
  }
}
