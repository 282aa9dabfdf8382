import PhrasebookPlatform
import Synchronization

/// Threads whose results are there and that still put their tools away: the work goes on without
/// them, and only a process that ends waits until they are gone.
package enum Stragglers {
  private static let count = Mutex(0)

  /// Starts a thread that may become one; nil if the system has none to give.
  package static func start(_ body: @escaping @Sendable () -> Void) -> WorkThread? {
    count.withLock { $0 += 1 }
    let thread = WorkThread {
      body()
      count.withLock { $0 -= 1 }
    }
    if thread == nil { count.withLock { $0 -= 1 } }
    return thread
  }

  /// Waits until there is none.
  package static func wait() {
    while count.withLock({ $0 }) > 0 { usleep(200) }
  }
}
