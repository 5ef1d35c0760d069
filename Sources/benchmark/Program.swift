internal import Foundation

/// Another program, run as a process.
struct Program {
  private let process = Process()

  /// - Parameter path: of the program, or its name on the search path.
  init(_ path: String, _ arguments: [String]) {
    process.executableURL = URL(filePath: path.contains("/") ? path : "/usr/bin/env")
    process.arguments = path.contains("/") ? arguments : [path] + arguments
    process.standardInput = FileHandle.nullDevice
  }

  /// What it prints.
  func output() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  /// What it prints, where that is no text.
  func bytes() throws -> Data {
    let pipe = Pipe()
    process.standardOutput = pipe
    return try all(from: pipe)
  }

  /// What it says on its standard error.
  func errors() throws -> String {
    let pipe = Pipe()
    process.standardError = pipe
    return String(decoding: try all(from: pipe), as: UTF8.self)
  }

  private func all(from pipe: Pipe) throws -> Data {
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    try wait()
    return bytes
  }

  /// Seconds until it first says something on its standard error, and until its end.
  func timesOfErrors() throws -> (first: Double, end: Double) {
    let pipe = Pipe()
    process.standardError = pipe
    let start = ContinuousClock.now
    try process.run()
    _ = pipe.fileHandleForReading.availableData
    let first = seconds(ContinuousClock.now - start)
    _ = pipe.fileHandleForReading.readDataToEndOfFile()
    try wait()
    return (first, seconds(ContinuousClock.now - start))
  }

  private func wait() throws {
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (process.arguments ?? []).prefix(2).joined(separator: " ")
      throw ProgramFailure(description: "'\(words) …' ended in \(process.terminationStatus)")
    }
  }
}

struct ProgramFailure: Error, CustomStringConvertible { var description: String }
