import SegueKit
import Testing

/// Why a reader refuses a file that its schema takes: what a schema cannot know, or would not be worth its pattern.
struct SchemaLimit: Sendable, CustomTestStringConvertible {
  let reason: String
  /// What the reader says has one of these in it.
  let messages: [String]
  let file: FileText

  var testDescription: String { reason }

  func covers(_ message: String) -> Bool { messages.contains { message.contains($0) } }

  private init(_ reason: String, _ messages: [String], scene text: String) {
    (self.reason, self.messages, file) = (reason, messages, FileText(kind: .scene, text: text))
  }

  private init(_ reason: String, _ messages: [String], driver: String = "clock: {duration: 1}", layer: String = "") {
    let text = "{\(driver), layers: [{page: from}, {page: to}, {color: red\(layer)}]}"
    (self.reason, self.messages, file) = (reason, messages, FileText(kind: .transition, text: text))
  }

  private static func pan(gesture: String) -> String {
    "pan: {direction: up, finish: {distance: 60}, settle: {duration: 1}, gesture: \(gesture)}"
  }

  static let all = [
    SchemaLimit(
      "a key is there twice, of which readers of JSON take the last", ["expected each key once"],
      scene: #"{"version": 1, "scale": 2, "scale": 3}"#),
    SchemaLimit(
      "names are unique", ["expected a name of its own for each layer"], layer: ", name: from"),
    SchemaLimit(
      "stops are in order", ["expected stops in order"], layer: ", x: [{at: 1, value: 0}, {at: 0, value: 0}]"),
    SchemaLimit(
      "the last stop is like the others", ["expected no easing in the last stop"],
      layer: ", x: [{at: 1, value: 0, easing: linear}]"),
    SchemaLimit(
      "a stop's place is a fraction or points, depending on the driver",
      ["expected a share of the way from 0 to 1", "expected a fraction such as 0.5 or 50%, found '60pt'"],
      layer: ", x: [{at: 60pt, value: 0}]"),
    SchemaLimit(
      "a keyframe's end is a sum", ["expected a keyframe that ends by 1"],
      layer: ", keyframes: [{start: 1, length: 1, x: 0}]"),
    SchemaLimit(
      "keyframes are in order", ["expected keyframes of "],
      layer: ", keyframes: [{start: 0.5, length: 0.5, x: 0}, {start: 0, length: 0.5, x: 0}]"),
    SchemaLimit(
      "keyframes start from one value", [" beside its keyframes, found stops"],
      layer: ", x: [{at: 0, value: 0}, {at: 1, value: 1}], keyframes: [{start: 0, length: 1, x: 0}]"),
    SchemaLimit(
      "how fast a spring settles is calculated", ["or it does not settle", " s to settle: expected at most"],
      driver: "clock: {spring: {mass: 1, stiffness: 100, damping: 0.01}}"),
    SchemaLimit(
      "a number in a text with a unit has no range", ["such as 350ms, 0.35s or 21f, found '3601s'"],
      driver: "clock: {duration: 3601s}"),
    SchemaLimit(
      "a number in quotes, or with an exponent, has none either", ["expected an opacity from 0 to 1"],
      layer: ", opacity: '2'"),
    SchemaLimit(
      "a number in quotes has no range", ["expected page pixels per point, 0.01 to 100, found '1000'"],
      scene: "{version: 1, scale: '1000'}"),
    SchemaLimit(
      "a size in a text has no range", ["1.5MiB or 800000 (bytes), found '0MB'", "or 800000 (bytes), found '0.5'"],
      scene: "{version: 1, outputs: [{path: a.gif, max-size: 0MB}]}"),
    SchemaLimit(
      "a number in a curve's text has no range", ["expected x1 and x2 of cubic-bezier(x1, y1, x2, y2) within 0 and 1"],
      driver: "clock: {duration: 1, timing: 'cubic-bezier(2, 0, 0, 0)'}"),
    SchemaLimit(
      "the decimals of a number are not counted", ["(six decimals at most) or 30000/1001, found '59.9400599'"],
      scene: "{version: 1, fps: 59.9400599}"),
    SchemaLimit(
      "a gesture's steps come in an order", ["the finger is "],
      driver: pan(gesture: "[up]")),
    SchemaLimit(
      "a number in a gesture has no range", ["within ±1000000 points, found "],
      driver: pan(gesture: "[down 1e7 0, up]")),
    SchemaLimit(
      "a gesture's easing is looked at by its form", ["steps(…) or linear(…), found 'eese'"],
      driver: pan(gesture: "[down 0 0, move 1 1 1s eese, up]")),
    SchemaLimit(
      "a colour with capitals is any word", ["or a CSS name, found 'Often'"], layer: ", shadow: {color: Often}"),
    SchemaLimit(
      "a transition's driver is not known by its name", ["runs by the clock and takes no gesture"],
      scene: "{version: 1, transition: push, gesture: [down 0 0, up]}"),
    SchemaLimit(
      "pages have names of the author's", ["expected one of the pages"],
      scene: "{version: 1, pages: {a: }, steps: [{push: b}]}"),
    SchemaLimit(
      "the first step that moves is a push", ["expected a push first"],
      scene: "{version: 1, pages: {a: }, steps: [{wait: 1s}, return]}"),
    SchemaLimit(
      "files may not be there", ["there is no such file"],
      scene: "{version: 1, transition: missing.yaml}"),
  ]
}
