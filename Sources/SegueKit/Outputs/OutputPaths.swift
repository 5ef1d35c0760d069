internal import Media

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What can be told of output paths before any work is done.
/// - Throws: `.outputIsInput`, `.outputTwice`, and without `overwrite` `.exists`.
package func checkPaths(_ paths: [String], request: PreviewRequest, overwrite: Bool) throws(SegueError) {
  var places = OutputPaths(request)
  for path in paths {
    try places.take(path)
    if !overwrite, FileManager.default.fileExists(atPath: path) { throw .exists(path: path) }
  }
}

/// The places that the outputs of a request take, one after another.
struct OutputPaths {
  /// Where the files are that are read.
  private var inputs: Set<String> = []
  /// Folders that have frames in them which are read: a folder's older frames make way for new ones.
  private var foldersOfFrames: Set<String> = []
  private var taken: Set<String> = []

  init(_ request: PreviewRequest) {
    let pages = request.pages.values.compactMap { page in if case .file(let path) = page { path } else { nil } }
    for path in Set(pages + request.sources) {
      let input = URL(filePath: Self.identity(of: path))
      inputs.insert(input.path)
      if PictureFolderWriter.isFrameName(input.lastPathComponent) {
        foldersOfFrames.insert(input.deletingLastPathComponent().path)
      }
    }
  }

  /// - Throws: `.outputIsInput` and `.outputTwice`.
  mutating func take(_ path: String) throws(SegueError) {
    let identity = Self.identity(of: path)
    if inputs.contains(identity) || foldersOfFrames.contains(identity) { throw .outputIsInput(path: path) }
    if !taken.insert(identity).inserted { throw .outputTwice(path: path) }
  }

  /// The same for two paths exactly when they lead to the same place, whether anything is there yet or not.
  private static func identity(of path: String) -> String {
    let place = URL(filePath: path).standardizedFileURL
    if FileManager.default.fileExists(atPath: place.path) { return place.resolvingSymlinksInPath().path }
    let folder = place.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appending(path: place.lastPathComponent).path
  }
}
