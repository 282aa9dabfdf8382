import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import struct PhrasebookPlatform.Mutex

extension EditingSession {
  /// Carries decisions out: each changes its own string and nothing else, in the file as it is now.
  package func decide(_ decisions: [StringDecision]) -> DecisionResult {
    var result = DecisionResult()
    var items: [EditJournal.Item] = []
    for (file, decisions) in Self.byFile(decisions, \.identity.file) {
      guard let table = table(file) else {
        result.refused += decisions.map { ($0.identity, "\(file): no String Catalog") }
        continue
      }
      let done = edit(table) { catalog in
        DecisionRun(table: table, decisions: decisions).run(on: &catalog)
      }
      switch done {
      case .success(let run):
        result.add(run, file: file)
        items += run.items
      case .failure(let failure): result.diagnostics.append(failure.diagnostic)
      }
    }
    let all = items
    if !all.isEmpty { state.withLock { $0.journal.add(all) } }
    return result
  }

  /// Undoes the last action: each of its strings that is still as that action left it becomes what it
  /// was before.
  ///
  /// - Returns: Nil if nothing was done.
  package func undo() -> DecisionResult? {
    guard let step = state.withLock({ $0.journal.removeLast() }) else { return nil }
    var result = DecisionResult()
    for (file, items) in Self.byFile(step.items, \.file) {
      guard let table = table(file) else { continue }
      switch edit(table, { catalog in UndoRun(table: table, items: items).run(on: &catalog) }) {
      case .success(let run): result.add(run, file: file)
      case .failure(let failure):
        result.diagnostics.append(failure.diagnostic)
        // It can be undone once the file can be written again.
        state.withLock { $0.journal.add(items) }
      }
    }
    return result
  }

  /// The number of actions that can be undone.
  package var undoable: Int { state.withLock { $0.journal.steps.count } }

  /// The reason why a file could not be edited.
  struct EditFailure: Error {
    var diagnostic: Diagnostic
  }

  /// Edits a catalog as its file is at this moment, and takes it into memory.
  private func edit(
    _ table: SessionTable, _ work: (inout Catalog) -> DecisionOutcome
  ) -> Result<DecisionOutcome, EditFailure> {
    saving.withLock { _ in
      let base = self.table(table.file) ?? table
      var outcome = DecisionOutcome()
      var after: (content: FileParts, catalog: Catalog)?
      do {
        _ = try CatalogFile.update(table.file, knowing: base.content) { other in
          // Bytes that somebody else has written since are read as a whole.
          var catalog =
            try other.map { try XCStrings.read($0, file: table.file).catalog }
            ?? base.catalog
          outcome = work(&catalog)
          let old = other.map { FileParts($0) } ?? base.content
          let new = outcome.changes.isEmpty ? old : FileParts(XCStrings.parts(of: catalog))
          after = (new, catalog)
          return new
        }
      } catch {
        return .failure(EditFailure(diagnostic: Diagnostic(of: error, file: table.file)))
      }
      if let after { take(after.content, after.catalog, of: table.file, outcome.keys) }
      return .success(outcome)
    }
  }

  private func take(_ content: FileParts, _ catalog: Catalog, of file: String, _ keys: [String]) {
    let edited = state.withLock { state -> SessionTable? in
      guard let place = state.tables.firstIndex(where: { $0.file.isExactly(file) }),
        !state.tables[place].content.isSame(as: content)
      else { return nil }
      if state.tables[place].isBase(of: catalog) {
        state.tables[place].take(content, catalog, changed: keys)
      } else {
        try? state.tables[place].read(content.bytes)
      }
      state.version += 1
      return state.tables[place]
    }
    // Large files are read while no edit is waiting.
    guard let edited, content.count < 1 << 20 else { return }
    if let fresh = edited.reread() { replace(edited, by: fresh) }
  }

  /// Reads the files that were edited.
  func rereadEdited() {
    for table in tables { if let fresh = table.reread() { replace(table, by: fresh) } }
  }

  static func byFile<Item>(_ items: [Item], _ file: (Item) -> String) -> [(String, [Item])] {
    var order: [String] = []
    var groups: [String: [Item]] = [:]
    for item in items {
      if groups[file(item)] == nil { order.append(file(item)) }
      groups[file(item), default: []].append(item)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

extension DecisionResult {
  mutating func add(_ outcome: DecisionOutcome, file: String) {
    done += outcome.done
    changed += outcome.changed
    refused += outcome.refused
    changes.append(FileChanges(file: file, changes: outcome.changes))
  }
}
