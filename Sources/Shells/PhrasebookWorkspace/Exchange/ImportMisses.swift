import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The tables of imported files that no catalog is meant by.
///
/// Beside tables that were found they are skipped. A file with no other table was meant for another
/// project, which is an error; but a folder may hold third-party files, such as a library's.
struct ImportMisses {
  struct Miss {
    var text: Phrase
    var place: Location
    /// Whether it has a translation; a table without any leaves nothing out.
    var hasTexts: Bool
  }

  let activity: Activity
  /// Those of files in folders, of which nothing was found.
  private var strays: [Miss] = []
  private var hasFound = false
  /// Whether a file was meant for another project.
  private(set) var isError = false

  init(activity: Activity) { self.activity = activity }

  /// Adds the misses of a file.
  ///
  /// - Parameter isFound: Whether a catalog is meant by another table of the file.
  mutating func add(_ misses: [Miss], of file: ExchangeInput.Opened, isFound: Bool) {
    hasFound = hasFound || isFound
    if !isFound, file.pathInFolder != nil {
      strays += misses
    } else {
      report(misses, isSkipped: isFound)
    }
  }

  /// Reports what is left once all files were added.
  mutating func finish() { report(strays, isSkipped: hasFound) }

  private mutating func report(_ misses: [Miss], isSkipped: Bool) {
    if !isSkipped, !misses.isEmpty { isError = true }
    for miss in misses {
      if miss.hasTexts { activity.noteOmission() }
      activity.report(Diagnostic(isSkipped ? .warning : .error, miss.text, at: miss.place))
    }
  }
}
