package import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// Keeps catalogs in step with their sources while people work.
package struct CatalogWatch {
  package let projects: [LiveProject]
  package let options: SyncOptions
  /// Whether differences are reported and not written.
  package let isDry: Bool
  /// The spelling of paths in results and messages.
  private let spelling: Spelling

  /// The longest wait before the run looks whether it is cancelled, in milliseconds.
  private static let patience: Int32 = 500

  package init(
    _ projects: [LiveProject], options: SyncOptions = SyncOptions(), isDry: Bool,
    spelling: Spelling
  ) {
    self.projects = projects
    self.options = options
    self.isDry = isDry
    self.spelling = spelling
  }

  /// Syncs now and after each change of a file, until the activity is cancelled.
  ///
  /// - Parameter report: Receives the results of each sync that changed something.
  package func run(_ activity: Activity, report: ([TableResult]) -> Void) {
    let watched = projects.map(Watched.init)
    // Each project is asked in turn, so that a change of the last one is seen as soon.
    let limit = Self.patience / Int32(max(1, min(watched.count, 50)))
    while !activity.isCancelled, !watched.isEmpty {
      for one in watched where !activity.isCancelled {
        if one.isDue {
          one.waitForGit(activity)
          sync(one, activity, report)
        }
        if !one.isDue { one.wait(limit) }
      }
    }
  }

  /// A project with the state of its watch.
  private final class Watched {
    let project: LiveProject
    let watcher: FileWatcher
    let gitLock: GitLock
    var pause: SavePause
    /// The changes of the last sync, by file.
    var last: [String: [Change]] = [:]
    /// The catalogs that the last sync left because a program has them open.
    var left: Set<String> = []
    var isDue = true

    init(_ project: LiveProject) {
      self.project = project
      let isFolder = FileStatus(path: project.path)?.kind == .folder
      watcher = FileWatcher(isFolder ? project.path : FilePath.folder(project.path))
      gitLock = GitLock(around: project.path)
      pause = SavePause(watcher, isOver: true)
    }

    /// So many files at once are changed by a program, such as one that unpacks an archive: its catalogs
    /// belong to sources that it may not have written yet.
    private static let many = 20
    /// The time without changes after that, in milliseconds.
    private static let calm: Int32 = 200

    /// Waits while Git changes files, and takes over what it has changed.
    func waitForGit(_ activity: Activity) {
      var changes = FileWatcher.Changes()
      while gitLock.isHeld, !activity.isCancelled {
        changes.formUnion(watcher.next(quiet: 0, limit: Self.calm / 10))
      }
      if !changes.isEmpty { take(changes) }
    }

    /// Waits for changes, at most so many milliseconds.
    func wait(_ limit: Int32) {
      _ = takeNext(limit)
      if left.contains(where: { !UnsavedChanges.exist(in: $0) }) { isDue = true }
    }

    /// Takes the next changes over, waiting at most so many milliseconds for them. Returns whether there are any.
    func takeNext(_ limit: Int32) -> Bool {
      let changes = watcher.next(quiet: 0, limit: limit)
      if !changes.isEmpty { take(changes) }
      return !changes.isEmpty
    }

    /// Takes changes over; those of files that are there are read at once, and others when nothing has
    /// changed for a moment: a file that is missing may be back then.
    func take(_ changes: FileWatcher.Changes) {
      var changes = changes
      if changes.isEverything || changes.files.count > Self.many {
        changes.formUnion(watcher.next(quiet: Self.calm, limit: Self.calm))
      }
      let isSaved = hasAll(of: changes)
      if isSaved {
        pause = SavePause(watcher, postponed: isDue ? pause.postponed + 1 : 0)
      } else {
        changes.formUnion(watcher.next(quiet: SavePause.quiet, limit: SavePause.quiet))
        pause = SavePause(watcher, isOver: true)
      }
      isDue = project.update(changes) || isDue
      let jobs = project.workspace.extraction.jobs
      if isSaved, jobs > 1, changes.files.count <= jobs { project.files.readAhead(changes.files) }
    }

    /// Whether all changed files are there and known: nothing but their contents has changed.
    private func hasAll(of changes: FileWatcher.Changes) -> Bool {
      guard !changes.isEverything, let scope = project.scope else { return false }
      return changes.files.allSatisfy { file in
        LiveFileKind(file) == .other
          || scope.knows(file) && FileStatus(path: file)?.kind == .file
      }
    }
  }

  private func spelled(_ result: TableResult) -> TableResult {
    var result = result
    result.file = spelling.spell(result.file)
    if let changes = result.synced?.changes {
      result.synced?.changes = changes.map { spelling.respell($0) }
    }
    return result
  }

  private func sync(_ watched: Watched, _ activity: Activity, _ report: ([TableResult]) -> Void) {
    // A run of its own: a problem that was fixed and came back is reported again.
    let run = Activity()
    let (pause, gitLock) = (watched.pause, watched.gitLock)
    let mayWrite = { pause.isOver && !gitLock.isHeld }
    watched.left = []
    let results = watched.project.sync(
      options, isDry: isDry, activity: run,
      leaving: { catalog in
        let isLeft = UnsavedChanges.exist(in: catalog)
        if isLeft { watched.left.insert(catalog) }
        return isLeft
      }, mayWrite: mayWrite
    ).filter { $0.synced?.changes.isEmpty == false }
    guard mayWrite() else { return watched.take(pause.more) }
    watched.isDue = false
    let problems = run.diagnostics.filter { $0.severity != .note }
    if !problems.isEmpty, watched.takeNext(0) {
      // A source may have gone while it was read: the next sync has the problems that are left.
      watched.isDue = true
    } else {
      for problem in problems { activity.report(spelling.respell(problem)) }
    }
    let changes = Dictionary(results.map { ($0.file, $0.synced?.changes ?? []) }) { $1 }
    if !results.isEmpty, !isDry || changes != watched.last { report(results.map(spelled)) }
    watched.last = changes
  }
}
