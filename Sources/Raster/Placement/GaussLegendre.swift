/// Integrals by Gauss–Legendre quadrature with eight nodes, exact for polynomials up to degree 15.
///
/// Nodes and weights from Abramowitz and Stegun, *Handbook of Mathematical Functions*, table 25.4.
enum GaussLegendre {
  struct Node {
    /// In 0…1.
    let place: Double
    /// What the value there counts; all add up to 1.
    let weight: Double
  }

  /// From 0 to 1.
  static let nodes: [Node] = {
    let pairs =
      pair(0.1834346424956498, 0.3626837833783620) + pair(0.5255324099163290, 0.3137066458778873)
      + pair(0.7966664774136267, 0.2223810344533745) + pair(0.9602898564975363, 0.1012285362903763)
    return pairs.sorted { $0.place < $1.place }
  }()

  /// The two nodes at a distance from the middle of −1…1.
  private static func pair(_ distance: Double, _ weight: Double) -> [Node] {
    [Node(place: (1 - distance) / 2, weight: weight / 2), Node(place: (1 + distance) / 2, weight: weight / 2)]
  }

  static func integral(from start: Double, to end: Double, of value: (Double) -> Double) -> Double {
    var sum = 0.0
    for node in nodes { sum += node.weight * value(start + (end - start) * node.place) }
    return sum * (end - start)
  }
}
