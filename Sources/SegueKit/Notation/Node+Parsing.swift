extension Node {
  /// Reads the one value of a YAML or JSON file.
  /// - Parameter expected: what the message says was expected where the file is empty.
  /// - Throws: everything wrong with the notation: the first mistake of syntax, and before it each key given twice,
  ///   tag, merge key or alias of nothing; more than 64 levels; more than 100000 values.
  package init(parsing source: SourceText, expecting expected: String = "a mapping") throws(FileProblems) {
    var (problems, result) = Self.read(SurrogatePairs(keeping: source.text), source, expected)
    if case .failure(let error) = result, error.isEscapeOfNone {
      (problems, result) = Self.read(SurrogatePairs(joining: source), source, expected)
    }
    do throws(SyntaxError) { self = try result.get() } catch {
      self.init(.sequence([]))
      problems.add(error.problem(in: source))
    }
    try problems.throwIfAny()
  }

  private static func read(
    _ text: SurrogatePairs, _ source: SourceText, _ expected: String
  ) -> (Problems, Result<Node, SyntaxError>) {
    let problems = Problems(source)
    var composer = Composer(text, problems)
    do throws(SyntaxError) { return (problems, .success(try composer.document(expecting: expected))) } catch {
      return (problems, .failure(error))
    }
  }
}
