public import Motion

extension Transition {
  /// Reads a transition file: YAML or JSON.
  /// - Parameters:
  ///   - text: what the file holds.
  ///   - path: for messages.
  ///   - frameRate: what a time in frames counts.
  /// - Throws: `SegueError.file` with everything wrong in it.
  public init(text: String, path: String, frameRate: Rational = Destination.defaultFrameRate) throws(SegueError) {
    self = try Self.read(path: path, frameRate: frameRate) { () throws(FileProblems) in
      try SourceText(text, path: path)
    }.transition
  }

  /// Reads the transition file at `path`, or the standard input for `-`.
  /// - Throws: `SegueError.file`, also where there is no such file.
  public init(contentsOf path: String, frameRate: Rational = Destination.defaultFrameRate) throws(SegueError) {
    self = try Self.checked(contentsOf: path, frameRate: frameRate).transition
  }

  /// The same, and what its author may not have meant.
  package static func checked(
    contentsOf path: String, frameRate: Rational
  ) throws(SegueError) -> (transition: Transition, warnings: [FileProblem]) {
    try read(path: path, frameRate: frameRate) { () throws(FileProblems) in
      try SourceText(path: path, kind: "a transition")
    }
  }

  /// The preset of this name.
  /// - Throws: `SegueError.unknownTransition`, with the nearest name.
  public init(named name: String) throws(SegueError) { self = Self.preset(try Preset(named: name).name) }

  /// The transitions that come with the product, in the order of the list.
  public static let presets: [Transition] = Preset.all.map { preset in
    do { return try Transition(text: preset.yaml, path: "\(preset.name).yaml") } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The seed of all: see `full-screen-return.yaml`.
  public static let fullScreenReturn = preset("full-screen-return")
  public static let pullUpClose = preset("pull-up-close")
  public static let pullUpCloseIntended = preset("pull-up-close-intended")
  /// What a pushed page comes with where nothing is said.
  static let push = preset("push")

  private static func preset(_ name: String) -> Transition {
    guard let preset = presets.first(where: { $0.name == name }) else { preconditionFailure("no preset '\(name)'") }
    return preset
  }

  private static func read(
    path: String, frameRate: Rational, _ open: () throws(FileProblems) -> SourceText
  ) throws(SegueError) -> (transition: Transition, warnings: [FileProblem]) {
    do {
      let source = try open()
      let (node, problems) = try Node.parsed(source, expecting: "a transition")
      if FileKind(of: node) == .scene {
        problems.add(at: node, "expected a transition, found a scene: the command takes it without --transition")
        try problems.throwIfAny()
      }
      let reader = TransitionReader(
        values: Values(problems: problems, frameRate: frameRate), defaultName: Self.name(ofFile: path))
      let transition = reader.transition(node)
      try problems.throwIfAny()
      guard let transition else { preconditionFailure("a transition that cannot be read has a problem") }
      return (transition, problems.warnings)
    } catch { throw .file(error) }
  }

  /// `mine` for `some/mine.yaml`, and `.yaml` for a file that is called so.
  static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? path[...]
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(name.isEmpty ? file : name)
  }
}
