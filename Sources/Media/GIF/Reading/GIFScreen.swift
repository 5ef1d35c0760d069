/// A GIF's header: what holds for all its frames.
struct GIFScreen {
  /// `GIF87a` or `GIF89a`.
  let version: String
  /// Pixels; `height` likewise.
  let width: Int
  let height: Int
  /// Nil where there is no table for all frames.
  let colors: GIFColors?

  init(_ bytes: inout ByteStream) throws(MediaError) {
    let signature = try bytes.bytes(6, of: "a GIF's signature")
    version = String(decoding: signature, as: UTF8.self)
    guard version == "GIF87a" || version == "GIF89a" else {
      throw bytes.malformed(at: 0, "GIF87a or GIF89a", found: "'\(version)'")
    }
    let fields = try bytes.bytes(7, of: "a GIF's screen")
    width = fields.number(at: 0, bytes: 2, .little)!
    height = fields.number(at: 2, bytes: 2, .little)!
    guard width > 0, height > 0 else {
      throw bytes.malformed(at: 6, "a screen of at least 1 × 1 pixel", found: "\(width) × \(height)")
    }
    colors = try GIFColors(&bytes, flags: fields[4])
  }
}
