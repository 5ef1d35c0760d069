/// One line of what a benchmark says.
struct Row: Codable, Equatable {
  /// What was measured; rows of two runs with one name are compared.
  private(set) var name: String
  let value: Double
  let unit: Unit
  /// What the value should not exceed, or, where more is better, not fall short of; nil where it is only reported.
  let limit: Double?
  /// Whether the value keeps the limit.
  let isMet: Bool?
  /// What it took, to be looked at and not compared.
  let milliseconds: Double?

  enum Unit: String, Codable {
    case memcpy = "× memcpy"
    case encoder = "× encoder alone"
    case timesFaster = "× faster"
    case size = "× the size"
    case ssim = "× 10⁻⁴ SSIM"
    case files
    case pixels
    case megabytes = "MB"
    case allocations = "allocations"
    case milliseconds = "ms"
    case gigabytesPerSecond = "GB/s"

    /// Whether it says something of the program and not of the machine.
    var isCompared: Bool { self != .milliseconds && self != .gigabytesPerSecond }
    var isBetterHigh: Bool { self == .timesFaster || self == .ssim || self == .gigabytesPerSecond }
  }

  /// - Parameter seconds: what it took.
  init(_ name: String, _ value: Double, _ unit: Unit, limit: Double? = nil, seconds: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.limit = limit
    isMet = limit.map { unit.isBetterHigh ? value >= $0 : value <= $0 }
    milliseconds = seconds.map { $0 * 1000 }
  }

  /// The same under another name.
  func named(_ name: String) -> Row {
    var row = self
    row.name = name
    return row
  }
}
