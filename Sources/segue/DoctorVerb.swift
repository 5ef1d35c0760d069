internal import SegueKit

/// `doctor`: what this machine has, and whether it works.
struct DoctorVerb: Verb {
  static let name = "doctor"
  static let summary = "say which libraries and encoders there are, and make a test movie"
  static let usage = "[OPTION...]"
  static let groups = [OptionGroup("Report", [.json])]
  static let examples = ["segue doctor", "segue doctor --json"]

  private let printsJSON: Bool

  init(_ arguments: inout Arguments) {
    printsJSON = arguments.has(.json)
    arguments.refusePositionals()
  }

  func run(_ messages: Messages) throws(CommandError) {
    // Nothing asks; but the self-test's folder is gone before the process is.
    Interrupt.listen()
    let diagnosis = Diagnosis.make()
    if Interrupt.isRequested { throw .segue(.cancelled) }
    if printsJSON {
      try StandardOutput.print(diagnosis.json())
    } else {
      let widest = diagnosis.items.map(\.name.count).max() ?? 0
      let lines = diagnosis.items.map { item in
        "\(item.isGood ? "ok " : "BAD")  \(item.name)\(String(repeating: " ", count: widest - item.name.count))  \(item.found)"
      }
      try StandardOutput.print(lines.joined(separator: "\n"))
    }
    if !diagnosis.isHealthy { throw .unhealthy }
  }
}
