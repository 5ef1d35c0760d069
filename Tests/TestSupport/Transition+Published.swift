public import Motion

/// The published transitions by hand, from their articles: what the product's own files must say.
extension Transition {
  public static let published: [Transition] = [publishedReturn, publishedClose, intendedClose]

  /// A pan anywhere pulls the page to the right, over the captured screen that grows from 0.95 under a black mask.
  ///
  /// With d the displacement and W the page's width: scale = d/(20·W) + 0.95, mask = 0.4 − d/800.
  public static let publishedReturn = Transition(
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
  public static let publishedClose = closing(
    name: "pull-up-close", keyTimes: [0, 0.14, 0.28, 0.42, 0.56, 0.7],
    summary: "the page shrinks to its centre line and fades in five keyframes, as published (done at 0.7 of the time)")

  /// The same with the key times its author meant, over the whole time.
  public static let intendedClose = closing(
    name: "pull-up-close-intended", keyTimes: [0, 0.2, 0.4, 0.6, 0.8, 1],
    summary: "the page shrinks to its centre line and fades in five keyframes, over the whole time")

  /// Five linear keyframes of scale y and opacity, 1 − (i + 1)/5 reached at `keyTimes[i + 1]`, the whole paced
  /// by ease-in-out over 0.7 s.
  private static func closing(name: String, keyTimes: [Double], summary: String) -> Transition {
    let keyframes = Track(
      zip(keyTimes, [1, 0.8, 0.6, 0.4, 0.2, 0]).map { .init(at: .number($0), value: .number($1)) })
    return Transition(
      name: name, summary: summary,
      layers: [
        Layer(name: "to", content: .page(.to)),
        Layer(name: "from", content: .snapshot(.from), scaleY: keyframes, opacity: keyframes),
      ],
      driver: .clock(Driver.Clock(duration: 0.7, timing: .easeInOut)))
  }
}
