/// What is done where a palette lacks a colour.
public enum Dither: String, Sendable, CaseIterable {
  /// The nearest colour: flat areas and text stay clean.
  case none
  /// The nearest two, mixed by an 8 × 8 pattern that stands still on the screen. Colours that the palette has, and
  /// flat areas of them, are left alone.
  case ordered
}
