/// Pixels per point of a page image.
enum ScreenScale {
  /// The screens of iPhones: width and height in points, and scale (Apple's published sizes).
  private static let screens: [(width: Int, height: Int, scale: Int)] = [
    (320, 568, 2), (375, 667, 2), (414, 736, 3), (375, 812, 3), (414, 896, 2), (414, 896, 3), (390, 844, 3),
    (428, 926, 3), (393, 852, 3), (430, 932, 3), (402, 874, 3), (420, 912, 3), (440, 956, 3),
  ]

  /// The scale of a screenshot of this size, in either orientation; nil where no phone makes it.
  static func known(_ size: SegueError.Size) -> Int? {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return screens.first { $0.width * $0.scale == short && $0.height * $0.scale == long }?.scale
  }

  /// A likely scale for any other picture: the one that makes its short side as wide as a phone in points, else 1.
  static func likely(_ size: SegueError.Size) -> Int {
    let short = min(size.width, size.height)
    return [3, 2].first { (320 * $0...480 * $0).contains(short) } ?? 1
  }
}
