internal import Motion
internal import SegueKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// `watch`: makes a small draft of a scene again whenever one of its files is saved.
struct Watch: Verb {
  static let name = "watch"
  static let summary = "make a small draft again whenever the scene, its transition or a page is saved"
  static let usage = "[SCENE] -o PATH [OPTION...]"
  static let groups = [
    SceneFlags.group, OptionGroup("Draft", [.outputs, .fps, .draftWidth]), OptionGroup("Report", [.quiet]),
  ]
  static let examples = [
    "segue watch scene.yaml -o draft.gif", "segue watch -t mine.yaml --from detail.png --to list.png -o draft.gif",
  ]

  /// Read anew for each draft, since the scene decides what some of them mean.
  private let arguments: Arguments
  private let width: Int
  /// The files to begin with.
  private let sources: Set<String>

  /// Pixels.
  private static let defaultWidth = 240
  /// Microseconds between two looks at the files.
  private static let interval: UInt32 = 50_000

  init(_ arguments: inout Arguments) {
    self.arguments = arguments
    width = arguments.value(of: .draftWidth, as: .pixels) ?? Self.defaultWidth
    let paths = arguments.values(of: .outputs, as: .destination)
    if paths.isEmpty, !arguments.has(.outputs) {
      arguments.problems.append("--output: expected at least one path for the draft, such as draft.gif")
    }
    // It can be read once only.
    if Self.files(named: arguments).contains(where: { ["-", "/dev/stdin"].contains($0) }) {
      sources = []
      arguments.problems.append("the standard input cannot be watched: expected a file")
      return
    }
    // What is wrong with the files may be put right while we watch; what is wrong with the flags may not.
    var once = arguments
    let scene = SceneFlags(&once)
    sources = Self.sources(of: scene, once)
    arguments.problems = once.problems
    arguments.warnings = once.warnings
    if sources.isEmpty {
      arguments.problems.append("expected a scene file, a transition file or pages to watch, found none")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    Interrupt.listen()
    var watched: [String: FileStamp?] = [:]
    var isStale = true
    while !Interrupt.isRequested {
      if isStale { watched = draft(watching: sources.union(watched.keys), messages) }
      usleep(Self.interval)
      isStale = Self.hasSettled(watched)
    }
    throw .segue(.cancelled)
  }

  /// Whether a file has changed, and nobody is writing it any more.
  private static func hasSettled(_ watched: [String: FileStamp?]) -> Bool {
    let now = stamps(watched.keys)
    guard now != watched else { return false }
    usleep(interval)
    return stamps(watched.keys) == now
  }

  private static func stamps(_ paths: some Sequence<String>) -> [String: FileStamp?] {
    var stamps: [String: FileStamp?] = [:]
    for path in paths { stamps.updateValue(FileStamp(path), forKey: path) }
    return stamps
  }

  /// Makes the draft, or says what is wrong.
  /// - Returns: the files it depends on, and those at `paths`, as they were before they were read: what is saved
  ///   meanwhile is then seen as new.
  private func draft(watching paths: Set<String>, _ messages: Messages) -> [String: FileStamp?] {
    let known = Self.stamps(paths)
    var arguments = arguments
    let scene = SceneFlags(&arguments)
    let stamps = Self.stamps(Self.sources(of: scene, arguments)).merging(known) { $1 }
    for file in arguments.fileProblems { messages.problems(file) }
    for problem in arguments.problems { messages.error(problem) }
    if arguments.fileProblems.isEmpty, arguments.problems.isEmpty { export(scene, messages) }
    return stamps
  }

  private func export(_ scene: SceneFlags, _ messages: Messages) {
    let start = ContinuousClock.now
    var arguments = arguments
    var draft = scene.scene
    draft.outputs = arguments.values(of: .outputs, as: .destination)
    draft.width = width
    draft.height = nil
    do {
      let report = try SegueKit.export(draft.request, to: draft.destinations) { _ in
        Interrupt.isRequested ? .cancel : .proceed
      }
      for warning in report.warnings { messages.warning(warning) }
      let seconds = decimal((ContinuousClock.now - start) / .seconds(1))
      for output in report.outputs {
        messages.line(
          output.file.path, "  \(output.file.frames) frames, \(ByteCount(output.file.bytes)), made in \(seconds) s")
      }
    } catch {
      if error != .cancelled { messages.error("\(error)") }
    }
  }

  /// Also of a scene with mistakes, so that mending them is seen.
  private static func sources(of scene: SceneFlags, _ arguments: Arguments) -> Set<String> {
    var sources = Set(scene.request.sources + files(named: arguments))
    for file in arguments.fileProblems { sources.formUnion(file.sources + file.problems.map(\.path)) }
    for page in scene.request.pages.values {
      if case .file(let path) = page { sources.insert(path) }
    }
    return sources
  }

  /// The scene, the transition and the touches that the command line names.
  private static func files(named arguments: Arguments) -> [String] {
    arguments.positionals
      + arguments.given.filter { option, value in
        option.name == Option.touches.name || option.name == Option.transition.name && Transition.isPath(value)
      }.map(\.value)
  }
}

/// Tells whether a file is still the same; nil where there is none.
struct FileStamp: Equatable {
  /// Seconds and nanoseconds.
  private let modified: SIMD2<Int>
  private let size: Int
  private let number: UInt64

  /// - Parameter path: of the file, or of a symbolic link to it.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = SIMD2(time.tv_sec, time.tv_nsec)
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
  }
}

extension Option {
  static let draftWidth = Option("width", "W", "PIXELS", help: "of the draft (default 240)")
}
