extension Node {
  /// Reads the one value of a YAML or JSON file.
  /// - Parameter expected: what the message says was expected where the file is empty.
  /// - Throws: everything wrong with the notation: the first mistake of syntax, and before it each key given twice,
  ///   tag, merge key or alias of nothing; more than 64 levels; more than 100000 values.
  package init(parsing source: SourceText, expecting expected: String = "a mapping") throws(FileProblems) {
    let problems = Problems(source)
    self.init(.sequence([]))
    do throws(FileProblem) {
      var composer = Composer(problems)
      self = try composer.document(expecting: expected)
    } catch { problems.add(error) }
    try problems.throwIfAny()
  }
}
