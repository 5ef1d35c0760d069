extension TestFolder {
  /// A page that comes by a fade of 0.1 s.
  static let fade = """
    clock: {duration: 100ms}
    layers:
      - page: from
      - page: to
        opacity: [{at: 0%, value: 0}, {at: 100%, value: 1}]
    """

  /// A page that follows the finger for 0.1 s, and settles in 0.1 s.
  static let pull = """
    pan:
      direction: right
      finish: {distance: 60pt}
      settle: {duration: 100ms}
      gesture: [down 0 400, move 200 400 100ms, up]
    layers:
      - page: to
      - page: from
        x: [{at: 0%, value: 0pt}, {at: 100%, value: 100%}]
    """

  /// A page is pushed, a return is begun and cancelled, and then made: 0.1 + 0.5 + 0.2 + 0.5 + 0.3 + 0.5 s.
  static let walk = """
    version: 1
    pages: {list: to.png, detail: from.png}
    steps:
      - push: detail
      - wait: 200ms
      - return: {gesture: [down 20 400, move 60 400 200ms, up]}
      - wait: 300ms
      - return: {gesture: [down 20 400, move 260 400 200ms, up]}
    scale: 0.15
    fps: 20
    hold-first: 100ms
    hold-last: 0
    """

  /// A recorded finger that goes 200 points to the right.
  /// - Parameter duration: seconds.
  static func touches(_ duration: Double) -> String {
    "time,x,y\n"
      + (0...20).map { "\(duration * Double($0) / 20),\($0 * 10),400" }.joined(separator: "\n")
  }
}
