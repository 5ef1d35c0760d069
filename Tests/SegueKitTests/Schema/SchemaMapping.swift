import Media
import Motion
import Testing

@testable import SegueKit

/// A mapping that a reader knows, and where the schema of scenes has it.
struct SchemaMapping: CustomTestStringConvertible {
  let name: String
  let path: [String]
  let keys: [String]

  init(_ name: String, _ path: String, _ keys: [String]) {
    self.name = name
    self.path = path.split(separator: "/").map(String.init)
    self.keys = keys
  }

  var testDescription: String { name }

  static let all = [
    SchemaMapping("a transition", "definitions/transition", TransitionReader.keys),
    SchemaMapping("a clock", "definitions/clock", DriverReader.clockKeys),
    SchemaMapping("a pan", "definitions/pan", DriverReader.panKeys),
    SchemaMapping("a pan's finish", "definitions/pan/properties/finish", DriverReader.finishKeys),
    SchemaMapping("a settling", "definitions/settle", DriverReader.settleKeys),
    SchemaMapping("a spring", "definitions/spring", DriverReader.springKeys),
    SchemaMapping("a layer", "definitions/layer", LayerReader.keys),
    SchemaMapping("an anchor", "definitions/layer/properties/anchor", LayerReader.anchorKeys),
    SchemaMapping("a shadow", "definitions/layer/properties/shadow", LayerReader.shadowKeys),
    SchemaMapping("a stop of lengths", "definitions/lengthStop", TrackReader.stopKeys),
    SchemaMapping("a stop of fractions", "definitions/fractionStop", TrackReader.stopKeys),
    SchemaMapping("a keyframe", "definitions/keyframe", KeyframeReader.keys),
    SchemaMapping("a scene", "", SceneReader.keys),
    SchemaMapping("pages without steps", "else/properties/pages", PageRole.allCases.map(\.rawValue)),
    SchemaMapping("a step", "definitions/step/anyOf/1", StepReader.kinds),
    SchemaMapping("a push", "definitions/step/anyOf/1/properties/push/anyOf/1", StepReader.pushKeys),
    SchemaMapping("a return", "definitions/step/anyOf/1/properties/return/anyOf/1", StepReader.returnKeys),
    SchemaMapping("an output", "definitions/output/anyOf/1", OutputReader.keys),
  ]
}

/// Words of which one is expected, and where the schema of scenes has them.
struct SchemaWords: CustomTestStringConvertible {
  let name: String
  let path: [String]
  let words: [String]

  init(_ name: String, _ path: String, _ words: [String]) {
    self.name = name
    self.path = path.split(separator: "/").map(String.init)
    self.words = words
  }

  init<Word: RawRepresentable & CaseIterable>(_ kind: Word.Type, _ path: String) where Word.RawValue == String {
    self.init("\(kind)", path, kind.allCases.map(\.rawValue))
  }

  var testDescription: String { name }

  static let all = [
    SchemaWords(PageRole.self, "definitions/role"),
    SchemaWords(Pan.Direction.self, "definitions/pan/properties/direction"),
    SchemaWords(Pan.Begin.Rule.self, "definitions/pan/properties/begin"),
    SchemaWords(Pan.Overrun.self, "definitions/overrun"),
    SchemaWords(DriverReader.Requirement.self, "definitions/pan/properties/finish/properties/require"),
    SchemaWords(KeyframeReader.Calculation.self, "definitions/layer/properties/calculation"),
    SchemaWords(PreviewRequest.Fit.self, "properties/fit"),
    SchemaWords(MovieSettings.Codec.self, "definitions/output/anyOf/1/properties/codec"),
    SchemaWords(MovieSettings.OddSize.self, "definitions/output/anyOf/1/properties/odd"),
    SchemaWords(Dither.self, "definitions/output/anyOf/1/properties/dither"),
    SchemaWords("x264's presets", "definitions/output/anyOf/1/properties/x264-preset", MovieSettings.presets),
    SchemaWords("timing functions", "definitions/timing/anyOf/0", TimingFunction.named.map(\.name)),
    SchemaWords("colours", "definitions/color/anyOf/0", Color.names.keys + ["transparent"]),
    SchemaWords("presets", "definitions/anyTransition/anyOf/0", Preset.all.map(\.name)),
  ]
}
