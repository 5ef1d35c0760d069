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
    let ready = try ReadyFrames(clip)
    let frames = "\(clip.name): export of \(effort.drag) frames"
    for (name, request) in [(frames, clip.request), ("\(frames), pages read before", clip.request(try clip.pages()))] {
      rows += try exportRows(name, request, ready, rounds: effort.rounds, in: folder)
    }
  }
  let clip = Clip.fullScreenReturn(options.pages, moving: effort.drag, still: effort.still - effort.drag)
  let name = "\(clip.name): export of \(effort.still) frames, \(effort.drag) of them moving"
  return rows
    + (try exportRows(name, clip.request, ReadyFrames(clip), rounds: effort.stillRounds, in: folder))
}

private func exportRows(
  _ name: String, _ request: PreviewRequest, _ ready: ReadyFrames, rounds: Int, in folder: ScratchFolder
) throws -> [Row] {
  let destination = try Destination(path: folder.file("export.mp4"))
  let pairing = try Pairing(rounds: rounds) { _ in
    try ready.encode(to: folder.file("alone.mp4"))
  } work: { _ in
    _ = try export(request, to: [destination])
  }
  return [
    Row(name, pairing.ratio(of: \.wall), .encoder, limit: 1.05, seconds: pairing.seconds(of: \.wall)),
    Row(
      "\(name), processor time", pairing.ratio(of: \.processor), .encoder, limit: 1.08,
      seconds: pairing.seconds(of: \.processor)),
  ]
}
