/// `a, b or c`, or with another word before the last.
package func listed(_ words: [String], _ last: String = "or") -> String {
  words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " \(last) " + words[words.count - 1]
}
