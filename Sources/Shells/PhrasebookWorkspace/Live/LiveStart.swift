import PhrasebookProjects

/// The start of a project that stays open: its first answer may come from the cache of earlier processes,
/// which takes less time than to read everything into memory.
package struct LiveStart {
  private let project: LiveProject

  package init(_ project: LiveProject) { self.project = project }

  /// The part of a project that is in memory.
  enum Stage: Equatable {
    case nothing
    /// The cache has answered; of so many catalogs the sources were read since.
    case stored(Int)
    case all
  }

  /// The scope, and extractions that use the cache as those of a single operation do. Nil without a
  /// cache, and if the project has unsaved texts: the cache must not hold them.
  func supply() throws(FileFailure) -> (ProjectScope, ExtractionSupply)? {
    var run = project.workspace.extraction
    guard project.stage == .nothing, run.cacheFolder != nil else { return nil }
    let scope = try project.currentScope()
    guard OpenBuffers.shared.areSaved(where: { concerns($0, scope) }) else { return nil }
    run.live = nil
    let supply = ExtractionSupply(
      run, scope: scope, spelling: Spelling(given: project.path),
      catalogs: project.files.catalogs)
    return (scope, supply)
  }

  /// Whether a file may have an effect on the project. Editors have files of other projects open, too.
  private func concerns(_ file: String, _ scope: ProjectScope) -> Bool {
    FilePath.isInside(file, project.path)
      || FilePath.isInside(project.path, FilePath.folder(file)) || scope.knows(file)
  }

  /// Whether nothing is left to do for `prepare`.
  package var isPrepared: Bool {
    if case .stored = project.stage { false } else { true }
  }

  /// Does a part of what the next change would have to wait for; for times when no answer is
  /// being waited for.
  ///
  /// - Returns: Whether more is left.
  package func prepare() -> Bool {
    if case .stored(let count) = project.stage { read(after: count) }
    return !isPrepared
  }

  /// Reads the sources of one more catalog, and after the last one what audits depend on.
  private func read(after count: Int) {
    project.stage = .all
    guard let (scope, supply) = try? project.current() else { return }
    if count < scope.catalogs.count {
      _ = supply.extraction(for: scope.catalogs[count])
      project.stage = .stored(count + 1)
      return
    }
    _ = AuditRun(
      scope: scope, spelling: Spelling(given: project.path), request: AuditRequest(),
      activity: Activity(), supply: supply, last: project.lastAudit
    ).result()
  }
}
