internal import Dispatch
internal import Media
internal import Motion
internal import Raster
internal import Synchronization

/// The pages as their pictures are, and the size a frame has before an output asks for another.
struct PageImages: Sendable {
  /// By name.
  private let bitmaps: [String: Bitmap]
  let size: SegueError.Size
  /// Page pixels per point.
  let scale: Double
  let fit: PreviewRequest.Fit?
  /// What was done to the pictures, or guessed about them.
  let notes: [String]

  init(_ request: PreviewRequest) throws(SegueError) {
    if let scale = request.scale, !(scale > 0 && scale <= 100) {
      throw .outOfRange(what: "scale", found: "\(scale)", expected: "a number above 0, at most 100")
    }
    // The page that is seen first says the size: `from`, where there are two.
    let first = request.firstPage
    let names = [first] + request.pages.keys.filter { $0 != first }.sorted()
    let pages = names.map { request.pages[$0] ?? .placeholder }
    let pictures = try Self.read(pages)
    let size = pictures.lazy.compactMap { $0?.bitmap.size }.first ?? SegueError.Size(width: 1170, height: 2532)
    let scale = request.scale ?? Double(ScreenScale.known(size) ?? ScreenScale.likely(size))
    self.size = size
    self.scale = scale
    var bitmaps: [String: Bitmap] = [:]
    for (name, picture) in zip(names, pictures) {
      let bitmap = try Self.bitmap(name == request.root ? .to : .from, picture, size, scale)
      if bitmap.size != size, request.fit == nil {
        throw .pagesDiffer(
          first: SegueError.SizedPage(name: names[0], size: size),
          second: SegueError.SizedPage(name: name, size: bitmap.size))
      }
      bitmaps[name] = bitmap
    }
    self.bitmaps = bitmaps
    fit = request.fit

    var notes: [String] = []
    for (page, picture) in zip(pages, pictures) {
      guard case .file(let path) = page, let picture else { continue }
      notes += picture.notes.map { "\(path): \($0)" }
    }
    for name in names
    where bitmaps[name].map({ $0.opaqueRows.contains(false) || $0.leavesGaps(in: size, request.fit) }) == true {
      notes.append(
        "page '\(name)' lets what lies under it show: the backdrop while it rests, other layers while it moves")
    }
    if request.scale == nil, ScreenScale.known(size) == nil {
      notes.append(
        "\(size) is no iPhone screen: taken as \(decimal(scale)) pixel\(scale == 1 ? "" : "s") per point (--scale)")
    }
    self.notes = notes
  }

  /// A page at an output's size.
  /// - Precondition: there is one of that name.
  func page(_ name: String, _ output: SegueError.Size) -> Bitmap {
    guard let bitmap = bitmaps[name] else { preconditionFailure("no page '\(name)'") }
    return bitmap.fitted(output, fit)
  }

  /// The picture's pixels, or a drawn page.
  private static func bitmap(
    _ role: PageRole, _ picture: Picture?, _ size: SegueError.Size, _ scale: Double
  ) throws(SegueError) -> Bitmap {
    if let picture { return picture.bitmap }
    return try media { () throws(MediaError) in
      try placeholderPage(role, width: size.width, height: size.height, scale: scale)
    }
  }

  /// Decodes the pictures next to each other; nil for a page that is to be drawn.
  private static func read(_ pages: [PreviewRequest.Page]) throws(SegueError) -> [Picture?] {
    let results = Mutex([Result<Picture?, SegueError>](repeating: .success(nil), count: pages.count))
    DispatchQueue.concurrentPerform(iterations: pages.count) { index in
      let result: Result<Picture?, SegueError>
      switch pages[index] {
      case .placeholder: result = .success(nil)
      case .bitmap(let bitmap): result = .success(Picture(bitmap: bitmap, notes: []))
      case .file(let path):
        result = Result { () throws(SegueError) in
          try media { () throws(MediaError) in try Picture(contentsOf: path) }
        }
      }
      results.withLock { $0[index] = result }
    }
    var pictures: [Picture?] = []
    for result in results.withLock({ $0 }) { pictures.append(try result.get()) }
    return pictures
  }
}

extension Bitmap {
  /// Whether the picture does not fill one of another shape.
  fileprivate func leavesGaps(in other: SegueError.Size, _ fit: PreviewRequest.Fit?) -> Bool {
    fit == .contain && width * other.height != height * other.width
  }

  var size: SegueError.Size { SegueError.Size(width: width, height: height) }

  /// The picture at another size; `fit` says how where the shapes differ.
  func fitted(_ output: SegueError.Size, _ fit: PreviewRequest.Fit?) -> Bitmap {
    let ratios = (Double(output.width) / Double(width), Double(output.height) / Double(height))
    let ratio: Double
    switch fit {
    case .stretch, nil: return resized(width: output.width, height: output.height)
    case .cover: ratio = max(ratios.0, ratios.1)
    case .contain: ratio = min(ratios.0, ratios.1)
    }
    // The side that fits exactly must not miss by a rounding.
    let scaledWidth = ratio == ratios.0 ? output.width : max(1, Int((Double(width) * ratio).rounded()))
    let scaledHeight = ratio == ratios.1 ? output.height : max(1, Int((Double(height) * ratio).rounded()))
    return resized(width: scaledWidth, height: scaledHeight).centered(width: output.width, height: output.height)
  }
}
