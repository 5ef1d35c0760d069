import CAllocations
import Foundation
import Testing

#if canImport(Glibc)
  /// The counter that other tests go by.
  struct AllocationsTests {
    /// How often `body` asks for memory.
    private func allocations(in body: () -> Void) -> Int {
      let before = allocationsOfThisThread()
      body()
      return allocationsOfThisThread() - before
    }

    @Test func `computing counts nothing`() {
      var sum = 0
      #expect(allocations { for number in 0..<100 { sum &+= number } } == 0)
      #expect(sum == 4950)
    }

    /// What is asked for and given back out of sight of the compiler, which would leave it out.
    private nonisolated(unsafe) static var memory: UnsafeMutableRawPointer?

    @Test func `each function of C counts once`() {
      func count(_ ask: () -> UnsafeMutableRawPointer?) -> Int {
        allocations {
          Self.memory = ask()
          free(Self.memory)
        }
      }
      #expect(count { malloc(10) } == 1)
      #expect(count { calloc(10, 10) } == 1)
      #expect(count { realloc(malloc(10), 100_000) } == 2)
      #expect(count { aligned_alloc(64, 640) } == 1)
      #expect(count { aligned(to: 4096) } == 1)
    }

    /// Nil where the memory is not aligned.
    private func aligned(to alignment: Int) -> UnsafeMutableRawPointer? {
      var memory: UnsafeMutableRawPointer?
      let status = posix_memalign(&memory, alignment, 100)
      return status == 0 && Int(bitPattern: memory) % alignment == 0 ? memory : nil
    }

    @Test func `an alignment that is none is refused as ever`() {
      var memory: UnsafeMutableRawPointer?
      #expect(posix_memalign(&memory, 3, 100) == EINVAL)
      #expect(memory == nil)
    }

    private func makeArray() {
      withExtendedLifetime([UInt8](repeating: 1, count: .random(in: 1000...1001))) {}
    }

    @Test func `an array counts`() {
      #expect(allocations { makeArray() } == 1)
    }

    @Test func `another thread's do not count here`() {
      let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let thread = Thread {
        start.wait()
        for _ in 0..<1000 { makeArray() }
        end.signal()
      }
      thread.start()
      let count = allocations {
        start.signal()
        end.wait()
      }
      #expect(count == 0)
    }
  }
#endif
