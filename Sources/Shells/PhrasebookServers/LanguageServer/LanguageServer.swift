import PhrasebookModel
package import PhrasebookProjects
import PhrasebookWorkspace

/// A server of the Language Server Protocol 3.17: reads messages until the client ends or goes away.
///
/// Messages are handled one after another. Diagnostics are published in the pauses between them, so that
/// fast typing costs one audit, and the question about a change does not wait for it.
package final class LanguageServer {
  let state: ServerState
  private let version: String
  private var phase = Phase.starting

  private enum Phase { case starting, running, shutDown }

  /// The requests that need an initialized server, by method.
  private static let features: [String: any LanguageFeature.Type] = Dictionary(
    uniqueKeysWithValues: LanguageFeatures.all.map { ($0.method, $0) })

  /// - Parameters:
  ///   - connection: The streams to the client.
  ///   - extraction: The options for reading sources.
  ///   - version: The version of the program, which the client shows.
  package init(_ connection: RPCConnection, extraction: ExtractionRun, version: String) {
    state = ServerState(connection, extraction)
    self.version = version
  }

  /// The framing and the cancellation of the protocol.
  package static func connection(
    input: Int32, output: Int32, afterEnd: @escaping @Sendable () -> Void = {}
  ) -> RPCConnection {
    RPCConnection(
      input: input, output: output, framing: .contentLength,
      cancelMethod: RPCConnection.CancelMethod("$/cancelRequest", member: "id"),
      afterEnd: afterEnd)
  }

  /// Serves the client.
  ///
  /// - Returns: Whether the client ended the session as the protocol asks, with `shutdown` and `exit`.
  package func run() -> Bool {
    guard state.connection.start() else { return false }
    defer { for session in state.sessions { session.close() } }
    while true {
      switch next() {
      case .message(.request(let id, let method, let params)): answer(id, method, params)
      case .message(.notification("exit", _)): return phase == .shutDown
      case .message(.notification(let method, let params)):
        if phase == .running { Notifications.take(method, params, state) }
      case .message(.response): break
      case .malformed(let malformed):
        state.connection.answer(malformed.id, error: malformed.error)
      case .files(let changes): Notifications.take(changes, state)
      case .end: return phase == .shutDown
      }
    }
  }

  /// The time without events before projects are read ahead and the client is asked to draw again, in
  /// milliseconds.
  private static let rest = 300

  /// The time without events before diagnostics are published, in milliseconds: an editor asks about
  /// a change right after it.
  private static let pause = 10

  /// The next event; while none comes, diagnostics are published and projects are read ahead.
  private func next() -> ServerEvent {
    if phase == .running {
      if let event = state.connection.next(within: Self.pause) { return event }
      Diagnostics(state).publish()
      if state.isOutOfDate {
        if let event = state.connection.next(within: Self.rest) { return event }
        state.refresh()
      }
    }
    while phase == .running,
      let start = state.sessions.lazy.map({ LiveStart($0.project) })
        .first(where: { !$0.isPrepared })
    {
      if let event = state.connection.next(within: Self.rest) { return event }
      while state.connection.isIdle, start.prepare() {}
    }
    return state.connection.next()
  }

  private func answer(_ id: RequestID, _ method: String, _ params: JSONValue) {
    let activity = state.connection.activity(of: id)
    do throws(RPCError) {
      if activity.isCancelled { throw .cancelled }
      let result = try result(method, params, activity)
      if activity.isCancelled { throw .cancelled }
      state.connection.answer(id, result)
    } catch {
      state.connection.answer(id, error: error)
    }
  }

  private func result(
    _ method: String, _ params: JSONValue, _ activity: Activity
  ) throws(RPCError) -> LanguageAnswer {
    switch (method, phase) {
    case ("initialize", .starting):
      phase = .running
      return Initialization.answer(params, state, version: version)
    case ("initialize", _): throw .invalidRequest("the server is initialized already")
    case (_, .starting): throw .notInitialized
    case ("shutdown", .running):
      phase = .shutDown
      return { $0.null() }
    case (_, .shutDown): throw .invalidRequest("the server is shut down; only exit may follow")
    default: break
    }
    guard let feature = Self.features[method] else { throw .methodNotFound(method) }
    return try feature.answer(
      LanguageRequest(params: params, state: state, activity: activity))
  }
}
