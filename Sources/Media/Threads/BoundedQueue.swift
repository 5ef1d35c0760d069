internal import Dispatch
internal import Synchronization

/// Hands elements from one thread to another, in order, and lets the first be only so many ahead.
package final class BoundedQueue<Element: Sendable>: Sendable {
  private struct Content {
    var elements: [Element] = []
    var isClosed = false
  }

  private let content = Mutex(Content())
  /// Counts the elements there is room for.
  private let room = DispatchSemaphore(value: 0)
  /// Counts the elements that wait.
  private let waiting = DispatchSemaphore(value: 0)

  package init(capacity: Int) {
    // Not as the semaphore's first value, which libdispatch insists to find again in the end.
    for _ in 0..<capacity { room.signal() }
  }

  /// Appends an element, when there is room for it.
  /// - Returns: false where the queue is closed, and nobody will take it.
  package func send(_ element: Element) -> Bool {
    room.wait()
    let isOpen = content.withLock { content in
      if !content.isClosed { content.elements.append(element) }
      return !content.isClosed
    }
    (isOpen ? waiting : room).signal()
    return isOpen
  }

  /// Takes the first element, when there is one; nil where the queue is closed and none is left.
  package func receive() -> Element? {
    waiting.wait()
    let element = content.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
    (element == nil ? waiting : room).signal()
    return element
  }

  /// Says, from either side, that no more elements come.
  package func close() {
    content.withLock { $0.isClosed = true }
    room.signal()
    waiting.signal()
  }
}
