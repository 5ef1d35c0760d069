import Testing

/// Expects two numbers to differ by at most `tolerance`.
func expectClose(
  _ actual: Double, _ expected: Double, within tolerance: Double, _ what: String = "value",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    (actual - expected).magnitude <= tolerance, "\(what): got \(actual), expected \(expected) ± \(tolerance)",
    sourceLocation: sourceLocation)
}
