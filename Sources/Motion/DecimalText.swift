extension Double {
  /// A finite number in decimal notation: `-1.5`, `.5`, `1e-3`.
  ///
  /// Swift reads hexadecimal, "inf" and "nan" too, which nobody means as a number in a scene.
  package init?(decimal text: some StringProtocol) {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let value = Double(String(text)), value.isFinite else {
      return nil
    }
    self = value
  }
}
