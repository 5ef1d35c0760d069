import Motion
import TestSupport

/// Layers, pages and a size that nobody would write down; the same seed gives the same ones.
struct RandomStack {
  let frame: TestFrame
  let layers: [LayerState]

  /// - Parameters:
  ///   - seed: what to pass to see a failure again.
  ///   - isAdorned: whether layers have anchors, rounded corners and shadows too.
  init(seed: Int, isAdorned: Bool = false) {
    var random = SeededRandom(seed: seed)
    let pages = TestPage.opaque + TestPage.translucent
    let (width, height) = (random.integer(in: 1...36), random.integer(in: 1...30))
    let frame = TestFrame(
      random.choice(of: pages), over: random.choice(of: pages), width: width, height: height,
      pageSize: random.chance(0.5) ? nil : PageSize(width: 390, height: 844), seed: seed)
    self.frame = frame
    layers = (0..<random.integer(in: 1...6)).map { _ in
      var layer = Self.layer(on: frame.pageSize, using: &random)
      if isAdorned { Self.adorn(&layer, on: frame.pageSize, using: &random) }
      return layer
    }
  }

  private static func adorn(_ layer: inout LayerState, on page: PageSize, using random: inout SeededRandom) {
    if random.chance(0.5) {
      layer.anchor = Anchor(x: random.number(in: -0.2...1.2), y: random.choice(of: [0, 0.5, 1, 3]))
    }
    layer.isSubpixel = random.chance(0.4)
    let side = min(page.width, page.height)
    layer.cornerRadius = side * random.choice(of: [0, random.number(in: 0...0.1), random.number(in: 0...0.7), 1000])
    if random.chance(0.5) { return }
    layer.shadow = LayerState.Shadow(
      color: random.choice(of: [.black, .white, Color(red: 250, green: 120, blue: 3, alpha: 129)]),
      x: random.chance(0.3) ? 0 : offset(page.width, &random), y: random.number(in: -0.3...0.3) * side,
      blur: side * random.choice(of: [0, random.number(in: 0...0.05), random.number(in: 0...0.6), 5]),
      opacity: opacity(&random))
  }

  private static func layer(on page: PageSize, using random: inout SeededRandom) -> LayerState {
    let colors: [Color] = [
      .black, .white, .clear, Color(red: 250, green: 120, blue: 3, alpha: 129),
      Color(red: 1, green: 2, blue: 254, alpha: 1),
    ]
    let isColor = random.chance(0.3)
    let content: LayerState.Content =
      isColor ? .color(random.choice(of: colors)) : .page(random.chance(0.5) ? .from : .to)
    let scaleX = random.chance(0.3) ? 1 : random.number(in: 0.1...3)
    let scaleY = random.chance(0.3) ? scaleX : random.chance(0.2) ? 1 : random.number(in: 0.1...3)
    return LayerState(
      name: "", content: content, x: offset(page.width, &random), y: offset(page.height, &random), scaleX: scaleX,
      scaleY: scaleY, opacity: opacity(&random), isHidden: random.chance(0.08))
  }

  /// At rest, a little off, or anywhere up to beyond the screen.
  private static func offset(_ side: Double, _ random: inout SeededRandom) -> Double {
    switch random.integer(in: 0...9) {
    case 0...2: 0
    case 3: random.number(in: -0.02...0.02) * side
    case 4...8: random.number(in: -1...1) * side
    default: random.number(in: -2.2...2.2) * side
    }
  }

  private static func opacity(_ random: inout SeededRandom) -> Double {
    switch random.integer(in: 0...9) {
    case 0: 0
    case 1: random.number(in: 0...0.01)
    case 2...4: 1
    case 5: 1 - random.number(in: 0...0.01)
    default: random.number(in: 0...1)
    }
  }
}
