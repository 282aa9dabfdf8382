import PhrasebookProjects
import Dispatch
import Synchronization

/// Messages from tasks to the thread that writes and reports: in order, until it is closed.
final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  func send(_ message: Message) {
    state.withLock { $0.messages.append(message) }
    signal.signal()
  }

  /// Tells that nothing more will come.
  func close() {
    state.withLock { $0.isClosed = true }
    signal.signal()
  }

  /// Waits for the next message; nil once all came.
  func next() -> Message? {
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
