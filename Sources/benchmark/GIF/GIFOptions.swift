internal import Foundation

/// What the command line says after `benchmark gif`.
struct GIFOptions: Equatable {
  var effort = GIFEffort.usual
  /// The command that is measured.
  var segue = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "segue").path
  /// The folder of the folders with pages.
  var samples = "Samples"
  /// A Python that has the package `ssimulacra2`; nil to leave that measure out.
  var python: String?
  /// Where to write the run for machines.
  var json: String?
  /// Where to draw size against SSIM: an SVG or a PNG.
  var plot: String?
  /// Where to write the close look at a frame: a PNG.
  var closeup: String?

  static let usage = """
    usage: benchmark gif [--quick] [--segue PROGRAM] [--samples FOLDER] [--python PROGRAM] [--json FILE] [--plot FILE]
                         [--closeup FILE]
    """

  /// - Throws: what cannot be understood.
  init(_ words: some Sequence<String> = []) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      func value() throws(UsageError) -> String {
        guard let value = rest.popFirst() else {
          throw UsageError(description: "\(word) needs a value")
        }
        return value
      }
      switch word {
      case "--quick": effort = .quick
      case "--segue": segue = try value()
      case "--samples": samples = try value()
      case "--python": python = try value()
      case "--json": json = try value()
      case "--plot": plot = try value()
      case "--closeup": closeup = try value()
      default: throw UsageError(description: "unexpected '\(word)'")
      }
    }
  }
}

/// How much is done.
struct GIFEffort: Equatable {
  /// How often each file is made.
  var rounds: Int
  /// How many of the clips, from the first on.
  var clips: Int
  /// Pixels across.
  var width: Int
  /// Ours beside the default: descending, 30 among them.
  var qualities: [Int]
  /// gifsicle's `--lossy`: ascending, 30 and 80 among them.
  var losses: [Int]
  /// Seconds of the drags whose time and memory are told: ascending.
  var lengths: [Double]

  static let quick = GIFEffort(
    rounds: 1, clips: 1, width: 130, qualities: [100, 30, 5], losses: [30, 80], lengths: [0.2, 0.4])
  static let usual = GIFEffort(
    rounds: 3, clips: 4, width: 390, qualities: [100, 95, 85, 70, 50, 30, 15, 5],
    losses: [10, 20, 30, 50, 80, 120, 200], lengths: [2, 10, 20])
}
