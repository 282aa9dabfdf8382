import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C, or a polite request to end, while long work is under way: the first one lets it come to a
/// good end, the second one ends it at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private static let signals = [SIGINT, SIGTERM]

  /// - Parameter stop: Called on the first of them, on another thread.
  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption")
    signal(SIGINT, SIG_IGN)
    // What is ignored, commands that are started ignore too, and this one is how they are stopped.
    signal(SIGTERM) { _ in }
    sources = Self.signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for source in sources {
      source.setEventHandler {
        Self.leave()
        stop()
      }
      source.activate()
    }
  }

  /// Leaves them to the system again.
  func end() {
    for source in sources { source.cancel() }
    Self.leave()
  }

  private static func leave() {
    for number in signals { signal(number, SIG_DFL) }
  }
}
