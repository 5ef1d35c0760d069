internal import CYAML

/// libyaml's parser, and the text that it reads.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter text: without control characters, as `SourceText` has it.
  init(_ text: String) {
    parser = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(parser) == 1, "no memory left")
    input = .allocate(capacity: text.utf8.count)
    _ = input.initialize(from: text.utf8)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event. None follow the end of the stream or an error.
  func next() throws(SyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw SyntaxError(parser.pointee) }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      event, start: SourcePosition(event.start_mark), end: SourcePosition(event.end_mark))
  }
}

extension SourcePosition {
  /// libyaml counts from 0.
  init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}

/// What libyaml stopped at, in its own words.
struct SyntaxError: Error {
  /// "did not find expected key".
  var problem: String
  var position: SourcePosition
  /// "while parsing a block mapping", and where that begins.
  var context: String?
  var contextPosition: SourcePosition

  init(_ parser: borrowing yaml_parser_t) {
    let text = { (words: UnsafePointer<CChar>?) in words.map { String(cString: $0) } }
    problem = text(parser.problem) ?? "no memory left"
    position = SourcePosition(parser.problem_mark)
    context = text(parser.context)
    contextPosition = SourcePosition(parser.context_mark)
  }
}
