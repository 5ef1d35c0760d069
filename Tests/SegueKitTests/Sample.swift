import Foundation
import Motion
import SegueKit
import Testing

/// A folder of `Samples/` with a `scene.yaml` in it.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let scenePath: String

  /// Every sample there is, by name.
  static let all: [Sample] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Samples").standardized.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { Sample(name: $0, folder: "\(folder)/\($0)") }
  }()

  private init?(name: String, folder: String) {
    self.name = name
    scenePath = "\(folder)/scene.yaml"
    guard FileManager.default.fileExists(atPath: scenePath) else { return nil }
  }

  var testDescription: String { name }

  var request: PreviewRequest {
    get throws { try SceneFile(contentsOf: scenePath).request }
  }

  /// The files of the first page and the last.
  func endPages() throws -> (first: String, last: String) {
    let request = try request
    let timeline = try Preview(request).timeline
    let first = timeline.moment(at: 0).pages.from
    let last = timeline.moment(at: timeline.duration).pages[timeline.endsOn]
    let pages = request.walk?.pages ?? ["from": request.from, "to": request.to]
    guard case .file(let firstPath) = pages[first], case .file(let lastPath) = pages[last] else {
      throw SampleError.drawnPage
    }
    return (firstPath, lastPath)
  }

  enum SampleError: Error { case drawnPage }
}
