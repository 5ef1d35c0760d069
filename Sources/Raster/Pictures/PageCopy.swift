/// A rectangle of a frame that shows a page's pixels as they are: opaque, unstretched, on whole pixels.
public struct PageCopy: Sendable, Equatable {
  /// At output size.
  public let page: Bitmap
  /// Of the frame.
  public let columns: Range<Int>
  public let rows: Range<Int>
  /// Where in the frame the page's first pixel is: pixel (x, y) shows the page's pixel (x - left, y - top).
  public let left: Int
  public let top: Int
}
