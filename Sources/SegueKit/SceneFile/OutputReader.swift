internal import Media
internal import Motion

/// What files a scene makes, from their node: each a path, or a path with settings.
struct OutputReader {
  let values: Values
  let places: Places
  private var problems: Problems { values.problems }

  init(values: Values, places: Places) {
    self.values = values
    self.places = places
  }

  static let keys = [
    "path", "fps", "width", "height", "crf", "x264-preset", "codec", "odd", "colors", "dither", "loop",
  ]
  static let movieKeys = ["crf", "x264-preset", "codec", "odd"]
  static let gifKeys = ["colors", "dither", "loop"]

  func outputs(_ node: Node) -> [Destination] {
    guard let items = node.items else {
      let _: Never? = values.fail(node, "a list of outputs, such as - return.gif")
      return []
    }
    return items.compactMap { output($0) }
  }

  func pixels(_ node: Node) -> Int? {
    values.wholeNumber(node, in: 1...16384, unit: "px", "1 to 16384 pixels")
  }

  private func output(_ node: Node) -> Destination? {
    guard node.entries != nil else { return destination(node) }
    guard let fields = Fields(node, of: "an output", names: Self.keys, problems) else { return nil }
    guard var output = fields.required("path").flatMap({ destination($0) }) else { return nil }
    output.frameRate = fields["fps"].flatMap { values.frameRate($0) }
    output.width = fields["width"].flatMap { pixels($0) }
    output.height = fields["height"].flatMap { pixels($0) }
    refuse(output.format == .mp4 ? [] : Self.movieKeys, for: "an MP4", fields)
    refuse(output.format == .gif ? [] : Self.gifKeys, for: "a GIF", fields)
    if let crf = fields["crf"].flatMap({ values.number($0, in: 1...51, "a number from 1 (best) to 51") }) {
      output.movie.crf = crf
    }
    if let node = fields["x264-preset"] {
      if let preset = node.text, MovieSettings.presets.contains(preset) {
        output.movie.preset = preset
      } else {
        let _: Never? = values.fail(node, listed(MovieSettings.presets))
      }
    }
    if let codec = fields["codec"].flatMap({ values.word($0, MovieSettings.Codec.self) }) { output.movie.codec = codec }
    if let odd = fields["odd"].flatMap({ values.word($0, MovieSettings.OddSize.self) }) { output.movie.oddSize = odd }
    if let colors = fields["colors"].flatMap({ values.wholeNumber($0, in: 2...256, "2 to 256 colours") }) {
      output.colors = colors
    }
    if let dither = fields["dither"].flatMap({ values.word($0, Dither.self) }) { output.dither = dither }
    if let node = fields["loop"] {
      if let loop = node.text.flatMap({ Loop(text: $0) }) {
        output.loop = loop
      } else {
        let _: Never? = values.fail(node, Loop.expected)
      }
    }
    return output
  }

  private func destination(_ node: Node) -> Destination? {
    guard let path = values.line(node, "a path that ends in .mp4 or .gif, or in / for a folder of PNGs") else {
      return nil
    }
    do { return try Destination(path: places.path(path)) } catch {
      problems.add(at: node, "\(error)")
      return nil
    }
  }

  private func refuse(_ keys: [String], for format: String, _ fields: Fields) {
    for key in keys {
      guard let position = fields.position(of: key) else { continue }
      problems.add(at: position, "expected '\(key)' only of \(format): this output is none")
    }
  }
}
