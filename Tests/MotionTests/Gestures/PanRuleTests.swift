import Motion
import Testing

@Suite("Which touches begin a pan") struct PanRuleTests {
  struct First: CustomTestStringConvertible {
    var rule: Pan.Begin.Rule
    /// Points of the first movement along the direction, and across it.
    var along: Double
    var across: Double
    var begins: Bool
    var testDescription: String { "\(rule): \(along) along, \(across) across \(begins ? "begins" : "does not begin")" }

    init(_ rule: Pan.Begin.Rule, _ along: Double, _ across: Double, begins: Bool) {
      self.rule = rule
      self.along = along
      self.across = across
      self.begins = begins
    }

    /// The same movement on the screen.
    func movement(_ direction: Pan.Direction) -> (dx: Double, dy: Double) {
      switch direction {
      case .left: (-along, across)
      case .right: (along, across)
      case .up: (across, -along)
      case .down: (across, along)
      }
    }
  }

  static let firsts: [First] = [
    First(.direction, 50, 0, begins: true), First(.direction, 50, -50, begins: true),
    First(.direction, 50, 50.001, begins: false), First(.direction, -0.001, 0, begins: false),
    First(.direction, -50, 0, begins: false), First(.direction, 0, 50, begins: false),
    First(.axis, 50, 0, begins: true), First(.axis, -50, 0, begins: true), First(.axis, -50, 50, begins: true),
    First(.axis, 50, -50, begins: true), First(.axis, -50, 50.001, begins: false),
    First(.axis, 50, -50.001, begins: false), First(.axis, 0, 50, begins: false),
    First(.any, 50, 0, begins: true), First(.any, -50, 0, begins: true), First(.any, 0, 50, begins: true),
    First(.any, -1, -150, begins: true),
  ]

  @Test("The rule decides by the first movement, whichever way the pan runs", arguments: firsts, Pan.Direction.allCases)
  func rules(_ first: First, direction: Pan.Direction) throws {
    let (dx, dy) = first.movement(direction)
    let transition = Transition.pulled(direction, begin: .init(rule: first.rule), belowZero: .rubberBand)
    let timeline = try Timeline(
      .pan("wait 1s, down 200 400, move \(200 + dx) \(400 + dy) 1s, wait 1s, cancel", transition: transition))
    let moment = timeline.moment(at: 2.5)
    if first.begins {
      #expect(moment.phase == .drag)
      let displacement = try #require(moment.displacement)
      #expect(first.along < 0 ? displacement < 0 : (displacement - first.along).magnitude < 1e-9)
      #expect(timeline.notes.isEmpty)
    } else {
      #expect(moment.phase == .rest)
      expectAlone(.from, in: moment)
      #expect(timeline.notes == [.panDoesNotBegin(at: 1, direction: direction, rule: first.rule)])
    }
  }

  @Test("The note says which movement was expected")
  func words() {
    #expect(
      MotionNote.panDoesNotBegin(at: 0.25, direction: .up).description
        == "the touch at 0.25 s moves nothing: its first movement must run up, at least as far along as across")
    #expect(
      MotionNote.panDoesNotBegin(at: 0, direction: .left, rule: .axis).description
        == "the touch at 0 s moves nothing: its first movement must run at least as far along the pan (left) as across")
    #expect(
      MotionNote.touchOffEdge(at: 0.5, edge: 20).description
        == "the touch at 0.5 s moves nothing: it must come down within 20 pt of the edge")
  }

  struct Edge: CustomTestStringConvertible {
    var direction: Pan.Direction
    var x: Double
    var y: Double
    var isAdmitted: Bool
    var testDescription: String { "\(direction) from \(x), \(y) \(isAdmitted ? "begins" : "does not begin")" }

    init(_ direction: Pan.Direction, _ x: Double, _ y: Double, isAdmitted: Bool) {
      self.direction = direction
      self.x = x
      self.y = y
      self.isAdmitted = isAdmitted
    }
  }

  static let edges: [Edge] = [
    Edge(.right, 0, 400, isAdmitted: true), Edge(.right, 20, 400, isAdmitted: true),
    Edge(.right, 20.001, 400, isAdmitted: false), Edge(.right, 390, 10, isAdmitted: false),
    Edge(.right, -5, 400, isAdmitted: true),
    Edge(.left, 400, 400, isAdmitted: true), Edge(.left, 380, 400, isAdmitted: true),
    Edge(.left, 379.999, 400, isAdmitted: false), Edge(.left, 5, 400, isAdmitted: false),
    Edge(.down, 200, 0, isAdmitted: true), Edge(.down, 200, 20, isAdmitted: true),
    Edge(.down, 200, 20.001, isAdmitted: false), Edge(.down, 5, 795, isAdmitted: false),
    Edge(.up, 200, 800, isAdmitted: true), Edge(.up, 200, 780, isAdmitted: true),
    Edge(.up, 200, 779.999, isAdmitted: false), Edge(.up, 395, 5, isAdmitted: false),
  ]

  @Test("With an edge the touch must come down near the side the pan comes from", arguments: edges)
  func edge(_ edge: Edge) throws {
    let (dx, dy) = First(.direction, 30, 0, begins: true).movement(edge.direction)
    let transition = Transition.pulled(edge.direction, begin: .init(edge: 20))
    let timeline = try Timeline(
      .pan(
        "wait 500ms, down \(edge.x) \(edge.y), move \(edge.x + dx) \(edge.y + dy) 1s, wait 1s, up", width: 400,
        height: 800, transition: transition))
    #expect(timeline.moment(at: 2).phase == (edge.isAdmitted ? .drag : .rest))
    #expect(timeline.notes == (edge.isAdmitted ? [] : [.touchOffEdge(at: 0.5, edge: 20)]))
    if !edge.isAdmitted { expectAlone(.from, in: timeline.moment(at: 2)) }
  }

  @Test("At the edge the rule holds as well, and off the edge the edge is what is noted")
  func edgeAndRule() throws {
    func notes(_ gesture: String, _ rule: Pan.Begin.Rule) throws -> [MotionNote] {
      try Timeline(.pan(gesture, transition: .pulled(begin: .init(rule: rule, edge: 20)))).notes
    }
    #expect(try notes("down 10 400, move 0 400 1s, up", .direction) == [.panDoesNotBegin(at: 0, direction: .right)])
    #expect(try notes("down 10 400, move 0 400 1s, up", .axis).isEmpty)
    #expect(try notes("down 50 400, move 0 400 1s, up", .direction) == [.touchOffEdge(at: 0, edge: 20)])
    #expect(try notes("down 50 400, move 90 400 1s, up", .any) == [.touchOffEdge(at: 0, edge: 20)])
  }
}
