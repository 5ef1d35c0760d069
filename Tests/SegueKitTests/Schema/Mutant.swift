import Motion
import TestSupport

@testable import SegueKit

/// A file with one thing changed, which mostly breaks it.
struct Mutant {
  let change: String
  let node: Node

  /// One change somewhere in `node`, which has keys and items to be changed.
  init(of node: Node, using random: inout SeededRandom) {
    let place = random.choice(of: node.places)
    let kind = random.choice(of: Change.allCases)
    change = "\(kind) \(place.joined(separator: "."))"
    self.node = node.changing(place[...], kind, using: &random)
  }
}

private enum Change: CaseIterable { case delete, rename, double, replace, add }

/// Values of every kind, none of which fits everywhere.
private let values: [Node] = [
  Node(""), Node(plain: "true"), Node(plain: "5"), Node(plain: "0.5"), Node(plain: "-1"), Node(plain: "1e7"),
  Node("often"), Node(""), Node(.scalar("", isQuoted: true)), Node(.scalar("0.5", isQuoted: true)), Node("60pt"),
  Node("50%"), Node("300ms"), Node("60px"), Node("12 pt"), Node("ease-in"), Node("steps(0.5)"),
  Node("cubic-bezier(0, 0, 1)"), Node("linear(0 0% 100%)"), Node("from"), Node("red"), Node("#12345"),
  Node("#1234567F"),
  Node("down 20 400, up"), Node("push"), Node("a/b.mp4"), Node("a\nb"), Node(.sequence([])),
  Node(.sequence([Node("from")])),
  Node([]), Node([("page", Node("to"))]), Node([("damping-ratio", Node(1))]),
]

private let keys =
  [
    TransitionReader.keys, DriverReader.clockKeys, DriverReader.panKeys, DriverReader.finishKeys,
    DriverReader.settleKeys, DriverReader.springKeys, LayerReader.keys, LayerReader.shadowKeys, TrackReader.stopKeys,
    KeyframeReader.keys, SceneReader.keys, StepReader.pushKeys, StepReader.kinds, OutputReader.keys,
  ].flatMap(\.self)

extension Node {
  /// The way to every field and item, at every depth.
  fileprivate var places: [[String]] {
    let children =
      entries?.map { ($0.key, $0.value) } ?? items?.enumerated().map { ("\($0)", $1) } ?? []
    return children.flatMap { step, child in [[step]] + child.places.map { [step] + $0 } }
  }

  fileprivate func changing(_ place: ArraySlice<String>, _ change: Change, using random: inout SeededRandom) -> Node {
    let step = place[place.startIndex]
    let rest = place.dropFirst()
    if var items, let index = Int(step) {
      let (value, other) = (items[index], random.choice(of: values))
      if !rest.isEmpty {
        items[index] = value.changing(rest, change, using: &random)
      } else {
        switch change {
        case .delete: items.remove(at: index)
        case .rename, .replace: items[index] = random.chance(0.1) ? Node(.sequence([value])) : other
        case .double: items.insert(value, at: index)
        case .add: items.insert(other, at: index)
        }
      }
      return Node(.sequence(items))
    }
    guard var entries, let index = entries.firstIndex(where: { $0.key == step }) else { return self }
    let (entry, value) = (entries[index], random.choice(of: values))
    if !rest.isEmpty {
      entries[index].value = entry.value.changing(rest, change, using: &random)
    } else {
      switch change {
      case .delete: entries.remove(at: index)
      case .rename: entries[index].key = random.chance(0.3) ? step + "s" : random.choice(of: keys)
      case .double: entries.insert(Entry(key: step, value: random.chance(0.5) ? value : entry.value), at: index)
      case .replace: entries[index].value = random.chance(0.1) ? Node(.sequence([entry.value])) : value
      case .add: entries.insert(Entry(key: random.choice(of: keys), value: value), at: index)
      }
    }
    return Node(.mapping(entries))
  }
}
