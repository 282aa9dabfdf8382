import Phrasebook
import struct PhrasebookPlatform.Mutex

/// Counts the finished parts of long work, from any thread, and reports each.
package final class ProgressCounter: Sendable {
  private let work: Phrase
  private let total: Int
  private let done = Mutex(0)
  private let report: @Sendable (ProgressUpdate) -> Void

  init(_ work: Phrase, of total: Int, _ report: @escaping @Sendable (ProgressUpdate) -> Void) {
    self.work = work
    self.total = total
    self.report = report
  }

  /// Adds finished parts.
  package func advance(by parts: Int = 1) {
    let done = done.withLock { done in
      done += parts
      return done
    }
    if done < total { report(ProgressUpdate(work, done: done, of: total)) }
  }

  /// Sets the number of finished parts, unless it is higher already.
  package func reach(_ parts: Int) {
    let done = done.withLock { done in
      done = max(done, parts)
      return done
    }
    if done < total { report(ProgressUpdate(work, done: done, of: total)) }
  }

  /// Reports the end, even if work is left.
  package func finish() { report(ProgressUpdate(work, done: total, of: total)) }
}
