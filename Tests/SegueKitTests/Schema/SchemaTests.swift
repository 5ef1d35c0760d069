import Testing

@testable import SegueKit

/// The schemas know what the readers know.
struct SchemaTests {
  private let scene: Node
  private let transition: Node

  init() throws {
    scene = try Node(reading: Schema.scene)
    transition = try Node(reading: Schema.transition)
  }

  @Test(arguments: SchemaMapping.all)
  func `a mapping has the fields that its reader knows, and no others`(_ mapping: SchemaMapping) throws {
    let schema = try #require(scene[mapping.path])
    #expect(try #require(schema["properties"]).keys.sorted() == mapping.keys.sorted())
    #expect(schema["additionalProperties"]?.boolean == false)
  }

  @Test(arguments: SchemaWords.all)
  func `a choice of words is the readers'`(_ choice: SchemaWords) throws {
    let words = try #require(scene[choice.path + ["enum"]]?.items).compactMap(\.text)
    #expect(words.sorted() == choice.words.sorted())
  }

  @Test func `the table above forgets no mapping of the schema`() {
    let closed = scene.all.filter { $0["additionalProperties"]?.boolean == false }
    #expect(closed.count == SchemaMapping.all.count)
  }

  @Test func `settings of one format only are the readers'`() throws {
    let rules = try #require(scene["definitions", "output", "anyOf", "1", "allOf"])
    #expect(rules["0", "else", "properties"]?.keys == OutputReader.movieKeys)
    #expect(rules["1", "else", "properties"]?.keys == OutputReader.gifKeys)
  }

  @Test func `every field and every definition says what it is`() {
    for schema in scene.all where schema["additionalProperties"]?.boolean == false {
      for field in schema["properties"]?.entries ?? [] {
        #expect(field.value["description"]?.text?.hasSuffix(".") == true, "\(field.key)")
      }
    }
    for definition in scene["definitions"]?.entries ?? [] {
      #expect(definition.value["description"]?.text?.hasSuffix(".") == true, "\(definition.key)")
    }
  }

  @Test func `a scene's schema has all that defines a transition`() throws {
    let shared = try #require(transition["definitions"]?.entries)
    #expect(shared.count > 10)
    for definition in shared { #expect(scene["definitions", definition.key] == definition.value, "\(definition.key)") }
  }

  @Test func `every reference leads to a definition, and every definition is used`() throws {
    for schema in [transition, scene] {
      let references = schema.all.compactMap { $0["$ref"]?.text }
      let definitions = try #require(schema["definitions"]).keys.map { "#/definitions/\($0)" }
      #expect(Set(references) == Set(definitions))
    }
  }

  @Test func `a default is one the schema takes, and words within its choice`() throws {
    for schema in scene.all {
      guard let value = schema["default"], let words = schema["enum"]?.items else { continue }
      #expect(words.contains(value), "\(value)")
    }
  }
}
