internal import CMemory

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

Processor.expectSufficient()
segue_return_large_blocks()
StandardStreams.reserve()
Interrupt.ignoreSignalsOfWriting()
var command = Command(Array(CommandLine.arguments.dropFirst()))
exit(command.run().rawValue)
