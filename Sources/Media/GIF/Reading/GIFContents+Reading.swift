extension GIFContents {
  /// Reads the file at `path` to its end. Takes memory for one screen, however many frames there are.
  /// - Throws: `unreadable`; `malformed` where it is no GIF or a broken one, has no image, or is larger than 16384 pixels on
  ///   a side or 134 megapixels.
  public init(path: String) throws(MediaError) { try self.init(ByteSource(path: path)) }

  package init(_ source: consuming ByteSource) throws(MediaError) {
    let size = source.size
    var blocks = try GIFBlocks(source)
    let screen = blocks.screen
    guard GIFLimit.admits(screen.width, screen.height) else {
      throw blocks.bytes.malformed(
        at: 6, "a screen of \(GIFLimit.words)", found: "\(screen.width) × \(screen.height)")
    }
    self.init(
      bytes: size, version: screen.version, width: screen.width, height: screen.height,
      globalColors: screen.colors?.entries.count)
    // Made when there is something to draw: a broken file may claim any size.
    var canvas: GIFCanvas?
    var decoder = LZWDecoder()
    var pixels: [UInt8] = []
    var control: (values: GIFControl, offset: Int)?
    while case let start = blocks.bytes.position, let block = try blocks.next() {
      switch block {
      case .image(let image):
        guard GIFLimit.admits(image.width, image.height) else {
          throw blocks.bytes.malformed(
            at: start + 5, "an image of \(GIFLimit.words)", found: "\(image.width) × \(image.height)")
        }
        let codeSize = try blocks.readPixels(of: image, with: &decoder, into: &pixels)
        let (values, offset) = control ?? (GIFControl(), start)
        control = nil
        if canvas == nil { canvas = GIFCanvas(screen) }
        let (changed, use) = canvas!.show(
          image, pixels, colors: (image.colors ?? screen.colors)?.entries ?? [], control: values)
        if frames.isEmpty { transparentPixels = canvas!.transparentPixels }
        if image.colors == nil { globalUse.formUnion(use) }
        frames.append(
          Frame(
            offset: offset, bytes: blocks.bytes.position - offset, x: image.x, y: image.y, width: image.width,
            height: image.height, delay: values.delay, disposal: values.disposal,
            transparentIndex: values.transparentIndex, isInterlaced: image.isInterlaced, codeSize: codeSize,
            localColors: image.colors?.entries.count, use: use, changedPixels: changed))
      case .extension(let block):
        if let values = GIFControl(block) { control = (values, start) } else { note(block) }
        // Plain text is a graphic too, and takes the control before it.
        if block.label == 0x01 { control = nil }
      }
    }
    let end = blocks.bytes.position
    guard !frames.isEmpty else { throw blocks.bytes.malformed(at: end, "an image", found: "the end") }
    isFinished = blocks.isFinished
    trailingBytes = size - end
  }

  private mutating func note(_ block: GIFExtension) {
    if let repeats = block.repeats {
      loop = Loop(repeats: repeats)
    } else if block.label == 0xFE {
      comments.append(String(decoding: block.content, as: UTF8.self))
    } else {
      extensions.append(Extension(name: block.name, offset: block.offset, bytes: block.bytes))
    }
  }
}
