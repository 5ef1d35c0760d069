internal import Motion

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A frame rate as a JSON number: whole where it is whole.
struct JSONRate: Encodable {
  private let rate: Rational

  init(_ rate: Rational) { self.rate = rate }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if rate.denominator == 1 { try value.encode(rate.numerator) } else { try value.encode(rate.value) }
  }
}

/// JSON with sorted keys, indented, with plain slashes.
package func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { preconditionFailure("a report holds only finite numbers") }
  return String(decoding: data, as: UTF8.self)
}
