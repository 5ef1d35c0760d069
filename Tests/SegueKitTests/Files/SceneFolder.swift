import Foundation
import TestSupport

/// A folder of pictures, transitions and touches that a scene in it may name, some of them broken.
struct SceneFolder {
  private let scratch: Scratch
  var path: String { scratch.path }

  init() throws {
    scratch = try Scratch()
    for (name, text) in Self.texts { try Data(text.utf8).write(to: URL(filePath: scratch.file(name))) }
    for (name, width, height) in [("page.png", 60, 130), ("wide.png", 64, 128)] {
      let picture = PNGFile(width: width, height: height) { x, y, _ in (x + y) % 256 }
      try Data(picture.bytes).write(to: URL(filePath: scratch.file(name)))
    }
  }

  private static let texts = [
    "broken.yaml": """
    clock: {duration: -1s}
    layers:
      - page: from
        opacity: 3s
      - page: two

    """,
    "syntax.yaml": """
    clock: {duration: 1s
    layers: []

    """,
    "empty.yaml": "",
    "mixed.yaml": """
    pan:
      direction: right
      finish: {distance: 60pt}
      settle: {duration: 300ms}
      gesture: [down 20 400, up]
    layers:
      - page: from
        x: [{at: 100%, value: 0}, {at: 320pt, value: 1}]
      - page: to

    """,
    "doubtful.yaml": """
    pan:
      direction: right
      finish: {distance: 0.5}
      settle: {duration: 300ms}
      gesture: [down 20 400, move 90 400 1s, up]
    layers:
      - page: to
      - page: from
        x: [{at: 0, value: 0}, {at: 100%, value: 100%}]

    """,
    "touches.csv": """
    time,x,y
    0,20,400
    0.1,60,400

    """,
    "broken.csv": """
    time,x,y
    0,20,400
    0.1,6o,400

    """,
  ]
}
