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

  /// The time without changes before a sync, in milliseconds: an editor writes in several steps.
  private static let quiet: Int32 = 10
  /// The longest wait before the run looks whether it is cancelled, in milliseconds.
  private static let patience: Int32 = 500

  package init(_ projects: [LiveProject], options: SyncOptions = SyncOptions(), isDry: Bool) {
    self.projects = projects
    self.options = options
    self.isDry = isDry
  }

  /// Syncs now and after each change of a file, until the activity is cancelled.
  ///
  /// - Parameter report: Receives the results of each sync that changed something.
  package func run(_ activity: Activity, report: ([TableResult]) -> Void) {
    var watched = projects.map(Watched.init)
    // Each project is asked in turn, so that a change of the last one is seen as soon.
    let limit = Self.patience / Int32(max(1, min(watched.count, 50)))
    while !activity.isCancelled, !watched.isEmpty {
      for index in watched.indices where !activity.isCancelled {
        let project = watched[index].project
        if watched[index].isDue {
          let results = sync(project, activity).filter { $0.synced?.changes.isEmpty == false }
          let changes = Dictionary(results.map { ($0.file, $0.synced?.changes ?? []) }) { $1 }
          if !results.isEmpty, !isDry || changes != watched[index].last { report(results) }
          watched[index].last = changes
        }
        let changes = watched[index].watcher.next(quiet: Self.quiet, limit: limit)
        watched[index].isDue = project.update(changes)
      }
    }
  }

  /// A project with the state of its watch.
  private struct Watched {
    let project: LiveProject
    let watcher: FileWatcher
    /// The changes of the last sync, by file.
    var last: [String: [Change]] = [:]
    var isDue = true

    init(_ project: LiveProject) {
      self.project = project
      let isFolder = FileStatus(path: project.path)?.kind == .folder
      watcher = FileWatcher(isFolder ? project.path : FilePath.folder(project.path))
    }
  }

  private func sync(_ project: LiveProject, _ activity: Activity) -> [TableResult] {
    // A run of its own: a problem that was fixed and came back is reported again.
    let run = Activity { event in
      if case .diagnostic(let diagnostic) = event, diagnostic.severity != .note {
        activity.report(diagnostic)
      }
    }
    return project.sync(options, isDry: isDry, activity: run) { isBeingEdited($0) }
  }

  /// Whether a program has a catalog open with unsaved changes, by the files that Vim and Emacs
  /// leave beside it.
  private func isBeingEdited(_ catalog: String) -> Bool {
    let (folder, name) = (FilePath.folder(catalog), FilePath.name(catalog))
    return [".\(name).swp", ".#\(name)", "#\(name)#"].contains {
      FileStatus(path: FilePath.join(folder, $0), followingLinks: false) != nil
    }
  }
}
