internal import Motion
internal import SegueKit

/// Shows how far an export is, and how long it has taken.
struct ProgressMeter {
  private enum Face { case bar, lines, json, none }

  private let face: Face
  private let messages: Messages
  private let start = ContinuousClock.now
  private var pace = Pace()
  /// Seconds since the start at which something was last shown.
  private var shownAt = -Self.interval
  private var tenths = 0
  /// Seconds from the start to the first frame.
  private(set) var firstFrame: Double?

  /// Seconds between two looks.
  private static let interval = 0.1

  init(_ style: ProgressStyle, messages: Messages) {
    self.messages = messages
    face =
      switch style {
      case .auto where messages.loudness == .quiet: .none
      case .auto: messages.isTerminal ? .bar : .lines
      case .plain: .lines
      case .json: .json
      case .none: .none
      }
  }

  /// Seconds since the start.
  var elapsed: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  mutating func show(_ progress: ExportProgress) {
    let now = elapsed
    firstFrame = firstFrame ?? now
    let isDue = now - shownAt >= Self.interval
    if isDue { pace.note(done: progress.done, at: now) }
    // Another attempt adds frames.
    tenths = min(tenths, progress.done * 10 / progress.total)
    switch face {
    case .bar where isDue || progress.done == progress.total:
      messages.put("\r\u{1B}[K" + bar(progress))
    case .json where isDue || progress.done == progress.total:
      let eta = pace.time(for: progress.total - progress.done).map { decimal($0) } ?? "null"
      messages.put("{\"done\": \(progress.done), \"total\": \(progress.total), \"eta\": \(eta)}\n")
    case .lines where progress.done * 10 / progress.total > tenths:
      tenths = progress.done * 10 / progress.total
      messages.put("\(tenths * 10) % (frame \(progress.done) of \(progress.total))\n")
    case .bar, .json, .lines, .none: return
    }
    shownAt = now
  }

  /// Takes the bar away.
  func clear() {
    if case .bar = face { messages.put("\r\u{1B}[K") }
  }

  /// `[######----]  60 %  94 of 157 frames  48 fps  0:02 left`
  private func bar(_ progress: ExportProgress) -> String {
    let width = 24
    let filled = width * progress.done / progress.total
    var parts = [
      "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled) + "]",
      "\(progress.done * 100 / progress.total) %", "\(progress.done) of \(progress.total) frames",
    ]
    if let rate = pace.framesPerSecond { parts.append("\(decimal(rate < 10 ? rate : rate.rounded())) fps") }
    if progress.done < progress.total, let seconds = pace.time(for: progress.total - progress.done) {
      let whole = Int(seconds.rounded(.up))
      parts.append("\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60) left")
    }
    return parts.joined(separator: "  ")
  }
}
