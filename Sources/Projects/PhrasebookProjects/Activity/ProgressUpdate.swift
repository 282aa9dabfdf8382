package import Phrasebook

/// How far a piece of long work is.
package struct ProgressUpdate: Sendable {
  /// The work, as `reading sources`.
  package var work: Phrase
  package var done: Int
  package var total: Int

  package var isFinished: Bool { done >= total }

  package init(_ work: Phrase, done: Int, of total: Int) {
    self.work = work
    self.done = done
    self.total = total
  }
}
