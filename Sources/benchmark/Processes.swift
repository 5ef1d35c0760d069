internal import Foundation

/// The most memory that processes have which export few frames and many, beyond one that only encodes.
func memoryRows(_ options: Options) throws -> [Row] {
  let effort = options.effort
  func megabytes(_ task: Child.Task, _ frames: Int) throws -> Double {
    Double(try Child(task: task, frames: frames).peakMemory(options)) / 1e6
  }
  let alone = try megabytes(.encode, effort.drag)
  let few = try megabytes(.export, effort.drag)
  let many = try megabytes(.export, effort.many)
  return [
    Row("peak memory, encoder alone", alone, .megabytes),
    Row("peak memory, export of \(effort.drag) frames, beyond that", few - alone, .megabytes, limit: 80),
    Row("peak memory, export of \(effort.many) frames, beyond that", many - alone, .megabytes, limit: 80),
    Row("peak memory, \(effort.many) frames beyond \(effort.drag)", many - few, .megabytes, limit: 8),
  ]
}

/// The built command in fresh processes: how soon the encoder has the first frame, which is when progress is first shown,
/// and how soon a movie of two frames is there.
func startRows(_ options: Options, in folder: ScratchFolder) throws -> [Row] {
  let command = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "segue").path
  guard FileManager.default.isExecutableFile(atPath: command) else { return [] }
  let pages = Clip.files(options.pages)
  let words = [
    "export-video", "--from", pages[0], "--to", pages[1], "--fps", "1",
    "--hold-first", "0", "--hold-last", "0", "--progress", "json", "-o", folder.file("start.mp4"),
  ]
  let times = try (0..<options.effort.rounds).map { _ in try Program(command, words).timesOfErrors() }
  return [
    Row("start to first frame", median(times.map(\.first)) * 1000, .milliseconds, limit: 150),
    Row("start to a movie of two frames", median(times.map(\.end)) * 1000, .milliseconds),
  ]
}
