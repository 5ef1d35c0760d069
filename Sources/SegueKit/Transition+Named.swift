public import Motion

extension Transition {
  /// The preset of this name.
  /// - Throws: `SegueError.unknownTransition`, with the nearest name.
  public init(named name: String) throws(SegueError) {
    guard let preset = Self.presets.first(where: { $0.name == name }) else {
      throw .unknownTransition(name: name, hint: suggestion(for: name, in: Self.presets.map(\.name)))
    }
    self = preset
  }
}
