public import Foundation

/// What `program`, found on the search path, prints to stdout. A failure is an error with what it said.
public func run(_ program: String, _ arguments: [String]) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let words = Mailbox()
  let reader = Thread { words.put(errors.fileHandleForReading.readDataToEndOfFile()) }
  reader.start()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    throw ToolFailure(description: "\(program) \(arguments): \(String(decoding: words.take(), as: UTF8.self))")
  }
  return data
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

/// Carries what one thread read to another.
private final class Mailbox: @unchecked Sendable {
  private let filled = DispatchSemaphore(value: 0)
  private var data = Data()

  func put(_ data: Data) {
    self.data = data
    filled.signal()
  }

  func take() -> Data {
    filled.wait()
    return data
  }
}
