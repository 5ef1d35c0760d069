/// Where a transition does not begin with exactly page `from`, or not end with exactly page `to`: the picture jumps there,
/// since before and after it the page alone is shown.
public struct ContractBreach: Sendable, Hashable {
  /// The page that should be seen and nothing else: `from` at the start, `to` at the end.
  public var page: PageRole
  /// The layer that shows instead, or shows otherwise than at rest; nil where none does.
  public var layer: String?
  /// What about it is wrong.
  public var reason: String
}

extension ContractBreach: CustomStringConvertible {
  public var description: String {
    let place = page == .from ? "start" : "end"
    let layer = layer.map { "layer '\($0)' \(reason)" } ?? reason
    return "at its \(place) the picture is not exactly page '\(page.rawValue)': \(layer)"
  }
}

extension Passage {
  /// What the transition shows otherwise than it should, at its start and at its end.
  func contractBreaches(page: PageSize) -> [ContractBreach] {
    [(PageRole.from, 0), (.to, whole)].compactMap { role, value in
      Self.breach(of: states(at: value, resting: nil), page: page, role: role)
    }
  }

  /// Goes through the layers from the front until one shows all of the page as it is, which hides the rest.
  private static func breach(of states: [LayerState], page: PageSize, role: PageRole) -> ContractBreach? {
    // Shows the page itself, but lets what lies under it show too.
    var partial: LayerState?
    for state in states.reversed() {
      guard let sight = state.sight(on: page) else { continue }
      if state.content == .page(role) {
        // A page that has gone may still have its shadow here.
        if sight == .shadow { return ContractBreach(page: role, layer: state.name, reason: "\(sight)") }
        if state.isElsewhere || state.showsItsShadow {
          return ContractBreach(page: role, layer: state.name, reason: state.differences)
        }
        if !state.isPartial { return nil }
        partial = state
      } else {
        // What lets others show is to blame, and not what then does.
        if state.name == "backdrop" || partial != nil { break }
        return ContractBreach(page: role, layer: state.name, reason: "\(sight)")
      }
    }
    return ContractBreach(page: role, layer: partial?.name, reason: partial?.differences ?? "no layer shows it")
  }
}

/// What of a layer is on the screen.
private enum Sight: Equatable, CustomStringConvertible {
  case picture(opacity: Double)
  case shadow

  var description: String {
    switch self {
    case .picture(let opacity): "shows, with opacity \(decimal(opacity))"
    case .shadow: "has its shadow on the screen"
    }
  }
}

extension LayerState {
  /// What of the layer is on the screen; nil where nothing is.
  fileprivate func sight(on page: PageSize) -> Sight? {
    var alpha = opacity
    if case .color(let color) = content { alpha *= Double(color.alpha) / 255 }
    guard opacity >= Self.visible, scaleX > 0, scaleY > 0 else { return nil }
    let left = x + anchor.x * page.width * (1 - scaleX)
    let top = y + anchor.y * page.height * (1 - scaleY)
    func isOnScreen(_ dx: Double, _ dy: Double, margin: Double) -> Bool {
      left + dx - margin < page.width - 1e-6 && left + dx + page.width * scaleX + margin > 1e-6
        && top + dy - margin < page.height - 1e-6 && top + dy + page.height * scaleY + margin > 1e-6
    }
    if alpha >= Self.visible, isOnScreen(0, 0, margin: 0) { return .picture(opacity: opacity) }
    guard let shadow, shadow.isVisible else { return nil }
    // A Gaussian is as good as gone three standard deviations out.
    return isOnScreen(shadow.x, shadow.y, margin: 1.5 * shadow.blur) ? .shadow : nil
  }

  /// How the layer differs from a page at rest, as the end of a sentence.
  fileprivate var differences: String {
    var differences: [String] = []
    if isMoved { differences.append("is moved by \(decimal(x)), \(decimal(y)) pt") }
    if isScaled { differences.append("is scaled by \(decimal(scaleX)), \(decimal(scaleY))") }
    if isTranslucent { differences.append("has opacity \(decimal(opacity))") }
    if hasRoundCorners { differences.append("has corners with a radius of \(decimal(cornerRadius)) pt") }
    if showsItsShadow { differences.append("shows its shadow") }
    return differences.joined(separator: ", ")
  }

  fileprivate var isElsewhere: Bool { isMoved || isScaled }
  /// Whether it does not cover what lies under it, though it is where it should be.
  fileprivate var isPartial: Bool { isTranslucent || hasRoundCorners }
  /// Under itself, which shows where it does not cover all.
  fileprivate var showsItsShadow: Bool { (isElsewhere || isPartial) && shadow?.isVisible == true }

  /// What a message shows as more than 0, in points or as an opacity: less changes no pixel.
  fileprivate static let visible = 5e-4

  private var isMoved: Bool { x.magnitude >= Self.visible || y.magnitude >= Self.visible }
  private var isScaled: Bool { (scaleX - 1).magnitude > 1e-9 || (scaleY - 1).magnitude > 1e-9 }
  private var isTranslucent: Bool { opacity <= 1 - Self.visible }
  private var hasRoundCorners: Bool { cornerRadius >= Self.visible }
}

extension LayerState.Shadow {
  fileprivate var isVisible: Bool { opacity >= LayerState.visible && color.alpha > 0 }
}
