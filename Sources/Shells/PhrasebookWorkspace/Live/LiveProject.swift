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
  let files: LiveFiles
  var lastAudit = LastAudit()
  private let syncMemory = SyncMemory()
  /// The project as it was found last; nil before, and after a change that concerns it.
  package internal(set) var scope: ProjectScope?
  private var supply: ExtractionSupply?
  /// Files in the project's folder that are not part of its modules, and whether each was on the
  /// disk when the project was searched.
  private var strangers: [String: Bool] = [:]
  /// The project as it is; nil after a change.
  var known: LiveSnapshot?
  /// The project as it was at the last question.
  private var last: LiveSnapshot?
  private var version = 0
  /// The part of the project that is in memory.
  var stage = LiveStart.Stage.nothing
  /// The time at which the files were read first.
  private var start = ReadingTime()
  /// The numbers of catalogs that were counted.
  var coverages: [String: KnownCoverage] = [:]
  /// The texts that were written for machines, which may be replaced by them.
  var machineTexts: Set<MachineEditRun.OwnText> = []

  init(_ workspace: Workspace) {
    path = FilePath.absolute(workspace.path)
    files = LiveFiles(cacheFolder: workspace.extraction.cacheFolder, root: path)
    var run = workspace.extraction
    run.live = files
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
    if changes.isEverything || changes.files.count > Self.most {
      files.forgetAll()
      lastAudit = LastAudit()
      syncMemory.forgetAll()
      (scope, supply, known, last) = (nil, nil, nil, nil)
      strangers = [:]
      stage = .nothing
      start = ReadingTime()
      return true
    }
    let changed = changes.files.filter { LiveFileKind($0) != .other }
    guard !changed.isEmpty else { return false }
    changed.forEach(note)
    files.forget(changed)
    known = nil
    if stage != .nothing { stage = .all }
    return true
  }

  /// After so many changed files, as by a checkout, all are read again: that takes less time than to
  /// follow each of them.
  private static let most = 1_000

  /// Replaces the content of a file by that of an editor's buffer; nil returns to the disk.
  ///
  /// - Returns: Whether the content is another one than before.
  @discardableResult
  package func open(_ bytes: [UInt8]?, at file: String) -> Bool {
    // The file as it was read, if no buffer replaced it.
    let old = OpenBuffers.shared.bytes(of: file) ?? (known == nil ? nil : start.contentSince(file))
    OpenBuffers.shared.set(bytes, for: file)
    if let old, let new = bytes ?? (try? FileContent.read(file)), CatalogFile.isSame(old, new) {
      return false
    }
    return update(FileWatcher.Changes(files: [file]))
  }

  /// Records the effect of a changed file on the others.
  private func note(_ file: String) {
    let kind = LiveFileKind(file)
    let isOnDisk = FileStatus(path: file)?.kind == .file
    let exists = isOnDisk || OpenBuffers.shared.bytes(of: file) != nil
    let isKnown = scope.map { $0.knows(file) } ?? false
    if kind == .description {
      lastAudit = LastAudit()
      strangers = [:]
    }
    if !exists { strangers[file] = nil }
    // A project may list a catalog that does not exist. If it is created, the scope does not have it yet.
    let isInScope =
      kind == .catalog ? scope?.catalogs.contains { $0.catalog == file } ?? false : isKnown
    // A file that was left out when the project was searched is left out again, unless it was only
    // in an editor then: its folder may not have been there.
    let isNew =
      exists && !isInScope && strangers.updateValue(isOnDisk, forKey: file) != isOnDisk
    if kind == .description || isNew || isKnown && !exists {
      (scope, supply) = (nil, nil)
      files.regroup()
    }
    if !exists {
      lastAudit.forget(file)
      syncMemory.forget(file)
    }
  }

  // MARK: Answers

  /// The project as it is now.
  ///
  /// - Parameter audited: Whether the findings are asked for.
  package func snapshot(audited: Bool = true) -> LiveSnapshot {
    if let known, known.isAudited || !audited { return known }
    version += 1
    let activity = Activity()
    let snapshot: LiveSnapshot
    do throws(FileFailure) {
      let stored = try LiveStart(self).supply()
      let (scope, supply) = if let stored { stored } else { try current() }
      stage = stored == nil ? .all : .stored(0)
      scope.diagnostics.forEach(activity.report)
      let extent = CheckedExtent(scope: scope, supply: supply, activity: activity)
      extent.reportMissingCatalogs()
      let run = AuditRun(
        scope: scope, spelling: Spelling(given: path), request: AuditRequest(), activity: activity,
        supply: supply, last: lastAudit)
      let audit = audited ? run.result() : nil
      if let audit { extent.reportMissingSources(audit, below: [path]) }
      snapshot = LiveSnapshot(
        version: version, scope: scope, supply: supply, audit: audit, activity: activity,
        since: last)
    } catch {
      snapshot = LiveSnapshot(version: version, failure: error.diagnostic)
    }
    (known, last) = (snapshot, snapshot)
    return snapshot
  }

  /// The changes that a sync would make, or has made.
  ///
  /// - Parameters:
  ///   - isLeft: Whether a catalog stays as it is.
  ///   - mayWrite: Asked before a catalog is written, when all that takes time is done.
  package func sync(
    _ options: SyncOptions = SyncOptions(), isDry: Bool, activity: Activity,
    leaving isLeft: (String) -> Bool = { _ in false }, mayWrite: @escaping () -> Bool = { true }
  ) -> [TableResult] {
    do throws(FileFailure) {
      var (scope, supply) = try current()
      scope.catalogs.removeAll { isLeft($0.catalog) }
      let results = SyncRun(
        scope, spelling: Spelling(given: path), options: options, isDry: isDry,
        activity: activity, supply: supply,
        memory: options == SyncOptions() ? syncMemory : nil, mayWrite: mayWrite
      ).results()
      let written = zip(scope.catalogs, results).filter { $0.1.synced?.changes.isEmpty == false }
      if !isDry, !written.isEmpty, mayWrite() {
        update(FileWatcher.Changes(files: Set(written.map(\.0.catalog))))
      }
      return results
    } catch {
      activity.report(error.diagnostic)
      return []
    }
  }

  /// The scope and the extractions, made again after changes that concern them.
  func current() throws(FileFailure) -> (ProjectScope, ExtractionSupply) {
    let scope = try currentScope()
    let supply =
      self.supply
      ?? ExtractionSupply(workspace.extraction, scope: scope, spelling: Spelling(given: path))
    self.supply = supply
    return (scope, supply)
  }

  /// The scope, found again after changes that concern it.
  func currentScope() throws(FileFailure) -> ProjectScope {
    if let scope { return scope }
    let scope = try ScopeFinder.find(path)
    self.scope = scope
    return scope
  }

  /// The strings of the code for a table; nil if no sources are mapped to it.
  func code(of table: LiveSnapshot.Table) -> Extraction? {
    guard table.role.isOfCode, let (_, supply) = try? current()
    else { return nil }
    return supply.extraction(for: table.scope)
  }

  /// Keeps what the next process can use.
  package func save() { files.save() }
}

extension ProjectScope {
  /// Whether a file is a source or a catalog of the project.
  package func knows(_ file: String) -> Bool {
    catalogs.contains { $0.catalog == file || SortedSearch.has(file, in: $0.sources ?? []) }
      || modules.contains { $0.catalogs.contains(file) || SortedSearch.has(file, in: $0.sources) }
  }
}
