internal import CLittleCMS

/// Owns an ICC profile opened by Little CMS.
struct ColorProfile: ~Copyable {
  fileprivate let handle: cmsHPROFILE

  /// Nil when the bytes are no ICC profile.
  init?(_ bytes: [UInt8]) {
    guard let handle = cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { return nil }
    self.handle = handle
  }

  private init(owning handle: cmsHPROFILE) { self.handle = handle }

  deinit { cmsCloseProfile(handle) }

  /// sRGB; nil when memory is out.
  static func sRGB() -> ColorProfile? {
    guard let handle = cmsCreate_sRGBProfile() else { return nil }
    return ColorProfile(owning: handle)
  }

  enum Space: Equatable {
    case grey, rgb
    /// A space that no picture we read has.
    case other(String)
  }

  /// What the numbers are that the profile gives a meaning to.
  var space: Space {
    switch cmsGetColorSpace(handle) {
    case cmsSigGrayData: .grey
    case cmsSigRgbData: .rgb
    case cmsSigCmykData: .other("CMYK")
    case cmsSigLabData: .other("Lab")
    default: .other("another colour space")
    }
  }

  /// The profile's description, such as "Display P3"; printable ASCII, at most 60 characters.
  var name: String {
    var buffer = [CChar](repeating: 0, count: 256)
    let size = cmsUInt32Number(buffer.count)
    cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &buffer, size)
    let text = buffer.prefix { $0 != 0 }.filter { 0x20..<0x7F ~= $0 }.prefix(60)
    return text.isEmpty ? "its colour profile" : String(decoding: text.map { UInt8($0) }, as: UTF8.self)
  }
}

/// Owns a Little CMS transform between two profiles: relative colorimetric, with black-point compensation.
struct ColorTransform: ~Copyable {
  /// How one pixel lies in memory.
  enum Layout {
    case grey8, grey16, rgba8, rgba16

    fileprivate var code: cmsUInt32Number {
      let (space, extra, channels, bytes): (Int32, Int32, Int32, Int32) =
        switch self {
        case .grey8: (PT_GRAY, 0, 1, 1)
        case .grey16: (PT_GRAY, 0, 1, 2)
        case .rgba8: (PT_RGB, 1, 3, 1)
        case .rgba16: (PT_RGB, 1, 3, 2)
        }
      return cmsUInt32Number(space << 16 | extra << 7 | channels << 3 | bytes)
    }
  }

  private let handle: cmsHTRANSFORM

  /// - Parameter isExact: every pixel goes through the profiles' own curves and matrices, which is slow. Otherwise
  ///   Little CMS may put tables in their place.
  /// - Returns: nil when the profile lacks what a transform needs.
  init?(
    from profile: borrowing ColorProfile, as input: Layout, toSRGBAs output: Layout, isExact: Bool
  ) {
    guard let target = ColorProfile.sRGB() else { return nil }
    let flags = cmsFLAGS_BLACKPOINTCOMPENSATION | (isExact ? cmsFLAGS_NOOPTIMIZE : 0)
    let transform = cmsCreateTransform(
      profile.handle, input.code, target.handle, output.code, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      cmsUInt32Number(flags))
    guard let transform else { return nil }
    handle = transform
  }

  deinit { cmsDeleteTransform(handle) }

  /// Alpha in `output` is left as it is. The two may be the same memory when their layouts are of one size.
  func apply(to input: UnsafeRawPointer, _ output: UnsafeMutableRawPointer, pixels: Int) {
    cmsDoTransform(handle, input, output, cmsUInt32Number(pixels))
  }
}
