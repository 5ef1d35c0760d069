/// How fast frames come of late.
struct Pace {
  /// Seconds that count as "of late".
  private static let window = 3.0
  /// Before so many seconds there is nothing to say.
  private static let patience = 0.5

  private var samples: [(time: Double, done: Int)] = [(0, 0)]

  /// - Parameter time: seconds since the start.
  mutating func note(done: Int, at time: Double) {
    samples.append((time, done))
    // One sample from before the window stays, to measure from.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Nil while there is too little to tell.
  var framesPerSecond: Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let seconds = last.time - first.time
    return seconds >= Self.patience && last.done > first.done ? Double(last.done - first.done) / seconds : nil
  }

  /// Seconds that so many more frames take at this pace; nil while there is too little to tell.
  func time(for frames: Int) -> Double? {
    frames == 0 ? 0 : framesPerSecond.map { Double(frames) / $0 }
  }
}
