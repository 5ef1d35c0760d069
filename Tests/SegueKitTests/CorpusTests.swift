import Foundation
import Media
import Testing

@testable import SegueKit
@testable import fuzz

/// Small files, valid and broken, that fuzzing begins with.
@Suite("The corpus") struct CorpusTests {
  struct File: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    static let all: [File] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().compactMap { name in
        (try? Data(contentsOf: folder.appending(path: name))).map { File(name: name, bytes: Array($0)) }
      }
    }()
  }

  @Test("of GIFs and movies is read, or refused with the place")
  func media() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/media")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count >= 4)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      checkAny(bytes)
      #expect(throws: Never.self) { try FileContents(path: folder.appending(path: name).path) }
      for count in 0..<bytes.count { checkAny(Array(bytes[..<count])) }
    }
  }

  @Test("is there")
  func found() { #expect(File.all.count >= 40, "found \(File.all.map(\.name))") }

  @Test("is read, or refused with its problems, as its names say", arguments: File.all)
  func read(file: File) {
    checkAny(file.bytes)
    let isBad = file.name.hasPrefix("bad-") || ["empty.yaml", "comments.yaml"].contains(file.name)
    let result = Result { try Node(parsing: SourceText(file.bytes, path: file.name)) }
    #expect((try? result.get()) == nil ? isBad : !isBad, "\(result)")
  }
}
