import PhrasebookPlatform

/// Threads that are not joined: their results are complete while they still release their memory.
/// Work continues without them, and only the end of the process waits for them.
package enum DetachedThreads {
  private struct Counts {
    var running = 0
    var stuck = 0
  }

  private static let counts = Mutex(Counts())

  /// A thread that was started.
  package final class Thread: Sendable {
    private enum RunState { case running, ended, stuck }

    private let state = Mutex(RunState.running)

    /// Lets the process end without the thread, whose work takes too long.
    package func giveUp() {
      guard state.withLock({ Self.leave(.running, for: .stuck, of: &$0) }) else { return }
      DetachedThreads.counts.withLock {
        $0.running -= 1
        $0.stuck += 1
      }
    }

    fileprivate func end() {
      let isCounted = state.withLock { Self.leave(.running, for: .ended, of: &$0) }
      DetachedThreads.counts.withLock {
        if isCounted { $0.running -= 1 } else { $0.stuck -= 1 }
      }
    }

    private static func leave(
      _ old: RunState, for new: RunState, of state: inout RunState
    ) -> Bool {
      guard state == old else { return false }
      state = new
      return true
    }
  }

  /// Starts a thread; nil if the system cannot create one.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Thread? {
    counts.withLock { $0.running += 1 }
    let thread = Thread()
    let isStarted = WorkThread.detached {
      body()
      thread.end()
    }
    guard isStarted else {
      thread.end()
      return nil
    }
    return thread
  }

  /// Waits until all have ended, except those that were given up.
  ///
  /// - Returns: Whether none of those still runs.
  package static func wait() -> Bool {
    while counts.withLock({ $0.running }) > 0 { usleep(200) }
    return counts.withLock { $0.stuck } == 0
  }
}
