/// A transition between two pages, as the command is told to show it.
struct GIFClip: Equatable {
  let name: String
  /// What the command needs to know of it.
  let words: [String]

  private static let still = ["--fps", "25", "--hold-first", "0", "--hold-last", "0", "-q"]

  /// Each transition with each pair of pages.
  static func all(_ options: GIFOptions) -> [GIFClip] {
    let pairs = [("news", "full-screen-return/detail.png"), ("magazine", "pull-up-close/article.png")]
    return ["full-screen-return", "pull-up-close"].flatMap { transition in
      pairs.map { name, from in
        let folder = from.prefix { $0 != "/" }
        return GIFClip(
          name: "\(transition), \(name)",
          words: [
            "-t", transition, "--from", "\(options.samples)/\(from)", "--to", "\(options.samples)/\(folder)/list.png",
            "-W", "\(options.effort.width)",
          ] + still)
      }
    }
  }

  /// A finger that pulls the page evenly over its whole width, for so many seconds.
  static func drag(_ options: GIFOptions, seconds: Double) -> GIFClip {
    let pages = "\(options.samples)/full-screen-return"
    return GIFClip(
      name: "drag of \(number(seconds)) s",
      words: [
        "--gesture", "down 0 400, move 390 400 \(seconds)s, up", "--from", "\(pages)/detail.png",
        "--to", "\(pages)/list.png", "-W", "\(options.effort.width)",
      ] + still)
  }
}
