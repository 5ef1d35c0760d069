internal import SegueKit

/// `validate`: everything wrong with files, without rendering.
struct Validate: Verb {
  static let name = "validate"
  static let summary = "check scene and transition files, and their pictures, without rendering"
  static let usage = "FILE... [OPTION...]"
  static let groups = [OptionGroup("Check", [.strict]), OptionGroup("Report", [.json, .quiet])]
  static let examples = [
    "segue validate scene.yaml", "segue validate --strict transitions/*.yaml",
    "segue transitions show push | segue validate -",
  ]

  private let paths: [String]
  private let isStrict: Bool
  private let printsJSON: Bool

  init(_ arguments: inout Arguments) {
    paths = arguments.positionals
    isStrict = arguments.has(.strict)
    printsJSON = arguments.has(.json)
    if paths.isEmpty, !arguments.hasUnknownOptions {
      arguments.problems.append("expected at least one file, found none")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    let reports = paths.map { validate($0, strict: isStrict) }
    if printsJSON {
      try StandardOutput.print(FileReport.json(reports))
    } else {
      for report in reports {
        messages.problems(report.listing(warnings: messages.loudness != .quiet))
        if report.isValid { messages.line(report.path, "  \(report.kind?.rawValue ?? "file") is valid") }
      }
    }
    if !reports.allSatisfy(\.isValid) { throw .invalidFiles }
  }
}

extension Option {
  static let strict = Option(
    "strict", help: "take warnings as errors, such as a transition that ends elsewhere than on its page")
}
