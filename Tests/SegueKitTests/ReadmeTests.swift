import Foundation
import SegueKit
import Testing

@Suite("The README's") struct ReadmeTests {
  /// What stands between ```yaml and ```.
  private static let files: [String] = {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }()

  @Test("files are there") func found() { #expect(Self.files.count >= 3) }

  @Test("files are valid, strictly, beside the sample's pages", arguments: files)
  func valid(text: String) throws {
    let folder = try #require(Sample.all.first { $0.name == "full-screen-return" }).scenePath
    #expect(validate(text: text, path: folder, strict: true).problems == [])
  }
}
