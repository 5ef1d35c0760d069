import TestSupport
import Testing

@testable import Raster

/// The vector kernels equal their plain definition bit for bit: exhaustively where the domain is small, then over odd
/// widths, offsets, and weights at and beside their ends.
struct KernelTests {
  static let widths = [1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 100]
  static let weights: [UInt32] = [0, 1, 255, 256, 257, 26214, 32767, 32768, 65279, 65280, 65535, 65536]

  @Test(arguments: widths)
  func `widening and narrowing agree, and undo each other`(count: Int) {
    let pixels = TestRow(pixels: count, seed: 1)
    let rows = (plain: TestRow(wide: count), vector: TestRow(wide: count))
    PlainKernels.widen(rows.plain.wide, pixels.bytes, count: count)
    VectorKernels.widen(rows.vector.wide, pixels.bytes, count: count)
    #expect(rows.plain.words == rows.vector.words)

    let back = (plain: TestRow(pixels: count, seed: 2), vector: TestRow(pixels: count, seed: 2))
    PlainKernels.narrow(back.plain.mutableBytes, rows.plain.wide, count: count)
    VectorKernels.narrow(back.vector.mutableBytes, rows.plain.wide, count: count)
    #expect(back.plain.words == back.vector.words)
    #expect((0..<count).allSatisfy { back.plain.pixels[$0] == pixels.pixels[$0] })
  }

  @Test(arguments: widths)
  func `narrowing rounds fractions the same way`(count: Int) {
    let wide = TestRow(wide: count, seed: 3)
    let back = (plain: TestRow(pixels: count, seed: 2), vector: TestRow(pixels: count, seed: 2))
    PlainKernels.narrow(back.plain.mutableBytes, wide.wide, count: count)
    VectorKernels.narrow(back.vector.mutableBytes, wide.wide, count: count)
    #expect(back.plain.words == back.vector.words)
  }

  @Test(arguments: widths, weights)
  func `constant-opacity mixes agree`(count: Int, weight: UInt32) {
    let layer = TestRow(wide: count, seed: 5)
    let sums = (plain: TestRow(wide: count, seed: 6), vector: TestRow(wide: count, seed: 6))
    PlainKernels.mix(sums.plain.wide, layer.wide, weight: weight, count: count)
    VectorKernels.mix(sums.vector.wide, layer.wide, weight: weight, count: count)
    #expect(sums.plain.words == sums.vector.words)

    let color = SIMD4<UInt8>(13, 200, 77, 255)
    PlainKernels.mixColor(sums.plain.wide, color, weight: weight, count: count)
    VectorKernels.mixColor(sums.vector.wide, color, weight: weight, count: count)
    #expect(sums.plain.words == sums.vector.words)

    PlainKernels.fill(sums.plain.wide, color, count: count)
    VectorKernels.fill(sums.vector.wide, color, count: count)
    #expect(sums.plain.words == sums.vector.words)
  }

  @Test(arguments: widths)
  func `a colour with a weight for each pixel agrees`(count: Int) {
    for shift in 0..<Self.weights.count {
      let weights = (0..<count + 1).map { Self.weights[($0 + shift) % Self.weights.count] }
      let sums = (plain: TestRow(wide: count, seed: 6), vector: TestRow(wide: count, seed: 6))
      let color = SIMD4<UInt8>(13, 200, 77, 255)
      weights.withUnsafeBufferPointer { weights in
        PlainKernels.mixColor(sums.plain.wide, color, weights: weights.baseAddress! + 1, count: count)
        VectorKernels.mixColor(sums.vector.wide, color, weights: weights.baseAddress! + 1, count: count)
      }
      #expect(sums.plain.words == sums.vector.words)
    }
  }

  @Test(arguments: widths, weights)
  func `source-over of wide pixels agrees`(count: Int, weight: UInt32) {
    let layer = TestRow(widePremultiplied: count, seed: 7)
    let sums = (plain: TestRow(widePremultiplied: count, seed: 8), vector: TestRow(widePremultiplied: count, seed: 8))
    PlainKernels.over(sums.plain.wide, layer.wide, weight: weight, count: count)
    VectorKernels.over(sums.vector.wide, layer.wide, weight: weight, count: count)
    #expect(sums.plain.words == sums.vector.words)
  }

  @Test(arguments: widths)
  func `source-over of bytes agrees on sums with fractions`(count: Int) {
    let layer = TestRow(premultipliedPixels: count, seed: 9)
    let sums = (plain: TestRow(widePremultiplied: count, seed: 10), vector: TestRow(widePremultiplied: count, seed: 10))
    PlainKernels.over(sums.plain.wide, layer.bytes, count: count)
    VectorKernels.over(sums.vector.wide, layer.bytes, count: count)
    #expect(sums.plain.words == sums.vector.words)
  }

  @Test func `source-over is correctly rounded for every alpha over every value`() {
    // Transparent black of every alpha over every grey: out = round(grey · (255 − alpha) / 255).
    let count = 256
    for alpha in 0..<256 {
      let layer = TestRow(pixels: count, seed: 0)
      let below = TestRow(pixels: count, seed: 0)
      for grey in 0..<count {
        layer.pixels[grey] = UInt32(alpha) << 24
        below.pixels[grey] = UInt32(grey) * 0x0101_0101
      }
      for kernel in [PlainKernels.over(_:_:count:), VectorKernels.over(_:_:count:)] {
        let sum = TestRow(wide: count)
        let result = TestRow(pixels: count, seed: 0)
        PlainKernels.widen(sum.wide, below.bytes, count: count)
        kernel(sum.wide, layer.bytes, count)
        PlainKernels.narrow(result.mutableBytes, sum.wide, count: count)
        for grey in 0..<count {
          let expected = UInt32((Double(grey * (255 - alpha)) / 255).rounded())
          #expect(result.pixels[grey] & 255 == expected, "alpha \(alpha) over \(grey)")
        }
      }
    }
  }

  @Test(arguments: widths, [1, 0])
  func `bilinear stretching agrees on runs and on jumps`(count: Int, next: Int) {
    let source = TestRow(pixels: count + 40, seed: 11)
    for kind in 0..<4 {
      var index = [Int32](repeating: 0, count: count)
      var fraction = [UInt32](repeating: 0, count: count)
      var random = SeededRandom(seed: kind + 1)
      for x in 0..<count {
        index[x] =
          switch kind {
          case 0: Int32(x)
          case 1: Int32(x + x / 11)
          case 2: Int32(x / 3)
          default: Int32(random.next() % UInt64(count + 39))
          }
        fraction[x] = [0, 1, 128, 255, 256][Int(random.next() % 5)]
      }
      let rows = (plain: TestRow(wide: count), vector: TestRow(wide: count))
      PlainKernels.stretch(rows.plain.wide, source.bytes, index: index, fraction: fraction, next: next, count: count)
      VectorKernels.stretch(rows.vector.wide, source.bytes, index: index, fraction: fraction, next: next, count: count)
      #expect(rows.plain.words == rows.vector.words)
    }
  }

  @Test(arguments: widths, weights)
  func `vertical blends and squashes agree`(count: Int, weight: UInt32) {
    let wide = (TestRow(wide: count, seed: 12), TestRow(wide: count, seed: 13))
    let bytes = (TestRow(pixels: count, seed: 14), TestRow(pixels: count, seed: 15))
    let rows = (plain: TestRow(wide: count), vector: TestRow(wide: count))
    PlainKernels.blend(rows.plain.wide, wide.0.wide, 65536 - weight, wide.1.wide, weight, count: count)
    VectorKernels.blend(rows.vector.wide, wide.0.wide, 65536 - weight, wide.1.wide, weight, count: count)
    #expect(rows.plain.words == rows.vector.words)

    PlainKernels.squash(rows.plain.wide, bytes.0.bytes, 65536 - weight, bytes.1.bytes, weight, count: count)
    VectorKernels.squash(rows.vector.wide, bytes.0.bytes, 65536 - weight, bytes.1.bytes, weight, count: count)
    #expect(rows.plain.words == rows.vector.words)
  }
}

/// A row of seeded test words with room on both sides, so that a kernel that starts or stops at the wrong place shows.
private final class TestRow {
  private let memory: UnsafeMutableBufferPointer<UInt32>
  private let count: Int
  private static let margin = 16

  /// Pixels of any bytes.
  init(pixels count: Int, seed: Int) {
    self.count = count
    memory = .allocate(capacity: 2 * count + 4 * Self.margin)
    var random = SeededRandom(seed: seed)
    for index in memory.indices { memory[index] = UInt32(truncatingIfNeeded: random.next()) }
  }

  convenience init(premultipliedPixels count: Int, seed: Int) {
    self.init(pixels: count, seed: seed)
    for index in memory.indices {
      let alpha = memory[index] >> 24
      let channels = [0, 8, 16].map { ((memory[index] >> $0 & 255) * alpha / 255) << $0 }
      memory[index] = channels[0] | channels[1] | channels[2] | alpha << 24
    }
  }

  /// Wide channels of 0…65280; zeros with seed 0.
  init(wide count: Int, seed: Int = 0) {
    self.count = count
    memory = .allocate(capacity: 2 * count + 4 * Self.margin)
    var random = SeededRandom(seed: seed)
    for index in memory.indices {
      let word = random.next()
      memory[index] = seed == 0 ? 0 : (UInt32(word & 0xffff_ffff) % 65281) | ((UInt32(word >> 32) % 65281) << 16)
    }
  }

  /// Wide channels with colours at most alpha.
  convenience init(widePremultiplied count: Int, seed: Int) {
    self.init(wide: count, seed: seed)
    for x in 0..<count {
      let alpha = wide.ga[x] >> 16
      wide.ga[x] = min(wide.ga[x] & 0xffff, alpha) | alpha << 16
      wide.rb[x] = min(wide.rb[x] & 0xffff, alpha) | min(wide.rb[x] >> 16, alpha) << 16
    }
  }

  deinit { memory.deallocate() }

  var words: [UInt32] { Array(memory) }
  var pixels: UnsafeMutablePointer<UInt32> { memory.baseAddress! + Self.margin }
  var bytes: UnsafeRawPointer { UnsafeRawPointer(pixels) }
  var mutableBytes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pixels) }
  var wide: WideRow { WideRow(rb: pixels, ga: pixels + count + Self.margin) }
}
