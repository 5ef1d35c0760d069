import Synchronization
import Testing

@testable import SegueKit

@Suite("A bounded queue", .timeLimit(.minutes(10)))
struct BoundedQueueTests {
  /// How many elements have been sent.
  private final class Count: Sendable {
    let sent = Atomic(0)
    var value: Int { sent.load(ordering: .sequentiallyConsistent) }
  }

  @Test("hands elements on in order, and lets the sender be only so many ahead", arguments: [1, 2, 5])
  func order(capacity: Int) {
    let queue = BoundedQueue<Int>(capacity: capacity)
    let count = Count()
    let sender = JoinableThread {
      for number in 0..<1000 where queue.send(number) { count.sent.add(1, ordering: .sequentiallyConsistent) }
      queue.close()
    }
    var received: [Int] = []
    while let number = queue.receive() {
      received.append(number)
      #expect(count.value <= received.count + capacity)
    }
    #expect(received == Array(0..<1000))
    #expect(queue.receive() == nil, "it stays closed")
    _ = consume sender
  }

  @Test("that the receiver closes lets a waiting sender go")
  func closed() {
    let queue = BoundedQueue<Int>(capacity: 2)
    let count = Count()
    let sender = JoinableThread {
      while queue.send(0) { count.sent.add(1, ordering: .sequentiallyConsistent) }
    }
    _ = queue.receive()
    queue.close()
    _ = consume sender
    #expect(count.value <= 3)
    #expect(!queue.send(1))
  }
}
