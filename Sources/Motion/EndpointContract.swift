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
      if state.content == .page(role), let difference = state.difference {
        // A page that has gone may still have its shadow here.
        let reason = sight == LayerState.shadowOnly ? sight : difference
        return ContractBreach(page: role, layer: state.name, reason: reason)
      }
      if state.content != .page(role) {
        // What lets others show is to blame, and not what then does.
        if state.name == "backdrop" || partial != nil { break }
        return ContractBreach(page: role, layer: state.name, reason: sight)
      }
      if state.opacity >= 1 - 1e-6, !state.hasRoundCorners { return nil }
      partial = state
    }
    return ContractBreach(page: role, layer: partial?.name, reason: partial?.partialSight ?? "no layer shows it")
  }
}

extension LayerState {
  /// What of the layer is on the screen, as the end of a sentence; nil where nothing is.
  fileprivate func sight(on page: PageSize) -> String? {
    var alpha = opacity
    if case .color(let color) = content { alpha *= Double(color.alpha) / 255 }
    guard opacity > 1e-6, scaleX > 0, scaleY > 0 else { return nil }
    let left = x + anchor.x * page.width * (1 - scaleX)
    let top = y + anchor.y * page.height * (1 - scaleY)
    func isOnScreen(_ dx: Double, _ dy: Double, margin: Double) -> Bool {
      left + dx - margin < page.width - 1e-6 && left + dx + page.width * scaleX + margin > 1e-6
        && top + dy - margin < page.height - 1e-6 && top + dy + page.height * scaleY + margin > 1e-6
    }
    if alpha > 1e-6, isOnScreen(0, 0, margin: 0) { return "shows, with opacity \(decimal(opacity))" }
    guard let shadow, shadow.opacity > 1e-6, shadow.color.alpha > 0 else { return nil }
    // A Gaussian is as good as gone three standard deviations out.
    return isOnScreen(shadow.x, shadow.y, margin: 1.5 * shadow.blur) ? Self.shadowOnly : nil
  }

  fileprivate static let shadowOnly = "has its shadow on the screen"

  /// How the layer differs from a page at rest; nil where it does not, opacity apart.
  fileprivate var difference: String? {
    if x.magnitude > 1e-6 || y.magnitude > 1e-6 { return "is moved by \(decimal(x)), \(decimal(y)) pt" }
    if (scaleX - 1).magnitude > 1e-9 || (scaleY - 1).magnitude > 1e-9 {
      return "is scaled by \(decimal(scaleX)), \(decimal(scaleY))"
    }
    let isPartial = opacity < 1 - 1e-6 || hasRoundCorners
    if isPartial, let shadow, shadow.opacity > 1e-6, shadow.color.alpha > 0 { return "shows its shadow" }
    return nil
  }

  fileprivate var hasRoundCorners: Bool { cornerRadius > 1e-6 }

  /// Why a page that is where it should be does not cover what lies under it.
  fileprivate var partialSight: String {
    hasRoundCorners
      ? "has corners with a radius of \(decimal(cornerRadius)) pt" : "has opacity \(decimal(opacity))"
  }
}
