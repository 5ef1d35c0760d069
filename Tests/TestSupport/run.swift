public import Foundation
internal import Synchronization

private let oneAtATime = Mutex(())

/// Starts `process`, one at a time: Foundation learns of a child's end by a socket, and a copy of it that another child
/// started at the same moment inherits would keep it waiting for as long as that one lives.
public func start(_ process: Process) throws {
  try oneAtATime.withLock { _ in try process.run() }
}

/// What `program`, found on the search path, prints to stdout. A failure is an error with what it said.
public func run(_ program: String, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  // Files, and no pipes: a pipe's end that another test's child has inherited would keep this one from ever ending.
  let scratch = try Scratch()
  let handles = try ["output", "errors"].map { name in
    try Data().write(to: URL(filePath: scratch.file(name)))
    return try FileHandle(forWritingTo: URL(filePath: scratch.file(name)))
  }
  process.standardOutput = handles[0]
  process.standardError = handles[1]
  process.standardInput = FileHandle.nullDevice
  try start(process)
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    let words = String(decoding: try bytes(of: scratch.file("errors")), as: UTF8.self)
    throw ToolFailure(description: "\(program) \(arguments): \(words)")
  }
  return try Data(contentsOf: URL(filePath: scratch.file("output")))
}

public func text(_ program: String, _ arguments: [String]) throws -> String {
  String(decoding: try run(program, arguments), as: UTF8.self)
}

/// What a Python script prints, given `arguments`. It may use Pillow.
public func python(_ script: String, _ arguments: String...) throws -> String {
  try text(pythonWithPillow, ["-c", script] + arguments)
}

/// What a Python script prints, given `arguments`. It may use jsonschema.
public func pythonWithJSONSchema(_ script: String, _ arguments: String...) throws -> String {
  try text(python(having: "jsonschema"), ["-c", script] + arguments)
}

/// The bytes that lower-case hexadecimal digits say.
public func unhex(_ text: some StringProtocol) -> [UInt8] {
  let digits = text.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

private let pythonWithPillow = python(having: "PIL")

/// The first Python that has `module`; a version manager's own often hides the system's.
private func python(having module: String) -> String {
  ["python3", "/usr/bin/python3"].first { (try? run($0, ["-c", "import \(module)"])) != nil } ?? "python3"
}

public struct ToolFailure: Error, CustomStringConvertible { public var description: String }
