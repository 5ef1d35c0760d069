extension StraightPixels {
  /// Converts the samples to sRGB, in place; 16-bit samples come out as 8.
  ///
  /// A profile that is sRGB changes nothing, so that such pictures stay exact. One that cannot be used changes nothing
  /// either, and is reported.
  /// - Parameter profile: the bytes of an ICC profile.
  /// - Returns: what there is to tell about it.
  mutating func convertToSRGB(from profile: [UInt8]) -> String? {
    guard let profile = ColorProfile(profile) else { return Self.unusable("it is damaged") }
    switch (profile.space, isGrey) {
    case (.rgb, false): return convertColours(from: profile)
    case (.grey, true): return convertGreys(from: profile)
    case (.rgb, true): return Self.unusable("it is for RGB, and the picture is grey")
    case (.grey, false): return Self.unusable("it is for grey, and the picture has colours")
    case (.other(let space), _): return Self.unusable("it is for \(space)")
    }
  }

  private static func unusable(_ reason: String) -> String {
    "its colour profile cannot be used (\(reason)): taken as sRGB"
  }

  private static let noTransform = unusable("it leads to no colours")

  private mutating func convertColours(from profile: borrowing ColorProfile) -> String? {
    guard let transform = ColorTransform(from: profile, as: .rgba8, toSRGBAs: .rgba8, isExact: false) else {
      return Self.noTransform
    }
    if transform.isIdentity { return nil }
    switch samples {
    case .eight(var bytes):
      samples = .eight([])
      bytes.withUnsafeMutableBytes { transform.applyOncePerRun(to: $0.bindMemory(to: UInt32.self), width: width) }
      samples = .eight(bytes)
    case .sixteen(let values):
      // Little CMS would interpolate in a coarse table here, and miss by several steps at the gamut's border.
      guard let exact = ColorTransform(from: profile, as: .rgba16, toSRGBAs: .rgba8, isExact: true) else {
        return Self.noTransform
      }
      var bytes = values.map(narrowed)
      values.withUnsafeBytes { from in
        bytes.withUnsafeMutableBytes { exact.apply(to: from.baseAddress!, $0.baseAddress!, pixels: $0.count / 4) }
      }
      samples = .eight(bytes)
    }
    return "converted from \(profile.name) to sRGB"
  }

  /// Greys are few: each goes once through the exact transform, into a table.
  private mutating func convertGreys(from profile: borrowing ColorProfile) -> String? {
    switch samples {
    case .eight(var bytes):
      guard let table = Self.table(of: Array(UInt8.min...UInt8.max), as: .grey8, from: profile) else {
        return Self.noTransform
      }
      if zip(table, UInt8.min...UInt8.max).allSatisfy({ isClose($0, $1) }) { return nil }
      samples = .eight([])
      for at in bytes.indices where at & 3 != 3 { bytes[at] = table[Int(bytes[at])] }
      samples = .eight(bytes)
    case .sixteen(let values):
      guard let table = Self.table(of: Array(UInt16.min...UInt16.max), as: .grey16, from: profile) else {
        return Self.noTransform
      }
      if zip(table, UInt16.min...UInt16.max).allSatisfy({ isClose($0, narrowed($1)) }) { return nil }
      samples = .eight(values.indices.map { $0 & 3 == 3 ? narrowed(values[$0]) : table[Int(values[$0])] })
    }
    return "converted from \(profile.name) to sRGB"
  }

  private static func table<Sample>(
    of greys: [Sample], as layout: ColorTransform.Layout, from profile: borrowing ColorProfile
  ) -> [UInt8]? {
    guard let transform = ColorTransform(from: profile, as: layout, toSRGBAs: .rgba8, isExact: true) else { return nil }
    var rgba = [UInt8](repeating: 255, count: greys.count * 4)
    greys.withUnsafeBytes { from in
      rgba.withUnsafeMutableBytes { transform.apply(to: from.baseAddress!, $0.baseAddress!, pixels: greys.count) }
    }
    // One channel for all three, so that a grey stays neutral.
    return stride(from: 1, to: rgba.count, by: 4).map { rgba[$0] }
  }
}

extension ColorTransform {
  /// Converts pixels in place, `rgba8` to `rgba8`: of neighbours in a row that are the same, of which pages have many,
  /// only the first.
  fileprivate func applyOncePerRun(to pixels: UnsafeMutableBufferPointer<UInt32>, width: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { firsts in
      for start in stride(from: 0, to: pixels.count, by: width) {
        firsts[0] = pixels[start]
        var run = 0
        for at in start + 1..<start + width {
          run += pixels[at] == firsts[run] ? 0 : 1
          firsts[run] = pixels[at]
        }
        apply(to: firsts.baseAddress!, firsts.baseAddress!, pixels: run + 1)
        var before = pixels[start]
        run = 0
        for at in start..<start + width {
          run += pixels[at] == before ? 0 : 1
          before = pixels[at]
          pixels[at] = firsts[run]
        }
      }
    }
  }

  /// Whether no colour moves by more than 1: over a grid of 18 × 18 × 18 colours and all greys. For `rgba8` to `rgba8`.
  fileprivate var isIdentity: Bool {
    let levels = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
    var colours: [UInt8] = []
    for red in levels { for green in levels { for blue in levels { colours += [red, green, blue, 255] } } }
    for grey in UInt8.min...UInt8.max { colours += [grey, grey, grey, 255] }
    var moved = colours
    moved.withUnsafeMutableBytes { apply(to: $0.baseAddress!, $0.baseAddress!, pixels: $0.count / 4) }
    return zip(colours, moved).allSatisfy { isClose($0, $1) }
  }
}

private func isClose(_ one: UInt8, _ other: UInt8) -> Bool {
  max(one, other) - min(one, other) <= 1
}
