internal import Motion
internal import SegueKit

/// The scene: what its file says, if there is one, and on top of that what the flags say. The same for every verb that
/// has one.
struct SceneFlags {
  private(set) var scene: SceneFile
  /// False where one is named that cannot be read.
  private var hasTransition = true

  static let group = OptionGroup(
    "Scene", [.transition, .from, .to, .gesture, .touches, .scale, .holdFirst, .holdLast, .backdrop, .fit])

  init(_ arguments: inout Arguments) {
    let path = arguments.takePositional()
    let file = path.flatMap { path in arguments.file { () throws(SegueError) in try SceneFile(contentsOf: path) } }
    scene = file ?? SceneFile()
    arguments.warn(scene.warnings)
    if let rate = arguments.value(of: .fps, as: .frameRate) { scene.setFrameRate(rate) }
    readPages(&arguments)
    readTransition(&arguments)
    readFinger(&arguments)
    let frames = scene.frameRate ?? Destination.defaultFrameRate
    set(\.holdFirst, arguments.value(of: .holdFirst, as: .time(frameRate: frames)))
    set(\.holdLast, arguments.value(of: .holdLast, as: .time(frameRate: frames)))
    set(\.backdrop, arguments.value(of: .backdrop, as: .color))
    set(\.scale, arguments.value(of: .scale, as: .number(PreviewRequest.expectedScale, in: PreviewRequest.scales)))
    set(\.fit, arguments.value(of: .fit, as: .choice))
  }

  var request: PreviewRequest { scene.request }
  /// Nil where nothing is said.
  var frameRate: Rational? { scene.frameRate }

  private mutating func set<Value>(_ property: WritableKeyPath<PreviewRequest, Value?>, _ value: Value?) {
    if let value { scene.request[keyPath: property] = value }
  }

  private mutating func readPages(_ arguments: inout Arguments) {
    for (option, property) in [(Option.from, \PreviewRequest.from), (.to, \.to)] {
      guard let path = arguments.value(of: option, as: .path) else { continue }
      if request.walk != nil {
        arguments.problems.append("\(option.flag): the scene has steps, and names its pages itself")
      }
      scene.request[keyPath: property] = .file(path)
    }
  }

  private mutating func readTransition(_ arguments: inout Arguments) {
    guard let name = arguments.value(of: .transition, as: .path) else { return }
    if Transition.isPath(name) {
      let rate = frameRate ?? Destination.defaultFrameRate
      scene.request.sources.append(name)
      let file = arguments.file { () throws(SegueError) in try Transition.checked(contentsOf: name, frameRate: rate) }
      arguments.warn(file?.warnings ?? [])
      hasTransition = file != nil
      if let file { scene.request.transition = file.transition }
    } else {
      do { scene.request.transition = try Transition(named: name) } catch {
        arguments.problems.append("--transition: \(error)")
        hasTransition = false
      }
    }
    if let walk = request.walk, !walk.usesTransition {
      arguments.warnings.append("--transition changes nothing: every step names its own")
    }
    if case .clock = request.transition.driver, request.gesture != nil {
      arguments.warnings.append("the scene's gesture is not made: \(request.transition.name) runs by the clock")
      scene.request.gesture = nil
    }
  }

  private mutating func readFinger(_ arguments: inout Arguments) {
    let rate = frameRate ?? Destination.defaultFrameRate
    let given = [Option.gesture, .touches].filter { arguments.has($0) }
    if given.count == 2 { arguments.problems.append("--gesture and --touches are two fingers: give one of them") }
    guard let option = given.first else { return }
    if request.walk != nil {
      arguments.problems.append("\(option.flag): the scene has steps, and each has a gesture of its own")
    } else if case .clock = request.transition.driver, hasTransition {
      arguments.problems.append(
        "\(option.flag): \(SceneError.gestureWithoutPan(transition: request.transition.name))")
    }
    if let gesture = arguments.value(of: .gesture, as: .gesture(frameRate: rate)) { scene.request.gesture = gesture }
    if let path = arguments.value(of: .touches, as: .path) {
      scene.request.gesture = arguments.file { () throws(SegueError) in try Gesture(touchesIn: path) }
      scene.request.sources.append(path)
    }
  }
}

extension Option {
  static let transition = Option(
    "transition", "t", "NAME|FILE",
    help: "a preset ('segue transitions' lists them) or a transition file (default full-screen-return)")
  static let from = Option(
    "from", nil, "IMAGE", help: "the page that is left: PNG, JPEG or WebP (default: a page drawn from simple shapes)")
  static let to = Option("to", nil, "IMAGE", help: "the page that appears (default: likewise)")
  static let gesture = Option(
    "gesture", nil, "TEXT",
    help: "what the finger does, in points: 'down X Y', 'move X Y DURATION [EASING]', 'wait DURATION', 'up', 'cancel', "
      + "separated by commas (default: the transition's own)")
  static let touches = Option(
    "touches", nil, "FILE.csv", help: "a recorded finger instead: time (seconds), x, y (points)")
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
