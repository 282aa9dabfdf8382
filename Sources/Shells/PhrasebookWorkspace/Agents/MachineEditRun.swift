import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// Makes the edits of a machine: all are tried on what the catalogs hold, and none is written if one is
/// refused.
struct MachineEditRun {
  let snapshot: LiveSnapshot
  /// The project's folder.
  let root: String
  /// The strings of the code for a table; nil if no sources are mapped to it.
  let code: (LiveSnapshot.Table) -> Extraction?
  /// Whether the server itself has written a text.
  let isOwn: (OwnText) -> Bool

  /// A text of a catalog.
  struct OwnText: Hashable {
    var file: String
    var key: ExactString
    var language: String
    var path: VariationPath
    var text: ExactString
  }

  /// One edit of one entry.
  struct Step {
    var table: LiveSnapshot.Table
    var key: String
    var language: String?
    var reason: String
    var isNew = false
    var apply: (MachineWriter, Entry) throws(MachineWriter.Refusal) -> Entry
  }

  /// The steps of some edits; one whose catalog or language is wrong is refused, as is one that writes what
  /// another one does.
  func steps(_ edits: MachineEdits, _ result: inout MachineEditResult) -> [Step] {
    var steps: [Step] = []
    var places = EditedPlaces()
    for edit in edits.keys {
      attempt(edit.key, nil, &result) { () throws(AgentFailure) in
        let table = try target(of: edit)
        try places.take(key: edit.key, in: table.path)
        steps.append(
          Step(table: table, key: edit.key, reason: "added by a machine", isNew: true) {
            writer, _ throws(MachineWriter.Refusal) in
            try writer.made(edit.key, edit.text, edit.comment)
          })
      }
    }
    for edit in edits.comments {
      attempt(edit.key, nil, &result) { () throws(AgentFailure) in
        let table = try snapshot.holder(of: edit.key, named: edit.catalog, root: root)
        try places.take(commentOf: edit.key, in: table.path)
        steps.append(
          Step(table: table, key: edit.key, reason: "a machine wrote the comment") {
            writer, entry throws(MachineWriter.Refusal) in try writer.commented(entry, edit.text)
          })
      }
    }
    for edit in edits.translations {
      attempt(edit.key, edit.language, &result) { () throws(AgentFailure) in
        let table = try snapshot.holder(of: edit.key, named: edit.catalog, root: root)
        let language = try spelled(edit.language, in: table)
        try places.take(
          forms: edit.texts.names, of: edit.key, language: language, in: table.path)
        steps.append(
          Step(table: table, key: edit.key, language: language, reason: "a machine translated it") {
            writer, entry throws(MachineWriter.Refusal) in
            try writer.translated(entry, language: language, texts: edit.texts)
          })
      }
    }
    return steps
  }

  private func attempt(
    _ key: String, _ language: String?, _ result: inout MachineEditResult,
    _ work: () throws(AgentFailure) -> Void
  ) {
    do throws(AgentFailure) {
      try work()
    } catch {
      result.refusals.append(.init(key: key, language: language, text: error.text))
    }
  }

  /// The catalog for a new key: the one that is named, or the only one that code feeds.
  private func target(of edit: MachineEdits.NewKey) throws(AgentFailure) -> LiveSnapshot.Table {
    let named = try snapshot.tables(named: edit.catalog, root: root)
    let tables = edit.catalog == nil ? named.filter { $0.role == .code } : named
    guard let table = tables.first, tables.count == 1 else {
      throw AgentFailure(english: "name the catalog that the key belongs to")
    }
    guard table.role != .interfaceBuilder else {
      throw AgentFailure(english: "the keys of \(table.name) are objects of an interface file")
    }
    return table
  }

  /// The language as the catalog spells it, or as systems look for it.
  private func spelled(
    _ language: String, in table: LiveSnapshot.Table
  ) throws(AgentFailure) -> String {
    if let known = table.languages.first(where: { LanguageSpelling.isSame($0, language) }) {
      return known
    }
    do throws(CatalogChoice.Failure) {
      return try EditedLanguage.spelled(
        language, for: Catalog(sourceLanguage: table.catalog.sourceLanguage), allowsUnknown: false)
    } catch {
      throw .unknownLanguage(language)
    }
  }

  /// Makes the steps of one catalog.
  ///
  /// - Parameters:
  ///   - catalog: The content of the file.
  ///   - result: Takes refusals and doubts.
  func apply(
    _ steps: [Step], to catalog: Catalog, state: State, _ result: inout MachineEditResult
  ) -> Edited {
    var edited = Edited(catalog: catalog)
    for step in steps {
      let old = edited.catalog[step.key]
      guard (old == nil) == step.isNew else {
        refuse(step, step.isNew ? "the catalog has the key" : "the key is gone", &result)
        continue
      }
      let writer = MachineWriter(state: state, sourceLanguage: catalog.sourceLanguage) {
        language, path, text in
        isOwn(
          OwnText(
            file: step.table.path, key: ExactString(step.key), language: language, path: path,
            text: ExactString(text)))
      }
      let new: Entry
      do throws(MachineWriter.Refusal) {
        new = try step.apply(writer, old ?? Entry())
      } catch {
        refuse(step, error.text, &result)
        continue
      }
      guard new != old, isValid(new, since: old, step, &result) else { continue }
      edited.catalog[step.key] = new
      edited.changes.append(
        Change(
          step.isNew ? .added : .changed, table: step.table.name, key: step.key,
          language: step.language, reason: .verbatim(step.reason)))
    }
    return edited
  }

  private func refuse(_ step: Step, _ text: Phrase, _ result: inout MachineEditResult) {
    result.refusals.append(.init(key: step.key, language: step.language, text: text))
  }

  /// Whether the checks accept an entry; what they find goes to the result.
  private func isValid(
    _ entry: Entry, since old: Entry?, _ step: Step, _ result: inout MachineEditResult
  ) -> Bool {
    guard let language = step.language ?? (step.isNew ? step.table.languages.first : nil) else {
      return true
    }
    let found = EntryValidation(key: step.key, table: step.table, code: code(step.table))
      .findings(in: entry, since: old, language: language)
    func note(_ finding: Finding) -> MachineEditResult.Note {
      MachineEditResult.Note(
        key: step.key, language: step.language, text: .verbatim("\(finding.id): \(finding.message)")
      )
    }
    result.refusals += found.refusals.map(note)
    result.warnings += found.doubts.map(note)
    return found.refusals.isEmpty
  }
}
