extension WrittenFile {
  /// What a writer would make of frames of this size, as far as it can be told without one: path and settings are
  /// checked, nothing is written. Frames and duration are left at 0.
  package init(
    rehearsing format: Format, path: String, width: Int, height: Int, settings: MovieSettings
  ) throws(MediaError) {
    _ = try OutputTarget(path, kind: format == .png ? .folder : .file)
    var even: (width: Int, height: Int, note: String?) = (width, height, nil)
    if format == .mp4 {
      try settings.validate(for: path)
      even = try settings.evenSize(width, height, for: path)
      guard hasEncoder(settings.encoder) else { throw .encoderMissing(name: settings.encoder) }
    }
    self.init(
      path: path, format: format, width: even.width, height: even.height, frames: 0, duration: 0, bytes: 0,
      notes: even.note.map { [$0] } ?? [])
  }
}
