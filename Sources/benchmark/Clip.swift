internal import SegueKit

/// A transition as the benchmark plays it: something moves in every frame, at 60 a second.
struct Clip {
  let transition: Transition
  let gesture: Gesture?
  let folder: String
  /// Frames in which something moves.
  let moving: Int
  /// Frames before and after, half of them each, in which nothing does.
  let still: Int

  static let frameRate = Destination.defaultFrameRate

  var name: String { transition.name }

  /// Files: the page that is left, and the one that appears.
  static func files(_ folder: String) -> [String] { ["\(folder)/detail.png", "\(folder)/list.png"] }

  /// Both pages' pixels.
  func pages() throws -> [Bitmap] { try Self.files(folder).map { try Picture(contentsOf: $0).bitmap } }

  /// Both pages as files.
  var request: PreviewRequest {
    let files = Self.files(folder)
    return request(.file(files[0]), .file(files[1]))
  }

  /// Both pages as they are in memory.
  func request(_ pages: [Bitmap]) -> PreviewRequest { request(.bitmap(pages[0]), .bitmap(pages[1])) }

  private func request(_ from: PreviewRequest.Page, _ to: PreviewRequest.Page) -> PreviewRequest {
    let hold = Double(still / 2) / Self.frameRate.value
    return PreviewRequest(
      transition: transition, from: from, to: to, gesture: gesture, scale: 3, holdFirst: hold, holdLast: hold)
  }

  /// A finger that pulls the page evenly over its whole width of 390 points.
  static func fullScreenReturn(_ folder: String, moving: Int, still: Int = 0) -> Clip {
    var transition = Transition.fullScreenReturn
    if case .pan(var pan) = transition.driver {
      // Nothing is left to go when the finger leaves, and so the page needs no time for it.
      pan.settle.isProportional = true
      transition.driver = .pan(pan)
    }
    let gesture = Gesture([
      .down(Point(x: 0, y: 400)), .move(to: Point(x: 390, y: 400), duration: motion(moving), timing: .linear), .up,
    ])
    return Clip(transition: transition, gesture: gesture, folder: folder, moving: moving, still: still)
  }

  /// The page shrinks to its centre line and fades, evenly and over the whole time.
  static func pullUpClose(_ folder: String, moving: Int) -> Clip {
    var transition = Transition.pullUpCloseIntended
    transition.name = Transition.pullUpClose.name
    transition.driver = .clock(.init(duration: motion(moving), timing: .linear))
    return Clip(transition: transition, gesture: nil, folder: folder, moving: moving, still: 0)
  }

  static func all(_ folder: String, moving: Int) -> [Clip] {
    [fullScreenReturn(folder, moving: moving), pullUpClose(folder, moving: moving)]
  }

  /// Seconds from the first to the last of so many frames.
  private static func motion(_ frames: Int) -> Double { Double(frames - 1) / frameRate.value }
}
