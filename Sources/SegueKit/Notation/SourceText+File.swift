internal import Media

extension SourceText {
  /// Reads the file at `path`, or the standard input where that is `-` or `/dev/stdin`.
  /// - Parameter kind: what the file should be, for the message: "a scene".
  /// - Throws: the problem when nothing can be read there, and those of `init(_ bytes:path:)`.
  package init(path: String, kind: String) throws(FileProblems) {
    let isStandardInput = path == "-" || path == "/dev/stdin"
    let name = isStandardInput ? "<stdin>" : path
    // One byte more than allowed is enough to refuse it. No file is asked how long it is: those of /proc say 0.
    let enough = Self.mostBytes + 1
    let bytes: [UInt8]
    var size: Int?
    do throws(MediaError) {
      if isStandardInput {
        bytes = try InputFile.readStandardInput(enough, path: name)
      } else {
        let file = try InputFile(path: path, kind: kind)
        (bytes, size) = (try file.read(enough), file.size)
      }
    } catch {
      guard case .unreadable(_, let reason) = error else { preconditionFailure("no reason: \(error)") }
      throw FileProblems(whole: name, "cannot be read: \(printable(reason))")
    }
    guard bytes.count < enough else { throw Self.tooLarge(size, path: name) }
    try self.init(bytes, path: name)
  }

  /// - Parameter size: in bytes, where it is known.
  static func tooLarge(_ size: Int?, path: String) -> FileProblems {
    let found = size.map { "\(Double(($0 + 99_999) / 100_000) / 10) MB" } ?? "more"
    return FileProblems(whole: path, "expected at most \(mostBytes / 1_000_000) MB, found \(found)")
  }
}
