import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The result of the decisions about one catalog.
struct DecisionOutcome: Sendable {
  var done: [StringIdentity] = []
  var changed: [StringIdentity] = []
  var refused: [(identity: StringIdentity, reason: Phrase)] = []
  var changes: [Change] = []
  var items: [EditJournal.Item] = []

  /// The keys that changed.
  var keys: [String] { items.map(\.key) }
}

/// Carries decisions out on a catalog.
struct DecisionRun {
  let table: SessionTable
  let decisions: [StringDecision]

  func run(on catalog: inout Catalog) -> DecisionOutcome {
    var outcome = DecisionOutcome()
    for decision in decisions {
      let identity = decision.identity
      guard let before = catalog[identity.key] else {
        outcome.changed.append(identity)
        continue
      }
      let version = StringVersion(
        of: before, key: identity.key, language: identity.language,
        sourceLanguage: catalog.sourceLanguage)
      guard version == decision.seen else {
        outcome.changed.append(identity)
        continue
      }
      do throws(EditError) {
        // A catalog of this entry only: thousands of decisions each copy no more than that.
        var one = Catalog(sourceLanguage: catalog.sourceLanguage)
        one[identity.key] = before
        let edited = try edited(one, decision)
        outcome.done.append(identity)
        guard !edited.changes.isEmpty, let after = edited.catalog[identity.key] else { continue }
        catalog[identity.key] = after
        outcome.changes += edited.changes
        outcome.items.append(
          EditJournal.Item(file: table.file, key: identity.key, before: before, after: after))
      } catch {
        outcome.refused.append((identity, error.text))
      }
    }
    return outcome
  }

  private func edited(
    _ catalog: Catalog, _ decision: StringDecision
  ) throws(EditError) -> Edited {
    let identity = decision.identity
    switch decision.action {
    case .replace(let texts, let state):
      return try Edits.replace(
        StringEdit(
          key: identity.key, language: identity.language, texts: texts, state: state,
          keepReviewed: table.settings?.keepReviewed ?? .nothing),
        in: catalog, table: table.name)
    case .mark(let state):
      return try Edits.mark(
        identity.key, identity.language, as: state, in: catalog, table: table.name)
    }
  }
}

/// Takes edits of a catalog back.
struct UndoRun {
  let table: SessionTable
  let items: [EditJournal.Item]

  func run(on catalog: inout Catalog) -> DecisionOutcome {
    var outcome = DecisionOutcome()
    for item in items.reversed() {
      let changed = Set(item.before.localizations.names + item.after.localizations.names).filter {
        item.before.localizations[$0] != item.after.localizations[$0]
      }
      let source = catalog.sourceLanguage
      // A translation of another source text is not restored: it was never approved for this one.
      guard let current = catalog[item.key],
        current.localizations[source]?.texts == item.after.localizations[source]?.texts,
        !changed.contains(source)
          || current.localizations[source] == item.after.localizations[source]
      else {
        outcome.changed += changed.map(identity(item))
        continue
      }
      var entry = current
      for language in changed.sorted() {
        guard current.localizations[language] == item.after.localizations[language] else {
          outcome.changed.append(identity(item)(language))
          continue
        }
        entry.localizations[language] = item.before.localizations[language]
        outcome.done.append(identity(item)(language))
        outcome.changes.append(
          Change(
            .changed, table: table.name, key: item.key, language: language, reason: "undone"))
      }
      if current.extractionState == item.after.extractionState {
        entry.extractionState = item.before.extractionState
      }
      guard entry != current else { continue }
      let reviewed = reviewed(entry, since: current, key: item.key, in: catalog)
      let after = reviewed.catalog[item.key] ?? entry
      outcome.changes += reviewed.changes
      catalog[item.key] = after
      outcome.items.append(
        EditJournal.Item(file: table.file, key: item.key, before: current, after: after))
    }
    return outcome
  }

  /// A translation of the replaced source text is not one of the restored text.
  private func reviewed(
    _ entry: Entry, since current: Entry, key: String, in catalog: Catalog
  ) -> Edited {
    var (old, new) = (
      Catalog(sourceLanguage: catalog.sourceLanguage),
      Catalog(sourceLanguage: catalog.sourceLanguage)
    )
    (old[key], new[key]) = (current, entry)
    return Edits.reviewed(
      new, since: old, table: table.name,
      keepReviewed: table.settings?.keepReviewed ?? .nothing)
  }

  private func identity(_ item: EditJournal.Item) -> (String) -> StringIdentity {
    { StringIdentity(file: table.file, key: item.key, language: $0) }
  }
}

extension Localization {
  /// Every text with its place, whatever its state is.
  fileprivate var texts: [String] {
    formsByPath(language: "").flatMap { [$0.path.description, $0.value] }
  }
}
