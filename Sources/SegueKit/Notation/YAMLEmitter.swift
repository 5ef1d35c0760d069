internal import CYAML

/// libyaml's emitter, and the text that it has written.
struct YAMLEmitter: ~Copyable {
  private let emitter: UnsafeMutablePointer<yaml_emitter_t>
  private let output: Output

  private final class Output {
    var bytes: [UInt8] = []
  }

  /// UTF-8, two spaces a level, lines of up to 120 characters where they can be broken.
  init() {
    let emitter = UnsafeMutablePointer<yaml_emitter_t>.allocate(capacity: 1)
    precondition(yaml_emitter_initialize(emitter) == 1, "no memory left")
    let output = Output()
    yaml_emitter_set_output(
      emitter,
      { output, bytes, count in
        let bytes = UnsafeBufferPointer(start: bytes, count: count)
        Unmanaged<Output>.fromOpaque(output!).takeUnretainedValue().bytes += bytes
        return 1
      }, Unmanaged.passUnretained(output).toOpaque())
    yaml_emitter_set_unicode(emitter, 1)
    yaml_emitter_set_width(emitter, 120)
    yaml_emitter_set_indent(emitter, 2)
    self.emitter = emitter
    self.output = output
  }

  deinit {
    yaml_emitter_delete(emitter)
    emitter.deallocate()
  }

  /// Writes one document, and is done.
  consuming func text(of node: Node) -> String {
    emit { yaml_stream_start_event_initialize(&$0, YAML_UTF8_ENCODING) }
    emit { yaml_document_start_event_initialize(&$0, nil, nil, nil, 1) }
    write(node)
    emit { yaml_document_end_event_initialize(&$0, 1) }
    emit { yaml_stream_end_event_initialize(&$0) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func write(_ node: Node) {
    switch node.content {
    case .scalar where node.isNull: write("null", isQuoted: false)
    case .scalar(let text, let isQuoted): write(text, isQuoted: isQuoted)
    case .sequence(let items):
      let style = node.isFlow ? YAML_FLOW_SEQUENCE_STYLE : YAML_BLOCK_SEQUENCE_STYLE
      emit { yaml_sequence_start_event_initialize(&$0, nil, nil, 1, style) }
      for item in items { write(item) }
      emit { yaml_sequence_end_event_initialize(&$0) }
    case .mapping(let entries):
      let style = node.isFlow ? YAML_FLOW_MAPPING_STYLE : YAML_BLOCK_MAPPING_STYLE
      emit { yaml_mapping_start_event_initialize(&$0, nil, nil, 1, style) }
      for entry in entries {
        write(entry.key, isQuoted: entry.key == "<<" || Node.nulls.contains(entry.key))
        write(entry.value)
      }
      emit { yaml_mapping_end_event_initialize(&$0) }
    }
  }

  /// - Parameter isQuoted: even where YAML needs no quotes; it finds by itself where it does.
  private func write(_ text: String, isQuoted: Bool) {
    // Lines of their own would part from the key that they belong to.
    let isOneLine = text.unicodeScalars.allSatisfy(isPrintable)
    let quoted = isOneLine ? YAML_SINGLE_QUOTED_SCALAR_STYLE : YAML_DOUBLE_QUOTED_SCALAR_STYLE
    let style = isQuoted || !isOneLine ? quoted : YAML_PLAIN_SCALAR_STYLE
    emit { event in
      var text = text
      return text.withUTF8 { bytes in
        // An empty text may have no address.
        let start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)
        return yaml_scalar_event_initialize(&event, nil, nil, start, Int32(bytes.count), 1, 1, style)
      }
    }
  }

  private func emit(_ initialize: (inout yaml_event_t) -> Int32) {
    var event = yaml_event_t()
    // The emitter owns the event from here, whatever becomes of it.
    let isDone = initialize(&event) == 1 && yaml_emitter_emit(emitter, &event) == 1
    precondition(isDone, emitter.pointee.problem.map { String(cString: $0) } ?? "no memory left")
  }
}
