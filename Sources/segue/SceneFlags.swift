internal import Motion
internal import SegueKit

/// What the flags say about the scene: the same for every verb that has one.
struct SceneFlags {
  let request: PreviewRequest
  /// Nil where nothing is said.
  let frameRate: Rational?

  static let group = OptionGroup(
    "Scene", [.transition, .from, .to, .gesture, .scale, .holdFirst, .holdLast, .backdrop, .fit])

  init(_ arguments: inout Arguments) {
    let frameRate = arguments.value(of: .fps, as: .frameRate)
    let frames = frameRate ?? Destination.defaultFrameRate
    var request = PreviewRequest()
    func set<Value>(_ property: WritableKeyPath<PreviewRequest, Value>, _ value: Value?) {
      if let value { request[keyPath: property] = value }
    }
    set(\.transition, arguments.value(of: .transition, as: .transition))
    set(\.from, arguments.value(of: .from, as: .path).map { .file($0) })
    set(\.to, arguments.value(of: .to, as: .path).map { .file($0) })
    request.holdFirst = arguments.value(of: .holdFirst, as: .time(frameRate: frames))
    request.holdLast = arguments.value(of: .holdLast, as: .time(frameRate: frames))
    request.backdrop = arguments.value(of: .backdrop, as: .color)
    request.scale = arguments.value(of: .scale, as: .number("a number from 0.01 to 100", in: 0.01...100))
    request.fit = arguments.value(of: .fit, as: .choice)
    request.gesture = arguments.value(of: .gesture, as: .gesture(frameRate: frames))
    if case .clock = request.transition.driver, arguments.has(.gesture) {
      arguments.problems.append("--gesture: \(SceneError.gestureWithoutPan(transition: request.transition.name))")
    }
    self.request = request
    self.frameRate = frameRate
  }
}

extension Option {
  static let transition = Option(
    "transition", "t", "NAME", help: "the transition; 'segue transitions' lists them (default full-screen-return)")
  static let from = Option(
    "from", nil, "IMAGE", help: "the page that is left: PNG, JPEG or WebP (default: a page drawn from simple shapes)")
  static let to = Option("to", nil, "IMAGE", help: "the page that appears (default: likewise)")
  static let gesture = Option(
    "gesture", nil, "TEXT",
    help: "what the finger does, in points: 'down X Y', 'move X Y DURATION [EASING]', 'wait DURATION', 'up', 'cancel', "
      + "separated by commas (default: the transition's own)")
  static let scale = Option("scale", nil, "N", help: "page pixels per point (default: guessed from the page's size)")
  static let holdFirst = Option("hold-first", nil, "TIME", help: "stillness before: 0.35, 350ms, 21f (default 500ms)")
  static let holdLast = Option("hold-last", nil, "TIME", help: "stillness after (default 1s)")
  static let backdrop = Option(
    "backdrop", nil, "COLOR", help: "what shows where no layer does: #rrggbb, #rrggbbaa or a CSS name (default black)")
  static let fit = Option(
    "fit", nil, "HOW",
    help: "how pages of different shapes become one: cover, contain or stretch (default: they are an error)")
  static let fps = Option(
    "fps", nil, "RATE", help: "frames per second, such as 60, 29.97 or 30000/1001 (default 60; GIF 25, at most 50)")
  static let width = Option(
    "width", "W", "PIXELS", help: "one side alone keeps the page's shape (default: the page's; GIF: in points)")
  static let height = Option("height", "H", "PIXELS", help: "likewise")
}
