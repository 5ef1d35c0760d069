import SegueKit
import Testing

/// Sizes of files, as they are read and said.
struct ByteCountTests {
  @Test(arguments: [
    ("1", 1), ("800000", 800_000), ("12B", 12), ("500KB", 500_000), ("500kb", 500_000), ("10MB", 10_000_000),
    ("1.5 MB", 1_500_000), ("2GB", 2_000_000_000), ("1KiB", 1024), ("8MiB", 8_388_608), (".5kib", 512),
    ("1e6", 1_000_000), ("1.5B", 1), ("+5MB", 5_000_000),
  ])
  func `thousands and 1024s are told apart`(text: String, bytes: Int) {
    #expect(ByteCount(text: text)?.bytes == bytes)
  }

  @Test(arguments: [
    "", "0", "0.9", "-5MB", "10XB", "MB", "10M", "10MB/s", "1.2.3MB", "0x10", "nan", "inf", "1e99", "1 0MB", "10 MB ",
  ])
  func `anything else is refused`(text: String) {
    #expect(ByteCount(text: text) == nil)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 kB"), (1234, "1.23 kB"), (34_567, "34.6 kB"), (999_499, "999 kB"),
    (999_500, "1 MB"), (10_000_000, "10 MB"), (123_456_789, "123 MB"), (5_000_000_000, "5 GB"),
  ])
  func `they are said in thousands`(bytes: Int, text: String) {
    #expect(ByteCount(bytes).description == text)
  }
}
