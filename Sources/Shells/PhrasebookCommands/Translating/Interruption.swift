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
    for number in Self.signals { signal(number, SIG_IGN) }
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
