import Motion

@testable import SegueKit

extension Node {
  /// The node as JSON: a plain scalar as what YAML's core schema takes it for. A key that is there twice stays so.
  var json: String {
    switch content {
    case .scalar where isNull: "null"
    case .scalar(let text, isQuoted: true): jsonText(text)
    case .scalar("true", _): "true"
    case .scalar("false", _): "false"
    case .scalar(let text, _): Double(decimal: text)?.shortest ?? jsonText(text)
    case .sequence(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(jsonText($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
    }
  }

  /// What YAML or JSON text says.
  init(reading text: String) throws { try self.init(parsing: SourceText(text, path: "test.yaml")) }

  /// The value of a field, or an item by its number; nil where there is none.
  subscript(path: String...) -> Node? { self[path] }

  subscript(path: [String]) -> Node? {
    path.reduce(self) { (node: Node?, step) in
      if let items = node?.items { return Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil } }
      return node?.entries?.first { $0.key == step }?.value
    }
  }

  var keys: [String] { entries?.map(\.key) ?? [] }

  /// This node and all within it.
  var all: [Node] { [self] + ((items ?? []) + (entries ?? []).map(\.value)).flatMap(\.all) }
}
