public import Motion

/// The colours of a GIF: at most 256, all opaque. An index is a position in `colors`.
public struct Palette: Sendable, Equatable {
  public let colors: [Color]

  /// - Precondition: 1 to 256 colours; their alpha is ignored.
  public init(_ colors: [Color]) {
    precondition((1...256).contains(colors.count), "a palette has 1 to 256 colours")
    self.colors = colors.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
  }
}
