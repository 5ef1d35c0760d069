/// A picture file taken apart: what its header says, and the bytes that make its pixels. No pixels yet.
///
/// FFmpeg is given only the parts that pixels depend on, so that no comment, thumbnail or animation can change or break
/// what a version of it makes of the rest. Taking the file apart also finds a missing end, which its decoders pass over.
struct PictureParts {
  /// Most pixels on a side, and in all half of that square.
  static let mostOnASide = 16384
  static var mostPixels: Int { mostOnASide * mostOnASide / 2 }

  var format: PictureFormat
  /// Pixels as stored, before the orientation is applied.
  var width: Int
  var height: Int
  /// One after the other they are a file of the same format with nothing in it but what the pixels depend on.
  var essence: [ArraySlice<UInt8>] = []
  /// The ICC profile, if there is one; empty when it is there and damaged.
  var profile: [UInt8]?
  var orientation = Orientation.upright

  init(of file: PictureFile) throws(MediaError) {
    switch file.format {
    case .png: try self.init(png: file)
    case .jpeg: try self.init(jpeg: file)
    case .webp: try self.init(webp: file)
    }
  }

  /// A beginning, with the size from the header checked before anything of that size is made.
  init(_ file: PictureFile, width: Int, height: Int) throws(MediaError) {
    guard width > 0 && height > 0 else { throw file.damaged("its header says \(width) × \(height) pixels") }
    guard width <= Self.mostOnASide, height <= Self.mostOnASide, width * height <= Self.mostPixels else {
      throw .tooLarge(path: file.path, width: width, height: height, limit: Self.mostOnASide)
    }
    format = file.format
    self.width = width
    self.height = height
  }
}
