internal import CPopt

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Groups of options as popt wants them: one table of tables, and all the C strings in them.
struct OptionTable: ~Copyable {
  /// What popt gives back is the place in here, counted from 1.
  let options: [Option]
  /// A table that includes one table for each group.
  let start: UnsafeMutablePointer<segue_option>
  private let tables: [UnsafeMutablePointer<segue_option>]
  private let strings: [UnsafeMutablePointer<CChar>]

  init(_ groups: [OptionGroup]) {
    var strings: [UnsafeMutablePointer<CChar>] = []
    func cString(_ text: String?) -> UnsafePointer<CChar>? {
      guard let text, let copy = strdup(text) else { return nil }
      strings.append(copy)
      return UnsafePointer(copy)
    }
    var options: [Option] = []
    var tables: [UnsafeMutablePointer<segue_option>] = []
    var includes: [segue_option] = []
    for group in groups {
      let entries = group.options.map { option in
        options.append(option)
        return segue_option(
          longName: cString(option.name), shortName: option.short.map { CChar(bitPattern: $0.asciiValue ?? 0) } ?? 0,
          argInfo: option.argument == nil ? POPT_ARG_NONE : POPT_ARG_STRING, arg: nil, val: Int32(options.count),
          descrip: cString(option.help), argDescrip: cString(option.argument))
      }
      let table = Self.ended(entries)
      tables.append(table)
      includes.append(
        segue_option(
          longName: nil, shortName: 0, argInfo: POPT_ARG_INCLUDE_TABLE, arg: table, val: 0,
          descrip: cString(group.title + ":"), argDescrip: nil))
    }
    start = Self.ended(includes)
    self.options = options
    self.tables = tables + [start]
    self.strings = strings
  }

  deinit {
    for table in tables { table.deallocate() }
    for string in strings { free(string) }
  }

  /// The entries, and the empty one that ends a table.
  private static func ended(_ entries: [segue_option]) -> UnsafeMutablePointer<segue_option> {
    let table = UnsafeMutablePointer<segue_option>.allocate(capacity: entries.count + 1)
    table.initialize(repeating: segue_option(), count: entries.count + 1)
    for (index, entry) in entries.enumerated() { table[index] = entry }
    return table
  }
}
