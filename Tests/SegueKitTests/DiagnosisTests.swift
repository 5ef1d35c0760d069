import Testing

@testable import SegueKit

@Suite struct DiagnosisTests {
  @Test(
    "Instructions that the processor has and the build does not use are told",
    arguments: [
      ("AVX2", true, "AVX2"),
      ("SSE2", true, "SSE2 (this processor has AVX2: build with -Xcc -mavx2 to use it)"),
      ("SSE2", false, "SSE2"),
      ("NEON", false, "NEON"),
    ])
  func simd(used: String, processorHasAVX2: Bool, expected: String) {
    #expect(Diagnosis.simd(used: used, processorHasAVX2: processorHasAVX2) == expected)
  }
}
