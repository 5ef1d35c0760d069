public import Motion

/// The frames of a preview in numbers, as `segue inspect` prints them.
public struct FrameTable: Sendable {
  public struct Row: Sendable {
    public var index: Int
    /// Seconds.
    public var time: Double
    public var moment: Moment

    /// The layer of this name; nil where the transition under way has none.
    /// - Parameter place: where it is to be found first.
    func layer(_ name: String, at place: Int) -> LayerState? {
      let layers = moment.layers
      if place < layers.count, layers[place].name == name { return layers[place] }
      return layers.first { $0.name == name }
    }
  }

  public var transition: String
  /// Of a walk, of which each row's moment knows its step; nil of one transition.
  public var steps: [Scene.Step]?
  public var frameRate: Rational
  /// Pixels.
  public var size: SegueError.Size
  public var rows: [Row]
  /// Every layer there is at some time, by name, in the order in which they come up.
  let layerNames: [String]

  /// The frames `preview` has at `frameRate`, in pictures of the pages' size.
  public init(_ preview: Preview, frameRate: Rational = Destination.defaultFrameRate) {
    transition = preview.transition
    steps = preview.steps
    self.frameRate = frameRate
    size = preview.size
    let clock = FrameClock(rate: frameRate)
    rows = (0..<clock.frameCount(for: preview.timeline.duration)).map { index in
      let time = clock.time(of: index).value
      return Row(index: index, time: time, moment: preview.timeline.moment(at: time))
    }
    var names: [String] = []
    var known: [PagePair: [String]] = [:]
    for row in rows {
      // A run of one transition has the same layers throughout.
      let found = row.moment.layers.map(\.name)
      guard known[row.moment.pages] != found else { continue }
      known[row.moment.pages] = found
      names += found.filter { !names.contains($0) }
    }
    layerNames = names
  }
}
