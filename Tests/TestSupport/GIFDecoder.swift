public import Raster
public import Testing

/// A program that plays GIFs.
public enum GIFDecoder: String, Sendable, CaseIterable {
  case pillow = "Pillow"
  case ffmpeg = "FFmpeg"
  case gifsicle
  case imageMagick = "ImageMagick"

  /// What is on the canvas with each stored frame of the GIF at `path`.
  /// - Parameters:
  ///   - width: of the GIF, in pixels; `height` likewise.
  public func canvases(of path: String, width: Int, height: Int) throws -> [Bitmap] {
    let scratch = try Scratch()
    let rgba = scratch.file("rgba")
    switch self {
    case .pillow: try Self.drawWithPillow(path, to: rgba)
    case .ffmpeg:
      _ = try run(
        "ffmpeg", ["-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", rgba])
    case .gifsicle:
      let whole = scratch.file("whole.gif")
      _ = try run("gifsicle", ["--unoptimize", path, "-o", whole])
      try Self.drawWithPillow(whole, to: rgba)
    case .imageMagick: _ = try run("convert", [path, "-coalesce", "-depth", "8", "rgba:\(rgba)"])
    }
    let all = try bytes(of: rgba)
    let size = width * height * 4
    guard all.count.isMultiple(of: size) else {
      throw ToolFailure(description: "\(rawValue): \(all.count) bytes are no frames of \(width) × \(height)")
    }
    return stride(from: 0, to: all.count, by: size).map {
      Bitmap(width: width, height: height, rgba: Array(all[$0..<$0 + size]))
    }
  }

  private static func drawWithPillow(_ path: String, to file: String) throws {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      with open(sys.argv[2], "wb") as out:
          for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
              out.write(frame.convert("RGBA").tobytes())
      """
    _ = try python(script, path, file)
  }
}

extension GIFDecoder {
  /// Expects all of them to show the same, every pixel opaque.
  /// - Returns: that.
  @discardableResult
  public static func expectSame(
    of path: String, width: Int, height: Int, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Bitmap] {
    let shown = try pillow.canvases(of: path, width: width, height: height)
    for (index, picture) in shown.enumerated() {
      let isOpaque = picture.rgba.indices.allSatisfy { $0 & 3 != 3 || picture.rgba[$0] == 255 }
      #expect(isOpaque, "\(name): frame \(index) has transparent pixels", sourceLocation: sourceLocation)
    }
    for decoder in allCases.dropFirst() {
      let others = try decoder.canvases(of: path, width: width, height: height)
      try #require(others.count == shown.count, "\(name): \(decoder.rawValue)", sourceLocation: sourceLocation)
      for (index, (other, picture)) in zip(others, shown).enumerated() where other != picture {
        PixelExpectation.expectSame(
          other, picture, "\(name): frame \(index) by \(decoder.rawValue)", sourceLocation: sourceLocation)
      }
    }
    return shown
  }
}
