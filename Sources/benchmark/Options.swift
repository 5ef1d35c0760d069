/// What the command line says.
struct Options: Equatable {
  var effort = Effort.usual
  /// Where to write the run for machines.
  var json: String?
  /// The last run, which this one is compared with and then replaces.
  var record: String?
  /// The folder of two pages of 1170 × 2532, `detail.png` and `list.png`.
  var pages = "Samples/full-screen-return"
  /// The folder of the scripts that do the same with other programs; nil to leave them out.
  var peers: String?
  /// The Python they run in.
  var python = "python3"
  /// Set in a process that the benchmark started to look at.
  var child: Child?

  static let usage = """
    usage: benchmark [--quick | --long] [--json FILE] [--record FILE] [--pages FOLDER] [--peers FOLDER] [--python PROGRAM]
           benchmark gif [OPTION…]
    """

  /// - Throws: what cannot be understood.
  init(_ words: some Sequence<String> = []) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      func value() throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(description: "\(word) needs a value") }
        return value
      }
      switch word {
      case "--quick": effort = .quick
      case "--long": effort = .long
      case "--json": json = try value()
      case "--record": record = try value()
      case "--pages": pages = try value()
      case "--peers": peers = try value()
      case "--python": python = try value()
      case "--child":
        guard let task = Child.Task(rawValue: try value()), let frames = Int(try value()), frames > 0 else {
          throw UsageError(description: "--child takes what to do and a number of frames")
        }
        child = Child(task: task, frames: frames)
      default: throw UsageError(description: "unexpected '\(word)'")
      }
    }
  }
}

struct UsageError: Error, Equatable, CustomStringConvertible { var description: String }

/// How much is done.
struct Effort: Equatable {
  /// How often each pair is run.
  var rounds: Int
  /// Frames of a drag.
  var drag: Int
  /// Frames of the long export whose memory is looked at.
  var many: Int
  /// Frames of the clip in which hardly anything moves, and how often it is made.
  var still: Int
  var stillRounds: Int

  static let quick = Effort(rounds: 2, drag: 4, many: 12, still: 24, stillRounds: 1)
  static let usual = Effort(rounds: 5, drag: 60, many: 600, still: 1200, stillRounds: 3)
  static let long = Effort(rounds: 9, drag: 60, many: 6000, still: 36_000, stillRounds: 1)
}
