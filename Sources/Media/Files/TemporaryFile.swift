#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file under a hidden name beside its target. It takes the target's place when it is committed and is removed when
/// it is dropped without that.
struct TemporaryFile: ~Copyable {
  let target: OutputTarget
  /// Where to write meanwhile.
  let path: String
  private var isCommitted = false

  /// Makes the file, empty.
  init(for target: OutputTarget) throws(MediaError) {
    self.target = target
    // Made by `open` and not by `mkstemp`, so that a new file gets the permissions that the umask leaves it.
    path = try hiddenName(for: target, in: target.folder) { path in
      let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
      if file < 0 { return false }
      close(file)
      return true
    }
  }

  deinit {
    if !isCommitted { unlink(path) }
  }

  /// Bytes written so far.
  func size() throws(MediaError) -> Int {
    var found = stat()
    try system(stat(path, &found), target)
    return Int(found.st_size)
  }

  /// Brings the bytes to the disk, then puts the file in the target's place, all at once.
  mutating func commit() throws(MediaError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    try system(file, target)
    let status = fsync(file)
    let words = systemError()
    close(file)
    if status != 0 { throw .unwritable(path: target.path, reason: words) }
    if let permissions = target.permissions { try system(chmod(path, permissions), target) }
    try system(rename(path, target.place), target)
    isCommitted = true
  }
}

/// A folder under a hidden name beside its target, or in it where that exists already (which may be a disk of its own, in a
/// folder that takes nothing). It is removed with all its files when it is dropped.
struct TemporaryFolder: ~Copyable {
  let target: OutputTarget
  /// Where to write meanwhile.
  let path: String
  private var isCommitted = false

  /// Makes the folder, empty.
  init(for target: OutputTarget) throws(MediaError) {
    self.target = target
    let folder = target.permissions == nil ? target.folder : target.place
    path = try hiddenName(for: target, in: folder) { mkdir($0, 0o777) == 0 }
  }

  deinit {
    if isCommitted { return }
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Puts the folder in the target's place, or its files into the target if that exists; they replace files of the
  /// same name and leave others alone.
  mutating func commit() throws(MediaError) {
    guard target.permissions != nil else {
      try system(rename(path, target.place), target)
      isCommitted = true
      return
    }
    let names = names(in: path).sorted()
    // Before any of them is moved, so that no mixture is left.
    for name in names {
      var found = stat()
      if lstat("\(target.place)/\(name)", &found) == 0, found.st_mode & S_IFMT == S_IFDIR {
        throw .unwritable(path: target.path, reason: "'\(name)' in it is a folder, and a frame is to be written")
      }
    }
    for name in names {
      try system(rename("\(path)/\(name)", "\(target.place)/\(name)"), target)
    }
  }
}

/// The names in a folder, in no order, without those that begin with a dot; none if it cannot be read.
func names(in folder: String) -> [String] {
  guard let listing = opendir(folder) else { return [] }
  defer { closedir(listing) }
  var names: [String] = []
  while let entry = readdir(listing) {
    // The name is as long as it is, which may be more or less than the array it is declared as.
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    let name = String(cString: start.assumingMemoryBound(to: CChar.self))
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

/// Tries hidden names in `folder` until `make` succeeds with one.
private func hiddenName(
  for target: OutputTarget, in folder: String, make: (String) -> Bool
) throws(MediaError) -> String {
  // A name has at most 255 bytes; what it began with is only there to be recognised.
  let stem = String(target.name.prefix(40))
  for _ in 0..<100 {
    let letters = (0..<6).map { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement()! }
    let path = "\(folder)/.\(stem).\(String(letters))"
    if make(path) { return path }
    if errno != EEXIST { break }
  }
  throw .unwritable(path: target.path, reason: systemError())
}

/// Throws the system's words if `status` says that the call failed.
private func system(_ status: Int32, _ target: OutputTarget) throws(MediaError) {
  if status < 0 { throw .unwritable(path: target.path, reason: systemError()) }
}
