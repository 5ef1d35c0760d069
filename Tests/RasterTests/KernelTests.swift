import TestSupport
import Testing

@testable import Raster

/// The vector kernels equal their plain definition bit for bit: exhaustively where the domain is small, then over odd
/// widths, offsets, and weights at and beside their ends.
struct KernelTests {
  /// The last channel is before this one, and the first is 0 or 1.
  static let ends = [1, 2, 3, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 200]
  static let weights: [UInt32] = [0, 1, 255, 256, 257, 26214, 32767, 32768, 65279, 65280, 65535, 65536]

  @Test(arguments: ends, 0..<5)
  func `weighted sums agree, of bytes, of wide rows and of both`(end: Int, kind: Int) {
    let bytes = (0..<3).map { TestRow(bytes: end, seed: 10 + $0) }
    let wide = (0..<3).map { TestRow(wide: end, seed: 20 + $0) }
    let channels = min(kind & 1, end - 1)..<end
    // Some numbers of terms have loops of their own.
    for shares: [UInt32] in [
      [65536], [0, 65535], [30000, 1, 35535], [65280, 128, 128], [16384, 16384, 16384, 16384],
      [10000, 10000, 10000, 10000, 10000], [32768, 1, 2, 3, 4, 32758], [9000, 9000, 9000, 9000, 9000, 9000, 9000],
    ] {
      let sum = TestSum(shares, bytes: kind == 1 ? [] : bytes, wide: kind == 0 ? [] : wide, offset: 2 * kind)
      let results = (plain: TestRow(bytes: end, seed: 1), vector: TestRow(bytes: end, seed: 1))
      PlainKernels.combine(results.plain.bytes, sum.terms, constant: sum.constant, channels: channels)
      VectorKernels.combine(results.vector.bytes, sum.terms, constant: sum.constant, channels: channels)
      #expect(results.plain == results.vector)

      let rows = (plain: TestRow(wide: end, seed: 2), vector: TestRow(wide: end, seed: 2))
      PlainKernels.combine(rows.plain.wide, sum.terms, constant: sum.constant, channels: channels)
      VectorKernels.combine(rows.vector.wide, sum.terms, constant: sum.constant, channels: channels)
      #expect(rows.plain == rows.vector)
    }
  }

  @Test(arguments: weights)
  func `every byte with every other one agrees, and all of a weight changes nothing`(weight: UInt32) {
    let (one, other) = (TestRow(bytes: 65536, seed: 0), TestRow(bytes: 65536, seed: 0))
    for x in 0..<65536 { (one.bytes[x], other.bytes[x]) = (UInt8(x & 255), UInt8(x >> 8)) }
    let sum = TestSum(
      [weight, 65536 - weight], bytes: [one, other], wide: [], offset: 0, constant: Block(repeating: .zero))
    let results = (plain: TestRow(bytes: 65536, seed: 1), vector: TestRow(bytes: 65536, seed: 1))
    PlainKernels.combine(results.plain.bytes, sum.terms, constant: sum.constant, channels: 0..<65536)
    VectorKernels.combine(results.vector.bytes, sum.terms, constant: sum.constant, channels: 0..<65536)
    #expect(results.plain == results.vector)
    let share = Double(weight) / 65536
    let worst = (0..<65536).map { x in
      abs(Double(one.bytes[x]) * share + Double(other.bytes[x]) * (1 - share) - Double(results.plain.bytes[x]))
    }.max()!
    #expect(worst <= 0.5 + 3.0 / 256)
    if weight == 65536 { #expect((0..<65536).allSatisfy { results.plain.bytes[$0] == one.bytes[$0] }) }
  }

  @Test(arguments: ends, 0..<2)
  func `narrowing agrees`(end: Int, first: Int) {
    let channels = min(first, end - 1)..<end
    let wide = TestRow(wide: end, seed: 3)
    let back = (plain: TestRow(bytes: end, seed: 2), vector: TestRow(bytes: end, seed: 2))
    PlainKernels.narrow(back.plain.bytes, wide.wide, channels: channels)
    VectorKernels.narrow(back.vector.bytes, wide.wide, channels: channels)
    #expect(back.plain == back.vector)
  }

  @Test(arguments: [0.02, 0.3, 0.5, 0.71, 0.95, 0.97, 0.999, 1.0001, 1.3, 2.5, 40], [1, 4])
  func `stretching agrees at every scale, and is bilinear`(scale: Double, step: Int) {
    for width in [1, 2, 9, 33, 64, 131] {
      let map = AxisMap(count: width, scale: scale, anchor: 0.5, offset: 0.3, snaps: false)
      var taps = Taps(width: width, step: step)
      taps.place(map)
      let source = TestRow(bytes: width * step, seed: 11)
      let end = width * step + Block.count
      let rows = (plain: TestRow(wide: end, seed: 4), vector: TestRow(wide: end, seed: 4))
      let blocks = map.span.lowerBound * step / 32..<(map.span.upperBound * step + 31) / 32
      PlainKernels.stretch(rows.plain.wide, source.bytes, taps: taps, blocks: blocks)
      VectorKernels.stretch(rows.vector.wide, source.bytes, taps: taps, blocks: blocks)
      #expect(rows.plain == rows.vector)
      for x in map.span {
        let (index, fraction) = map.source(of: x, bits: 8)
        for channel in 0..<step {
          let (left, right) = (source.bytes[index * step + channel], source.bytes[(index + 1) * step + channel])
          #expect(Int(rows.plain.wide[x * step + channel]) == Int(left) * (256 - fraction) + Int(right) * fraction)
        }
      }
    }
  }

  @Test(arguments: ends)
  func `a constant with a weight for each channel agrees`(end: Int) {
    for shift in 0..<Self.weights.count {
      let weights = TestRow(wide: end, seed: 0)
      for x in 0..<end { weights.wide[x] = UInt16(min(Self.weights[(x + shift) % Self.weights.count], 65535)) }
      let sums = (plain: TestRow(wide: end, seed: 6), vector: TestRow(wide: end, seed: 6))
      let level = PixelLayout.rgba.level(SIMD4(13, 200, 77, 255), plane: 0)
      let channels = min(shift & 1, end - 1)..<end
      PlainKernels.mix(sums.plain.wide, level: level, weights: weights.wide, channels: channels)
      VectorKernels.mix(sums.vector.wide, level: level, weights: weights.wide, channels: channels)
      #expect(sums.plain == sums.vector)
    }
  }

  @Test(arguments: [4, 8, 28, 32, 36, 60, 64, 100, 128, 132], [1, 4])
  func `source-over agrees, of bytes and of wide channels, and so does what alphas leave`(end: Int, step: Int) {
    let (bytes, wide) = (TestRow(premultipliedBytes: end, seed: 9), TestRow(premultiplied: end, seed: 7))
    let rests = (plain: TestRow(wide: end, seed: 1), vector: TestRow(wide: end, seed: 1))
    PlainKernels.rests(rests.plain.wide, bytes.bytes, step: step, channels: 0..<end)
    VectorKernels.rests(rests.vector.wide, bytes.bytes, step: step, channels: 0..<end)
    #expect(rests.plain == rests.vector)
    // The pixels' own alphas, whatever the step, keep sums within their range.
    PlainKernels.rests(rests.plain.wide, bytes.bytes, step: 4, channels: 0..<end)
    let sums = (plain: TestRow(premultiplied: end, seed: 10), vector: TestRow(premultiplied: end, seed: 10))
    PlainKernels.over(sums.plain.wide, bytes.bytes, rests: rests.plain.wide, channels: 0..<end)
    VectorKernels.over(sums.vector.wide, bytes.bytes, rests: rests.plain.wide, channels: 0..<end)
    #expect(sums.plain == sums.vector)

    PlainKernels.rests(rests.plain.wide, wide.wide, step: step, channels: 0..<end)
    VectorKernels.rests(rests.vector.wide, wide.wide, step: step, channels: 0..<end)
    #expect(rests.plain == rests.vector)
    PlainKernels.rests(rests.plain.wide, wide.wide, step: 4, channels: 0..<end)
    PlainKernels.over(sums.plain.wide, wide.wide, rests: rests.plain.wide, channels: 0..<end)
    VectorKernels.over(sums.vector.wide, wide.wide, rests: rests.plain.wide, channels: 0..<end)
    #expect(sums.plain == sums.vector)
  }

  @Test func `source-over is correctly rounded for every alpha over every value`() {
    // Transparent black of every alpha over every grey: out = round(grey · (255 − alpha) / 255).
    let end = 256
    let (layer, rests) = (TestRow(bytes: end, seed: 0), TestRow(wide: end, seed: 0))
    for x in 0..<end { layer.bytes[x] = 0 }
    for alpha in 0..<256 {
      for x in 0..<end { rests.wide[x] = UInt16(255 - alpha) }
      for isPlain in [true, false] {
        let (sum, result) = (TestRow(wide: end, seed: 0), TestRow(bytes: end, seed: 0))
        for grey in 0..<end { sum.wide[grey] = UInt16(grey) << 8 }
        if isPlain {
          PlainKernels.over(sum.wide, layer.bytes, rests: rests.wide, channels: 0..<end)
        } else {
          VectorKernels.over(sum.wide, layer.bytes, rests: rests.wide, channels: 0..<end)
        }
        PlainKernels.narrow(result.bytes, sum.wide, channels: 0..<end)
        let wrong = (0..<end).first { grey in
          result.bytes[grey] != UInt8((Double(grey * (255 - alpha)) / 255).rounded())
        }
        #expect(wrong == nil, "alpha \(alpha)")
      }
    }
  }

  @Test(arguments: ends)
  func `halving chroma agrees, and is the weighted mean about every other channel`(count: Int) {
    let row = TestRow(wide: 2 * count, seed: 12)
    let halves = (plain: TestRow(bytes: count, seed: 2), vector: TestRow(bytes: count, seed: 2))
    PlainKernels.halve(halves.plain.bytes, row.wide, count: count)
    VectorKernels.halve(halves.vector.bytes, row.wide, count: count)
    #expect(halves.plain == halves.vector)
    for x in 0..<count {
      let wide = row.wide
      let mean = (Double(wide.odd[x - 1]) + 2 * Double(wide.even[x]) + Double(wide.odd[x])) / 1024
      // Each of three shifts drops less than 1/256.
      #expect(abs(mean - Double(halves.plain.bytes[x])) <= 0.5 + 3.0 / 256)
    }
  }
}

/// Terms with the weights of `shares`, dealt out among rows that begin `offset` channels late.
private final class TestSum {
  private(set) var terms = Terms(capacity: 8)
  let constant: Block

  init(_ shares: [UInt32], bytes: [TestRow], wide: [TestRow], offset: Int, constant: Block? = nil) {
    let rows = bytes.count + wide.count
    for (index, share) in shares.enumerated() {
      let row = index * 5 % rows
      if row < bytes.count {
        terms.append(bytes[row].bytes + offset, weight: share)
      } else {
        terms.append(wide[row - bytes.count].wide.advanced(by: offset), weight: share)
      }
    }
    // What the weights leave.
    let rest = UInt16(65536 - shares.reduce(0, +))
    self.constant = constant ?? Block(repeating: SIMD4(rest, rest / 2, rest / 3, 0))
  }
}

/// A row of seeded test channels with room on both sides, so that a kernel that starts or stops at the wrong place shows.
private final class TestRow: Equatable {
  private static let margin = 512
  private let memory: UnsafeMutableBufferPointer<UInt16>
  private let half: Int

  /// Wide channels of 0…65280; zeros with seed 0.
  init(wide end: Int, seed: Int) {
    half = end / 2 + 1 + 2 * Self.margin
    memory = .allocate(capacity: 2 * half)
    var random = SeededRandom(seed: seed)
    for index in memory.indices { memory[index] = seed == 0 ? 0 : UInt16(random.next() % 65281) }
  }

  /// Bytes of any value.
  convenience init(bytes end: Int, seed: Int) {
    self.init(wide: end, seed: 0)
    var random = SeededRandom(seed: seed)
    for index in memory.indices { memory[index] = UInt16(truncatingIfNeeded: random.next()) }
  }

  /// Wide pixels of four channels with colours at most alpha.
  convenience init(premultiplied end: Int, seed: Int) {
    self.init(wide: end, seed: seed)
    for x in 0..<end { wide[x] = min(wide[x], wide[x | 3]) }
  }

  convenience init(premultipliedBytes end: Int, seed: Int) {
    self.init(bytes: end, seed: seed)
    for x in 0..<end { bytes[x] = min(bytes[x], bytes[x | 3]) }
  }

  deinit { memory.deallocate() }

  var wide: WideRow {
    WideRow(even: memory.baseAddress! + Self.margin, odd: memory.baseAddress! + Self.margin + half)
  }
  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(memory.baseAddress! + Self.margin).assumingMemoryBound(to: UInt8.self)
  }

  static func == (one: TestRow, other: TestRow) -> Bool { one.memory.elementsEqual(other.memory) }
}
