public import Motion

/// A walk through an app: steps over a stack of named pages.
public struct Walk: Sendable, Equatable {
  public enum Step: Sendable, Equatable {
    /// A page comes upon the stack. Without a transition it comes by the preset `push`.
    case push(page: String, transition: Transition? = nil, gesture: Gesture? = nil)
    /// Back to the page under the one on the screen. Without a transition it goes by the request's.
    case `return`(transition: Transition? = nil, gesture: Gesture? = nil)
    /// Nothing changes for so many seconds.
    case wait(Double)
  }

  /// By name.
  public var pages: [String: PreviewRequest.Page]
  /// The name of the page that is on the screen first.
  public var root: String
  public var steps: [Step]

  public init(pages: [String: PreviewRequest.Page], root: String, steps: [Step]) {
    self.pages = pages
    self.root = root
    self.steps = steps
  }
}

extension Walk {
  /// Whether a return goes by the request's transition, since it names none.
  package var usesTransition: Bool {
    steps.contains { if case .return(nil, _) = $0 { true } else { false } }
  }
}

extension Walk.Step {
  /// A push with the transition it comes by where nothing is said.
  var withOwnTransition: Walk.Step {
    if case .push(let page, nil, let gesture) = self {
      .push(page: page, transition: .push, gesture: gesture)
    } else {
      self
    }
  }
}

extension PreviewRequest {
  /// Every page by name.
  package var pages: [String: Page] { walk?.pages ?? [PageRole.from.rawValue: from, PageRole.to.rawValue: to] }

  /// The same with some of its pages drawn.
  func drawing(_ names: [String]) -> PreviewRequest {
    var request = self
    for name in names {
      if walk != nil {
        request.walk?.pages[name] = .placeholder
      } else if name == PageRole.from.rawValue {
        request.from = .placeholder
      } else {
        request.to = .placeholder
      }
    }
    return request
  }

  /// The page at the bottom of the stack when all begins.
  var root: String { walk?.root ?? PageRole.to.rawValue }

  /// The page on the screen when all begins.
  var firstPage: String { walk?.root ?? PageRole.from.rawValue }

  /// The pages that are seen at some time, each once: that of the beginning first, the others by name.
  var shownPages: [String] {
    let others =
      walk?.steps.compactMap { if case .push(let page, _, _) = $0 { page } else { nil } } ?? Array(pages.keys)
    return [firstPage] + Set(others).subtracting([firstPage]).sorted()
  }

  /// The scene for pages of a size, in points.
  package func scene(pageSize: PageSize) -> Scene {
    guard let walk else {
      return Scene(
        transition: transition, gesture: gesture, pageSize: pageSize, holdFirst: holdFirst, holdLast: holdLast,
        backdrop: backdrop)
    }
    let steps = walk.steps.map { step -> Scene.Step in
      switch step {
      case .push(let page, let transition, let gesture):
        .push(page: page, transition: transition ?? .push, gesture: gesture)
      case .return(let transition, let gesture): .return(transition: transition ?? self.transition, gesture: gesture)
      case .wait(let seconds): .wait(seconds)
      }
    }
    return Scene(
      steps: steps, pageSize: pageSize, stack: PageStack(root: walk.root), holdFirst: holdFirst, holdLast: holdLast,
      backdrop: backdrop)
  }
}
