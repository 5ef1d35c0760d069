import Foundation
import SegueKit
import Testing

/// The schemas as the command prints them.
struct SchemaTests {
  @Test(arguments: [("transitions", Schema.transition), ("scene", Schema.scene)])
  func `a schema is printed as JSON`(verb: String, schema: String) async throws {
    let outcome = try await CommandRun(verb, "schema", in: try TestFolder()).outcome()
    expectDone(outcome)
    #expect(outcome.output == schema)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(object["title"] is String && object["description"] is String)
  }
}
