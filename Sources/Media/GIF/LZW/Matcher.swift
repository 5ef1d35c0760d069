/// Turns a frame's pixels into LZW codes, choosing among the colours a pixel may have those that make long strings.
///
/// A string that differs from the pixels costs what its errors are worth in bits (`PixelPrices`). Of all strings in the
/// tree the one is taken that saves most: the pixels it covers, at the bits a pixel has taken lately, less the worth of
/// its errors. Its candidates are followed from pixel to pixel, those with the least error first, `beam` of them.
/// Without prices that is plain LZW, but that a pixel that stays as it is may be left out.
struct Matcher: ~Copyable {
  /// Strings that are followed at once.
  private static let beam = 6
  /// Single values that are tried at the start of a string.
  private static let roots = 8
  /// What a string may be behind the best, in pixels, before it is given up; and what the first pixel may cost.
  private static let slack: Float = 3
  private static let startSlack: Float = 2
  /// What the less likely way to leave a pixel as it is costs, in bits: only to tell two equal ways apart.
  private static let tie: Float = 1.0 / 128

  /// The largest squared error that is allowed, whatever it saves: further off a pixel is a speck.
  private static let mostError: Int32 = 3 * 24 * 24

  private struct Candidate {
    var code: Int32
    /// In bits.
    var error: Float
  }

  private let palette: MatchPalette
  private var tree: CodeTree
  private var now: UnsafeMutablePointer<Candidate>
  private var next: UnsafeMutablePointer<Candidate>

  init(_ palette: MatchPalette) {
    self.palette = palette
    tree = CodeTree(bits: palette.bits)
    now = .allocate(capacity: Self.roots + 1)
    next = .allocate(capacity: Self.roots + 1)
  }

  deinit {
    now.deallocate()
    next.deallocate()
  }

  /// Encodes `frame`, and writes down what is shown for each of its pixels.
  /// - Parameters:
  ///   - needs: called before pixels of rows up to, not including, the one given are looked at.
  ///   - done: called when rows up to, not including, the one given are settled.
  mutating func encode(_ frame: MatchFrame, needs: (Int) -> Void, done: (Int) -> Void) -> [UInt8] {
    var stream = CodeStream(minimumSize: palette.bits)
    tree.clear()
    stream.append(tree.clearCode, bits: tree.codeSize)
    let width = frame.width
    let count = width * frame.height
    // A string is shorter than the tree is large.
    let reach = CodeTree.capacity / width + 2
    var row = -1
    // The string before, and where it begins.
    var last: (code: Int, start: Int)?
    var rate = Rate()
    var start = 0
    while start < count {
      if start / width != row {
        row = start / width
        needs(min(frame.height, row + reach))
        done(row)
      }
      // The string before and the value that follows it are added, and may be used at once: by a match that begins as the
      // string does. If what is found begins otherwise, that is what follows.
      let supposed = last.map { frame.choices[$0.start] }
      if let last, let supposed { tree.add(supposed, after: last.code) }
      let match = longest(from: start, to: count, of: frame, bitsPerPixel: rate.bitsPerPixel)
      show(match.code, count: match.count, at: start, of: frame)
      if let supposed, supposed != frame.choices[start] { tree.changeNewest(to: frame.choices[start]) }
      stream.append(match.code, bits: tree.codeSize)
      rate.add(bits: tree.codeSize, pixels: match.count)
      last = (match.code, start)
      start += match.count
      if tree.isFull {
        stream.append(tree.clearCode, bits: tree.codeSize)
        tree.clear()
        last = nil
      }
    }
    // A decoder adds a string with every code, the last one too.
    if let last { tree.add(0, after: last.code) }
    stream.append(tree.endCode, bits: tree.codeSize)
    stream.finish()
    done(frame.height)
    return stream.bytes
  }

  /// The string that saves most from pixel `start` on, with its length.
  private mutating func longest(
    from start: Int, to end: Int, of frame: MatchFrame, bitsPerPixel: Float
  ) -> (code: Int, count: Int) {
    var pixel = frame.pixel(start, palette)
    var found = startStrings(at: pixel, limit: Self.startSlack * bitsPerPixel)
    var best = (code: Int(now[0].code), count: 1)
    var score = bitsPerPixel - now[0].error
    var depth = 1
    while start &+ depth < end {
      pixel = frame.pixel(start &+ depth, palette)
      let gain = bitsPerPixel * Float(depth &+ 1)
      // Up to this error a string is not too far behind.
      let limit = gain - score + Self.slack * bitsPerPixel
      found = depth == 1 ? extendSingles(found, with: pixel, limit: limit) : extend(found, with: pixel, limit: limit)
      if found == 0 { break }
      swap(&now, &next)
      depth &+= 1
      if gain - now[0].error >= score {
        score = gain - now[0].error
        best = (Int(now[0].code), depth)
      }
    }
    return best
  }

  /// Puts the values that a string may start with into `now`, at least the pixel's own.
  /// - Returns: how many.
  private func startStrings(at pixel: MatchPixel, limit: Float) -> Int {
    now[0] = Candidate(code: Int32(truncatingIfNeeded: pixel.index), error: cost(pixel.index, pixel))
    var count = 1
    func offer(_ value: Int) {
      let error = cost(value, pixel)
      if error < limit { Self.insert(value, error, to: now, &count, most: Self.roots) }
    }
    if palette.transparent >= 0 { offer(palette.transparent) }
    if pixel.mayErr {
      let near = palette.neighbors(of: pixel.index)
      for place in 0..<palette.nearCount { offer(Int(near[place])) }
    }
    return count
  }

  /// Extends the single values in `now` by what is known to follow them, into `next`.
  private func extendSingles(_ found: Int, with pixel: MatchPixel, limit: Float) -> Int {
    let wanted = palette.candidates(pixel.index, withErrors: pixel.mayErr)
    var kept = 0
    for index in 0..<found {
      let from = now[index]
      // Errors only grow: neither this one nor those after it lead to any that is kept.
      if from.error >= limit || kept == Self.beam && from.error >= next[kept &- 1].error { break }
      tree.followers(of: Int(from.code), among: wanted).visit { value in
        let error = from.error + cost(value, pixel)
        if error < limit { Self.insert(tree.pair(Int(from.code), value), error, to: next, &kept, most: Self.beam) }
      }
    }
    return kept
  }

  /// Extends the strings in `now` by what is known to follow them, into `next`.
  private func extend(_ found: Int, with pixel: MatchPixel, limit: Float) -> Int {
    var kept = 0
    for index in 0..<found {
      let from = now[index]
      if from.error >= limit || kept == Self.beam && from.error >= next[kept &- 1].error { break }
      var child = Int(tree.nodes[Int(from.code)].firstChild)
      while child != 0 {
        let node = tree.nodes[child]
        let error = from.error + cost(Int(node.value), pixel)
        if error < limit { Self.insert(child, error, to: next, &kept, most: Self.beam) }
        child = Int(node.sibling)
      }
    }
    return kept
  }

  /// Keeps the list in the order of the errors; of equal ones the first that came stays first.
  @inline(__always)
  private static func insert(
    _ code: Int, _ error: Float, to list: UnsafeMutablePointer<Candidate>, _ count: inout Int, most: Int
  ) {
    if count == most {
      if error >= list[count &- 1].error { return }
      count &-= 1
    }
    var at = count
    while at > 0, list[at &- 1].error > error {
      list[at] = list[at &- 1]
      at &-= 1
    }
    list[at] = Candidate(code: Int32(truncatingIfNeeded: code), error: error)
    count &+= 1
  }

  /// What it costs in bits to show `value`, a colour or none, at a pixel.
  @inline(__always)
  private func cost(_ value: Int, _ pixel: MatchPixel) -> Float {
    let leaves = value == palette.transparent
    let color = leaves ? pixel.previous : value
    let tie: Float = leaves == pixel.prefersTransparent ? 0 : Self.tie
    if color == pixel.index { return tie }
    if !pixel.mayErr || color >= palette.count { return .infinity }
    let excess = palette.distance(color, pixel.red, pixel.green, pixel.blue) &- pixel.distance
    return excess <= Self.mostError ? Float(max(excess, 0)) * pixel.price + tie : .infinity
  }

  private func show(_ code: Int, count: Int, at start: Int, of frame: MatchFrame) {
    var code = code
    var at = start + count - 1
    while at >= start {
      let node = tree.nodes[code]
      frame.choices[at] = node.value
      code = Int(node.parent)
      at -= 1
    }
  }
}

/// The bits a pixel has taken lately.
private struct Rate {
  private var bits: Float = 0
  private var pixels: Float = 0
  private(set) var bitsPerPixel: Float = 1.5

  mutating func add(bits: Int, pixels: Int) {
    self.bits += Float(bits)
    self.pixels += Float(pixels)
    if self.pixels > 200 {
      self.bits /= 2
      self.pixels /= 2
    }
    if self.pixels > 100 { bitsPerPixel = min(4, max(0.1, self.bits / self.pixels)) }
  }
}
