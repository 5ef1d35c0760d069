internal import Media
internal import Motion
internal import Raster

/// The pages that are shown, as their pictures are, and the size a frame has before an output asks for another.
struct PageImages: Sendable {
  /// What a page's pixels come from. Pages with one source share them.
  enum Source: Hashable {
    case file(String)
    /// Of the page of this name.
    case bitmap(String)
    case drawn(PageRole)
  }

  /// By page.
  private let sources: [String: Source]
  private let bitmaps: [Source: Bitmap]
  let size: SegueError.Size
  /// Page pixels per point.
  let scale: Double
  let fit: PreviewRequest.Fit?
  /// What was done to the pictures, or guessed about them.
  let notes: [String]

  init(_ request: PreviewRequest) throws(SegueError) {
    if let scale = request.scale, !PreviewRequest.scales.contains(scale) {
      throw .outOfRange(what: "scale", found: "\(scale)", expected: PreviewRequest.expectedScale)
    }
    // The page that is seen first says the size: `from`, where there are two.
    let names = request.shownPages
    let sources = names.map { request.source(of: $0) }
    var seen: Set<Source> = []
    let distinct = sources.filter { seen.insert($0).inserted }
    let pictures = try Self.read(distinct, of: request)
    let size = sources.lazy.compactMap { pictures[$0]?.bitmap.size }.first ?? Self.drawnSize
    let scale = request.scale ?? Double(ScreenScale.known(size) ?? ScreenScale.likely(size))
    self.size = size
    self.scale = scale
    self.sources = Dictionary(uniqueKeysWithValues: zip(names, sources))
    var bitmaps = pictures.mapValues(\.bitmap)
    for case .drawn(let role) in distinct {
      bitmaps[.drawn(role)] = try media { () throws(MediaError) in
        try placeholderPage(role, width: size.width, height: size.height, scale: scale)
      }
    }
    for (name, source) in zip(names, sources) {
      guard let bitmap = bitmaps[source] else { preconditionFailure("no page '\(name)'") }
      if bitmap.size != size, request.fit == nil {
        throw .pagesDiffer(
          first: SegueError.SizedPage(name: names[0], size: size),
          second: SegueError.SizedPage(name: name, size: bitmap.size))
      }
    }
    self.bitmaps = bitmaps
    fit = request.fit

    var notes: [String] = []
    for source in distinct {
      guard case .file(let path) = source, let picture = pictures[source] else { continue }
      notes += picture.notes.map { "\(path): \($0)" }
    }
    let translucent = bitmaps.filter { $1.opaqueRows.contains(false) || $1.leavesGaps(in: size, request.fit) }
    for (name, source) in zip(names, sources) where translucent[source] != nil {
      notes.append(
        "page '\(name)' lets what lies under it show: the backdrop while it rests, other layers while it moves")
    }
    if request.scale == nil, ScreenScale.known(size) == nil {
      notes.append(
        "\(size) is no iPhone screen: taken as \(decimal(scale)) pixel\(scale == 1 ? "" : "s") per point (--scale)")
    }
    self.notes = notes
  }

  /// Where a page's pixels come from.
  /// - Precondition: it is one of those that are shown.
  func source(of name: String) -> Source {
    guard let source = sources[name] else { preconditionFailure("no page '\(name)'") }
    return source
  }

  /// A source's pixels at an output's size.
  /// - Precondition: a page that is shown comes from it.
  func bitmap(_ source: Source, _ output: SegueError.Size) -> Bitmap {
    guard let bitmap = bitmaps[source] else { preconditionFailure("no page from \(source)") }
    return bitmap.fitted(output, fit)
  }

  /// Pixels, where there is no picture: those of a common phone.
  private static let drawnSize = SegueError.Size(width: 1170, height: 2532)

  /// Decodes the pictures next to each other.
  /// - Throws: what is wrong with the first, in the order of `sources`.
  private static func read(
    _ sources: [Source], of request: PreviewRequest
  ) throws(SegueError) -> [Source: Picture] {
    let results = sources.concurrentMap { source -> Result<Picture, SegueError>? in
      switch source {
      case .drawn: return nil
      case .bitmap(let name):
        guard case .bitmap(let bitmap) = request.pages[name] else { return nil }
        return .success(Picture(bitmap: bitmap, notes: []))
      case .file(let path):
        return Result { () throws(SegueError) in
          try media { () throws(MediaError) in try Picture(contentsOf: path) }
        }
      }
    }
    var pictures: [Source: Picture] = [:]
    for (source, result) in zip(sources, results) { pictures[source] = try result?.get() }
    return pictures
  }
}

extension PreviewRequest {
  fileprivate func source(of name: String) -> PageImages.Source {
    switch pages[name] {
    case .file(let path): .file(path)
    case .bitmap: .bitmap(name)
    case .placeholder, nil: .drawn(name == root ? .to : .from)
    }
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
    if output == size { return self }
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
