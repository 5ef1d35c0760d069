package import Media

/// What is said of outputs of one format or another, by a scene or by flags; nil where nothing is.
package struct FormatSettings: Sendable {
  var crf: Double?
  var preset: String?
  var codec: MovieSettings.Codec?
  var oddSize: MovieSettings.OddSize?
  var colors: Int?
  var dither: Dither?
  var loop: Loop?
  var quality: Int?
  var maxSize: ByteCount?

  package init(
    crf: Double?, preset: String?, codec: MovieSettings.Codec?, oddSize: MovieSettings.OddSize?, colors: Int?,
    dither: Dither?, loop: Loop?, quality: Int?, maxSize: ByteCount?
  ) {
    self.crf = crf
    self.preset = preset
    self.codec = codec
    self.oddSize = oddSize
    self.colors = colors
    self.dither = dither
    self.loop = loop
    self.quality = quality
    self.maxSize = maxSize
  }
}

extension Destination {
  /// Takes over what is said.
  package mutating func set(_ settings: FormatSettings) {
    if let crf = settings.crf { movie.crf = crf }
    if let preset = settings.preset { movie.preset = preset }
    if let codec = settings.codec { movie.codec = codec }
    if let oddSize = settings.oddSize { movie.oddSize = oddSize }
    if let colors = settings.colors { self.colors = colors }
    if let dither = settings.dither { self.dither = dither }
    if let loop = settings.loop { self.loop = loop }
    if let quality = settings.quality { self.quality = quality }
    if let maxSize = settings.maxSize { self.maxSize = maxSize }
  }
}
