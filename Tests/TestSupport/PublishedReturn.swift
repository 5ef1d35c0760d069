/// The published full-screen return, written down a second time straight from its article.
public struct PublishedReturn: Sendable {
  /// Points.
  public let width: Double

  public init(width: Double) { self.width = width }

  public func displacement(fingerTravel: Double) -> Double {
    var displacement = fingerTravel
    displacement = displacement <= width ? displacement : 0
    displacement = displacement > 0 ? displacement : 0
    return displacement
  }

  public func scale(_ displacement: Double) -> Double { displacement / (width * 20) + 0.95 }

  public func alpha(_ displacement: Double) -> Double {
    let alpha = 0.4 - displacement / 800
    if alpha < 0 { return 0 }
    return alpha > 1 ? 1 : alpha
  }
}
