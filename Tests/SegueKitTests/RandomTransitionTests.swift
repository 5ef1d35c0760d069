import Raster
import SegueKit
import TestSupport
import Testing

@testable import Motion

@Suite("Of random transitions") struct RandomTransitionTests {
  private static let page = PageSize(width: 39, height: 84)
  private static let pages = Pages(
    from: TestPage.noise.bitmap(width: 39, height: 84, seed: 1),
    to: TestPage.noise.bitmap(width: 39, height: 84, seed: 2))

  /// Many, each with a number to find it again.
  private func each(_ count: Int, _ body: (Int, Transition) throws -> Void) rethrows {
    for seed in 0..<count {
      var random = SeededRandom(seed: seed)
      try body(seed, .random(using: &random))
    }
  }

  @Test("each is played without a number that is none")
  func numbers() throws {
    try each(3000) { seed, transition in
      let timeline = try Timeline(Scene(transition: transition, pageSize: Self.page))
      for step in 0...40 {
        let moment = timeline.moment(at: timeline.duration * Double(step) / 40)
        #expect(moment.progress.isFinite)
        for layer in moment.layers {
          var numbers = [layer.x, layer.y, layer.scaleX, layer.scaleY, layer.opacity, layer.cornerRadius]
          if let shadow = layer.shadow { numbers += [shadow.x, shadow.y, shadow.blur, shadow.opacity] }
          #expect(numbers.allSatisfy(\.isFinite) && (0...1).contains(layer.opacity), "seed \(seed): \(layer)")
        }
      }
    }
  }

  @Test("each reads back from its file as it was")
  func files() throws {
    try each(3000) { seed, transition in
      let again = try Transition(text: transition.yaml, path: "seed \(seed)")
      #expect(again == transition, "seed \(seed)\n\(transition.yaml)")
    }
  }

  @Test("each is said to break its contract exactly where its pixels do")
  func contracts() throws {
    var compositor = Compositor(pages: Self.pages, pageSize: Self.page)
    var picture = Bitmap(width: 39, height: 84)
    var kept = [PageRole: Int]()
    try each(4000) { seed, transition in
      let passage = try Passage(
        transition, pages: PagePair(from: "from", to: "to"), page: Self.page, backdrop: transition.backdrop ?? .black)
      let breaches = passage.contractBreaches(page: Self.page)
      for (role, value, expected) in [(PageRole.from, 0, Self.pages.from), (.to, passage.whole, Self.pages.to)] {
        compositor.compose(passage.states(at: value, resting: nil), into: &picture)
        let breach = breaches.first { $0.page == role }
        #expect((picture == expected) == (breach == nil), "seed \(seed), \(role): \(breach?.description ?? "none")")
        if breach == nil { kept[role, default: 0] += 1 }
      }
    }
    #expect(kept[.from, default: 0] > 100 && kept[.to, default: 0] > 100, "too few keep it: \(kept)")
  }

  @Test("frames at any time are drawn")
  func frames() throws {
    var compositor = Compositor(pages: Self.pages, pageSize: Self.page)
    var picture = Bitmap(width: 39, height: 84)
    try each(300) { seed, transition in
      let timeline = try Timeline(Scene(transition: transition, pageSize: Self.page))
      for step in 0...10 {
        compositor.compose(timeline.moment(at: timeline.duration * Double(step) / 10).layers, into: &picture)
        let isPremultiplied = (0..<84).allSatisfy { y in
          (0..<39).allSatisfy { x in picture[x, y].max() <= picture[x, y][3] }
        }
        #expect(isPremultiplied, "seed \(seed)")
      }
    }
  }
}
