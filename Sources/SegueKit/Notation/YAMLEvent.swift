internal import CYAML

/// A step of reading YAML, as libyaml tells it: a scalar, or where something begins or ends.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd
    case documentStart, documentEnd
    /// `*name`
    case alias(String)
    case scalar(String, isPlain: Bool)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  var kind: Kind
  /// `&name`
  var anchor: String?
  /// In full: `tag:yaml.org,2002:str`, `!mine`.
  var tag: String?
  var start: SourcePosition
  var end: SourcePosition
}

extension YAMLEvent {
  init(_ event: borrowing yaml_event_t, start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
    let data = event.data
    switch event.type {
    case YAML_ALIAS_EVENT: kind = .alias(Self.text(data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      kind = .scalar(String(decoding: bytes, as: UTF8.self), isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
      (anchor, tag) = (Self.text(data.scalar.anchor), Self.text(data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart(isFlow: data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
      (anchor, tag) = (Self.text(data.sequence_start.anchor), Self.text(data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart(isFlow: data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
      (anchor, tag) = (Self.text(data.mapping_start.anchor), Self.text(data.mapping_start.tag))
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_START_EVENT: kind = .streamStart
    default: kind = .streamEnd
    }
  }

  private static func text(_ bytes: UnsafePointer<yaml_char_t>?) -> String? { bytes.map { String(cString: $0) } }
}
