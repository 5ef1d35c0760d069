internal import Motion

/// How large a file is or may be.
public struct ByteCount: Sendable, Hashable {
  public var bytes: Int

  public init(_ bytes: Int) { self.bytes = bytes }
}

extension ByteCount {
  /// Reads `10MB`, `1.5 MB`, `500KB`, `8MiB` or plain bytes, in capitals or not: thousands, or with an i 1024s. A part of a
  /// byte is left out. Nil for anything else, and unless it is 1 byte to 1 PB.
  public init?(text: String) {
    let number = text.prefix { "0123456789.+-eE".contains($0) }
    let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    let factors = ["": 1.0, "b": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 0x1p10, "mib": 0x1p20, "gib": 0x1p30]
    guard let factor = factors[unit], let value = Double(decimal: number), (1...1e15).contains(value * factor) else {
      return nil
    }
    bytes = Int(value * factor)
  }

  /// What `init(text:)` reads.
  public static let expected = "a size such as 10MB, 500KB, 1.5MiB or 800000 (bytes)"
}

extension ByteCount: CustomStringConvertible {
  /// `812 B`, `34.5 kB`, `1.21 MB`: thousands, as GitHub and file browsers count.
  public var description: String {
    var (value, unit) = (Double(bytes), "B")
    for larger in ["kB", "MB", "GB", "TB"] where value >= 999.5 { (value, unit) = (value / 1000, larger) }
    let step = value >= 100 || unit == "B" ? 1.0 : value >= 10 ? 10 : 100
    return "\(decimal((value * step).rounded() / step)) \(unit)"
  }
}
