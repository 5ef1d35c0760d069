internal import CMemory
internal import Foundation
internal import SegueKit

/// A process of its own in which this program does one thing, to be looked at from outside.
struct Child: Equatable {
  enum Task: String {
    /// Exports a drag.
    case export
    /// Encodes frames that are ready, two by turns, and does nothing else.
    case encode
  }

  var task: Task
  var frames: Int

  /// Does it, and prints the most bytes of memory that this process had.
  func run(_ options: Options, in folder: ScratchFolder) throws {
    // As the command does.
    segue_return_large_blocks()
    let clip = Clip.fullScreenReturn(options.pages, moving: frames)
    switch task {
    case .export: _ = try export(clip.request, to: [try Destination(path: folder.file("export.mp4"))])
    case .encode: try encode(to: folder.file("alone.mp4"))
    }
    print(mostMemory())
  }

  private func encode(to path: String) throws {
    let size = (width: 1170, height: 2532)
    var other = Bitmap(width: size.width, height: size.height, filledWith: .black)
    for index in other.rgba.indices where index & 3 != 3 { other.rgba[index] = UInt8(index / 4 * 3 % 251) }
    let pictures = [Planes(width: size.width, height: size.height), Planes(other)]
    let writer = try MovieWriter(path: path, width: size.width, height: size.height, frameRate: Clip.frameRate)
    for frame in 0..<frames { try writer.append(pictures[frame % 2], at: frame, unchanged: false) }
    _ = try writer.finish()
  }

  /// Starts it and waits for its end.
  /// - Returns: the most bytes of memory it had.
  func peakMemory(_ options: Options) throws -> Int {
    let words = ["--child", task.rawValue, "\(frames)", "--pages", options.pages]
    let output = try Program(CommandLine.arguments[0], words).output()
    guard let bytes = Int(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ProgramFailure(description: "expected a number of bytes, found '\(output)'")
    }
    return bytes
  }
}

#if canImport(Darwin)
  /// The most bytes of memory that this process has had.
  private func mostMemory() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  }
#else
  /// The most bytes of memory that this process has had. Linux hands `ru_maxrss` on from the parent to the program that
  /// its child becomes; what it says of the address space begins anew.
  private func mostMemory() -> Int {
    let facts = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = facts.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) * 1024
  }
#endif
