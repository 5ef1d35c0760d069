/// The largest screens and images that are looked into: those that pages may have too.
enum GIFLimit {
  static let side = PictureParts.mostOnASide
  static let pixels = side * side / 2

  static func admits(_ width: Int, _ height: Int) -> Bool {
    max(width, height) <= side && width * height <= pixels
  }

  static let words = "at most \(side) pixels on a side and \(pixels / 1_000_000) megapixels"
}
