/// Curves over one horizontal axis, in panels one under the other. Numbers and names, no layout.
public struct Plot: Sendable, Equatable {
  /// Its name, and what else belongs into its first line.
  public var title: String
  public var subtitle: String
  /// The horizontal axis, e.g. "time" in "s".
  public var axis: String
  public var axisUnit: String
  /// Where each series has a value, ascending; all series that have no positions of their own share them.
  public var positions: [Double]
  /// What of the axis is shown.
  public var range: ClosedRange<Double>
  /// From top to bottom.
  public var panels: [Panel]
  /// Parts of the axis that are named and shaded, through all panels; they do not overlap.
  public var spans: [Span]
  /// Longer parts of the axis, named above the spans, with a line at either end in all panels; they do not overlap.
  /// No curve is joined from one to the next.
  public var sections: [Section]

  public struct Panel: Sendable, Equatable {
    public var title: String
    /// Empty for a plain number.
    public var unit: String
    /// What of the vertical axis is shown at least; it is widened to round numbers.
    public var range: ClosedRange<Double>
    public var series: [Series]
    /// Over all curves; the names of the first come first.
    public var dots: [Dot]
    /// Points, with a tick for some 26 of them; it becomes higher where the names of its curves need that.
    public var height: Double

    public init(
      title: String, unit: String = "", range: ClosedRange<Double>, series: [Series], dots: [Dot] = [],
      height: Double = 130
    ) {
      self.title = title
      self.unit = unit
      self.range = range
      self.series = series
      self.dots = dots
      self.height = height
    }
  }

  public struct Series: Sendable, Equatable {
    /// Written at the curve's end; empty where the panel's title says it.
    public var name: String
    /// 0xRRGGBB.
    public var color: UInt32
    public var isDashed: Bool
    /// One for each of the positions.
    public var values: [Double]
    /// Where each value stands, ascending; nil for the plot's positions. Sections do not cut such a curve.
    public var positions: [Double]?

    public init(
      name: String, color: UInt32, isDashed: Bool = false, values: [Double], positions: [Double]? = nil
    ) {
      self.name = name
      self.color = color
      self.isDashed = isDashed
      self.values = values
      self.positions = positions
    }
  }

  /// A single value.
  public struct Dot: Sendable, Equatable {
    /// Written beside it, where there is room; may be empty.
    public var name: String
    /// On which side if it can be, with the half line above or below that a rising curve leaves free there.
    public var side: Side
    /// 0xRRGGBB.
    public var color: UInt32
    public var position: Double
    public var value: Double

    public enum Side: Sendable {
      case leftAbove, rightBelow
    }

    public init(name: String = "", side: Side = .rightBelow, color: UInt32, position: Double, value: Double) {
      self.name = name
      self.side = side
      self.color = color
      self.position = position
      self.value = value
    }
  }

  public struct Span: Sendable, Equatable {
    public var name: String
    /// 0xRRGGBB.
    public var color: UInt32
    public var range: ClosedRange<Double>

    public init(name: String, color: UInt32, range: ClosedRange<Double>) {
      self.name = name
      self.color = color
      self.range = range
    }
  }

  public struct Section: Sendable, Equatable {
    /// From the longest on; the first that fits is written.
    public var names: [String]
    public var range: ClosedRange<Double>

    public init(names: [String], range: ClosedRange<Double>) {
      self.names = names
      self.range = range
    }
  }

  public init(
    title: String, subtitle: String = "", axis: String, axisUnit: String, positions: [Double],
    range: ClosedRange<Double>, panels: [Panel], spans: [Span] = [], sections: [Section] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.axis = axis
    self.axisUnit = axisUnit
    self.positions = positions
    self.range = range
    self.panels = panels
    self.spans = spans
    self.sections = sections
  }
}
