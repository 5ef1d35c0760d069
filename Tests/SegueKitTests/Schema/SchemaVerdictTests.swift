import Foundation
import TestSupport
import Testing

@testable import SegueKit

/// What a schema takes, its reader takes, and the other way round.
@Suite(.enabled(if: hasJudge, "needs Python's jsonschema"))
struct SchemaVerdictTests {
  @Test func `what comes with the product is taken by both`() throws {
    let files = Preset.all.map { FileText(kind: .transition, text: $0.yaml) } + FileText.valid + (try Self.samples)
    for (file, verdict) in zip(files, try schemaVerdicts(on: files.map(\.asJSON))) {
      let problems = file.problems
      #expect(problems.isEmpty && verdict == nil, "\(problems) \(verdict ?? ""): \(file.text)")
    }
  }

  @Test func `what is broken is refused by both`() throws {
    let files = FileText.broken
    for (file, verdict) in zip(files, try schemaVerdicts(on: files.map(\.asJSON))) {
      let problems = file.problems
      #expect(!problems.isEmpty && verdict != nil, "\(problems): \(file.text)")
    }
  }

  @Test func `what a schema cannot know is refused by its reader alone`() throws {
    let limits = SchemaLimit.all
    for (limit, verdict) in zip(limits, try schemaVerdicts(on: limits.map(\.file.asJSON))) {
      #expect(verdict == nil, "\(limit.reason): \(verdict ?? "")")
      let problems = limit.file.asJSON.problems
      #expect(problems.contains(where: limit.covers), "\(limit.reason): \(problems)")
    }
  }

  /// One change to each of many copies of good files: whatever it is, both must come to the same.
  @Test func `changed files are taken by both, or refused by both`() throws {
    let originals = Preset.all.map { FileText(kind: .transition, text: $0.yaml) } + FileText.valid
    var random = SeededRandom(seed: 7)
    var (changes, files): ([String], [FileText]) = ([], [])
    for original in originals {
      let node = try Node(reading: original.text)
      for _ in 0..<100 {
        let mutant = Mutant(of: node, using: &random)
        changes.append(mutant.change)
        files.append(FileText(kind: original.kind, text: mutant.node.json))
      }
    }
    var (taken, refused) = (0, 0)
    for ((change, file), verdict) in zip(zip(changes, files), try schemaVerdicts(on: files)) {
      let problems = file.problems
      if let verdict {
        #expect(!problems.isEmpty, "\(change): only the schema refuses it: \(verdict)\n\(file.text)")
        refused += 1
      } else {
        let unknown = problems.filter { problem in !SchemaLimit.all.contains { $0.covers(problem) } }
        // Of a key that is there twice a reader of JSON takes the last, and ours the first.
        let isTwice = problems.contains { $0.contains("expected each key once") }
        #expect(isTwice || unknown == [], "\(change): only the reader refuses it\n\(file.text)")
        taken += 1
      }
    }
    #expect(taken > files.count / 20 && refused > files.count / 2, "\(taken) taken, \(refused) refused")
  }

  /// The scenes of `Samples/` and of the corpus.
  private static var samples: [FileText] {
    get throws {
      let here = URL(filePath: #filePath).deletingLastPathComponent()
      var files: [FileText] = []
      for folder in ["../../../Samples", "../Corpus"] {
        let folder = here.appending(path: folder).path
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".yaml") {
          guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else { continue }
          let keys = (try? Node(reading: text))?.keys ?? []
          if keys.contains("version") { files.append(FileText(kind: .scene, text: text)) }
        }
      }
      #expect(files.count > 5)
      return files
    }
  }
}

extension FileText {
  /// The same in JSON, or as it is where it is no YAML with each key once.
  var asJSON: FileText {
    guard let node = try? Node(reading: text) else { return self }
    return FileText(kind: kind, text: node.json)
  }
}

/// Homebrew has no formula of it: on a Mac the tests run where it was installed in another way.
private let hasJudge: Bool = {
  #if os(Linux)
    true
  #else
    (try? pythonWithJSONSchema("import jsonschema")) != nil
  #endif
}()
