public import Motion
public import Raster

/// A preview ready to be drawn: every frame is a pure function of its time, the same whenever and in whatever order it is
/// asked for.
public struct Preview: Sendable {
  public let timeline: Timeline
  /// The name of the transition; of several, each once.
  public let transition: String
  /// What is walked through, step by step; nil of one transition.
  public let steps: [Scene.Step]?
  /// The size of the pages in pixels.
  public let size: SegueError.Size
  /// Page pixels per point.
  public let scale: Double
  /// What had to be guessed or changed, and what the author may not have meant, in sentences.
  public let warnings: [String]

  let images: PageImages

  /// Reads the pages and checks the scene.
  public init(_ request: PreviewRequest) throws(SegueError) {
    images = try PageImages(request)
    size = images.size
    scale = images.scale
    let scene = request.scene(
      pageSize: PageSize(width: Double(size.width) / scale, height: Double(size.height) / scale))
    var names: [String] = []
    for name in scene.steps.compactMap(\.transition?.name) where !names.contains(name) { names.append(name) }
    transition = names.joined(separator: ", ")
    steps = request.walk == nil ? nil : scene.steps
    do { timeline = try Timeline(scene) } catch { throw .scene(error) }
    warnings = images.notes + timeline.notes.map(\.description)
  }

  /// The picture at `seconds` of the timeline: before the start as at the start, after the end as at the end.
  /// - Parameters:
  ///   - width: pixels; nil for the page's, or what keeps the shape where `height` is given.
  ///   - height: pixels, likewise.
  public func frame(at seconds: Double, width: Int? = nil, height: Int? = nil) throws(SegueError) -> Bitmap {
    let stage = Stage(ScaledPages(try outputSize(width: width, height: height, base: size), of: self))
    stage.show(timeline.moment(at: seconds))
    return stage.bitmap.bitmap
  }

  /// The size of an output, in pixels. One side alone keeps the page's shape.
  /// - Parameter base: the size where neither is given.
  func outputSize(width: Int?, height: Int?, base: SegueError.Size) throws(SegueError) -> SegueError.Size {
    for (name, side) in [("width", width), ("height", height)] {
      guard let side, !Self.sides.contains(side) else { continue }
      throw .outOfRange(what: name, found: "\(side)", expected: Self.expectedSide)
    }
    func share(_ side: Int, _ of: Int, _ other: Int) -> Int {
      max(Int((Double(side) * Double(of) / Double(other)).rounded()), 1)
    }
    let output: SegueError.Size
    switch (width, height) {
    case (nil, nil): output = base
    case (let width?, nil): output = .init(width: width, height: share(width, size.height, size.width))
    case (nil, let height?): output = .init(width: share(height, size.width, size.height), height: height)
    case (let width?, let height?):
      output = .init(width: width, height: height)
      // A side may be off by the rounding of the other.
      let isSameShape =
        abs(share(width, size.height, size.width) - height) <= 1
        || abs(share(height, size.width, size.height) - width) <= 1
      guard isSameShape || images.fit != nil else { throw .shapeDiffers(page: size, output: output) }
    }
    guard max(output.width, output.height) <= Self.sides.upperBound else {
      throw .outOfRange(
        what: "output size", found: "\(output)", expected: "at most \(Self.sides.upperBound) pixels on a side")
    }
    guard output.width * output.height <= Self.mostPixels else {
      throw .outOfRange(
        what: "output size", found: "\(output)", expected: "at most \(Self.mostPixels / 1_000_000) million pixels")
    }
    return output
  }

  /// What the width and the height of an output may be, in pixels.
  public static let sides = 1...16384
  public static let expectedSide = "1 to 16384 pixels"
  private static let mostPixels = 134_000_000
}
