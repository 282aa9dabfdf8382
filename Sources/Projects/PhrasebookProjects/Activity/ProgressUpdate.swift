package import Phrasebook

/// The progress of a piece of long work.
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
