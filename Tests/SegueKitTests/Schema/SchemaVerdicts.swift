import Foundation
import SegueKit
import TestSupport

/// What the schemas say of `files`, which are JSON, in their order: nil for a file that one takes, else the first mistake.
///
/// The judge is Python's jsonschema, which checks the schemas themselves too. It is started once for all.
func schemaVerdicts(on files: [FileText]) throws -> [String?] {
  let scratch = try Scratch()
  let work = Work(
    schemas: ["scene": Schema.scene, "transition": Schema.transition], files: files.map { [$0.kind.rawValue, $0.text] })
  try JSONEncoder().encode(work).write(to: URL(filePath: scratch.file("work.json")))
  let verdicts = try pythonWithJSONSchema(script, scratch.file("work.json"))
  return try JSONDecoder().decode([String?].self, from: Data(verdicts.utf8))
}

private struct Work: Encodable {
  let schemas: [String: String]
  /// The schema's name and the file's text.
  let files: [[String]]
}

private let script = """
  import json, sys
  from jsonschema import Draft7Validator
  work = json.load(open(sys.argv[1]))
  validators = {}
  for name, text in work["schemas"].items():
      schema = json.loads(text)
      Draft7Validator.check_schema(schema)
      validators[name] = Draft7Validator(schema)
  def verdict(kind, text):
      mistake = next(validators[kind].iter_errors(json.loads(text)), None)
      return None if mistake is None else mistake.json_path + ": " + mistake.message[:300]
  print(json.dumps([verdict(kind, text) for kind, text in work["files"]]))
  """
