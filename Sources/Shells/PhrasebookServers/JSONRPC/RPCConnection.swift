import Dispatch
import PhrasebookModel
package import PhrasebookProjects
package import PhrasebookWorkspace
import struct PhrasebookPlatform.Mutex

/// The two streams to a client: a thread reads messages into a queue, and the server answers them one
/// by one.
///
/// A cancellation takes effect when it is read, while requests before it wait or run.
package final class RPCConnection: Sendable {
  /// The notification with which a client cancels a request.
  package struct CancelMethod: Sendable {
    /// The method.
    package var name: String
    /// The member of the parameters that is the id of the request.
    package var member: String

    package init(_ name: String, member: String) {
      self.name = name
      self.member = member
    }
  }

  private struct State {
    /// Requests without an answer, and what runs for them.
    var pending: [RequestID: Activity] = [:]
    var lastRequest = 0
  }

  private let input: Int32
  private let output: MessageWriter
  private let framing: MessageFraming
  private let cancelMethod: CancelMethod
  private let inbox = Mailbox<ServerEvent>()
  /// Bounds the messages that wait: the client is not read while there are too many.
  private let room = DispatchSemaphore(value: 1_024)
  private let state = Mutex(State())
  private let inputEnd = DispatchSemaphore(value: 0)
  private let afterEnd: @Sendable () -> Void

  /// - Parameters:
  ///   - input: A file descriptor to read messages from.
  ///   - output: A file descriptor to write messages to.
  ///   - afterEnd: Called by the thread that reads, when the client has ended its stream.
  package init(
    input: Int32, output: Int32, framing: MessageFraming, cancelMethod: CancelMethod,
    afterEnd: @escaping @Sendable () -> Void = {}
  ) {
    self.input = input
    self.output = MessageWriter(output, framing)
    self.framing = framing
    self.cancelMethod = cancelMethod
    self.afterEnd = afterEnd
  }

  // MARK: Reading

  /// Starts to read messages on a thread of its own; they come out of `next`.
  ///
  /// - Returns: False if the system cannot create a thread.
  package func start() -> Bool {
    WorkThread.detached {
      self.readAll()
      self.inputEnd.signal()
      self.afterEnd()
    }
  }

  /// Waits for the next event.
  package func next() -> ServerEvent {
    let event = inbox.next() ?? .end
    if case .message = event { room.signal() }
    return event
  }

  /// Waits for the next event, at most so many milliseconds; nil if none came.
  package func next(within milliseconds: Int) -> ServerEvent? {
    guard let event = inbox.next(within: milliseconds) else { return nil }
    if case .message = event { room.signal() }
    return event
  }

  /// Whether no event waits: the moment for work that events may make needless.
  package var isIdle: Bool { inbox.isEmpty }

  /// Adds an event from elsewhere, from any thread.
  package func post(_ event: ServerEvent) { inbox.send(event) }

  /// Waits until nothing reads the input any more: only then may its descriptor be closed and used again.
  /// Call it once, when the client has ended its stream.
  package func waitForEndOfInput() { inputEnd.wait() }

  private func readAll() {
    var reader = MessageReader(input, framing)
    while true {
      switch reader.next() {
      case .message(let bytes): take(bytes)
      case .skipped(let error): post(.malformed(RPCMessage.Malformed(error)))
      case .broken(let error):
        post(.malformed(RPCMessage.Malformed(error)))
        return post(.end)
      case .end: return post(.end)
      }
    }
  }

  private func take(_ bytes: [UInt8]) {
    let message: RPCMessage
    do throws(RPCMessage.Malformed) {
      message = try RPCMessage(bytes)
    } catch {
      return post(.malformed(error))
    }
    switch message {
    case .request(let id, _, _): state.withLock { $0.pending[id] = Activity() }
    case .notification(cancelMethod.name, let params):
      let id = params[cancelMethod.member].flatMap(RequestID.init)
      let activity = id.flatMap { id in state.withLock { $0.pending[id] } }
      activity?.cancel()
    default: break
    }
    room.wait()
    post(.message(message))
  }

  // MARK: Answers

  /// The run of an unanswered request: it is cancelled when the client cancels the request.
  package func activity(of id: RequestID) -> Activity {
    state.withLock { $0.pending[id] } ?? Activity()
  }

  /// Answers a request with a result, for which `result` writes one value.
  package func answer(_ id: RequestID, _ result: (inout JSONWriter) -> Void) {
    state.withLock { $0.pending[id] = nil }
    send { json in
      json.id(id)
      json.name("result")
      result(&json)
    }
  }

  /// Forgets a request that gets no answer: the client has cancelled it.
  package func discard(_ id: RequestID) { state.withLock { $0.pending[id] = nil } }

  /// Answers a request with an error; `id` is nil for bytes that are not a message.
  package func answer(_ id: RequestID?, error: RPCError) {
    if let id { state.withLock { $0.pending[id] = nil } }
    send { json in
      json.id(id)
      json.name("error")
      json.object {
        $0.member("code", error.code)
        $0.member("message", error.message)
        if let data = error.data {
          $0.name("data")
          $0.copy(data)
        }
      }
    }
  }

  /// Sends a notification; `params` writes one value.
  package func notify(_ method: StaticString, _ params: (inout JSONWriter) -> Void) {
    send { json in
      json.name("method")
      json.string(String(describing: method))
      json.name("params")
      params(&json)
    }
  }

  /// Sends a request of the server; its answer arrives as a message.
  @discardableResult
  package func request(
    _ method: StaticString, _ params: (inout JSONWriter) -> Void
  ) -> RequestID {
    let number = state.withLock { state in
      state.lastRequest += 1
      return state.lastRequest
    }
    send { json in
      json.id(.number(number))
      json.name("method")
      json.string(String(describing: method))
      json.name("params")
      params(&json)
    }
    return .number(number)
  }

  private func send(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    if !output.send(json.bytes) { post(.end) }
  }
}

extension JSONWriter {
  fileprivate mutating func id(_ id: RequestID?) {
    name("id")
    switch id {
    case .number(let value): number(value)
    case .string(let text): string(text)
    case nil: null()
    }
  }
}
