#if FUZZING
  /// libFuzzer's own `main`, with our function in its place.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// What the Swift Package Manager takes for the program's start.
  @_cdecl("fuzz_main")
  public func start(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var (count, arguments) = (count, arguments)
    return runDriver(&count, &arguments) { start, count in
      checkAny(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
#else
  internal import Media

  /// Without libFuzzer: checks the files that are given, such as one that it has left behind.
  @main struct Fuzz {
    static func main() throws(MediaError) {
      for path in CommandLine.arguments.dropFirst() {
        let file = try InputFile(path: path, kind: "an input")
        checkAny(try file.read(file.size))
      }
    }
  }
#endif
