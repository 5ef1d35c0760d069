import SegueKit
import Testing

/// A file with mistakes in it, and everything that is said of it.
struct BrokenFile: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// `line:column message` each, in order; a warning has `warning: ` before its message, and one of another file has that
  /// file's name and a colon before all.
  let problems: [String]

  init(_ name: String, _ text: String, _ problems: String...) {
    testDescription = name
    self.text = text
    self.problems = problems
  }

  static let path = "file.yaml"

  /// - Parameter folder: which the file would be in; nil for none.
  func expectProblems(in folder: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let folder = folder.map { "\($0)/" } ?? ""
    let report = validate(text: text, path: folder + Self.path)
    let found = report.problems.map { problem in
      let file = problem.path == folder + Self.path ? "" : "\(problem.path):"
      let place = problem.position.map { "\($0) " } ?? ""
      let warning = problem.severity == .warning ? "warning: " : ""
      let told = file + place + warning + problem.message
      return folder.isEmpty ? told : told.replacing(folder, with: "")
    }
    #expect(found == problems, sourceLocation: sourceLocation)
    #expect(report.isValid == problems.allSatisfy { $0.contains("warning: ") }, sourceLocation: sourceLocation)
    for problem in report.problems where problem.position != nil {
      #expect(problem.excerpt?.hasSuffix("^") == true, "\(problem)", sourceLocation: sourceLocation)
    }
  }
}

/// What messages say was expected, where many say it.
enum Expected {
  static let time =
    "expected a time from 0 to 3600 s, such as 350ms, 0.35s or 21f"
  static let length =
    "expected a length such as 60pt, 60 or 50%"
  static let fraction =
    "expected a fraction such as 0.5 or 50%"
  static let color =
    "expected a colour such as '#rrggbb' or '#rrggbbaa', in quotes, or a CSS name"
  static let frameRate =
    "expected a frame rate above 0 and at most 1000, such as 60, 29.97 (six decimals at most) or 30000/1001"
  static let timing =
    "expected linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, cubic-bezier(…), steps(…) or linear(…)"
  static let fingerStep =
    "expected a step such as 'down 20 400', 'move 260 400 500ms', 'wait 1s', 'up' or 'cancel'"
  static let verb =
    "expected 'down', 'move', 'wait', 'up' or 'cancel'"
  static let stops =
    "expected one value, or a list of stops: - {at: 0%, value: …}"
  static let layers =
    "expected a list of layers, back to front: - page: to, - page: from"
  static let spring =
    "expected a spring by mass, stiffness and damping, by damping-ratio, or by bounce and duration"
  static let durationInside =
    "its duration belongs inside of spring: {bounce: 0.2, duration: 500ms}"
  static let ending =
    "expected a name that ends in .mp4 or .gif, or in / for a folder of PNGs"
  static let quality =
    "expected a quality from 1 (smallest) to 100 (best)"
  static let byteCount =
    "expected a size such as 10MB, 500KB, 1.5MiB or 800000 (bytes)"
  static let plays =
    "expected forever, once or a number of plays from 0 (forever) to 65536"
  static let steps =
    "expected a list of steps: - push: detail, - wait: 800ms, - return:"
  static let kinds =
    "expected one of 'push', 'return' and 'wait' in each step"
  static let keyframes =
    "expected a list of keyframes: - {start: 0, length: 0.2, opacity: 0.8}"
  static let either =
    "expected a scene (version, pages, …) or a transition (clock or pan, and layers)"
  static let noSpace =
    "; a unit follows its number without a space"
  static let pixels =
    "pixels depend on the screen, points do not"
  static let root =
    "is the root of the stack, and a root page refuses the gesture"
  static let pageShape =
    "'fit: cover', 'contain' or 'stretch'"
}
