internal import Foundation

/// What can be told of output paths before any work is done.
package func checkPaths(_ paths: [String], request: PreviewRequest, overwrite: Bool) throws(SegueError) {
  let inputs = [request.from, request.to].compactMap { page in
    if case .file(let path) = page { identity(of: path) } else { nil }
  }
  var seen: Set<String> = []
  for path in paths {
    let identity = identity(of: path)
    if inputs.contains(identity) { throw .outputIsInput(path: path) }
    if !seen.insert(identity).inserted { throw .outputTwice(path: path) }
    if !overwrite, FileManager.default.fileExists(atPath: path) { throw .exists(path: path) }
  }
}

/// The same for two paths exactly when they lead to the same file.
private func identity(of path: String) -> String {
  URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
}
