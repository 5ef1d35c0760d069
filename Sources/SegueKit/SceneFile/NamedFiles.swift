/// Files that a scene names, each read once, however often it is named.
final class NamedFiles<Content> {
  private(set) var read: [String: Result<Content, SegueError>] = [:]

  func content(
    of path: String, _ open: (String) throws(SegueError) -> Content
  ) throws(SegueError) -> Content {
    if let known = read[path] { return try known.get() }
    let new = Result { () throws(SegueError) in try open(path) }
    read[path] = new
    return try new.get()
  }
}
