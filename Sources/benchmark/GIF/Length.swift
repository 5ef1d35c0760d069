internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a frame takes of time, and a clip of memory, the longer the clip is.
func lengthRows(_ options: GIFOptions, in folder: ScratchFolder) throws -> [Row] {
  var rows: [Row] = []
  var peaks: [(frames: Double, bytes: Double)] = []
  for seconds in options.effort.lengths {
    let clip = GIFClip.drag(options, seconds: seconds)
    let words = ["export-video"] + clip.words + ["-o", folder.file("drag.gif")]
    let memory = try PeakMemory.measured([options.segue] + words)
    let times = try (0..<options.effort.rounds).map { _ in
      try measured { _ = try Program(options.segue, words).output() }.wall
    }
    let frames = seconds * 25
    peaks.append((frames, Double(memory)))
    rows += [
      Row("\(clip.name), time a frame", median(times) * 1000 / frames, .milliseconds, seconds: median(times)),
      Row("\(clip.name), peak memory", Double(memory) / 1e6, .megabytes),
    ]
  }
  if let first = peaks.first, let last = peaks.last, last.frames > first.frames {
    let slope = (last.bytes - first.bytes) / (last.frames - first.frames) / 1e6
    rows.append(Row("peak memory, each frame more", slope, .megabytes))
  }
  return rows
}

/// The most memory that another program has. It is run by a process that has next to none, because Linux counts, of a
/// program, the process that it was started from too.
enum PeakMemory {
  /// The word after the benchmark's name that makes it such a process; the program's words follow.
  static let word = "peak-memory"

  /// Bytes.
  static func measured(_ words: [String]) throws -> Int {
    let output = try Program(CommandLine.arguments[0], [word] + words).output()
    guard let bytes = Int(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ProgramFailure(description: "expected a number of bytes, found '\(output)'")
    }
    return bytes
  }

  /// Runs the program and prints the bytes.
  static func print(_ words: ArraySlice<String>) throws {
    guard let program = words.first else { throw UsageError(description: "\(word) needs a program") }
    _ = try Program(program, Array(words.dropFirst())).output()
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      Swift.print(usage.ru_maxrss)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      Swift.print(usage.ru_maxrss * 1024)
    #endif
  }
}
