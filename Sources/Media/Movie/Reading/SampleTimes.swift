/// When a track's samples are shown, in the track's parts of a second.
struct SampleTimes {
  /// Of each sample in the order of the file.
  private(set) var starts: [Int] = []
  /// Where the last one to be decoded ends.
  private(set) var decodeEnd = 0
  /// Where the last one shown ends.
  private(set) var end = 0

  /// An hour at 1000 frames per second.
  private static let mostSamples = 3_600_000
  /// Beyond any movie, and far from what an `Int` holds.
  static let latest = 1 << 56

  init() {}

  /// Reads the tables of times in `table`, a box of kind `stbl`.
  /// - Throws: `malformed`.
  init(_ table: MovieBox, in part: MoviePart) throws(MediaError) {
    let times = try part.required("stts", in: table.content)
    let offsets = try part.box("ctts", in: table.content)
    var offsetRun = (index: 0, rest: 0, value: 0)
    for index in 0..<(try part.number(times, 4)) {
      let count = try part.number(times, 8 + 8 * index)
      let duration = try part.number(times, 12 + 8 * index)
      for _ in 0..<count {
        if let offsets {
          while offsetRun.rest == 0, offsetRun.index < (try part.number(offsets, 4)) {
            let at = 8 + 8 * offsetRun.index
            offsetRun = (offsetRun.index + 1, try part.number(offsets, at), try part.signed(offsets, at + 4))
          }
          offsetRun.rest = max(offsetRun.rest - 1, 0)
        }
        try append(duration: duration, offset: offsetRun.value, times, part)
      }
    }
  }

  /// Adds the samples of a fragment.
  /// - Parameters:
  ///   - fragment: of kind `traf`.
  ///   - duration: of a sample whose fragment does not say it.
  mutating func append(_ fragment: MovieBox, in part: MoviePart, duration: Int) throws(MediaError) {
    let header = try part.required("tfhd", in: fragment.content)
    let given = try part.number(header, 1, bytes: 3)
    var duration = duration
    if given & 0x8 != 0 { duration = try part.number(header, 8 + (given & 1 != 0 ? 8 : 0) + (given & 2 != 0 ? 4 : 0)) }
    if let time = try part.box("tfdt", in: fragment.content) {
      let isLong = try part.number(time, 0, bytes: 1) == 1
      decodeEnd = min(max(isLong ? try part.longNumber(time, 4) : try part.number(time, 4), 0), Self.latest)
    }
    for run in try part.boxes(in: fragment.content) where run.kind == "trun" {
      let flags = try part.number(run, 1, bytes: 3)
      var at = 8 + (flags & 1 != 0 ? 4 : 0) + (flags & 4 != 0 ? 4 : 0)
      for _ in 0..<(try part.number(run, 4)) {
        // Duration, size, flags and offset, as many as there are.
        let own = flags & 0x100 != 0 ? try part.number(run, at) : duration
        for flag in [0x100, 0x200, 0x400] where flags & flag != 0 { at += 4 }
        let offset = flags & 0x800 != 0 ? try part.signed(run, at) : 0
        if flags & 0x800 != 0 { at += 4 }
        try append(duration: own, offset: offset, run, part)
      }
    }
  }

  private mutating func append(duration: Int, offset: Int, _ box: MovieBox, _ part: MoviePart) throws(MediaError) {
    guard starts.count < Self.mostSamples, decodeEnd <= Self.latest else {
      throw .malformed(
        path: part.path, byte: box.range.lowerBound, expected: "at most \(Self.mostSamples) frames", found: "more")
    }
    starts.append(decodeEnd + offset)
    end = max(end, decodeEnd + offset + duration)
    decodeEnd += duration
  }
}

extension MoviePart {
  /// The number of 4 bytes, two's complement: so are all offsets written, whatever their table's version says.
  fileprivate func signed(_ box: MovieBox, _ offset: Int) throws(MediaError) -> Int {
    Int(Int32(truncatingIfNeeded: try number(box, offset)))
  }
}
