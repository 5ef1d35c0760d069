/// One run of a transition in a timeline: which pages, which layers, what drives them. Valid by construction.
struct Passage: Sendable {
  let transition: String
  let pages: PagePair
  /// Nil where a clock drives.
  let pan: Pan?
  /// The driving value that counts as progress 1.
  let whole: Double

  let hasTranslucentBackdrop: Bool

  private let backdrop: LayerState
  private let layers: [ResolvedLayer]
  /// Which layer shows each page while nothing moves.
  private let restingLayers: (from: Int, to: Int)

  /// - Throws: `SceneError.transition` for one that makes no sense.
  init(_ transition: Transition, pages: PagePair, page: PageSize, backdrop: Color) throws(SceneError) {
    self.transition = transition.name
    self.pages = pages
    switch transition.driver {
    case .clock:
      pan = nil
      whole = 1
    case .pan(let pan):
      self.pan = pan
      whole = pan.side(of: page)
    }
    if let problem = transition.problem(whole: whole) {
      throw .transition(name: transition.name, problem: problem.reason, property: problem.property)
    }
    func restingLayer(_ role: PageRole) throws(SceneError) -> Int {
      let layers = transition.layers
      if let index = layers.firstIndex(where: { $0.content == .page(role) })
        ?? layers.firstIndex(where: { $0.content == .snapshot(role) })
      {
        return index
      }
      throw .transition(name: transition.name, problem: "expected a layer with page '\(role.rawValue)', found none")
    }
    restingLayers = (try restingLayer(.from), try restingLayer(.to))
    layers = transition.layers.map { [whole] in ResolvedLayer($0, page: page, whole: whole) }
    hasTranslucentBackdrop = backdrop.alpha < 255
    self.backdrop = LayerState(name: "backdrop", content: .color(backdrop))
  }

  /// The layers at a driving value, back to front, the backdrop first.
  /// - Parameter resting: the one page on the screen while nothing is under way; nil while something is.
  func states(at value: Double, resting: PageRole?) -> [LayerState] {
    var states = [backdrop]
    states.reserveCapacity(layers.count + 1)
    for (index, layer) in layers.enumerated() {
      var state = layer.state(at: value)
      if let resting {
        if index == (resting == .from ? restingLayers.from : restingLayers.to) {
          state = layer.atRest
        } else {
          state.isHidden = true
        }
      }
      states.append(state)
    }
    return states
  }
}
