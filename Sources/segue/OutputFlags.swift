internal import Media
internal import Motion
internal import SegueKit

/// What the flags say about the files that `export-video` writes.
struct OutputFlags {
  let destinations: [Destination]
  /// Of all of them, in pixels.
  let width: Int?
  let height: Int?

  static let groups = [
    OptionGroup("Output", [.outputs, .fps, .width, .height, .noOverwrite]),
    OptionGroup("MP4", [.crf, .preset, .codec, .odd]),
    OptionGroup("GIF", [.colors, .dither, .loop, .quality, .maxSize]),
  ]

  /// - Parameter scene: whose outputs are made where the flags name none.
  init(_ arguments: inout Arguments, scene: SceneFile) {
    width = arguments.value(of: .width, as: .pixels)
    height = arguments.value(of: .height, as: .pixels)
    let settings = FormatSettings(
      crf: arguments.value(of: .crf, as: .number(MovieSettings.expectedCRF, in: MovieSettings.crfs)),
      preset: arguments.value(of: .preset, as: .word(of: MovieSettings.presets)),
      codec: arguments.value(of: .codec, as: .choice),
      oddSize: arguments.value(of: .odd, as: .choice),
      colors: arguments.value(of: .colors, as: .wholeNumber(Destination.expectedColors, in: Destination.palettes)),
      dither: arguments.value(of: .dither, as: .choice),
      loop: arguments.value(of: .loop, as: .loop),
      quality: arguments.value(
        of: .quality, as: .wholeNumber(Destination.expectedQuality, in: Destination.qualities)),
      maxSize: arguments.value(of: .maxSize, as: .byteCount))

    var named = scene
    if arguments.has(.outputs) {
      named.outputs = arguments.values(of: .outputs, as: .destination)
      arguments.check(named.outputs.map(\.path), of: .outputs, for: scene.request)
    }
    destinations = named.destinations.map { [width, height] destination in
      var destination = destination
      if width != nil || height != nil { (destination.width, destination.height) = (width, height) }
      destination.set(settings)
      return destination
    }
    if destinations.isEmpty, !arguments.has(.outputs), !arguments.has(.printScene), arguments.fileProblems.isEmpty {
      arguments.problems.append(
        "--output: expected at least one path that ends in .mp4 or .gif, or in / for a folder of PNGs")
    }
    if !destinations.isEmpty || arguments.has(.printScene) { warnOfIdleFlags(&arguments) }
  }

  private func warnOfIdleFlags(_ arguments: inout Arguments) {
    let uses: [(options: [Option], format: WrittenFile.Format, name: String)] = [
      ([.crf, .preset, .codec, .odd], .mp4, "MP4"), ([.colors, .dither, .loop, .quality, .maxSize], .gif, "GIF"),
    ]
    for use in uses where !destinations.contains(where: { $0.format == use.format }) {
      for option in use.options where arguments.has(option) {
        arguments.warnings.append("\(option.flag) changes nothing: it is for \(use.name), and no output is one")
      }
    }
  }
}

extension Option {
  static let outputs = Option(
    "output", "o", "PATH",
    help: "where to: a name that ends in .mp4 or .gif, or in / for a folder of PNGs; may be given more than once")
  static let noOverwrite = Option("no-overwrite", help: "leave files that exist alone, and fail")
  static let crf = Option("crf", nil, "N", help: "quality, from 1 (best) to 51 (default 18)")
  static let preset = Option(
    "x264-preset", nil, "NAME",
    help: "ultrafast to placebo: the slower, the smaller (default: settings of our own, measured; HEVC: veryfast)")
  static let codec = Option("codec", nil, "NAME", help: "h264 or hevc (default h264)")
  static let odd = Option(
    "odd", nil, "HOW", help: "what becomes of an odd width or height: pad, crop or error (default pad)")
  static let colors = Option(
    "colors", nil, "N", help: "most colours in the palette, 2 to 256 (default \(Destination.defaultColors))")
  static let dither = Option("dither", nil, "HOW", help: "of photographs: none, ordered or diffusion (default none)")
  static let loop = Option(
    "loop", nil, "PLAYS", help: "forever, once or a number of plays; 0 is forever (default forever)")
  static let quality = Option(
    "quality", nil, "N",
    help: "1 (smallest) to 100 (nothing is lost after the palette) (default \(Destination.defaultQuality))")
  static let maxSize = Option(
    "max-size", nil, "SIZE",
    help: "such as 10MB: a larger file is made again with less quality, then fewer colours, frames and pixels")
}
