internal import Media
internal import Raster

/// Hashes frames as they are made.
struct FrameHasher: ~Copyable {
  private var frames: [String] = []
  private var clip = Digest()
  private var version = -1

  /// - Parameter version: the same number as before says that the picture has not changed.
  mutating func append(_ picture: Bitmap, version: Int) {
    if version != self.version || frames.isEmpty {
      frames.append(Digest.hex(of: picture))
    } else {
      frames.append(frames[frames.count - 1])
    }
    self.version = version
    clip.update(picture)
  }

  consuming func finish() -> FrameHashes {
    FrameHashes(frames: frames, clip: clip.finish())
  }
}
