public import Media
public import Motion

/// Why a preview cannot be made.
public enum SegueError: Error, Sendable, Equatable {
  case scene(SceneError)
  case media(MediaError)
  /// What is wrong with a scene or transition file, or a recorded gesture.
  case file(FileProblems)
  /// No preset has this name. `hint` names the nearest, or is empty.
  case unknownTransition(name: String, hint: String)
  /// The path says no format we write.
  case unknownFormat(path: String)
  /// Two pages have different sizes, and nothing says how to fit them.
  case pagesDiffer(first: SizedPage, second: SizedPage)
  /// The picture asked for has another shape than the page, and nothing says how to fit it.
  case shapeDiffers(page: Size, output: Size)
  /// A number outside its range.
  case outOfRange(what: String, found: String, expected: String)
  /// A file that is read would be written over.
  case outputIsInput(path: String)
  /// Two outputs have one path.
  case outputTwice(path: String)
  /// The target exists, and nothing may be overwritten.
  case exists(path: String)
  /// A GIF is too large on every rung of its ladder.
  case doesNotFit(path: String, limit: ByteCount, smallest: ByteCount)
  /// A moment that is never reached.
  case noSuchMoment(String)
  case cancelled

  /// A page by name, and its size in pixels.
  public struct SizedPage: Sendable, Hashable {
    public var name: String
    public var size: Size

    public init(name: String, size: Size) {
      self.name = name
      self.size = size
    }
  }

  /// Pixels across and down.
  public struct Size: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }
}

extension SegueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .scene(let error): error.description
    case .media(let error): error.description
    case .file(let problems): problems.description
    case .unknownTransition(let name, let hint):
      "there is no transition '\(name)'\(hint); 'segue transitions' lists them"
    case .unknownFormat(let path):
      "cannot tell the format of '\(path)': expected a name that ends in .mp4 or .gif, or in / for a folder of PNGs"
    case .pagesDiffer(let first, let second):
      "the pages differ in size: \(first.name) is \(first.size), \(second.name) is \(second.size); --fit cover, contain or stretch makes them one"
    case .shapeDiffers(let page, let output):
      "a page of \(page) has another shape than the output of \(output); give one side alone, or --fit cover, contain or stretch"
    case .outOfRange(let what, let found, let expected): "\(what): expected \(expected), found \(found)"
    case .outputIsInput(let path): "'\(path)' is one of the files that are read: the output would write over it"
    case .outputTwice(let path): "'\(path)' is named twice as an output"
    case .exists(let path): "'\(path)' exists, and --no-overwrite was given"
    case .doesNotFit(let path, let limit, let smallest):
      "'\(path)' cannot be made to fit \(limit): with all given up that may be, it has \(smallest)"
    case .noSuchMoment(let problem): problem
    case .cancelled: "interrupted"
    }
  }
}

extension SegueError.Size: CustomStringConvertible {
  public var description: String { "\(width) × \(height)" }
}

/// Runs what throws a media error as something that throws ours.
func media<Result: ~Copyable>(_ body: () throws(MediaError) -> Result) throws(SegueError) -> Result {
  do { return try body() } catch { throw .media(error) }
}
