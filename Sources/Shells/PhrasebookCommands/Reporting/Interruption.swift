import PhrasebookReports
import PhrasebookWorkspace
import PhrasebookModel
import Phrasebook
import PhrasebookProjects
import Dispatch
import PhrasebookPlatform

/// Ctrl-C, a polite request to end, or a terminal that is closed, while long work is under way: the
/// first one lets it come to a good end, the second one ends it at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let signals: [Int32]

  /// - Parameter stop: Called on the first of them, on another thread.
  init(_ stop: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "interruption")
    signal(SIGINT, SIG_IGN)
    // What is ignored, commands that are started ignore too, and this one is how they are stopped.
    signal(SIGTERM) { _ in }
    // Who was started to outlive the terminal, as by `nohup`, does.
    let outlives = Self.isIgnoring(signal(SIGHUP) { _ in })
    if outlives { signal(SIGHUP, SIG_IGN) }
    let signals = outlives ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
    self.signals = signals
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for source in sources {
      source.setEventHandler {
        // A terminal that is closed says so more than once: the shell does, and then the system.
        Self.leave(signals.filter { $0 != SIGHUP })
        stop()
      }
      source.activate()
    }
  }

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
