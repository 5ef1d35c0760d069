/// Where the paths in a file lead, and which of them are read.
final class Places {
  private let folder: String
  private(set) var read: [String] = []

  init(file: String) {
    folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  func path(_ text: String) -> String { text.hasPrefix("/") ? text : folder + text }

  /// A file that is read.
  func input(_ text: String) -> String {
    read.append(path(text))
    return path(text)
  }
}
