/// How often an animation plays.
public enum Loop: Sendable, Hashable {
  case forever
  /// So many plays in all; 0 means for ever.
  case plays(Int)

  public static let once = Loop.plays(1)
}

extension Loop {
  /// Reads `forever`, `once` or a number of plays up to 65536, of which 0 is for ever; nil for anything else.
  public init?(text: String) {
    switch text {
    case "forever": self = .forever
    case "once": self = .once
    default:
      guard text.allSatisfy({ "0123456789".contains($0) }), let plays = Int(text), (0...65536).contains(plays) else {
        return nil
      }
      self = plays == 0 ? .forever : .plays(plays)
    }
  }

  /// How often it plays, 0 meaning for ever.
  public var playCount: Int {
    switch self {
    case .forever: 0
    case .plays(let plays): plays
    }
  }

  /// What `init(text:)` reads.
  public static let expected = "forever, once or a number of plays from 0 (forever) to 65536"

  /// What the number in a NETSCAPE block means.
  init(repeats: Int) { self = repeats == 0 ? .forever : .plays(repeats + 1) }

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
