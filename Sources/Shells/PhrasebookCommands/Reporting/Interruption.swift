import Dispatch
import PhrasebookPlatform

/// Handles Ctrl-C, SIGTERM and a closed terminal during long work: the first signal lets the work
/// finish cleanly, the second one ends it at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let signals: [Int32]

  /// - Parameter stop: Called on the first of them, on another thread.
  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption")
    signal(SIGINT, SIG_IGN)
    // Child processes inherit ignored signals, and they are stopped with this one.
    Self.isEarly = false
    signal(SIGTERM) { _ in Interruption.isEarly = true }
    // A process that was started to outlive the terminal, as by `nohup`, is not ended.
    let outlives = Self.isIgnoring(signal(SIGHUP) { _ in })
    if outlives { signal(SIGHUP, SIG_IGN) }
    let signals = outlives ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
    self.signals = signals
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for source in sources {
      source.setEventHandler {
        // A closed terminal sends more than one signal: from the shell, and then from the system.
        Self.leave(signals.filter { $0 != SIGHUP })
        stop()
      }
      // A source listens a moment later, and a signal before that would be lost.
      source.setRegistrationHandler { if Self.isEarly { stop() } }
      source.activate()
    }
  }

  /// Whether a signal to end came before the sources listened.
  private nonisolated(unsafe) static var isEarly = false

  /// Leaves them to the system again.
  func end() {
    for source in sources { source.cancel() }
    Self.leave(signals)
  }

  private static func leave(_ signals: [Int32]) {
    for number in signals { signal(number, SIG_DFL) }
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
