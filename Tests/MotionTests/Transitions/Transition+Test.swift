import Motion

extension Transition {
  /// Page `from` follows the finger over page `to`, also beyond either end; settling is linear, in 0.2 s.
  static func pulled(
    _ direction: Pan.Direction = .right, begin: Pan.Begin = .init(), belowZero: Pan.Overrun = .clamp,
    beyondSide: Pan.Overrun = .clamp, finish: Pan.Finish = .init(distance: .percent(50)),
    settle: Pan.Settle = .init(duration: 0.2, timing: .linear), cancel: Pan.Settle? = nil
  ) -> Transition {
    let sign = direction == .left || direction == .up ? -1.0 : 1
    let follows = Track(
      from: .init(at: .percent(-100), value: .percent(-100 * sign)),
      to: .init(at: .percent(200), value: .percent(200 * sign)))
    let isAcross = direction == .left || direction == .right
    return Transition(
      name: "pulled", summary: "",
      layers: [
        Layer(name: "to", content: .page(.to)),
        Layer(name: "from", content: .page(.from), x: isAcross ? follows : 0, y: isAcross ? 0 : follows),
      ],
      driver: .pan(
        Pan(
          direction: direction, begin: begin, belowZero: belowZero, beyondSide: beyondSide, finish: finish,
          settle: settle, cancel: cancel,
          gesture: Gesture([
            .down(Point(x: 100, y: 400)), .move(to: Point(x: 350, y: 400), duration: 0.4, timing: .linear), .up,
          ]))))
  }

  /// Page `to` slides in from the right, over page `from`, in half a second.
  static let slidIn = Transition(
    name: "slid-in", summary: "",
    layers: [
      Layer(name: "from", content: .page(.from)),
      Layer(
        name: "to", content: .page(.to),
        x: Track(from: .init(at: 0, value: .percent(100)), to: .init(at: 1, value: 0))),
    ],
    driver: .clock(.init(duration: 0.5, timing: .linear)))
}
