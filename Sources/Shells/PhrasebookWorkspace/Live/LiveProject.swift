import Phrasebook
import PhrasebookAudit
import PhrasebookModel
package import PhrasebookProjects
package import PhrasebookSync

/// A project that stays open: its scope, the extractions of its sources and its findings, kept in
/// step with changed files and unsaved buffers.
///
/// Each result equals that of an operation of `Workspace` on the current files. Only one thread may
/// use it at a time; a `LiveSnapshot` may be read by any.
package final class LiveProject {
  /// The project's folder or catalog, absolute.
  package let path: String
  /// The operations on the project, which read sources from memory.
  package let workspace: Workspace
  private let extractions: LiveExtractions
  private var scope: ProjectScope?
  private var supply: ExtractionSupply?
  private var known: LiveSnapshot?
  private var version = 0

  init(_ workspace: Workspace) {
    path = FilePath.absolute(workspace.path)
    extractions = LiveExtractions(cacheFolder: workspace.extraction.cacheFolder, root: path)
    var run = workspace.extraction
    run.live = extractions
    self.workspace = Workspace(path: path, extraction: run)
  }

  /// The same operations, as a run of their own with its own diagnostics.
  package func operations(_ activity: Activity = Activity()) -> Workspace {
    Workspace(path: path, extraction: workspace.extraction, activity: activity)
  }

  // MARK: Changes

  /// Forgets changed files; unaffected ones stay in memory.
  ///
  /// - Returns: Whether anything of the project changed.
  @discardableResult
  package func update(_ changes: FileWatcher.Changes) -> Bool {
    if changes.isEverything {
      extractions.forgetAll()
      (scope, supply, known) = (nil, nil, nil)
      return true
    }
    return changes.files.reduce(false) { update($1) || $0 }
  }

  /// Replaces the content of a file by that of an editor's buffer; nil returns to the disk.
  @discardableResult
  package func open(_ bytes: [UInt8]?, at file: String) -> Bool {
    OpenBuffers.shared.set(bytes, for: file)
    return update(file)
  }

  private func update(_ file: String) -> Bool {
    let kind = LiveFileKind(file)
    guard kind != .other else { return false }
    let exists = FileStatus(path: file)?.kind == .file
    let isKnown = scope.map { $0.knows(file) } ?? false
    if kind == .description || exists != isKnown { (scope, supply) = (nil, nil) }
    if kind == .source {
      extractions.forget(file)
      supply = nil
    }
    known = nil
    return true
  }

  // MARK: Answers

  /// The current state of the project.
  package func snapshot() -> LiveSnapshot {
    if let known { return known }
    version += 1
    let activity = Activity()
    let snapshot: LiveSnapshot
    do throws(FileFailure) {
      let (scope, supply) = try current()
      scope.diagnostics.forEach(activity.report)
      CheckedExtent(scope: scope, supply: supply, activity: activity).reportMissingCatalogs()
      let run = AuditRun(
        scope: scope, spelling: Spelling(given: path), request: AuditRequest(), activity: activity, supply: supply)
      snapshot = LiveSnapshot(
        version: version, scope: scope, supply: supply, audit: run.result(), activity: activity)
    } catch {
      snapshot = LiveSnapshot(version: version, failure: error.diagnostic)
    }
    known = snapshot
    return snapshot
  }

  /// The changes that a sync would make, or has made.
  ///
  /// - Parameter isLeft: Whether a catalog stays as it is.
  package func sync(
    _ options: SyncOptions = SyncOptions(), isDry: Bool, activity: Activity,
    leaving isLeft: (String) -> Bool = { _ in false }
  ) -> [TableResult] {
    do throws(FileFailure) {
      var (scope, supply) = try current()
      scope.catalogs.removeAll { isLeft($0.catalog) }
      let results = SyncRun(
        scope, spelling: Spelling(given: path), options: options, isDry: isDry,
        activity: activity, supply: supply
      ).results()
      if !isDry { known = nil }
      return results
    } catch {
      activity.report(error.diagnostic)
      return []
    }
  }

  /// The scope and the extractions, made again after changes that concern them.
  func current() throws(FileFailure) -> (ProjectScope, ExtractionSupply) {
    let scope: ProjectScope
    if let known = self.scope { scope = known } else { scope = try ScopeFinder.find(path) }
    self.scope = scope
    let supply =
      self.supply ?? ExtractionSupply(workspace.extraction, scope: scope, spelling: Spelling(given: path))
    self.supply = supply
    return (scope, supply)
  }

  /// Writes the cache for the next process.
  package func save() { extractions.save() }
}

extension ProjectScope {
  /// Whether a file is a source or a catalog of the project.
  fileprivate func knows(_ file: String) -> Bool {
    catalogs.contains { $0.catalog == file || $0.sources?.contains(sorted: file) == true }
      || modules.contains { $0.catalogs.contains(file) || $0.sources.contains(sorted: file) }
  }
}

extension [String] {
  /// Whether a sorted list has an element.
  fileprivate func contains(sorted element: String) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == element
  }
}
