/// How progress is shown on the standard error.
enum ProgressStyle: String, CaseIterable {
  /// A bar on a terminal, else `plain`; nothing with `--quiet`.
  case auto
  /// A line every 10 %.
  case plain
  /// A JSON object a line.
  case json
  case none
}
