import Foundation
import TestSupport

/// A run of the built command as a child process.
struct CommandRun {
  let folder: TestFolder
  var arguments: [String]
  var environment: [String: String] = [:]
  /// What starts the command, where it is not started by itself: its arguments come after these.
  var launcher: [String] = []
  /// What the standard input has; nil for none.
  var standardInput: String?
  /// Where the standard output goes instead of to `Outcome.output`.
  var standardOutput: FileHandle?
  /// Where the standard error goes instead of to `Outcome.errors`.
  var standardError: FileHandle?

  /// Whether it starts with the signals blocked that are blocked here, as some parents leave their children; a shell's
  /// children have none.
  var hasBlockedSignals = false

  init(_ arguments: String..., in folder: TestFolder) {
    self.init(arguments, in: folder)
  }

  init(_ arguments: [String], in folder: TestFolder) {
    self.folder = folder
    self.arguments = arguments
  }

  /// Beside the bundle of tests, where a build puts both.
  static let binary: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var place = URL(filePath: bundle).standardizedFileURL
    while place.path.contains(".xctest") { place.deleteLastPathComponent() }
    return place.appending(path: "segue").path
  }()

  func outcome() async throws -> Outcome { try await Started(self).outcome() }

  /// A child that runs.
  struct Started {
    let process: Process
    private let output: URL
    private let errors: URL
    private let end: AsyncStream<Void>

    init(_ run: CommandRun) throws {
      let name = UUID().uuidString
      output = URL(filePath: "\(run.folder.scratch)/\(name).out")
      errors = URL(filePath: "\(run.folder.scratch)/\(name).err")
      for file in [output, errors] { try Data().write(to: file) }

      let words = run.launcher + [CommandRun.binary] + run.arguments
      process = Process()
      process.executableURL = URL(filePath: words[0])
      process.arguments = Array(words.dropFirst())
      process.currentDirectoryURL = URL(filePath: run.folder.path)
      var environment = ProcessInfo.processInfo.environment
      for name in ["NO_COLOR", "POSIXLY_CORRECT"] { environment[name] = nil }
      process.environment = environment.merging(run.environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      if let text = run.standardInput {
        let input = URL(filePath: "\(run.folder.scratch)/\(name).in")
        try Data(text.utf8).write(to: input)
        process.standardInput = try FileHandle(forReadingFrom: input)
      }
      process.standardOutput = try run.standardOutput ?? FileHandle(forWritingTo: output)
      process.standardError = try run.standardError ?? FileHandle(forWritingTo: errors)
      let (end, signal) = AsyncStream<Void>.makeStream()
      self.end = end
      process.terminationHandler = { _ in signal.finish() }
      if run.hasBlockedSignals { try start(process) } else { try withoutBlockedSignals { try start(process) } }
    }

    /// What the standard error has so far.
    func errorsSoFar() -> String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Waits for its end.
    func outcome() async throws -> Outcome {
      for await _ in end {}
      return Outcome(
        code: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
        output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8)
      )
    }
  }
}

extension CommandRun {
  /// `export-video` of the folder's pages: see `scene`.
  static func export(_ flags: String..., in folder: TestFolder) -> CommandRun {
    CommandRun(["export-video"] + scene(flags), in: folder)
  }

  /// `flags`, and where they say nothing else: the folder's pages, 400 points wide, with a short pan that finishes.
  static func scene(_ flags: [String] = []) -> [String] {
    let defaults = [
      ["--from", "from.png"], ["--to", "to.png"], ["--scale", "0.15"], ["-W", "60"], ["--hold-first", "0"],
      ["--hold-last", "0"], ["--gesture", "down 20 400, move 260 400 100ms, up"],
    ]
    return defaults.filter { !flags.contains($0[0]) }.flatMap(\.self) + flags
  }
}

/// A child inherits the signals that the thread blocks which starts it, and a dispatch queue's thread blocks them all.
private func withoutBlockedSignals(_ body: () throws -> Void) throws {
  var (none, before) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}
