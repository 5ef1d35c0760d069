/// The strings that LZW codes stand for, as a tree: a code is a node, its string the values on the way to it.
///
/// Format: GIF89a, appendix F.
struct CodeTree: ~Copyable {
  struct Node {
    /// 0 for none: no child has the code 0.
    var firstChild: UInt16 = 0
    var sibling: UInt16 = 0
    var parent: UInt16 = 0
    var value: UInt8 = 0
  }

  static let capacity = 4096

  let clearCode: Int
  var endCode: Int { clearCode + 1 }
  /// Codes in use, `clearCode` and `endCode` included.
  private(set) var count = 0
  /// Bits that the next code is written with: 3 to 12.
  private(set) var codeSize = 0
  let nodes: UnsafeMutablePointer<Node>
  /// For every single value, the set of those that follow it, 256 bits each; and the codes of these pairs.
  private let followers: UnsafeMutablePointer<ValueSet>
  private let pairs: UnsafeMutablePointer<UInt16>
  /// Whether the string that was added last is one of these pairs.
  private var isNewPair = false

  /// - Parameter bits: of a value, 2 to 8.
  init(bits: Int) {
    clearCode = 1 << bits
    nodes = .allocate(capacity: Self.capacity)
    followers = .allocate(capacity: clearCode)
    pairs = .allocate(capacity: clearCode << 8)
    pairs.initialize(repeating: 0, count: clearCode << 8)
    clear()
  }

  deinit {
    nodes.deallocate()
    followers.deallocate()
    pairs.deallocate()
  }

  var isFull: Bool { count == Self.capacity }

  /// Forgets all strings but the single values.
  mutating func clear() {
    count = clearCode + 2
    codeSize = clearCode.trailingZeroBitCount + 1
    followers.initialize(repeating: ValueSet(), count: clearCode)
    for value in 0..<clearCode { nodes[value] = Node(value: UInt8(truncatingIfNeeded: value)) }
  }

  /// Adds the string of `code` with `value` after it, known or not, as a decoder does.
  /// - Precondition: the tree is not full.
  mutating func add(_ value: UInt8, after code: Int) {
    nodes[count] = Node(
      sibling: nodes[code].firstChild, parent: UInt16(truncatingIfNeeded: code), value: value)
    nodes[code].firstChild = UInt16(truncatingIfNeeded: count)
    isNewPair = code < clearCode && noteAsPair(count)
    if count == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    count += 1
  }

  /// Makes `value` the last one of the string that was added last.
  mutating func changeNewest(to value: UInt8) {
    let code = count - 1
    if isNewPair { followers[Int(nodes[code].parent)].remove(nodes[code].value) }
    nodes[code].value = value
    isNewPair = Int(nodes[code].parent) < clearCode && noteAsPair(code)
  }

  /// Makes a code of two values known, unless another one stands for the same.
  /// - Returns: whether none did.
  private func noteAsPair(_ code: Int) -> Bool {
    let (first, second) = (Int(nodes[code].parent), nodes[code].value)
    if followers[first].contains(second) { return false }
    followers[first].insert(second)
    pairs[first << 8 | Int(second)] = UInt16(truncatingIfNeeded: code)
    return true
  }

  /// The values among `wanted` that a string of two has after the single value `first`.
  func followers(of first: Int, among wanted: ValueSet) -> ValueSet { followers[first].intersection(wanted) }

  /// The code of two values, of which the second is one of the first's followers.
  func pair(_ first: Int, _ second: Int) -> Int { Int(pairs[first << 8 | second]) }
}

/// A set of bytes.
struct ValueSet {
  private var words = SIMD4<UInt64>.zero

  mutating func insert(_ value: UInt8) { words[Int(value >> 6)] |= 1 << UInt64(value & 63) }

  mutating func remove(_ value: UInt8) { words[Int(value >> 6)] &= ~(1 << UInt64(value & 63)) }

  func contains(_ value: UInt8) -> Bool { words[Int(value >> 6)] >> UInt64(value & 63) & 1 == 1 }

  func intersection(_ other: ValueSet) -> ValueSet {
    var result = ValueSet()
    result.words = words & other.words
    return result
  }

  /// Calls `body` with each of them, the lowest first.
  @inline(__always) func visit(_ body: (Int) -> Void) {
    for word in 0..<4 {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
