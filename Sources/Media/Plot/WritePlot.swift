internal import Raster

extension Plot {
  /// The kinds of picture a plot can become.
  public enum Format: String, Sendable, CaseIterable {
    case svg, png

    /// Nil of a name with another ending.
    public init?(path: String) {
      guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") }) else {
        return nil
      }
      self = format
    }
  }

  /// Pixels of a PNG per CSS pixel of an SVG.
  public static let pngScale = 2
}

/// Draws `plot` into a file whose name ends in `.svg` or `.png`.
///
/// It is written under a temporary name beside `path`, and moved to its place.
/// - Returns: pixels across and down.
/// - Throws: `MediaError.unwritable` if `path` cannot be written, or has another ending.
@discardableResult
public func writePlot(_ plot: Plot, to path: String) throws(MediaError) -> (width: Int, height: Int) {
  switch Plot.Format(path: path) {
  case .png:
    let bitmap = try plot.bitmap(scale: Plot.pngScale)
    try writePicture(bitmap, to: path)
    return (bitmap.width, bitmap.height)
  case .svg:
    let target = try OutputTarget(path, kind: .file)
    let bytes = try plot.svg()
    var file = try TemporaryFile(for: target)
    try write(bytes, to: file.path, target: path)
    let size = try file.size()
    if size != bytes.count {
      throw .wrongResult(path: path, expected: "\(bytes.count) bytes", found: "\(size)")
    }
    try file.commit()
    return (Int(plot.size.width), Int(plot.size.height))
  case nil:
    throw .unwritable(path: path, reason: "expected a name that ends in .svg or .png")
  }
}
