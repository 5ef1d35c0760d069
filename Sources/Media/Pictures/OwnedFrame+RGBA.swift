internal import CFFmpeg

extension OwnedFrame {
  /// A Y′CbCr frame as RGBA of the same size, by the BT.601 matrix that JPEG (JFIF) and WebP use; alpha is left at 255.
  ///
  /// Chroma sits between the pixels it is for and is interpolated linearly, as libjpeg and libwebp do.
  /// - Parameter isFullRange: JPEG's range, 0…255; otherwise 16…235 and 16…240.
  func convertedToRGBA(isFullRange: Bool) throws(MediaError) -> OwnedFrame {
    let (width, height) = (pointer.pointee.width, pointer.pointee.height)
    let target = try OwnedFrame()
    target.pointer.pointee.width = width
    target.pointer.pointee.height = height
    target.pointer.pointee.format = AV_PIX_FMT_RGBA.rawValue
    try check(av_frame_get_buffer(target.pointer, 0), "allocate a picture")

    let stored = AVPixelFormat(rawValue: pointer.pointee.format)
    // The alpha plane is read apart, exactly.
    let format = stored == AV_PIX_FMT_YUVA420P ? AV_PIX_FMT_YUV420P : stored
    guard
      let scaler = sws_getContext(
        width, height, format, width, height, AV_PIX_FMT_RGBA, segue_sws_exact_flags(), nil, nil, nil)
    else { throw .failed(action: "convert a picture to RGB", reason: reason(for: segue_error_not_implemented())) }
    defer { sws_freeContext(scaler) }
    let matrix = sws_getCoefficients(SWS_CS_ITU601)
    let (contrast, saturation): (Int32, Int32) = (1 << 16, 1 << 16)
    try check(
      sws_setColorspaceDetails(scaler, matrix, isFullRange ? 1 : 0, matrix, 1, 0, contrast, saturation),
      "set the matrix of a picture")
    let lines = sws_scale(
      scaler, planes.map { UnsafePointer($0) }, strides, 0, height, target.planes, target.strides)
    try check(lines, "convert a picture to RGB")
    return target
  }
}
