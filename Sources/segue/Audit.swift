internal import Motion
internal import SegueKit

/// `audit`: what GIFs and movies really contain.
struct Audit: Verb {
  static let name = "audit"
  static let summary = "say what a GIF, MP4 or MOV really contains, and which rules it breaks"
  static let usage = "FILE... [OPTION...]"
  static let groups = [
    OptionGroup("Rules", [.auditSize, .auditRate]), OptionGroup("Report", [.frames, .json, .quiet]),
  ]
  static let examples = [
    "segue audit return.gif", "segue audit --max-size 10MB --fps 25 *.gif", "segue audit --frames return.gif",
    "segue audit --json close.mp4",
  ]

  private let paths: [String]
  private let maxSize: ByteCount?
  private let frameRate: Rational?
  private let printsFrames: Bool
  private let printsJSON: Bool

  init(_ arguments: inout Arguments) {
    paths = arguments.positionals
    maxSize = arguments.value(of: .auditSize, as: .byteCount)
    frameRate = arguments.value(of: .auditRate, as: .frameRate)
    printsFrames = arguments.has(.frames)
    printsJSON = arguments.has(.json)
    if paths.isEmpty, !arguments.hasUnknownOptions {
      arguments.problems.append("expected at least one file, found none")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    let results = paths.map { path in
      (path, Result { () throws(SegueError) in try audit(path, maxSize: maxSize, frameRate: frameRate) })
    }
    if printsJSON { try StandardOutput.print(auditJSON(results)) } else { try print(results.map(\.1), messages) }
    let reports = results.compactMap { try? $0.1.get() }
    if reports.count < results.count { throw .unreadableFiles }
    if !reports.allSatisfy(\.isWell) { throw .brokenRules }
  }

  private func print(
    _ results: [Result<AuditReport, SegueError>], _ messages: Messages
  ) throws(CommandError) {
    for result in results {
      switch result {
      case .failure(let error): messages.error("\(error)")
      case .success(let report) where messages.loudness != .quiet:
        try StandardOutput.print(report.text(frames: printsFrames))
      case .success(let report) where !report.isWell: try StandardOutput.print(report.brokenText)
      case .success: break
      }
    }
  }
}

extension Option {
  static let auditSize = Option("max-size", nil, "SIZE", help: "a larger file breaks a rule: 10MB, 500KB, 8MiB, 800000")
  static let auditRate = Option(
    "fps", nil, "RATE", help: "frames per second it should have (default: what its times say)")
  static let frames = Option("frames", help: "also print a table of all frames")
}
