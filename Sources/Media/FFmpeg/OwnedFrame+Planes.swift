internal import CFFmpeg
internal import Raster

extension OwnedFrame {
  /// Lets go of the picture.
  func clear() { av_frame_unref(pointer) }

  /// Shows `planes` where they are, without a copy. They live on as long as an encoder refers to them.
  func show(_ planes: Planes) throws(MediaError) {
    clear()
    let count = planes.lumaStride * planes.height + planes.chromaStride * planes.height
    let owner = Unmanaged.passRetained(planes).toOpaque()
    let buffer = av_buffer_create(
      planes.luma, count, { owner, _ in Unmanaged<Planes>.fromOpaque(owner!).release() }, owner,
      AV_BUFFER_FLAG_READONLY)
    guard let buffer else {
      Unmanaged<Planes>.fromOpaque(owner).release()
      throw .failed(action: "make a frame of \(planes.width) × \(planes.height)", reason: "out of memory")
    }
    pointer.pointee.buf.0 = buffer
    pointer.pointee.width = Int32(planes.width)
    pointer.pointee.height = Int32(planes.height)
    pointer.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    pointer.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    (pointer.pointee.data.0, pointer.pointee.data.1, pointer.pointee.data.2) =
      (planes.luma, planes.blueness, planes.redness)
    (pointer.pointee.linesize.0, pointer.pointee.linesize.1, pointer.pointee.linesize.2) =
      (Int32(planes.lumaStride), Int32(planes.chromaStride), Int32(planes.chromaStride))
  }
}
