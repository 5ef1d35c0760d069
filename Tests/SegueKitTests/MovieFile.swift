import Foundation
import Motion
import Raster
import TestSupport

/// An MP4 as other programs and its own bytes describe it.
struct MovieFile {
  let path: String

  /// What ffprobe says of the stream and, where the stream says nothing, of the file; every frame is decoded and counted.
  func facts() throws -> [String: String] {
    let lines = try text("ffprobe", ["-v", "error", "-count_frames", "-show_streams", "-show_format", path])
      .split(separator: "\n")
    let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// A box of the file: what it is, and its content.
  struct Box {
    var kind: String
    var content: ArraySlice<UInt8>
  }

  /// The boxes at the top.
  func boxes() throws -> [Box] { Self.boxes(in: try bytes(of: path)[...]) }

  /// The box at the end of a path such as `moov/trak`.
  func box(_ kinds: String) throws -> Box? {
    var boxes = try boxes()
    var found: Box?
    for kind in kinds.split(separator: "/") {
      found = boxes.first { $0.kind == kind }
      // Before the boxes in these come counts and the fields of a video sample.
      let skipped = kind == "stsd" ? 8 : kind == "avc1" ? 78 : 0
      boxes = found.map { Self.boxes(in: $0.content.dropFirst(skipped)) } ?? []
    }
    return found
  }

  private static func boxes(in bytes: ArraySlice<UInt8>) -> [Box] {
    var boxes: [Box] = []
    var rest = bytes
    while rest.count >= 8 {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard size >= 8, size <= rest.count else { break }
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      boxes.append(Box(kind: kind, content: rest.prefix(size).dropFirst(8)))
      rest = rest.dropFirst(size)
    }
    return boxes
  }
}
