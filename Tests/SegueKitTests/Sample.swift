import Foundation
import SegueKit
import Testing

/// A folder of `Samples/` with a `command.txt`, read as the command would.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: String
  private let arguments: [String]

  /// Every sample there is, by name.
  static let all: [Sample] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Samples").standardized.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { Sample(name: $0, folder: "\(folder)/\($0)") }
  }()

  private init?(name: String, folder: String) {
    guard let text = try? String(contentsOfFile: "\(folder)/command.txt", encoding: .utf8) else { return nil }
    self.name = name
    self.folder = folder
    arguments = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var testDescription: String { name }

  /// The file of page `from` or `to`.
  func page(_ flag: String) throws -> String {
    let index = try #require(arguments.firstIndex(of: flag), "\(name) has no \(flag)")
    return "\(folder)/\(arguments[index + 1])"
  }

  var request: PreviewRequest {
    get throws {
      var request = PreviewRequest()
      try #require(arguments.first == "export-video" && arguments.count % 2 == 1, "\(name) has another command")
      for index in stride(from: 1, to: arguments.count, by: 2) {
        let value = arguments[index + 1]
        switch arguments[index] {
        case "-t", "--transition": request.transition = try .init(named: value)
        case "--from": request.from = .file(try page("--from"))
        case "--to": request.to = .file(try page("--to"))
        default: Issue.record("\(name): this test does not know \(arguments[index])")
        }
      }
      return request
    }
  }
}
