package import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// Keeps catalogs in step with their sources while people work.
package struct CatalogWatch {
  package let project: LiveProject
  package let options: SyncOptions
  /// Whether differences are reported and not written.
  package let isDry: Bool

  /// How long nothing may change before a sync, in milliseconds: an editor writes in several steps.
  private static let quiet: Int32 = 10
  /// How long a wait lasts before the run looks whether it is cancelled, in milliseconds.
  private static let patience: Int32 = 500

  package init(_ project: LiveProject, options: SyncOptions = SyncOptions(), isDry: Bool) {
    self.project = project
    self.options = options
    self.isDry = isDry
  }

  /// Syncs now and after each change of a file, until the activity is cancelled.
  ///
  /// - Parameter report: Receives the results of each sync that changed something.
  package func run(_ activity: Activity, report: ([TableResult]) -> Void) {
    let folder =
      FileStatus(path: project.path)?.kind == .folder
      ? project.path : FilePath.folder(project.path)
    let watcher = FileWatcher(folder)
    var last: [String: [Change]] = [:]
    var isDue = true
    while !activity.isCancelled {
      if isDue {
        let results = sync(activity).filter { $0.synced?.changes.isEmpty == false }
        let changes = Dictionary(results.map { ($0.file, $0.synced?.changes ?? []) }) { $1 }
        if !results.isEmpty, !isDry || changes != last { report(results) }
        last = changes
      }
      isDue = project.update(watcher.next(quiet: Self.quiet, limit: Self.patience))
    }
  }

  private func sync(_ activity: Activity) -> [TableResult] {
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
