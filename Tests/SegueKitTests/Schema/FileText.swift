import SegueKit

/// A scene or transition file as text, which a reader and a schema may each take or refuse.
struct FileText {
  var kind: FileKind
  var text: String

  /// What the reader says is wrong with it; nothing for a file that it takes.
  var problems: [String] {
    do throws(SegueError) {
      switch kind {
      case .scene: _ = try SceneFile(text: text, path: "test.yaml")
      case .transition: _ = try Transition(text: text, path: "test.yaml")
      }
      return []
    } catch {
      guard case .file(let file) = error else { return ["\(error)"] }
      return file.problems.map(\.message)
    }
  }
}
