import Dispatch
import FlyingFox
import FlyingSocks
package import PhrasebookProjects
package import PhrasebookWorkspace
import struct PhrasebookPlatform.Mutex

/// Serves the editor's page and answers its questions, on this machine only.
package final class EditorServer: Sendable {
  private let server: HTTPServer
  private let handler: EditorHandler
  private let port = Mutex<UInt16?>(nil)

  /// The maximum time for a request, in seconds: a translation service may be slow.
  private static let patience = 120.0

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - translators: The names of translators that the page offers.
  package init(
    _ session: EditingSession, port: UInt16, translators: [String] = []
  ) throws {
    handler = EditorHandler(session, token: RequestGuard.newToken(), translators: translators)
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.patience,
      pool: PromptSockets(),
      logger: .disabled, handler: handler)
  }

  /// Serves until the activity is cancelled.
  ///
  /// - Parameter started: Called with the address of the page once it can be opened.
  /// - Returns: Whether it could be served.
  package func run(_ activity: Activity, started: (String) -> Void) -> Bool {
    let (ready, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Task.detached { [self] in
      try? await server.run()
      // A port that is taken ends it before it listens.
      ready.signal()
      end.signal()
    }
    Task.detached { [self] in
      try? await server.waitUntilListening()
      if case .ip4(_, let number)? = await server.listeningAddress {
        handler.setPort(number)
        port.withLock { $0 = number }
      }
      ready.signal()
    }
    ready.wait()
    guard let port = port.withLock({ $0 }) else { return false }
    activity.onCancel { [server] in Task.detached { await server.stop(timeout: 1) } }
    started("http://127.0.0.1:\(port)/?token=\(handler.token)")
    end.wait()
    return true
  }
}
