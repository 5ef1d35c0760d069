import Motion
import TestSupport
import Testing

@Suite("Presets") struct TransitionPresetTests {
  struct Preset: CustomTestStringConvertible {
    var transition: Transition
    var name: String
    var layers: [String]
    var contents: [LayerState.Content]
    var testDescription: String { name }
  }

  static let presets: [Preset] = [
    Preset(
      transition: .publishedReturn, name: "full-screen-return", layers: ["backdrop", "to", "mask", "from"],
      contents: [.color(.white), .page(.to), .color(.black), .page(.from)]),
    Preset(
      transition: .publishedClose, name: "pull-up-close", layers: ["backdrop", "to", "from"],
      contents: [.color(.white), .page(.to), .page(.from)]),
    Preset(
      transition: .intendedClose, name: "pull-up-close-intended", layers: ["backdrop", "to", "from"],
      contents: [.color(.white), .page(.to), .page(.from)]),
  ]

  @Test("A preset's layers are named as the frame table names them, back to front", arguments: presets)
  func layers(_ preset: Preset) throws {
    #expect(preset.transition.name == preset.name)
    let timeline = try Timeline(
      Scene(
        transition: preset.transition, pageSize: PageSize(width: 390, height: 844), backdrop: .white))
    for time in [0, 0.6, timeline.duration] {
      #expect(timeline.moment(at: time).layers.map(\.name) == preset.layers)
      #expect(timeline.moment(at: time).layers.map(\.content) == preset.contents)
    }
  }

  @Test("Every preset is listed once, with one line about it")
  func list() {
    #expect(Transition.published.map(\.name) == Self.presets.map(\.name))
    for preset in Transition.published { #expect(!preset.summary.isEmpty && !preset.summary.contains("\n")) }
  }

  static let screens: [PageSize] = [
    PageSize(width: 320, height: 568), PageSize(width: 375, height: 667), PageSize(width: 393, height: 852),
    PageSize(width: 430, height: 932), PageSize(width: 440, height: 956), PageSize(width: 852, height: 393),
  ]

  @Test("On every phone a preset's own gesture finishes, and nothing needs a note", arguments: Self.presets, screens)
  func ownGesture(_ preset: Preset, screen: PageSize) throws {
    let timeline = try Timeline(Scene(transition: preset.transition, pageSize: screen))
    #expect(timeline.endsOn == .to)
    #expect(timeline.notes.isEmpty)
    expectAlone(.from, in: timeline.moment(at: 0))
    expectAlone(.to, in: timeline.moment(at: timeline.duration))
  }

  @Test("The backdrop is black unless the scene says otherwise")
  func backdrop() throws {
    let plain = try Timeline(.clock(.publishedClose))
    #expect(try plain.moment(at: 0.3).layer("backdrop").content == .color(.black))
    #expect(try plain.moment(at: 0.3).layer("backdrop") == LayerState(name: "backdrop", content: .color(.black)))
  }

  @Test("The holds are half a second before and a second after unless the scene says otherwise")
  func holds() throws {
    let timeline = try Timeline(Scene(transition: .publishedReturn, pageSize: PageSize(width: 390, height: 844)))
    expectClose(timeline.duration, 0.5 + 0.5 + 0.3 + 1, within: 1e-12)
  }
}
