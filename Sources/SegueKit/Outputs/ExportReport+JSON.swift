internal import Media
internal import Motion

extension ExportReport: Encodable {
  /// One JSON object: `transition`, `scale`, `frameHash` (the clip's, or null), `outputs`, `warnings`.
  public func json() -> String { jsonText(self) }

  private enum Key: String, CodingKey { case transition, scale, frameHash, outputs, warnings }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(transition, forKey: .transition)
    try object.encode(scale, forKey: .scale)
    try object.encode(hashes?.clip, forKey: .frameHash)
    try object.encode(outputs, forKey: .outputs)
    try object.encode(warnings, forKey: .warnings)
  }
}

extension WrittenOutput: Encodable {
  private enum Key: String, CodingKey { case path, format, width, height, fps, frames, duration, bytes, notes }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file.path, forKey: .path)
    try object.encode(file.format.rawValue, forKey: .format)
    try object.encode(file.width, forKey: .width)
    try object.encode(file.height, forKey: .height)
    try object.encode(JSONRate(frameRate), forKey: .fps)
    try object.encode(file.frames, forKey: .frames)
    try object.encode(file.duration, forKey: .duration)
    try object.encode(file.bytes, forKey: .bytes)
    try object.encode(file.notes, forKey: .notes)
  }
}
