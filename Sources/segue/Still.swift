internal import Media
internal import Motion
internal import Raster
internal import SegueKit

/// `still`: one moment, or a sheet of many, becomes a PNG.
struct Still: Verb {
  static let name = "still"
  static let summary = "make a PNG of one moment of a transition, or a contact sheet of all of it"
  static let usage = "[SCENE] -o FILE.png [OPTION...]"
  static let groups = [
    OptionGroup("Moment", [.at, .sheet]), SceneFlags.group,
    OptionGroup("Output", [.picture, .frameUnit, .pictureWidth, .height, .noOverwrite]),
    OptionGroup("Report", [.quiet, .verbose]),
  ]
  static let examples = [
    "segue still --from detail.png --to list.png --at 35% -o third.png",
    "segue still --from detail.png --to list.png --at progress:0.5 -o half.png",
    "segue still --from detail.png --to list.png --sheet 12 -o sheet.png",
  ]

  private enum Subject {
    case moment(StillMoment)
    case sheet(frames: Int)
  }

  private let scene: SceneFlags
  private let frameRate: Rational
  private let subject: Subject
  private let path: String
  private let width: Int?
  private let height: Int?
  private let keepsFiles: Bool

  init(_ arguments: inout Arguments) {
    scene = SceneFlags(&arguments)
    frameRate = scene.frameRate ?? Destination.defaultFrameRate
    let moment = arguments.value(of: .at, as: .moment(frameRate: frameRate))
    if let frames = arguments.value(of: .sheet, as: .wholeNumber("1 to 400 frames", in: 1...400)) {
      subject = .sheet(frames: frames)
      if arguments.has(.at) { arguments.problems.append("--at is one moment and --sheet is many: give one of them") }
      if arguments.has(.height) {
        arguments.warnings.append("--height changes nothing: a sheet is as high as its rows")
      }
    } else {
      subject = .moment(moment ?? .percent(50))
    }
    width = arguments.value(of: .pictureWidth, as: .pixels)
    height = arguments.value(of: .height, as: .pixels)
    path = arguments.value(of: .picture, as: .picturePath) ?? ""
    if !arguments.has(.picture) { arguments.problems.append("--output: expected a name that ends in .png") }
    arguments.check([path], of: .picture, for: scene.request)
    keepsFiles = arguments.has(.noOverwrite)
  }

  func run(_ messages: Messages) throws(CommandError) {
    Interrupt.listen()
    let preview = try segue { () throws(SegueError) in
      try checkPaths([path], request: scene.request, overwrite: !keepsFiles)
      return try Preview(scene.request)
    }
    let time = try time(in: preview)
    let picture = try segue { () throws(SegueError) in
      switch subject {
      case .moment: try preview.frame(at: time ?? 0, width: width, height: height)
      case .sheet(let frames): try preview.contactSheet(frames: frames, width: width)
      }
    }
    if Interrupt.isRequested { throw .segue(.cancelled) }
    do { try writePicture(picture, to: path) } catch { throw .segue(.media(error)) }

    let facts = "PNG, \(picture.width) × \(picture.height)"
    messages.line(path, "  " + facts + (time.map { ", at \(decimal($0)) s" } ?? ", a sheet"))
    for warning in preview.warnings { messages.warning(warning) }
    messages.detail("transition \(preview.transition), \(decimal(preview.scale)) page pixels per point")
  }

  /// Seconds; nil of a sheet.
  private func time(in preview: Preview) throws(CommandError) -> Double? {
    guard case .moment(let moment) = subject else { return nil }
    do {
      return try preview.time(of: moment, frameRate: frameRate)
    } catch {
      throw .usage(problems: ["--at: \(error)"], help: Self.helpCommand)
    }
  }
}

extension Option {
  static let at = Option(
    "at", nil, "MOMENT", help: "35% of the whole, 0.42s, frame:12 (from 0, at --fps) or progress:0.5 (default 50%)")
  static let sheet = Option("sheet", nil, "N", help: "N frames of the motion, evenly spread, in one picture")
  static let picture = Option("output", "o", "FILE.png", help: "where to")
  static let pictureWidth = Option(
    "width", "W", "PIXELS",
    help:
      "of the picture, a sheet as a whole; one side alone keeps the page's shape (default: the page's; a sheet: frames of 260)"
  )
  static let frameUnit = Option("fps", nil, "RATE", help: "what frames are counted at (default 60)")
}
