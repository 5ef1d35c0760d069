import Foundation
import Media
import Motion
import Raster
import Testing

/// A folder of its own for one test, removed afterwards.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/segue-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Every name in the folder, hidden ones too, sorted.
  var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// What `program`, found on the search path, prints to stdout. A failure is an error with what it said.
func run(_ program: String, _ arguments: [String]) throws -> Data {
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

func text(_ program: String, _ arguments: [String]) throws -> String {
  String(decoding: try run(program, arguments), as: UTF8.self)
}

/// What a Python script with Pillow prints, given `argument`.
func python(_ script: String, _ argument: String) throws -> String {
  try text(pythonWithPillow, ["-c", script, argument])
}

/// The bytes that lower-case hexadecimal digits say.
func unhex(_ text: some StringProtocol) -> [UInt8] {
  let digits = text.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

/// The first Python that has Pillow; a version manager's own often hides the system's.
private let pythonWithPillow =
  ["python3", "/usr/bin/python3"].first { (try? run($0, ["-c", "import PIL"])) != nil } ?? "python3"

struct ToolFailure: Error, CustomStringConvertible { var description: String }

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

/// Frames with a flat ground, a moving block with a sharp edge, and `colors` shades on it; no two are equal.
func clip(_ width: Int, _ height: Int, frames: Int, shades: Int = 16) -> [Bitmap] {
  (0..<frames).map { frame in
    var bitmap = Bitmap(width: width, height: height, filledWith: Color(red: 240, green: 242, blue: 250))
    for y in 0..<height {
      for x in 0..<width where (x + y + frame * 3) % 37 < 12 {
        let shade = UInt8((x / 2 + y + frame) % shades * 255 / max(shades - 1, 1))
        bitmap[x, y] = SIMD4(shade, 255 - shade, UInt8(frame * 7 & 255) & 0xf0, 255)
      }
    }
    return bitmap
  }
}

/// Hands `frames` to `writer` and finishes it.
@discardableResult
func write(_ frames: [Bitmap], with writer: any FrameWriter) throws -> WrittenFile {
  for (index, frame) in frames.enumerated() {
    try writer.append(frame, at: index, unchanged: index > 0 && frames[index - 1] == frame)
  }
  return try writer.finish()
}

/// The error that `work` throws.
func failure(_ work: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) -> MediaError? {
  do {
    try work()
    Issue.record("no error", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error as? MediaError
  }
}

func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

extension [UInt8] {
  /// Where `pattern` begins, if it is there.
  func position(of pattern: [UInt8]) -> Int? { Data(self).range(of: Data(pattern))?.lowerBound }

  func contains(text: String) -> Bool { position(of: Array(text.utf8)) != nil }
}
