public import Motion

/// What a scene file says: what to show, and which files to make of it.
public struct SceneFile: Sendable {
  public var request: PreviewRequest
  /// Of every output that says nothing itself; nil for each format's own.
  public var frameRate: Rational?
  /// Pixels, likewise.
  public var width: Int?
  public var height: Int?
  public var outputs: [Destination]
  /// What its author may not have meant, where it was read from a file.
  public var warnings: [FileProblem] = []

  /// Reads a scene file, YAML or JSON; `-` is the standard input. Paths in it are relative to its own folder.
  ///
  /// Whether its pictures are there and fit is found out by `Preview`.
  /// - Throws: `SegueError.file` with everything wrong in it.
  public init(contentsOf path: String) throws(SegueError) {
    do {
      let source = try SourceText(path: path, kind: "a scene")
      self = try Self.read(source)
    } catch { throw .file(error) }
  }

  /// - Parameter path: for messages, and for the folder that paths are relative to.
  public init(text: String, path: String) throws(SegueError) {
    do { self = try Self.read(SourceText(text, path: path)) } catch { throw .file(error) }
  }

  public init(
    request: PreviewRequest = PreviewRequest(), frameRate: Rational? = nil, width: Int? = nil, height: Int? = nil,
    outputs: [Destination] = []
  ) {
    self.request = request
    self.frameRate = frameRate
    self.width = width
    self.height = height
    self.outputs = outputs
  }

  /// Of every output, whatever it says itself.
  package mutating func setFrameRate(_ rate: Rational) {
    frameRate = rate
    for index in outputs.indices { outputs[index].frameRate = rate }
  }

  private static func read(_ source: SourceText) throws(FileProblems) -> SceneFile {
    let (node, problems) = try Node.parsed(source, expecting: "a scene")
    if FileKind(of: node) == .transition {
      problems.add(
        at: node, "expected a scene, found a transition: it is taken by --transition, or by a scene's 'transition'")
      try problems.throwIfAny()
    }
    let reader = SceneReader(node, problems)
    let scene = reader?.scene()
    do { try problems.throwIfAny() } catch {
      throw FileProblems(
        problems: error.problems.byFile(first: source.path), further: error.further,
        sources: reader?.places.read ?? [])
    }
    guard var scene else { preconditionFailure("a scene that cannot be read has a problem") }
    scene.warnings = problems.warnings
    return scene
  }
}
