#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A place where a file or a folder may be written; that it can be is checked before any work is done.
struct OutputTarget {
  enum Kind { case file, folder }

  /// As it was asked for; this is what messages name.
  let path: String
  /// The real place: of a link, where it leads.
  let place: String
  /// Of the file or folder that is there already, if there is one.
  let permissions: mode_t?

  /// - Throws: `MediaError.unwritable` if something else is there, or nothing can be made there.
  init(_ path: String, kind: Kind) throws(MediaError) {
    var place = path
    while kind == .folder, place.count > 1, place.hasSuffix("/") { place.removeLast() }
    if place.isEmpty { throw .unwritable(path: path, reason: "the name is empty") }

    var found = stat()
    if stat(place, &found) == 0 {
      let type = found.st_mode & S_IFMT
      guard type == (kind == .file ? S_IFREG : S_IFDIR) else {
        let wanted = kind == .file ? "a file" : "a folder"
        throw .unwritable(path: path, reason: "it is \(Self.name(of: type)), and \(wanted) is to be written")
      }
      if access(place, W_OK) != 0 { throw .unwritable(path: path, reason: systemError()) }
      if let resolved = realpath(place, nil) {
        place = String(cString: resolved)
        free(resolved)
      }
      permissions = found.st_mode & 0o7777
    } else {
      if errno != ENOENT, errno != ENOTDIR { throw .unwritable(path: path, reason: systemError()) }
      if lstat(place, &found) == 0 {
        throw .unwritable(path: path, reason: "it is a link to something that does not exist")
      }
      permissions = nil
    }
    if kind == .file, place.hasSuffix("/") { throw .unwritable(path: path, reason: "a file's name is missing") }
    self.path = path
    self.place = place
    // Into a folder that exists nothing has to be made beside it.
    if kind == .file || permissions == nil { try checkFolder() }
  }

  /// The folder that holds it.
  var folder: String {
    guard let slash = place.lastIndex(of: "/") else { return "." }
    return slash == place.startIndex ? "/" : String(place[..<slash])
  }

  /// Its name in that folder.
  var name: String { place.lastIndex(of: "/").map { String(place[place.index(after: $0)...]) } ?? place }

  private func checkFolder() throws(MediaError) {
    var found = stat()
    guard stat(folder, &found) == 0 else {
      let missing = errno == ENOENT
      throw .unwritable(path: path, reason: missing ? "the folder '\(folder)' does not exist" : systemError())
    }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      throw .unwritable(path: path, reason: "'\(folder)' is not a folder")
    }
    if access(folder, W_OK | X_OK) != 0 {
      throw .unwritable(path: path, reason: "nothing may be written into the folder '\(folder)': \(systemError())")
    }
  }

  private static func name(of type: mode_t) -> String {
    switch type {
    case S_IFDIR: "a folder"
    case S_IFREG: "a file"
    case S_IFCHR, S_IFBLK: "a device"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "something else"
    }
  }
}

/// The system's words for the last call that failed.
func systemError() -> String { String(cString: strerror(errno)) }
