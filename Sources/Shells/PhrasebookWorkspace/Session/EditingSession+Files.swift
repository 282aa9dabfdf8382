import PhrasebookModel
import PhrasebookProjects
import struct PhrasebookPlatform.Mutex

extension EditingSession {
  /// Takes changed catalogs in. One that cannot be read, such as a half-merged one, stays in memory
  /// as it was; edits go to the file in any case.
  func reload(_ changes: FileWatcher.Changes) {
    if changes.isEverything || hasNewCatalog(changes) { reloadAll() }
    for table in tables where changes.isEverything || changes.files.contains(table.path) {
      // Wait for a save that is under way: its file is not a change by others.
      let known = saving.withLock { _ in
        let known = self.table(table.file) ?? table
        return known.content.isContent(of: table.file) ? nil : known
      }
      guard let known, let bytes = try? FileContent.read(table.file) else { continue }
      var fresh = known
      do { try fresh.read(bytes) } catch { continue }
      replace(known, by: fresh)
    }
  }

  /// Puts a table in place of another one, unless that was edited meanwhile: its file is read again
  /// then.
  func replace(_ old: SessionTable, by new: SessionTable) {
    state.withLock { state in
      guard let place = state.tables.firstIndex(where: { $0.file.isExactly(old.file) }),
        state.tables[place].content.isSame(as: old.content)
      else { return }
      state.tables[place] = new
      state.version += 1
    }
  }

  private func hasNewCatalog(_ changes: FileWatcher.Changes) -> Bool {
    let known = Set(tables.map(\.path))
    return changes.files.contains { file in
      guard file.hasSuffix(".xcstrings") || ProjectFiles.settingsNames.contains(FilePath.name(file))
      else { return false }
      return !known.contains(file) || FileStatus(path: file) == nil
    }
  }

  /// Finds the catalogs again; those that are known stay as they are.
  private func reloadAll() {
    let activity = Activity()
    let found = CatalogFiles.find(path, activity: activity)
    // Settings that cannot be read, such as half-written ones, take no catalog away.
    guard !activity.hasFailed else { return }
    let known = tables
    let all = found.compactMap { found in
      known.first { $0.file.isExactly(found.path) && $0.settings == found.settings }
        ?? (try? SessionTable(file: found.path, settings: found.settings))
    }
    let isSame =
      all.count == known.count
      && zip(all, known).allSatisfy { $0.file.isExactly($1.file) && $0.settings == $1.settings }
    guard !isSame else { return }
    state.withLock { state in
      // An edit that came meanwhile is not lost: its table is taken as it is now.
      state.tables = all.map { table in
        let own = state.tables.first { $0.file.isExactly(table.file) }
        return own?.settings == table.settings ? own ?? table : table
      }
      state.version += 1
    }
  }

  /// Takes the findings and call sites of the project.
  func take(_ analysis: SessionAnalysis) {
    state.withLock { state in
      state.analysis = analysis
      state.version += 1
    }
  }

  /// Waits for a change after a version, at most so many milliseconds.
  ///
  /// - Returns: The version now.
  package func change(after version: Int, limit: Int) async -> Int {
    var waited = 0
    while self.version == version, waited < limit, !isClosed, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(50))
      waited += 50
    }
    return self.version
  }
}
