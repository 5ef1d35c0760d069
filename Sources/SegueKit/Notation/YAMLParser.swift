internal import CYAML

/// libyaml's parser, and the text that it reads.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let pairs: SurrogatePairs

  /// - Parameter text: without control characters, as `SourceText` has it.
  init(_ text: SurrogatePairs) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "no memory left")
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.joined.count)
    _ = input.initialize(from: text.joined)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    self.parser = parser
    self.input = input
    pairs = text
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event. None follow the end of the stream or an error.
  func next() throws(SyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event, start: pairs.position(event.start_mark), end: pairs.position(event.end_mark))
  }

  private var syntaxError: SyntaxError {
    let text = { (words: UnsafePointer<CChar>?) in words.map { String(cString: $0) } }
    let state = parser.pointee
    return SyntaxError(
      text(state.problem) ?? "no memory left", at: pairs.position(state.problem_mark),
      context: text(state.context), from: pairs.position(state.context_mark))
  }
}

extension SurrogatePairs {
  /// Where libyaml is, which counts from 0, in the text as it was.
  fileprivate func position(_ mark: yaml_mark_t) -> SourcePosition {
    original(SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1))
  }
}
