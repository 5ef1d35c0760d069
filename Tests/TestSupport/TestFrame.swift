public import Motion
public import Raster
public import Testing

/// Two pages and a size in points: all that layer states need to become a frame.
public struct TestFrame: Sendable {
  public let from: Bitmap
  public let to: Bitmap
  public let pageSize: PageSize

  public init(from: Bitmap, to: Bitmap, pageSize: PageSize) {
    self.from = from
    self.to = to
    self.pageSize = pageSize
  }

  /// Pages of `width × height` pixels, by default of as many points.
  public init(
    _ from: TestPage = .noise, over to: TestPage = .text, width: Int, height: Int, pageSize: PageSize? = nil,
    seed: Int = 1
  ) {
    self.from = from.bitmap(width: width, height: height, seed: seed)
    self.to = to.bitmap(width: width, height: height, seed: seed + 1_000_003)
    self.pageSize = pageSize ?? PageSize(width: Double(width), height: Double(height))
  }

  public var width: Int { from.width }
  public var height: Int { from.height }
  public var pages: Pages { Pages(from: from, to: to) }
  public var compositor: Compositor { Compositor(pages: pages, pageSize: pageSize) }
  public var reference: ReferenceCompositor { ReferenceCompositor(from: from, to: to, pageSize: pageSize) }

  /// The frame of a fresh compositor, in a fresh picture.
  public func composed(_ layers: [LayerState]) -> Bitmap {
    var compositor = compositor
    var picture = Bitmap(width: width, height: height)
    compositor.compose(layers, into: &picture)
    return picture
  }

  /// Composes `layers` and holds the frame against the reference.
  @discardableResult
  public func check(
    _ layers: [LayerState], _ expectation: PixelExpectation = .anyStack,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> PixelErrors {
    expectation.check(
      composed(layers), against: reference.compose(layers), layers.reproduction(in: self),
      sourceLocation: sourceLocation)
  }
}

extension [LayerState] {
  /// All that is needed to see it again.
  public func reproduction(in frame: TestFrame) -> String {
    let stack = map { layer in
      let content =
        switch layer.content {
        case .page(let role): role.rawValue
        case .color(let color): "rgba(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
        }
      return
        "\(content) x \(layer.x) y \(layer.y) scale \(layer.scaleX) × \(layer.scaleY) opacity \(layer.opacity)"
        + layer.rest
    }
    return "\(frame.width) × \(frame.height) px of \(frame.pageSize.width) × \(frame.pageSize.height) pt, "
      + stack.joined(separator: " | ")
  }
}

extension LayerState {
  /// What most layers do not have.
  fileprivate var rest: String {
    var words = anchor == .center ? "" : " about \(anchor.x), \(anchor.y)"
    if cornerRadius != 0 { words += " radius \(cornerRadius)" }
    if let shadow { words += " \(shadow)" }
    if isSubpixel { words += " subpixel" }
    if isHidden { words += " hidden" }
    return words
  }
}
