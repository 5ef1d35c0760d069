import CLittleCMS

/// ICC profiles made by Little CMS.
enum TestProfile {
  static let displayP3 = rgb(
    "Display P3", red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))
  /// sRGB's primaries and curve, written by hand.
  static let sRGB = rgb("sRGB by hand", red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060))
  static let grey22: [UInt8] = {
    let curve = cmsBuildGamma(nil, 2.2)
    defer { cmsFreeToneCurve(curve) }
    var white = d65
    return saved(cmsCreateGrayProfile(&white, curve), "Grey 2.2")
  }()
  static let greySRGB: [UInt8] = {
    let curve = sRGBCurve()
    defer { cmsFreeToneCurve(curve) }
    var white = d65
    return saved(cmsCreateGrayProfile(&white, curve), "Grey sRGB")
  }()
  static let lab: [UInt8] = saved(cmsCreateLab4Profile(nil), "Lab")
  /// Little CMS's own sRGB, as many programs embed it.
  static let builtInSRGB: [UInt8] = saved(cmsCreate_sRGBProfile(), nil)

  private static var d65: cmsCIExyY { cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1) }

  private static func sRGBCurve() -> OpaquePointer? {
    cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }

  private static func rgb(
    _ name: String, red: (Double, Double), green: (Double, Double), blue: (Double, Double)
  ) -> [UInt8] {
    let curve = sRGBCurve()
    defer { cmsFreeToneCurve(curve) }
    var white = d65
    func point(_ xy: (Double, Double)) -> cmsCIExyY { cmsCIExyY(x: xy.0, y: xy.1, Y: 1) }
    var primaries = cmsCIExyYTRIPLE(Red: point(red), Green: point(green), Blue: point(blue))
    return saved(cmsCreateRGBProfile(&white, &primaries, [curve, curve, curve]), name)
  }

  /// The bytes of a profile, which is closed.
  private static func saved(_ profile: cmsHPROFILE?, _ name: String?) -> [UInt8] {
    defer { cmsCloseProfile(profile) }
    if let name {
      let text = cmsMLUalloc(nil, 1)
      defer { cmsMLUfree(text) }
      cmsMLUsetASCII(text, "en", "US", name)
      cmsWriteTag(profile, cmsSigProfileDescriptionTag, UnsafeRawPointer(text))
    }
    var size: cmsUInt32Number = 0
    cmsSaveProfileToMem(profile, nil, &size)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    cmsSaveProfileToMem(profile, &bytes, &size)
    return bytes
  }
}
