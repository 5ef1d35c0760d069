#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

Processor.expectSufficient()
StandardStreams.reserve()
Interrupt.ignoreSignalsOfWriting()
var command = Command(Array(CommandLine.arguments.dropFirst()))
exit(command.run().rawValue)
