internal import Foundation
internal import Media

/// What can be told of output paths before any work is done.
package func checkPaths(_ paths: [String], request: PreviewRequest, overwrite: Bool) throws(SegueError) {
  let pages = request.pages.values.compactMap { page in if case .file(let path) = page { path } else { nil } }
  let inputs = (pages + request.sources).map { URL(filePath: identity(of: $0)) }
  var seen: Set<String> = []
  for path in paths {
    let identity = identity(of: path)
    for input in inputs {
      // A folder's older frames make way for new ones.
      let isFrameInFolder =
        input.deletingLastPathComponent().path == identity
        && PictureFolderWriter.isFrameName(input.lastPathComponent)
      if input.path == identity || isFrameInFolder { throw .outputIsInput(path: path) }
    }
    if !seen.insert(identity).inserted { throw .outputTwice(path: path) }
    if !overwrite, FileManager.default.fileExists(atPath: path) { throw .exists(path: path) }
  }
}

/// The same for two paths exactly when they lead to the same place, whether anything is there yet or not.
private func identity(of path: String) -> String {
  let place = URL(filePath: path).standardizedFileURL
  if FileManager.default.fileExists(atPath: place.path) { return place.resolvingSymlinksInPath().path }
  let folder = place.deletingLastPathComponent().resolvingSymlinksInPath()
  return folder.appending(path: place.lastPathComponent).path
}
