internal import CProcessor
internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

/// Where a benchmark ran.
struct Machine: Codable, Equatable, CustomStringConvertible {
  var processor: String
  var cores: Int
  /// The vector instructions this program is built with.
  var vectors: String
  var system: String

  var description: String { "\(processor), \(cores) cores, \(vectors), \(system)" }

  static var this: Machine {
    let info = ProcessInfo.processInfo
    return Machine(
      processor: processorName() ?? "unknown processor", cores: info.activeProcessorCount,
      vectors: String(cString: segue_vector_extension()), system: info.operatingSystemVersionString)
  }

  private static func processorName() -> String? {
    #if canImport(Darwin)
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return nil }
      var name = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = facts.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    #endif
  }
}
