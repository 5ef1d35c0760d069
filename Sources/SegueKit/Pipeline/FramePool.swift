internal import Raster

/// Pictures of one kind and size. Their memory is used again when nobody else refers to them any more.
struct FramePool<Buffer: AnyObject> {
  private var buffers: [Buffer] = []
  /// Which of the buffers was filled last, and with which version of the picture.
  private var last: (index: Int, version: Int)?
  private let makeBuffer: () -> Buffer

  init(_ makeBuffer: @escaping () -> Buffer) { self.makeBuffer = makeBuffer }

  /// The buffer with a version of the picture. It is not to be changed by whom it is given to.
  /// - Parameter compose: fills a buffer; called unless that version was filled in last.
  mutating func buffer(version: Int, compose: (Buffer) -> Void) -> Buffer {
    if let last, last.version == version { return buffers[last.index] }
    let index = freeIndex()
    compose(buffers[index])
    last = (index, version)
    return buffers[index]
  }

  private mutating func freeIndex() -> Int {
    for index in buffers.indices where isKnownUniquelyReferenced(&buffers[index]) { return index }
    buffers.append(makeBuffer())
    return buffers.count - 1
  }
}

/// A bitmap that is handed on without a copy.
final class BitmapBuffer {
  var bitmap: Bitmap

  init(width: Int, height: Int) { bitmap = Bitmap(width: width, height: height) }
}
