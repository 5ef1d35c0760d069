internal import Motion

extension FrameTable: Encodable {
  /// One JSON object: `transition`, `fps`, `width`, `height`, and `frames` with `index`, `time`, `phase`,
  /// `displacement` (null where no finger drives), `progress` and `layers` (`name`, `x`, `y`, `scaleX`, `scaleY`,
  /// `opacity`; x and y in points relative to where the layer rests; where there are any, `cornerRadius` in points and
  /// `shadow` with `x`, `y`, `blur` and `opacity`).
  public func json() -> String { jsonText(self) }

  private enum Key: String, CodingKey { case transition, fps, width, height, frames }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(transition, forKey: .transition)
    try object.encode(JSONRate(frameRate), forKey: .fps)
    try object.encode(size.width, forKey: .width)
    try object.encode(size.height, forKey: .height)
    try object.encode(rows.map(Frame.init), forKey: .frames)
  }

  private struct Frame: Encodable {
    let index: Int
    let time: Double
    let phase: String
    let displacement: Double?
    let progress: Double
    let layers: [LayerNumbers]

    init(_ row: Row) {
      index = row.index
      time = row.time
      phase = row.moment.phase.rawValue
      displacement = row.moment.displacement
      progress = row.moment.progress
      layers = row.moment.layers.map(LayerNumbers.init)
    }

    private enum Key: String, CodingKey { case index, time, phase, displacement, progress, layers }

    // Spelled out for the null, which a synthesised one would leave out.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(index, forKey: .index)
      try object.encode(time, forKey: .time)
      try object.encode(phase, forKey: .phase)
      try object.encode(displacement, forKey: .displacement)
      try object.encode(progress, forKey: .progress)
      try object.encode(layers, forKey: .layers)
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
