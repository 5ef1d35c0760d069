internal import Media
internal import Motion
internal import SegueKit

extension FlagValue where Value == Rational {
  static var frameRate: FlagValue {
    FlagValue(Rational.expectedFrameRate) { Rational(frameRate: $0) }
  }
}

extension FlagValue where Value == ByteCount {
  static var byteCount: FlagValue {
    FlagValue(ByteCount.expected) { ByteCount(text: $0) }
  }
}

extension FlagValue where Value == Color {
  static var color: FlagValue {
    FlagValue("a colour such as #rrggbb, #rrggbbaa or a CSS name", words: Array(Color.names.keys).sorted()) {
      Color(css: $0)
    }
  }
}

extension FlagValue where Value == Loop {
  static var loop: FlagValue {
    FlagValue(Loop.expected, words: ["forever", "once"]) { Loop(text: $0) }
  }
}

extension FlagValue where Value == Gesture {
  static func gesture(frameRate: Rational) -> FlagValue {
    FlagValue { text throws(ValueProblem) in
      do { return try Gesture(text: text, frameRate: frameRate) } catch { throw ValueProblem(text: "\(error)") }
    }
  }
}

extension FlagValue where Value == StillMoment {
  static func moment(frameRate: Rational) -> FlagValue {
    FlagValue("a moment such as 35%, 0.42s, 420ms, frame:12 or progress:0.5") {
      StillMoment(text: $0, frameRate: frameRate)
    }
  }
}

extension FlagValue where Value == Destination {
  /// A path whose ending says the format.
  static var destination: FlagValue {
    FlagValue { path throws(ValueProblem) in
      do { return try Destination(path: path) } catch { throw ValueProblem(text: "\(error)") }
    }
  }
}

extension FlagValue where Value == String {
  /// Where a single picture goes.
  static var picturePath: FlagValue {
    FlagValue("a name that ends in .png") { path in path.lowercased().hasSuffix(".png") ? path : nil }
  }

  /// Where a plot goes.
  static var plotPath: FlagValue {
    FlagValue("a name that ends in .svg or .png") { path in Plot.Format(path: path) == nil ? nil : path }
  }
}
