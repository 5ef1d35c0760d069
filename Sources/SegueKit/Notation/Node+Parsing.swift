extension Node {
  /// Reads the one value of a YAML or JSON file.
  /// - Parameter expected: what the message says was expected where the file is empty.
  /// - Throws: everything wrong with the notation: the first mistake of syntax, and before it each key given twice,
  ///   tag, merge key, text cut by its commas or alias of nothing; more than 64 levels; more than 100000 values.
  package init(parsing source: SourceText, expecting expected: String = "a mapping") throws(FileProblems) {
    let problems: Problems
    (self, problems) = try Self.parsed(source, expecting: expected)
    try problems.throwIfAny()
  }

  /// The value and what is wrong with its notation, where nothing is left out of the value for it and what it says can be
  /// looked through all the same.
  /// - Throws: otherwise.
  static func parsed(
    _ source: SourceText, expecting expected: String
  ) throws(FileProblems) -> (node: Node, problems: Problems) {
    var (problems, result) = read(SurrogatePairs(keeping: source.text), source, expected)
    if case .failure(let error) = result, error.isEscapeOfNone {
      (problems, result) = read(SurrogatePairs(joining: source), source, expected)
    }
    switch result {
    case .success(let (node, isWhole)):
      if !isWhole { try problems.throwIfAny() }
      return (node, problems)
    case .failure(let error):
      problems.add(error.problem(in: source))
      try problems.throwIfAny()
      preconditionFailure("a problem was noted")
    }
  }

  private static func read(
    _ text: SurrogatePairs, _ source: SourceText, _ expected: String
  ) -> (Problems, Result<(node: Node, isWhole: Bool), SyntaxError>) {
    let problems = Problems(source)
    var composer = Composer(text, problems)
    do throws(SyntaxError) {
      let node = try composer.document(expecting: expected)
      return (problems, .success((node, composer.isWhole)))
    } catch {
      return (problems, .failure(error))
    }
  }
}
