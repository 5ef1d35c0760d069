/// What a graphic control extension says about the image after it; without one, its defaults.
struct GIFControl {
  /// Centiseconds.
  var delay = 0
  /// 2 clears the frame's rectangle after its time, 3 brings back what was there; anything else leaves it.
  var disposal = 0
  /// The index that leaves a pixel as it is.
  var transparentIndex: Int?

  init() {}

  init?(_ block: GIFExtension) {
    guard block.label == 0xF9 else { return nil }
    disposal = Int(block.content[0] >> 2 & 7)
    delay = block.content.number(at: 1, bytes: 2, .little)!
    transparentIndex = block.content[0] & 1 == 0 ? nil : Int(block.content[3])
  }
}
