internal import SegueKit

/// Reads `bytes` as every kind of file that users write. Whatever they are, it must end, soon, in a value or in
/// problems that can be told.
package func checkAny(_ bytes: [UInt8]) {
  checkNotation(bytes)
}

/// What is read must be written so that it reads the same.
private func checkNotation(_ bytes: [UInt8]) {
  do throws(FileProblems) {
    let node = try Node(parsing: SourceText(bytes, path: "fuzz.yaml"))
    let again = try Node(parsing: SourceText(node.yaml, path: "again.yaml"))
    precondition(again == node, "written as something else")
  } catch {
    let text = error.description
    precondition(
      !error.problems.isEmpty && text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
  }
}
