import CProcessor
import Testing

// QEMU plays x86-64 processors, and the system's part, on Linux.
#if os(Linux) && arch(x86_64)
  /// The command on processors other than this one.
  @Suite struct ProcessorTests {
    private let isBuiltForAVX2 = String(cString: segue_vector_extension()) == "AVX2"

    @Test("What was built for AVX2 says so where that is missing", arguments: ["Nehalem", "max,-avx2", "max,-xsave"])
    func lackingAVX2(processor: String) async throws {
      let run = CommandRun("transitions", in: try TestFolder()).on(processor)
      guard isBuiltForAVX2 else { return expectDone(try await run.outcome()) }
      let sentence =
        "segue: this copy was built for processors with AVX2, which this one does not have: build it here with 'make build'\n"
      let outcome = try await expectFailure(2, saying: [sentence], of: run)
      #expect(outcome.errors == sentence)
    }

    @Test func `where there is AVX2, it runs`() async throws {
      let run = CommandRun("transitions", in: try TestFolder())
      let outcome = try await run.on("max").outcome()
      expectDone(outcome)
      #expect(try await outcome.output == run.outcome().output)
    }
  }
#endif
