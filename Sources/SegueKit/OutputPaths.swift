internal import Foundation
internal import Media

/// What can be told of output paths before any work is done.
func checkPaths(_ destinations: [Destination], request: PreviewRequest, overwrite: Bool) throws(SegueError) {
  let inputs = [request.from, request.to].compactMap { page in
    if case .file(let path) = page { identity(of: path) } else { nil }
  }
  var seen: Set<String> = []
  for destination in destinations {
    let identity = identity(of: destination.path)
    if inputs.contains(identity) { throw .outputIsInput(path: destination.path) }
    if !seen.insert(identity).inserted { throw .outputTwice(path: destination.path) }
    if !overwrite, FileManager.default.fileExists(atPath: destination.path) { throw .exists(path: destination.path) }
  }
}

/// The same for two paths exactly when they lead to the same file.
private func identity(of path: String) -> String {
  URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
}
