extension MovieSettings {
  /// The encoder's own options.
  var options: [(name: String, value: String)] {
    switch codec {
    case .h264: x264Options
    case .hevc:
      // Its threads are not FFmpeg's; it would print to stderr, and sign the stream.
      [
        ("preset", preset ?? "veryfast"), ("crf", "\(crf)"),
        ("x265-params", "pools=4:frame-threads=2:info=0:log-level=none"),
      ]
    }
  }

  /// The types of the units that carry remarks (SEI), which is where encoders sign: none is needed to decode.
  var seiUnits: String {
    switch codec {
    case .h264: "6"
    case .hevc: "39|40"
    }
  }

  func validate(for path: String) throws(MediaError) {
    if !(1...51).contains(crf) {
      throw .unwritable(path: path, reason: "crf \(crf) is not between 1 and 51")
    }
    if let preset, !Self.presets.contains(preset) {
      throw .unwritable(
        path: path,
        reason: "\(encoder) has no preset '\(preset)'; it has \(Self.presets.joined(separator: ", "))")
    }
  }

  /// The size that is coded for frames of `width` × `height`, and a note if it differs.
  func evenSize(_ width: Int, _ height: Int, for path: String) throws(MediaError) -> (Int, Int, note: String?) {
    precondition(width > 0 && height > 0, "a movie has at least one pixel")
    if width % 2 == 0, height % 2 == 0 { return (width, height, nil) }
    let even: (width: Int, height: Int)
    let verb: String
    switch oddSize {
    case .pad: (even, verb) = ((width + width % 2, height + height % 2), "padded")
    case .crop: (even, verb) = ((width - width % 2, height - height % 2), "cropped")
    case .error:
      throw .unwritable(path: path, reason: "\(width) × \(height) has an odd side: 4:2:0 needs even sides")
    }
    if even.width == 0 || even.height == 0 {
      throw .unwritable(path: path, reason: "\(width) × \(height) leaves nothing when it is cropped to even sides")
    }
    let note = "\(verb) from \(width) × \(height) to \(even.width) × \(even.height): 4:2:0 needs even sides"
    return (even.width, even.height, note)
  }
}
