internal import Motion

extension FrameTable: Encodable {
  /// One JSON object: `transition`, `fps`, `width`, `height`, and `frames` with `index`, `time`, `phase`,
  /// `displacement` (null where no finger drives), `progress` and `layers` (`name`, `x`, `y`, `scaleX`, `scaleY`,
  /// `opacity`; x and y in points relative to where the layer rests; where there are any, `cornerRadius` in points and
  /// `shadow` with `x`, `y`, `blur` and `opacity`).
  ///
  /// Frames of a walk also have `step`, its number in the file from 1, a `wait` counted too (null in the holds before the
  /// first and after the last), and `transition`, `from` and `to`: the name of the transition that the layers are of, and
  /// the pages that it calls so. In a `wait` and in the last hold these are of the transition before, or as in the first
  /// hold, where there was none, of the one to come.
  public func json() -> String { jsonText(self) }

  private enum Key: String, CodingKey { case transition, fps, width, height, frames }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(transition, forKey: .transition)
    try object.encode(JSONRate(frameRate), forKey: .fps)
    try object.encode(size.width, forKey: .width)
    try object.encode(size.height, forKey: .height)
    try object.encode(rows.map { Frame(row: $0, isOfWalk: steps != nil) }, forKey: .frames)
  }

  private struct Frame: Encodable {
    let row: Row
    let isOfWalk: Bool

    private enum Key: String, CodingKey {
      case index, time, step, transition, from, to, phase, displacement, progress, layers
    }

    // Spelled out for the nulls, which a synthesised one would leave out.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      let moment = row.moment
      try object.encode(row.index, forKey: .index)
      try object.encode(row.time, forKey: .time)
      if isOfWalk {
        try object.encode(moment.step, forKey: .step)
        try object.encode(moment.transition, forKey: .transition)
        try object.encode(moment.pages.from, forKey: .from)
        try object.encode(moment.pages.to, forKey: .to)
      }
      try object.encode(moment.phase.rawValue, forKey: .phase)
      try object.encode(moment.displacement, forKey: .displacement)
      try object.encode(moment.progress, forKey: .progress)
      try object.encode(moment.layers.map(LayerNumbers.init), forKey: .layers)
    }
  }

  private struct LayerNumbers: Encodable {
    let name: String
    let x: Double
    let y: Double
    let scaleX: Double
    let scaleY: Double
    let opacity: Double
    let cornerRadius: Double?
    let shadow: ShadowNumbers?

    init(_ state: LayerState) {
      name = state.name
      x = state.x
      y = state.y
      scaleX = state.scaleX
      scaleY = state.scaleY
      opacity = state.opacity
      cornerRadius = state.cornerRadius > 0 ? state.cornerRadius : nil
      shadow = state.shadow.map(ShadowNumbers.init)
    }
  }

  private struct ShadowNumbers: Encodable {
    let x: Double
    let y: Double
    let blur: Double
    let opacity: Double

    init(_ shadow: LayerState.Shadow) {
      x = shadow.x
      y = shadow.y
      blur = shadow.blur
      opacity = shadow.opacity
    }
  }
}
