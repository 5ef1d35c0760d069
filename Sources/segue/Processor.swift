internal import CProcessor

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the command runs on.
enum Processor {
  /// Ends the process where the processor lacks what this build was made for, before an illegal instruction does.
  ///
  /// To be called first. All other code may be such instructions, so this one does with a constant and the C library.
  @inline(never)
  static func expectSufficient() {
    if segue_processor_suffices() { return }
    let sentence: StaticString = """
      segue: this copy was built for processors with AVX2, which this one does not have: build it here with 'make build'

      """
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
    exit(ExitCode.failed.rawValue)
  }
}
