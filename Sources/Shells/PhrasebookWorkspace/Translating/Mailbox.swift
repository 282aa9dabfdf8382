import Dispatch
import struct PhrasebookPlatform.Mutex

/// Messages from tasks and threads to the one thread that handles them: in order, until it is closed.
package final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  package init() {}

  /// Adds a message.
  package func send(_ message: Message) {
    state.withLock { $0.messages.append(message) }
    signal.signal()
  }

  /// Notes that nothing more will come.
  package func close() {
    state.withLock { $0.isClosed = true }
    signal.signal()
  }

  /// Whether no message waits.
  package var isEmpty: Bool { state.withLock { $0.messages.isEmpty } }

  /// The next message if it comes within so many milliseconds.
  package func next(within milliseconds: Int) -> Message? {
    guard signal.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
    let message = state.withLock { $0.messages.isEmpty ? nil : $0.messages.removeFirst() }
    // It was the end, which `next` has to see too.
    if message == nil { signal.signal() }
    return message
  }

  /// Waits for the next message; nil after the last one.
  package func next() -> Message? {
    while true {
      signal.wait()
      let (message, isClosed) = state.withLock { state -> (Message?, Bool) in
        (state.messages.isEmpty ? nil : state.messages.removeFirst(), state.isClosed)
      }
      if let message { return message }
      if isClosed { return nil }
    }
  }
}
