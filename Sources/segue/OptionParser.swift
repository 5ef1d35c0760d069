internal import CPopt

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// popt, at work on one command line.
struct OptionParser: ~Copyable {
  private let table: OptionTable
  private let context: poptContext
  /// popt keeps the pointer it is given.
  private let words: UnsafeMutablePointer<UnsafePointer<CChar>?>
  private let count: Int

  /// - Parameters:
  ///   - name: of the command, as the help shows it.
  ///   - arguments: what follows it.
  init(_ groups: [OptionGroup], name: String, arguments: [String]) {
    let all = [name] + arguments
    count = all.count
    words = .allocate(capacity: count + 1)
    words.initialize(repeating: nil, count: count + 1)
    for (index, word) in all.enumerated() { words[index] = UnsafePointer(strdup(word)) }
    table = OptionTable(groups)
    guard let context = poptGetContext(name, Int32(count), words, table.start, POPT_CONTEXT_NO_EXEC) else {
      fatalError("out of memory")
    }
    self.context = context
  }

  deinit {
    poptFreeContext(context)
    for index in 0..<count { free(UnsafeMutablePointer(mutating: words[index])) }
    words.deallocate()
  }

  /// Every option with its value, in order; then what is no option; and what popt cannot make sense of.
  func arguments() -> Arguments {
    var arguments = Arguments()
    while true {
      let result = poptGetNextOpt(context)
      if result == -1 { break }
      guard result > 0 else {
        arguments.problems.append(problem(result))
        if result == POPT_ERROR_BADOPT { arguments.hasUnknownOptions = true }
        continue
      }
      let value = poptGetOptArg(context)
      arguments.given.append((table.options[Int(result) - 1], value.map { String(cString: $0) } ?? ""))
      free(value)
    }
    if var rest = poptGetArgs(context) {
      while let word = rest.pointee {
        arguments.positionals.append(String(cString: word))
        rest += 1
      }
    }
    return arguments
  }

  /// Prints popt's help to the standard output.
  /// - Parameter usage: what follows the command's name in the first line.
  func printHelp(usage: String) {
    poptSetOtherOptionHelp(context, usage)
    poptPrintHelp(context, segue_stdout(), 0)
  }

  private func problem(_ status: Int32) -> String {
    let word = poptBadOption(context, POPT_BADOPTION_NOALIAS).map { String(cString: $0) } ?? ""
    let flag = String(word.prefix { $0 != "=" })
    switch status {
    case POPT_ERROR_BADOPT: return "unknown option '\(flag)'\(nearest(flag, in: table.options))"
    case POPT_ERROR_NOARG: return "\(flag): a value is missing"
    case POPT_ERROR_UNWANTEDARG: return "\(flag): expected no value, found '\(word.dropFirst(flag.count + 1))'"
    default: return "\(flag): \(String(cString: poptStrerror(status)))"
    }
  }
}
