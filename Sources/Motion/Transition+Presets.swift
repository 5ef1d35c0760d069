extension Transition {
  /// The transitions that come with the product.
  public static let presets: [Transition] = [fullScreenReturn, pullUpClose, pullUpCloseIntended]

  /// A pan anywhere pulls the page to the right, over the captured screen that grows from 0.95 under a black mask.
  ///
  /// With d the displacement and W the page's width: scale = d/(20·W) + 0.95, mask = 0.4 − d/800.
  public static let fullScreenReturn = Transition(
    name: "full-screen-return",
    summary: "a pan pulls the page to the right, over a screen that grows from 0.95 under a black mask",
    layers: [
      Layer(
        name: "to", content: .page(.to),
        scaleX: Track(from: .init(at: 0, value: 0.95), to: .init(at: .percent(100), value: 1)),
        scaleY: Track(from: .init(at: 0, value: 0.95), to: .init(at: .percent(100), value: 1))),
      Layer(
        name: "mask", content: .color(.black),
        opacity: Track(from: .init(at: 0, value: 0.4), to: .init(at: 320, value: 0))),
      Layer(
        name: "from", content: .page(.from),
        x: Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: .percent(100)))),
    ],
    driver: .pan(
      Pan(
        direction: .right, beyondSide: .reset, finish: .init(distance: 60),
        settle: .init(duration: 0.3, timing: .easeInOut),
        gesture: Gesture([
          .down(Point(x: 20, y: 400)), .move(to: Point(x: 260, y: 400), duration: 0.5, timing: .linear), .up,
        ]))))

  /// The snapshot of the page shrinks about the screen's centre line and fades, as the article's code really runs: its
  /// five keyframes end at 0.7 of the time, since it multiplied UIKit's relative key times by the duration.
  public static let pullUpClose = closing(
    name: "pull-up-close", lastKeyTime: 0.7,
    summary: "the page shrinks to its centre line and fades in five keyframes, as published (done at 0.7 of the time)")

  /// The same with the key times its author meant, over the whole time.
  public static let pullUpCloseIntended = closing(
    name: "pull-up-close-intended", lastKeyTime: 1,
    summary: "the page shrinks to its centre line and fades in five keyframes, over the whole time")

  /// Five linear keyframes of scale y and opacity, 1 − (i + 1)/5 reached at (i + 1)/5 of `lastKeyTime`, the whole paced
  /// by ease-in-out over 0.7 s.
  private static func closing(name: String, lastKeyTime: Double, summary: String) -> Transition {
    let keyframes = Track(
      (0...5).map { key in
        .init(at: .number(Double(key) * lastKeyTime / 5), value: .number(Double(5 - key) / 5))
      })
    return Transition(
      name: name, summary: summary,
      layers: [
        Layer(name: "to", content: .page(.to)),
        Layer(name: "from", content: .page(.from), scaleY: keyframes, opacity: keyframes),
      ],
      driver: .clock(Driver.Clock(duration: 0.7, timing: .easeInOut)))
  }
}
