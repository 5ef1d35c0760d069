internal import Media
internal import Raster

/// Hashes frames as they are made.
struct FrameHasher: ~Copyable {
  private var frames: [String] = []
  private var clip = Digest()

  /// - Parameter unchanged: `picture` equals the one before.
  mutating func append(_ picture: Bitmap, unchanged: Bool) {
    frames.append(unchanged ? frames[frames.count - 1] : Digest.hex(of: picture))
    clip.update(picture)
  }

  consuming func finish() -> FrameHashes {
    FrameHashes(frames: frames, clip: clip.finish())
  }
}
