internal import Raster

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What row operations read and write, as the painter has it: pictures of bytes, and a few wide rows.
struct RowMemory: ~Copyable {
  /// Of a row, four a pixel.
  let channels: Int
  let height: Int
  /// Three.
  let wide: WideRows
  var terms = Terms(capacity: 3)
  /// Of a layer at scale 0.97, in the middle.
  var taps: Taps
  /// Those that the layer touches.
  let blocks: Range<Int>
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Kernels read on beyond a row's end.
  private static let margin = 512

  init(width: Int, height: Int) {
    (channels, self.height) = (width * 4, height)
    wide = WideRows(3, channels: channels + Block.count)
    let map = AxisMap(count: width, scale: 0.97, anchor: 0.5, offset: 0, snaps: false)
    taps = Taps(width: width, step: 4)
    taps.place(map)
    blocks = map.span.lowerBound * 4 / Block.count..<(map.span.upperBound * 4 + Block.count - 1) / Block.count
    let count = 4 * (channels * height + Self.margin)
    bytes = .allocate(capacity: count)
    for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: index % 251) }
  }

  deinit { bytes.deallocate() }

  /// Row `y` of picture 0…3.
  func row(_ y: Int, of picture: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (picture * (channels * height + Self.margin) + y * channels)
  }

  /// Row `y` of what is written where bytes are.
  func target(_ y: Int) -> UnsafeMutablePointer<UInt8> { row(y, of: 3) }
}

/// An operation on rows, to be timed against copying as many bytes as it writes, to where it writes them.
struct RowKernel: Sendable {
  enum Target {
    /// A row of the picture, or half of one.
    case bytes, halfBytes
    /// A wide row, two bytes a channel, or what a stretched layer touches of it.
    case wide, stretched
  }

  /// With what is written, which is what is counted.
  let name: String
  let target: Target
  let work: @Sendable (_ memory: inout RowMemory, _ y: Int) -> Void

  /// Bytes that it writes in each row.
  func written(_ memory: borrowing RowMemory) -> Int {
    switch target {
    case .bytes: memory.channels
    case .halfBytes: memory.channels / 2
    case .wide: memory.channels * 2
    case .stretched: memory.blocks.count * Block.count * 2
    }
  }

  /// Copies as many bytes: of a page to the picture, or of a wide row to another.
  func copy(_ memory: borrowing RowMemory, _ y: Int) {
    let count = written(memory)
    switch target {
    case .bytes, .halfBytes: memcpy(memory.target(y), memory.row(y, of: 0), count)
    case .wide, .stretched:
      memcpy(memory.wide[0].even, memory.wide[1].even, count / 2)
      memcpy(memory.wide[0].odd, memory.wide[1].odd, count / 2)
    }
  }
}

extension RowKernel {
  private static let none = Block(repeating: .zero)

  static let all = [
    RowKernel(name: "combine 1 row of bytes to bytes", target: .bytes) { combine(bytes: 1, &$0, $1) },
    RowKernel(name: "combine 3 rows of bytes to bytes", target: .bytes) { combine(bytes: 3, &$0, $1) },
    RowKernel(name: "combine 2 wide rows to bytes", target: .bytes) { memory, y in
      memory.terms.removeAll()
      for row in 1...2 { memory.terms.append(memory.wide[row], weight: 32768) }
      VectorKernels.combine(memory.target(y), memory.terms, constant: none, channels: 0..<memory.channels)
    },
    RowKernel(name: "combine bytes with a wide row to a wide row", target: .wide) { memory, y in
      memory.terms.removeAll()
      memory.terms.append(memory.wide[0], weight: 32768)
      memory.terms.append(memory.row(y, of: 0), weight: 32768)
      VectorKernels.combine(memory.wide[0], memory.terms, constant: none, channels: 0..<memory.channels)
    },
    RowKernel(name: "narrow a wide row to bytes", target: .bytes) { memory, y in
      VectorKernels.narrow(memory.target(y), memory.wide[0], channels: 0..<memory.channels)
    },
    RowKernel(name: "stretch bytes by 0.97 to a wide row", target: .stretched) { memory, y in
      VectorKernels.stretch(memory.wide[0], memory.row(y, of: 0), taps: memory.taps, blocks: memory.blocks)
    },
    RowKernel(name: "mix a colour into a wide row", target: .wide) { memory, _ in
      VectorKernels.mix(memory.wide[0], level: none, weights: memory.wide[1], channels: 0..<memory.channels)
    },
    RowKernel(name: "bytes over a wide row", target: .wide) { memory, y in
      VectorKernels.over(
        memory.wide[0], memory.row(y, of: 0), rests: memory.wide[2], channels: 0..<memory.channels)
    },
    RowKernel(name: "wide row over a wide row", target: .wide) { memory, _ in
      VectorKernels.over(memory.wide[0], memory.wide[1], rests: memory.wide[2], channels: 0..<memory.channels)
    },
    RowKernel(name: "halve a wide row to bytes", target: .halfBytes) { memory, y in
      VectorKernels.halve(memory.target(y), memory.wide[0], count: memory.channels / 2)
    },
  ]

  private static func combine(bytes count: Int, _ memory: inout RowMemory, _ y: Int) {
    memory.terms.removeAll()
    for picture in 0..<count { memory.terms.append(memory.row(y, of: picture), weight: UInt32(65536 / count)) }
    VectorKernels.combine(memory.target(y), memory.terms, constant: none, channels: 0..<memory.channels)
  }
}

/// Each row operation on one row that fits a processor's nearest cache, on one that fits the next, and row by row through
/// pictures that fit neither.
func rowKernelRows(_ options: Options) -> [Row] {
  // Three wide rows, the most that an operation needs: 24 kB and 384 kB; four pictures: 47 MB.
  [("L1", 1024, 1), ("L2", 16384, 1), ("memory", 1170, 2532)].flatMap { place, width, height in
    var memory = RowMemory(width: width, height: height)
    return RowKernel.all.map { kernel in
      let rows = max(height, 8_000_000 / kernel.written(memory))
      let pairing = Pairing(rounds: options.effort.rounds, turns: 4, warmsUp: true) { _ in
        for row in 0..<rows { kernel.copy(memory, row % height) }
      } work: { _ in
        for row in 0..<rows { kernel.work(&memory, row % height) }
      }
      return Row(
        "\(kernel.name), \(place)", pairing.ratio(of: \.processor), .memcpy,
        seconds: pairing.seconds(of: \.processor) / Double(4 * rows))
    }
  }
}
