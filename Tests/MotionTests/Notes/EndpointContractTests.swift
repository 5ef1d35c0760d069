import Motion
import Testing

@Suite("What a transition shows at its ends") struct EndpointContractTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// Back to front, at the start; page `to` is there too, out of sight, behind them all.
    var layers: [Layer]
    var layer: String?
    var reason: String?
    var testDescription: String { "\(name): \(layer ?? "no layer") \(reason ?? "is fine")" }

    init(_ name: String, _ layers: Layer..., layer: String? = nil, _ reason: String? = nil) {
      self.name = name
      self.layers = layers
      self.layer = layer
      self.reason = reason
    }
  }

  static func from(
    _ name: String = "from", x: Track = 0, y: Track = 0, scaleX: Track = 1, scaleY: Track = 1, opacity: Track = 1,
    corners: Track = 0, shadow: Shadow? = nil
  ) -> Layer {
    Layer(
      name: name, content: .page(.from), x: x, y: y, scaleX: scaleX, scaleY: scaleY, opacity: opacity,
      cornerRadius: corners, shadow: shadow)
  }

  static func mask(
    _ color: Color = .black, anchor: Anchor = .center, x: Track = 0, scaleX: Track = 1, scaleY: Track = 1,
    opacity: Track = 1
  ) -> Layer {
    Layer(
      name: "mask", content: .color(color), anchor: anchor, x: x, scaleX: scaleX, scaleY: scaleY, opacity: opacity)
  }

  static func other(x: Track = 0, opacity: Track = 1, shadow: Shadow? = nil) -> Layer {
    Layer(name: "other", content: .page(.to), x: x, opacity: opacity, shadow: shadow)
  }

  static let soft = Shadow(blur: 20)

  static let pages: [Case] = [
    Case("at rest", from()),
    Case("a snapshot at rest", Layer(name: "from", content: .snapshot(.from))),
    Case("moved across", from(x: 3), layer: "from", "is moved by 3, 0 pt"),
    Case("moved up", from(y: -1.5), layer: "from", "is moved by 0, -1.5 pt"),
    Case("moved by nothing one could see", from(x: 0.000_000_9, y: -0.000_000_9)),
    Case("narrower", from(scaleX: 0.95), layer: "from", "is scaled by 0.95, 1"),
    Case("taller", from(scaleY: 1.1), layer: "from", "is scaled by 1, 1.1"),
    Case("translucent over nothing", from(opacity: 0.5), layer: "from", "has opacity 0.5"),
    Case(
      "translucent over the other page", other(), from(opacity: 0.5), layer: "from", "has opacity 0.5"),
    Case("translucent over itself", from(), from("copy", opacity: 0.5)),
    Case(
      "translucent over itself, moved", from(x: 8), from("copy", opacity: 0.5), layer: "from", "is moved by 8, 0 pt"),
    Case("translucent twice", from(opacity: 0.25), from("copy", opacity: 0.5), layer: "from", "has opacity 0.25"),
    Case("round over nothing", from(corners: 8), layer: "from", "has corners with a radius of 8 pt"),
    Case("round over the other page", other(), from(corners: 8), layer: "from", "has corners with a radius of 8 pt"),
    Case("round over itself", from(), from("copy", corners: 8)),
    Case("transparent", from(opacity: 0), layer: nil, "no layer shows it"),
    Case("off the screen", from(x: 400), layer: nil, "no layer shows it"),
    Case("squeezed to nothing", from(scaleY: 0), layer: nil, "no layer shows it"),
    Case("off the screen, over the other page", other(), from(x: -400), layer: "other", "shows, with opacity 1"),
    Case("gone above itself", from(), from("copy", x: 400), from("copy 2", scaleX: 0), from("copy 3", opacity: 0)),
  ]

  static let masks: [Case] = [
    Case("a mask above", from(), mask(opacity: 0.4), layer: "mask", "shows, with opacity 0.4"),
    Case("a mask below", mask(), from()),
    Case("a mask between", from(), mask(), from("copy", opacity: 0.5), layer: "copy", "has opacity 0.5"),
    Case("a mask that is transparent", from(), mask(opacity: 0)),
    Case("a mask of a clear colour", from(), mask(.clear)),
    Case("a mask beside the screen", from(), mask(x: 400)),
    Case("a mask that reaches in", from(), mask(x: 399.9), layer: "mask", "shows, with opacity 1"),
    Case("a mask squeezed to a line", from(), mask(scaleY: 0)),
    Case("a mask half as wide, about its left", from(), mask(anchor: Anchor(x: 0, y: 0), x: -200, scaleX: 0.5)),
    Case(
      "a mask half as wide, about its centre", from(), mask(x: -200, scaleX: 0.5), layer: "mask",
      "shows, with opacity 1"),
  ]

  static let shadows: [Case] = [
    Case("a page with a shadow, at rest", from(shadow: soft)),
    Case("the other page beside", from(), other(x: 400)),
    Case("its shadow reaching in", from(), other(x: 400, shadow: soft), layer: "other", "has its shadow on the screen"),
    Case("its shadow below the page", other(x: 400, shadow: soft), from()),
    Case("its shadow cast away", from(), other(x: 400, shadow: Shadow(x: 40, blur: 20))),
    Case(
      "its shadow cast here", from(), other(x: 450, shadow: Shadow(x: -60)), layer: "other",
      "has its shadow on the screen"),
    Case("its shadow out of reach", from(), other(x: 431, shadow: soft)),
    Case("its shadow transparent", from(), other(x: 400, shadow: Shadow(blur: 20, opacity: 0))),
    Case("its shadow of a clear colour", from(), other(x: 400, shadow: Shadow(color: .clear, blur: 20))),
    Case("its shadow gone with it", from(), other(x: 400, opacity: 0, shadow: soft)),
    Case(
      "its own copy's shadow", from(), from("copy", x: -400, shadow: soft), layer: "copy",
      "has its shadow on the screen"),
    Case(
      "a translucent copy with a shadow", from(), from("copy", opacity: 0.5, shadow: soft), layer: "copy",
      "has opacity 0.5, shows its shadow"),
    Case(
      "a round copy with a shadow", from(), from("copy", corners: 8, shadow: soft), layer: "copy",
      "has corners with a radius of 8 pt, shows its shadow"),
    Case("by less than shows", from(x: 0.0004, opacity: 0.9998, corners: 0.0004), mask(opacity: 0.0004)),
    Case(
      "all at once", from(x: 3, scaleX: 0.9, opacity: 0.5, corners: 8, shadow: soft), layer: "from",
      "is moved by 3, 0 pt, is scaled by 0.9, 1, has opacity 0.5, has corners with a radius of 8 pt, shows its shadow"),
    Case(
      "translucent and round", from(opacity: 0.5, corners: 8), layer: "from",
      "has opacity 0.5, has corners with a radius of 8 pt"),
  ]

  static func breaches(_ layers: [Layer], page: PageRole) throws -> [ContractBreach] {
    let transition = Transition(
      name: "x", summary: "", layers: layers, driver: .clock(.init(duration: 1, timing: .linear)))
    let timeline = try Timeline(Scene(transition: transition, pageSize: PageSize(width: 400, height: 800)))
    return timeline.notes.compactMap {
      guard case .breaksContract(let breach, transition: "x") = $0, breach.page == page else { return nil }
      return breach
    }
  }

  @Test("At the start it is page 'from' alone, or a note says what shows instead", arguments: pages + masks + shadows)
  func start(_ example: Case) throws {
    let unseen = Layer(name: "unseen", content: .page(.to), opacity: 0)
    let breaches = try Self.breaches([unseen] + example.layers, page: .from)
    #expect(breaches.map(\.reason) == [example.reason].compactMap(\.self))
    #expect(breaches.first?.layer == example.layer)
  }

  @Test("At the end it is page 'to' alone by the same rules", arguments: pages + masks + shadows)
  func end(_ example: Case) throws {
    func other(_ role: PageRole) -> PageRole { role == .from ? .to : .from }
    let unseen = Layer(name: "unseen", content: .page(.from), opacity: 0)
    let layers = example.layers.map { layer in
      var layer = layer
      switch layer.content {
      case .page(let role): layer.content = .page(other(role))
      case .snapshot(let role): layer.content = .snapshot(other(role))
      case .color: break
      }
      return layer
    }
    let breaches = try Self.breaches([unseen] + layers, page: .to)
    #expect(breaches.map(\.reason) == [example.reason].compactMap(\.self))
    #expect(breaches.first?.layer == example.layer)
  }

  @Test("Each end is judged by the driving value there, and a note names the transition and the layer")
  func words() throws {
    var late = Transition.pulled()
    late.layers[0].opacity = Track(from: .init(at: .percent(50), value: 0), to: .init(at: .percent(100), value: 0.75))
    late.layers[1].y = Track(from: .init(at: 0, value: -2), to: .init(at: 1, value: 0))
    let timeline = try Timeline(Scene(transition: late, pageSize: PageSize(width: 400, height: 800)))
    #expect(
      timeline.notes.map(\.description) == [
        "transition 'pulled': at its start the picture is not exactly page 'from': layer 'from' is moved by 0, -2 pt",
        "transition 'pulled': at its end the picture is not exactly page 'to': layer 'to' has opacity 0.75",
      ])
    late.layers[0].opacity = 0
    let gone = try SceneStepTests.timeline([
      .push(page: "a", transition: .slidIn, gesture: nil), .return(transition: late, gesture: nil),
    ])
    #expect(gone.notes.count == 2)
    #expect(
      gone.notes.last?.description
        == "step 2: transition 'pulled': at its end the picture is not exactly page 'to': no layer shows it")
  }
}
