internal import CCairo

extension Drawing {
  /// How text looks: in the machine's font without serifs.
  struct TextStyle {
    /// Points.
    var size: Double
    var color: UInt32
    var isBold = false
  }

  /// Which part of a text lies at its position.
  enum TextAnchor: Double {
    case start = 0
    case middle = 0.5
    case end = 1
  }

  /// One line of text.
  /// - Parameter y: of its baseline.
  func text(_ text: String, x: Double, y: Double, _ style: TextStyle, anchor: TextAnchor = .start) {
    let shift = anchor == .start ? 0 : width(of: text, style) * anchor.rawValue
    select(style)
    fill(style.color)
    cairo_move_to(context, x - shift, y)
    cairo_show_text(context, text)
  }

  /// Points from where a text begins to where the next would.
  func width(of text: String, _ style: TextStyle) -> Double {
    select(style)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  /// `text`, or as much of its beginning as fits into `width` points, and "…".
  func shortened(_ text: String, to width: Double, _ style: TextStyle) -> String {
    if self.width(of: text, style) <= width { return text }
    var beginning = text[...]
    while !beginning.isEmpty, self.width(of: beginning + "…", style) > width { beginning.removeLast() }
    return beginning + "…"
  }

  private func select(_ style: TextStyle) {
    cairo_select_font_face(
      context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, style.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, style.size)
    // Unhinted, so that a text has one width at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}
