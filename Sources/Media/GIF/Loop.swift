/// How often an animation plays.
public enum Loop: Sendable, Hashable {
  case forever
  /// So many plays in all; 0 means for ever.
  case plays(Int)

  public static let once = Loop.plays(1)
}

extension Loop {
  /// The number in the NETSCAPE block, which counts repeats and takes 0 as for ever; nil means that there is no block.
  var repeats: Int? {
    switch self {
    case .forever, .plays(0): 0
    case .plays(1): nil
    case .plays(let plays): plays - 1
    }
  }
}

extension Loop: CustomStringConvertible {
  /// `for ever`, `once`, `3 times`.
  public var description: String {
    switch self {
    case .forever, .plays(0): "for ever"
    case .plays(1): "once"
    case .plays(let plays): "\(plays) times"
    }
  }
}
