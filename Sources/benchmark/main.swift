internal import Foundation

private let words = CommandLine.arguments.dropFirst()

/// Says something that is no result.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// Measures everything, a part after the other.
func rows(_ options: Options, in folder: ScratchFolder) throws -> [Row] {
  let parts: [(String, () throws -> [Row])] = [
    // First, while this process is small: what it starts is its copy for a moment.
    ("start", { try startRows(options, in: folder) }),
    ("memory", { try memoryRows(options) }),
    ("kernels", { try kernelRows(options) + rowKernelRows(options) }),
    ("frames", { try frameRows(options) }),
    ("allocations", { try allocationRows(options) }),
    ("exports", { try exportRows(options, in: folder) }),
    ("peers", { try peerRows(options, in: folder) }),
  ]
  return try parts.flatMap { name, measure in
    note("measuring \(name)…")
    return try measure()
  }
}

func run() throws {
  switch words.first {
  case "gif": try runGIF(GIFOptions(words.dropFirst()))
  case PeakMemory.word: try PeakMemory.print(words.dropFirst())
  default: try runMovies(Options(words))
  }
}

func runMovies(_ options: Options) throws {
  let folder = try ScratchFolder()
  if let child = options.child { return try child.run(options, in: folder) }

  let record = Record(
    machine: .this, date: Date.now.formatted(.iso8601), rows: try rows(options, in: folder))
  print("\(record.machine); medians of \(options.effort.rounds) rounds, work and yardstick in turn\n")
  if options.effort == .quick { print("A quick run shows that all of it runs; its values mean nothing.\n") }
  print(Table(record.rows))
  if let path = options.record {
    if let last = try? Record(contentsOf: path) {
      print("\n" + record.changes(since: last).joined(separator: "\n"))
    }
    try record.write(to: path)
  }
  if let path = options.json { try record.write(to: path) }
}

do {
  try run()
} catch let error as UsageError {
  note("benchmark: \(error)\n\(words.first == "gif" ? GIFOptions.usage : Options.usage)")
  exit(64)
} catch {
  note("benchmark: \(error)")
  exit(1)
}
