/// What is done in photographs where a palette lacks a colour. Flat areas and text always show the nearest colour.
public enum Dither: String, Sendable, CaseIterable {
  /// The nearest colour everywhere.
  case none
  /// The nearest two, mixed by an 8 × 8 pattern. It travels with a page that only moves, and otherwise stands still on the
  /// screen. Colours that the palette has are left alone.
  case ordered
  /// The nearest colour, its error handed on to the pixels around (Floyd and Steinberg 1976), in pages that only move: done
  /// once, so that it travels with them. Where pages are stretched or blended it would crawl; these are `ordered`.
  case diffusion
}
