#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

StandardStreams.reserve()
Interrupt.ignoreSignalsOfWriting()
var command = Command(Array(CommandLine.arguments.dropFirst()))
exit(command.run().rawValue)
