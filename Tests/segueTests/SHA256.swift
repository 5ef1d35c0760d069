/// SHA-256 as FIPS 180-4 writes it, slowly: the tests' own, to check the product's.
func sha256(_ message: [UInt8]) -> String {
  var hash: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  var padded = message + [0x80]
  padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
  padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
  for block in stride(from: 0, to: padded.count, by: 64) {
    var words = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[block + word * 4 + $1]) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = a.rotated(7) ^ a.rotated(18) ^ a >> 3
      let high = b.rotated(17) ^ b.rotated(19) ^ b >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var state = hash
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let first =
        state[7] &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ roundConstants[index] &+ words[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      state = [first &+ second] + state[0..<3] + [state[3] &+ first] + state[4..<7]
    }
    for index in 0..<8 { hash[index] &+= state[index] }
  }
  let digits = Array("0123456789abcdef")
  return String(hash.flatMap { word in (0..<8).map { digits[Int(word >> (28 - 4 * UInt32($0)) & 15)] } })
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, worked out in whole numbers.
private let roundConstants: [UInt32] = {
  let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
  return primes.map { prime in
    // The greatest r with r³ ≤ prime · 2⁹⁶ is the cube root with 32 fractional bits.
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let candidate = root | 1 << UInt128(bit)
      if candidate * candidate * candidate <= UInt128(prime) << 96 { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}()

extension UInt32 {
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
