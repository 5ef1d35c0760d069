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
    "path", "fps", "width", "height", "crf", "x264-preset", "codec", "odd", "colors", "dither", "loop", "quality",
    "max-size",
  ]
  static let movieKeys = ["crf", "x264-preset", "codec", "odd"]
  static let gifKeys = ["colors", "dither", "loop", "quality", "max-size"]

  func outputs(_ node: Node) -> [Destination] {
    let items = node.items ?? values.fail(node, "a list of outputs, such as - return.gif")
    return (items ?? []).compactMap { output($0) }
  }

  func pixels(_ node: Node) -> Int? {
    values.wholeNumber(node, in: Preview.sides, unit: "px", Preview.expectedSide)
  }

  private func output(_ node: Node) -> Destination? {
    guard node.entries != nil else { return destination(node) }
    guard let fields = Fields(node, of: "an output", names: Self.keys, problems) else { return nil }
    let named = fields.required("path").flatMap { destination($0) }
    let frameRate = fields["fps"].flatMap { values.frameRate($0) }
    let width = fields["width"].flatMap { pixels($0) }
    let height = fields["height"].flatMap { pixels($0) }
    let settings = FormatSettings(
      crf: fields["crf"].flatMap { values.number($0, in: MovieSettings.crfs, MovieSettings.expectedCRF) },
      preset: fields["x264-preset"].flatMap { values.word($0, of: MovieSettings.presets) },
      codec: fields["codec"].flatMap { values.word($0, MovieSettings.Codec.self) },
      oddSize: fields["odd"].flatMap { values.word($0, MovieSettings.OddSize.self) },
      colors: fields["colors"].flatMap { values.wholeNumber($0, in: Destination.palettes, Destination.expectedColors) },
      dither: fields["dither"].flatMap { values.word($0, Dither.self) },
      loop: fields["loop"].flatMap { self.loop($0) },
      quality: fields["quality"].flatMap {
        values.wholeNumber($0, in: Destination.qualities, Destination.expectedQuality)
      },
      maxSize: fields["max-size"].flatMap { byteCount($0) })
    guard var output = named else { return nil }
    refuse(output.format == .mp4 ? [] : Self.movieKeys, for: "an MP4", fields)
    refuse(output.format == .gif ? [] : Self.gifKeys, for: "a GIF", fields)
    (output.frameRate, output.width, output.height) = (frameRate, width, height)
    output.set(settings)
    return output
  }

  private func loop(_ node: Node) -> Loop? {
    node.text.flatMap { Loop(text: $0) }
      ?? values.fail(node, Loop.expected, suggestion(for: node.text ?? "", in: ["forever", "once"]))
  }

  private func byteCount(_ node: Node) -> ByteCount? {
    node.text.flatMap { ByteCount(text: $0) } ?? values.fail(node, ByteCount.expected)
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
      problems.add(at: position, "expected '\(key)' in \(format) only, found it in another output")
    }
  }
}
