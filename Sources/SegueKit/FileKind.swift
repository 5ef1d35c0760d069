internal import Motion

/// What a file that users write describes.
public enum FileKind: String, Sendable { case scene, transition }

extension FileKind {
  /// What a file is by its keys, misspelt ones too; nil where it has none of either.
  init?(of node: Node) {
    let keys = node.entries?.map(\.key) ?? []
    func score(_ own: [String], _ other: [String]) -> Int {
      let known = own.filter { !other.contains($0) }
      return keys.count { known.contains($0) } * 2
        + keys.count { !own.contains($0) && !other.contains($0) && nearest(to: $0, in: known) != nil }
    }
    let scene = score(SceneReader.keys, TransitionReader.keys)
    let transition = score(TransitionReader.keys, SceneReader.keys)
    if scene == 0, transition == 0 { return nil }
    self = transition > scene ? .transition : .scene
  }
}
