/// What a finished GIF has to be, to be compared with what it is.
struct GIFFacts: Equatable, CustomStringConvertible {
  var width: Int
  var height: Int
  /// Frames stored.
  var frames: Int
  /// The sum of their delays.
  var centiseconds: Int
  /// The number in the NETSCAPE block, 0 meaning for ever; nil if there is none.
  var repeats: Int?

  var description: String {
    "\(width) × \(height), \(frames) stored frames, \(centiseconds) cs, "
      + (repeats.map { "loop block \($0)" } ?? "no loop block")
  }
}

extension GIFFacts {
  /// Walks through the blocks of the file at `path`, to its end, without decoding pixels.
  /// - Parameter name: what it is called in messages.
  init(of path: String, named name: String) throws(MediaError) {
    var blocks = try GIFBlocks(ByteSource(path: path, named: name))
    self.init(width: blocks.screen.width, height: blocks.screen.height, frames: 0, centiseconds: 0)
    while let block = try blocks.next() {
      switch block {
      case .image:
        frames += 1
        try blocks.skipPixels()
      case .extension(let block):
        centiseconds += GIFControl(block)?.delay ?? 0
        repeats = block.repeats ?? repeats
      }
    }
    if !blocks.isFinished {
      throw .wrongResult(path: name, expected: "a whole GIF", found: "one that ends after \(frames) frames")
    }
  }
}
