internal import CImageQuant
internal import Motion

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Palette {
  /// The colours that show what was counted best, with libimagequant.
  ///
  /// No more than `colors` different colours are shown exactly. Of more, a colour that makes up a thousandth or more is
  /// in the palette exactly, up to a quarter of it: flat areas then have no error. The same census gives the same palette,
  /// run after run and on every number of cores.
  /// - Parameters:
  ///   - census: of at least one frame.
  ///   - colors: 2 to 256 at most. Of a power of two above 2 one stays free, for pixels that stay as they are.
  /// - Throws: `MediaError.failed` if libimagequant fails.
  public init(_ census: ColorCensus, colors: Int = 255) throws(MediaError) {
    let found = census.colors
    precondition(!found.isEmpty && (2...256).contains(colors), "a palette has 2 to 256 colours, of frames")
    if found.count <= colors {
      self.init(found.map(\.color))
      return
    }
    let total = found.reduce(0) { $0 + $1.weight }
    let dominant = found.prefix((colors + 3) / 4).prefix { $0.weight * 1000 >= total }.map(\.color)
    // One less than a power of two leaves an index for pixels that stay as they are without another bit for all.
    let limit = colors > 2 && colors & (colors - 1) == 0 ? colors - 1 : colors
    var chosen = try quantize(found.count > fewColors ? coarse(found) : found, to: limit, keeping: dominant)
    pin(dominant, in: &chosen)
    self.init(chosen)
  }
}

/// Colours that libimagequant goes through quickly.
private let fewColors = 1 << 13

/// The mean colours of cells of 4 × 4 × 4 of `found`, in the order of the cells.
private func coarse(_ found: [(color: Color, weight: Int)]) -> [(color: Color, weight: Int)] {
  var cells = [SIMD4<Int>](repeating: .zero, count: 1 << 18)
  for (color, weight) in found {
    let cell = Int(color.red >> 2) << 12 | Int(color.green >> 2) << 6 | Int(color.blue >> 2)
    cells[cell] &+= SIMD4(Int(color.red), Int(color.green), Int(color.blue), 1) &* weight
  }
  return cells.lazy.filter { $0.w > 0 }.map { cell in
    let mean = (cell &+ cell.w / 2) / cell.w
    return (Color(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z)), cell.w)
  }
}

/// libimagequant's palette for `found`.
private func quantize(
  _ found: [(color: Color, weight: Int)], to limit: Int, keeping fixed: [Color]
) throws(MediaError) -> [Color] {
  guard let attributes = liq_attr_create() else {
    throw .failed(action: "choose colours", reason: "libimagequant does not start")
  }
  defer { liq_attr_destroy(attributes) }
  guard let histogram = liq_histogram_create(attributes) else {
    throw .failed(action: "choose colours", reason: "out of memory")
  }
  defer { liq_histogram_destroy(histogram) }
  var entries = found.map {
    liq_histogram_entry(color: liq_color($0.color), count: UInt32(clamping: $0.weight >> 4 + 1))
  }
  var result: OpaquePointer?
  var status = liq_set_max_colors(attributes, Int32(limit))
  if status == LIQ_OK { status = liq_set_speed(attributes, 4) }
  if status == LIQ_OK { status = liq_histogram_add_colors(histogram, attributes, &entries, Int32(entries.count), 0) }
  for color in fixed where status == LIQ_OK {
    status = liq_histogram_add_fixed_color(histogram, liq_color(color), 0)
  }
  if status == LIQ_OK {
    status = onOneThread { liq_histogram_quantize(histogram, attributes, &result) }
  }
  guard status == LIQ_OK, let result else {
    let reason = status == LIQ_OUT_OF_MEMORY ? "out of memory" : "libimagequant says \(status.rawValue)"
    throw .failed(action: "choose colours", reason: reason)
  }
  defer { liq_result_destroy(result) }
  let palette = liq_get_palette(result).pointee
  return withUnsafeBytes(of: palette.entries) { entries in
    entries.bindMemory(to: liq_color.self).prefix(Int(palette.count)).map {
      Color(red: $0.r, green: $0.g, blue: $0.b)
    }
  }
}

/// Puts every colour of `dominant` that is not among `colors` in the place of its nearest neighbour there, other
/// dominant colours excepted: libimagequant rounds, also what it was told to keep.
private func pin(_ dominant: [Color], in colors: inout [Color]) {
  for color in dominant where !colors.contains(color) {
    let free = colors.indices.filter { !dominant.contains(colors[$0]) }
    if let nearest = free.min(by: { colors[$0].distance(to: color) < colors[$1].distance(to: color) }) {
      colors[nearest] = color
    }
  }
}

/// Runs `work` with OpenMP at one thread, if libimagequant brought OpenMP along: it adds floating-point sums in an
/// order that depends on the number of threads. (On a Mac it comes without OpenMP.)
private func onOneThread<Result>(_ work: () -> Result) -> Result {
  guard let set = dlsym(nil, "omp_set_num_threads"), let get = dlsym(nil, "omp_get_max_threads") else { return work() }
  let setThreads = unsafeBitCast(set, to: (@convention(c) (Int32) -> Void).self)
  let before = unsafeBitCast(get, to: (@convention(c) () -> Int32).self)()
  setThreads(1)
  defer { setThreads(before) }
  return work()
}

extension liq_color {
  fileprivate init(_ color: Color) { self.init(r: color.red, g: color.green, b: color.blue, a: 255) }
}

extension Color {
  /// The squared distance of the two in RGB.
  func distance(to other: Color) -> Int {
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return r * r + g * g + b * b
  }
}
