/// A transition as data: layers whose properties are functions of one driving value, and a driver that makes that value
/// from time.
public struct Transition: Sendable, Hashable {
  /// What `--transition` takes, e.g. `full-screen-return`.
  public var name: String
  /// One line for a list.
  public var summary: String
  /// Back to front. The backdrop, which lies under them all, is the scene's.
  public var layers: [Layer]
  public var driver: Driver

  public init(name: String, summary: String, layers: [Layer], driver: Driver) {
    self.name = name
    self.summary = summary
    self.layers = layers
    self.driver = driver
  }
}

/// The two pages of a transition, in UIKit's words.
public enum PageRole: String, Sendable, Hashable, CaseIterable {
  /// The page that is left.
  case from
  /// The page that appears.
  case to
}

/// One layer of a transition: what it shows, and how each of its properties depends on the driving value.
public struct Layer: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case page(PageRole)
    /// A colour over the whole screen.
    case color(Color)
  }

  public var name: String
  public var content: Content
  /// Points to the right of where the layer rests.
  public var x: Track
  /// Points below where the layer rests.
  public var y: Track
  /// About the screen's centre.
  public var scaleX: Track
  /// About the screen's centre.
  public var scaleY: Track
  /// Clamped to 0…1 when it is drawn, not before.
  public var opacity: Track

  public init(
    name: String, content: Content, x: Track = 0, y: Track = 0, scaleX: Track = 1, scaleY: Track = 1,
    opacity: Track = 1
  ) {
    self.name = name
    self.content = content
    self.x = x
    self.y = y
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.opacity = opacity
  }
}

/// A property as a function of the driving value: straight lines between stops, constant before the first and after the
/// last.
public struct Track: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// The driving value.
    public var at: Quantity
    /// The property there.
    public var value: Quantity

    public init(at: Quantity, value: Quantity) {
      self.at = at
      self.value = value
    }
  }

  /// In ascending order of `at`, at least one.
  public var stops: [Stop]

  /// - Precondition: `stops` is not empty.
  public init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a track has at least one stop")
    self.stops = stops
  }

  /// From one stop straight to another.
  public init(from start: Stop, to end: Stop) { stops = [start, end] }
}

extension Track: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { stops = [Stop(at: 0, value: .number(value))] }
  /// A constant.
  public init(integerLiteral value: Int) { stops = [Stop(at: 0, value: .number(Double(value)))] }
}
