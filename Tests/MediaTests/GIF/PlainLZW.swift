/// The values that a GIF's image data stands for, by the definition (GIF89a, appendix F) and in no hurry; nil where it is
/// broken.
/// - Parameter data: the minimum code size and the blocks, the empty one included.
func plainValues(of data: [UInt8]) -> [UInt8]? {
  guard let minimum = data.first.map(Int.init), (2...8).contains(minimum) else { return nil }
  var bits: [Bool] = []
  var at = 1
  while at < data.count, data[at] > 0 {
    let end = at + 1 + Int(data[at])
    guard end < data.count else { return nil }
    for byte in data[at + 1..<end] { for bit in 0..<8 { bits.append(byte >> bit & 1 == 1) } }
    at = end
  }
  guard at == data.count - 1 else { return nil }

  let clear = 1 << minimum
  var strings: [[UInt8]] = []
  func start() { strings = (0..<clear).map { [UInt8($0)] } + [[], []] }
  start()
  var values: [UInt8] = []
  var last: [UInt8]?
  var size = minimum + 1
  var next = 0
  while next + size <= bits.count {
    let code = (0..<size).reduce(0) { $0 | (bits[next + $1] ? 1 << $1 : 0) }
    next += size
    if code == clear {
      start()
      (last, size) = (nil, minimum + 1)
      continue
    }
    if code == clear + 1 { return bits.count - next < 8 ? values : nil }
    let string: [UInt8]
    if code < strings.count {
      string = strings[code]
    } else {
      guard code == strings.count, let last else { return nil }
      string = last + [last[0]]
    }
    guard !string.isEmpty else { return nil }
    values += string
    if let last, strings.count < 4096 { strings.append(last + [string[0]]) }
    last = string
    if strings.count == 1 << size, size < 12 { size += 1 }
  }
  return nil
}
