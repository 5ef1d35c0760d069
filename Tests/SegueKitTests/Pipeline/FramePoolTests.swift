import Raster
import Testing

@testable import SegueKit

@Suite("A pool of frames")
struct FramePoolTests {
  private final class Buffer { var content = 0 }

  @Test("fills one buffer again and again where nobody keeps it, and once where the version is the same")
  func reuse() {
    var (made, composed) = (0, 0)
    var pool = FramePool {
      made += 1
      return Buffer()
    }
    for version in [1, 1, 2, 2, 2, 3] {
      let buffer = pool.buffer(version: version) {
        composed += 1
        $0.content = version
      }
      #expect(buffer.content == version)
    }
    #expect(made == 1 && composed == 3)
  }

  @Test("leaves alone what somebody keeps, and takes it back when he lets go")
  func kept() {
    var made = 0
    var pool = FramePool {
      made += 1
      return Buffer()
    }
    var kept: [Buffer] = []
    for version in 1...10 {
      if kept.count == 3 { kept.removeFirst() }
      kept.append(pool.buffer(version: version) { $0.content = version })
      #expect(kept.map(\.content) == Array(max(1, version - 2)...version))
    }
    #expect(made == 3)
  }
}
