import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C while long work is under way: the first one lets it come to a good end, the second one ends
/// it at once.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// - Parameter stop: Called on the first Ctrl-C, on another thread.
  init(_ stop: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(
      signal: SIGINT, queue: DispatchQueue(label: "interruption"))
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      stop()
    }
    source.activate()
  }

  /// Leaves Ctrl-C to the system again.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
