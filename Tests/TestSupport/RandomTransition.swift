public import Motion

extension Transition {
  /// A valid transition that nobody would think of, on pages of 39 × 84 points.
  ///
  /// Ends of tracks come from menus where what is seen is seen by a whole pixel at least, and what is not by none, so that
  /// pixels can judge what a layer shows there.
  public static func random(using random: inout SeededRandom) -> Transition {
    var layers: [Layer] = []
    for index in 0...random.integer(in: 0...3) { layers.append(.random("layer \(index)", using: &random)) }
    for role in PageRole.allCases {
      let place = random.integer(in: 0...layers.count)
      layers.insert(
        .random(role.rawValue, content: random.chance(0.5) ? .page(role) : .snapshot(role), using: &random), at: place)
    }
    // Left to chance alone, hardly any would begin or end with its page.
    if random.chance(0.5) {
      let role = random.choice(of: PageRole.allCases)
      let index = layers.firstIndex { $0.name == role.rawValue } ?? 0
      layers.append(layers.remove(at: index).resting(atStart: role == .from))
    }
    return Transition(
      name: "random", summary: random.chance(0.5) ? "" : "a \"summary\": with 'signs' # in it", layers: layers,
      driver: random.chance(0.5) ? .clock(.random(using: &random)) : .pan(.random(using: &random)),
      backdrop: random.chance(0.5) ? nil : .white, holdFirst: random.chance(0.5) ? nil : 0.2,
      holdLast: random.chance(0.5) ? nil : 0)
  }
}

extension Layer {
  fileprivate static func random(
    _ name: String, content: Content? = nil, using random: inout SeededRandom
  ) -> Layer {
    let colors: [Color] = [.black, .white, .clear, Color(red: 9, green: 99, blue: 199, alpha: 128)]
    let side: [Quantity] = [0, 0, 0, .percent(100), .percent(-100), .percent(200), .percent(-200)]
    let scale: [Quantity] = [1, 1, 1, 1, 0, 0.25, 0.5, 1.25, 2]
    let isUniform = random.chance(0.5)
    let scaleX = Track.random(scale, using: &random)
    return Layer(
      name: name, content: content ?? .color(random.choice(of: colors)),
      anchor: random.chance(0.6) ? .center : Anchor(x: random.choice(of: [0, 1]), y: random.choice(of: [0, 0.5])),
      x: .random(side + [13, -13], using: &random), y: .random(side + [21, -21], using: &random), scaleX: scaleX,
      scaleY: isUniform ? scaleX : .random(scale, using: &random),
      opacity: .random([1, 1, 1, 0, 0, 0.25, 0.5], using: &random),
      cornerRadius: random.chance(0.7) ? 0 : .random([0, 5, 12, .percent(20)], using: &random),
      shadow: random.chance(0.7)
        ? nil
        : Shadow(
          x: .random([0, 3, -3], using: &random), y: .random([0, 3], using: &random),
          blur: .random([0, 4], using: &random), opacity: .random([0, 1], using: &random)),
      isSubpixel: random.chance(0.2))
  }
}

extension Layer {
  /// The same, but as at rest at one of its ends.
  fileprivate func resting(atStart: Bool) -> Layer {
    var layer = self
    for (track, value) in [
      (\Layer.x, 0), (\.y, 0), (\.scaleX, 1), (\.scaleY, 1), (\.opacity, 1), (\.cornerRadius, 0),
    ] as [(WritableKeyPath<Layer, Track>, Quantity)] {
      let stops = layer[keyPath: track].stops
      layer[keyPath: track].stops[atStart ? 0 : stops.count - 1].value = value
    }
    return layer
  }
}

extension Track {
  /// Its ends from a menu, what lies between from anywhere.
  fileprivate static func random(_ menu: [Quantity], using random: inout SeededRandom) -> Track {
    if random.chance(0.4) { return Track(constant: random.choice(of: menu)) }
    var stops = [Stop(at: 0, value: random.choice(of: menu), easing: .random(using: &random))]
    // A curve that does not begin at 0 would begin off the menu.
    if stops[0].easing.value(at: 0) != 0 { stops[0].easing = .linear }
    var share = 0.0
    for _ in 0..<random.integer(in: 0...2) {
      share += random.number(in: 0...(95 - share))
      let value = Quantity.number(random.number(in: 0...1))
      stops.append(Stop(at: .percent(share), value: value, easing: .random(using: &random)))
    }
    return Track(stops + [Stop(at: .percent(100), value: random.choice(of: menu))])
  }
}

extension TimingFunction {
  fileprivate static func random(using random: inout SeededRandom) -> TimingFunction {
    switch random.integer(in: 0...5) {
    case 0: .linear
    case 1: .steps(random.integer(in: 1...5), random.choice(of: [.jumpStart, .jumpEnd, .jumpBoth]))
    case 2: random.choice(of: [.ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd])
    case 3:
      .piecewiseLinear([
        .init(input: 0, output: random.number(in: -1...1)), .init(input: random.number(in: 0...1), output: 0.3),
        .init(input: 1, output: 1),
      ])
    default:
      .cubicBezier(
        x1: random.number(in: 0...1), y1: random.number(in: -2...3), x2: random.number(in: 0...1),
        y2: random.number(in: -2...3))
    }
  }
}

extension Animation {
  fileprivate static func random(using random: inout SeededRandom) -> Animation {
    let duration = random.chance(0.1) ? 0 : random.number(in: 0...2)
    switch random.integer(in: 0...4) {
    case 0:
      return Animation(
        .spring(
          .physical(
            mass: random.number(in: 0.1...5), stiffness: random.number(in: 10...2000),
            damping: random.number(in: 5...600))), duration: random.chance(0.5) ? nil : duration)
    case 1: return Animation(.spring(.dampingRatio(random.number(in: 0.05...1.2))), duration: duration)
    case 2: return Animation(.spring(.bounce(random.number(in: 0...0.9), duration: random.number(in: 0.1...1))))
    default: return Animation(.timing(.random(using: &random)), duration: duration)
    }
  }
}

extension Driver.Clock {
  fileprivate static func random(using random: inout SeededRandom) -> Driver.Clock {
    Driver.Clock(.random(using: &random), delay: random.chance(0.7) ? 0 : random.number(in: 0...0.5))
  }
}

extension Pan {
  fileprivate static func random(using random: inout SeededRandom) -> Pan {
    func settle(_ random: inout SeededRandom) -> Settle {
      Settle(.random(using: &random), isProportional: random.chance(0.3))
    }
    let distance: Quantity? = random.chance(0.3) ? nil : .percent(random.number(in: 0...100))
    return Pan(
      direction: random.choice(of: Direction.allCases),
      begin: Begin(rule: random.choice(of: Begin.Rule.allCases), edge: random.chance(0.8) ? nil : 20),
      belowZero: random.choice(of: Overrun.allCases), beyondSide: random.choice(of: Overrun.allCases),
      finish: Finish(
        distance: distance, velocity: distance == nil || random.chance(0.5) ? random.number(in: 0...500) : nil,
        requiresAll: random.chance(0.3)),
      settle: settle(&random), cancel: random.chance(0.5) ? nil : settle(&random), gesture: .random(using: &random))
  }
}

extension Gesture {
  fileprivate static func random(using random: inout SeededRandom) -> Gesture {
    var steps: [Step] = []
    func point(_ random: inout SeededRandom) -> Point {
      Point(x: random.number(in: -50...100), y: random.number(in: -50...150))
    }
    for _ in 0...random.integer(in: 0...2) {
      steps.append(.down(point(&random)))
      for _ in 0..<random.integer(in: 0...3) {
        let duration = random.chance(0.2) ? 0 : random.number(in: 0...0.5)
        steps.append(.move(to: point(&random), duration: duration, timing: .random(using: &random)))
      }
      steps.append(random.chance(0.8) ? .up : .cancel)
      if random.chance(0.5) { steps.append(.wait(duration: random.number(in: 0...1))) }
    }
    return Gesture(steps)
  }
}
