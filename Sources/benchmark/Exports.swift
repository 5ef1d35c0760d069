internal import SegueKit

/// A clip's frames as the encoder takes them, made before anything is measured.
struct ReadyFrames {
  /// Those that differ from the one before.
  private var planes: [Planes] = []
  /// Which of the planes each frame shows.
  private var shown: [Int] = []

  init(_ clip: Clip) throws {
    var painter = try Painter(clip)
    for frame in painter.layers.indices {
      if frame == 0 || painter.layers[frame] != painter.layers[frame - 1] { planes.append(painter.ready(frame)) }
      shown.append(planes.count - 1)
    }
  }

  /// Encodes them, with the settings that an export has.
  func encode(to path: String) throws {
    let writer = try MovieWriter(
      path: path, width: planes[0].width, height: planes[0].height, frameRate: Clip.frameRate)
    for frame in shown.indices {
      let unchanged = frame > 0 && shown[frame] == shown[frame - 1]
      try writer.append(planes[shown[frame]], at: frame, unchanged: unchanged)
    }
    _ = try writer.finish()
  }
}

/// Exports to MP4, against the encoder alone with the same frames.
func exportRows(_ options: Options, in folder: ScratchFolder) throws -> [Row] {
  let effort = options.effort
  var rows: [Row] = []
  for clip in Clip.all(options.pages, moving: effort.drag) {
    let pairing = try pairing(clip, rounds: effort.rounds, in: folder)
    let name = "\(clip.name): export of \(clip.moving) frames"
    rows.append(Row(name, pairing.ratio(), .encoder, limit: 1.05, seconds: pairing.seconds))
    rows.append(Row("\(name), processor time", pairing.ratio(of: \.user), .encoder, limit: 1.08))
  }
  let clip = Clip.fullScreenReturn(options.pages, moving: effort.drag, still: effort.still - effort.drag)
  let pairing = try pairing(clip, rounds: effort.stillRounds, in: folder)
  let name = "\(clip.name): export of \(effort.still) frames, \(effort.drag) of them moving"
  rows.append(Row(name, pairing.ratio(), .encoder, limit: 1.05, seconds: pairing.seconds))
  rows.append(Row("\(name), processor time", pairing.ratio(of: \.user), .encoder, limit: 1.08))
  return rows
}

private func pairing(_ clip: Clip, rounds: Int, in folder: ScratchFolder) throws -> Pairing {
  let frames = try ReadyFrames(clip)
  let destination = try Destination(path: folder.file("export.mp4"))
  return try Pairing(rounds: rounds) { _ in
    try frames.encode(to: folder.file("alone.mp4"))
  } work: { _ in
    _ = try export(clip.request, to: [destination])
  }
}
