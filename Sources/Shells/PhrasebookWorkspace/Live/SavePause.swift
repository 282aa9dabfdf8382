/// The time after a change of a file in which an editor may continue to save, often in several steps:
/// catalogs are compared in that time, and written after it.
final class SavePause {
  private let watcher: FileWatcher
  private let start = ContinuousClock.now
  /// The number of times that work was given up because files kept changing.
  let postponed: Int
  /// The changes in that time.
  private(set) var more = FileWatcher.Changes()
  private var isWaiting: Bool

  /// The time without changes before a catalog is written, in milliseconds.
  static let quiet: Int32 = 10
  /// After so many times the catalogs are written whatever changes: a file may change all the time.
  private static let most = 40

  init(_ watcher: FileWatcher, postponed: Int = 0, isOver: Bool = false) {
    self.watcher = watcher
    self.postponed = postponed
    isWaiting = !isOver && postponed < Self.most
  }

  /// Whether nothing of a project has changed in that time; waits for its end.
  var isOver: Bool {
    while isWaiting, more.concernsNothing {
      let passed = (ContinuousClock.now - start) / .milliseconds(1)
      let rest = Int32((Double(Self.quiet) - passed).rounded(.up))
      isWaiting = rest > 0
      // A file may have changed in a sync that took longer than the pause.
      more.formUnion(watcher.next(quiet: 0, limit: max(rest, 0)))
    }
    return more.concernsNothing
  }
}
