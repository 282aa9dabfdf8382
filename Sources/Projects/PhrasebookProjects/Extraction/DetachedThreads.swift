import PhrasebookPlatform
import Synchronization

/// Threads that are not joined: their results are complete while they still release their memory.
/// Work goes on without them, and only the end of the process waits for them.
package enum DetachedThreads {
  private static let count = Mutex(0)

  /// Starts a thread; nil if the system cannot create one.
  package static func start(_ body: @escaping @Sendable () -> Void) -> WorkThread? {
    count.withLock { $0 += 1 }
    let thread = WorkThread {
      body()
      count.withLock { $0 -= 1 }
    }
    if thread == nil { count.withLock { $0 -= 1 } }
    return thread
  }

  /// Waits until all have ended.
  package static func wait() {
    while count.withLock({ $0 }) > 0 { usleep(200) }
  }
}
