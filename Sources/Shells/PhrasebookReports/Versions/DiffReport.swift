package import PhrasebookWorkspace
package import PhrasebookModel
package import PhrasebookSync

/// The differences of some tables, for people, programs and pull requests.
package struct DiffReport {
  package typealias Table = DiffResult.Table

  /// The number of changes of each kind, of keys or of the texts of a language.
  package typealias Counts = [Difference.Change.Kind: Int]

  package let tables: [Table]

  package init(_ tables: [Table]) { self.tables = tables }

  /// The kinds in the order in which they are shown.
  static let kinds = Difference.Change.Kind.allCases

  package static func counts(_ changes: [Difference.Change]) -> Counts {
    changes.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// The changes of keys, and those of the strings of each language.
  static func groups(
    of table: Table
  ) -> (keys: [Difference.Change], languages: [(name: String, changes: [Difference.Change])]) {
    let keys = table.difference.changes.filter { $0.language == nil }
    let rest = Dictionary(grouping: table.difference.changes.filter { $0.language != nil }) {
      $0.language ?? ""
    }
    return (keys, rest.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// `3 added, 1 renamed`.
  package static func words(_ counts: Counts) -> String {
    kinds.compactMap { kind in
      counts[kind].map { ChangeWords.count($0, kind).shown }
    }.joined(separator: ", ")
  }

  // MARK: Text

  package func text(_ page: Page) {
    for (index, table) in tables.enumerated() {
      if index > 0 { page.line() }
      let groups = Self.groups(of: table)
      let words = Self.words(Self.counts(groups.keys))
      page.line(
        "\(page.style.bold(VisibleText.of(table.difference.table))) "
          + "(\(VisibleText.of(table.file)))\(words.isEmpty ? "" : ": \(words)")")
      for change in groups.keys { page.line("  \(line(change, page.style))") }
      for (language, changes) in groups.languages {
        page.line("  \(VisibleText.of(language)): \(Self.words(Self.counts(changes)))")
        for change in changes { page.line("    \(line(change, page.style))") }
      }
    }
  }

  private func line(_ change: Difference.Change, _ style: Style) -> String {
    let sign =
      switch change.kind {
      case .added, .restored: style.green("+")
      case .removed, .stale: style.red("-")
      default: style.yellow("~")
      }
    let place = change.variation.map { " \($0)" } ?? ""
    return
      "\(sign) \(VisibleText.of("\"\(change.key)\"\(place)")): \(VisibleText.of(change.text.shown))"
  }

  // MARK: JSON

  package func json(_ page: Page, _ diagnostics: [Diagnostic]) {
    page.json { json in
      json.object { json in
        json.member("tables", tables) { $0.table($1) }
        json.member(
          "changes", tables.flatMap { table in table.difference.changes.map { (table, $0) } }
        ) {
          $0.change($1.1, of: $1.0)
        }
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func table(_ table: DiffReport.Table) {
    let groups = DiffReport.groups(of: table)
    object { json in
      json.member("file", table.file)
      json.member("table", table.difference.table)
      json.name("keys")
      json.counts(DiffReport.counts(groups.keys))
      json.name("languages")
      json.object { json in
        for (language, changes) in groups.languages {
          json.name(text: language)
          json.counts(DiffReport.counts(changes))
        }
      }
    }
  }

  private mutating func counts(_ counts: DiffReport.Counts) {
    object { json in
      for kind in DiffReport.kinds {
        guard let count = counts[kind] else { continue }
        json.name(text: kind.rawValue)
        json.number(count)
      }
    }
  }

  fileprivate mutating func change(_ change: Difference.Change, of table: DiffReport.Table) {
    object { json in
      json.member("kind", change.kind.rawValue)
      json.member("file", table.file)
      json.member("table", table.difference.table)
      json.texts(of: change)
      json.member("stateBefore", change.states.first??.rawValue)
      json.member("stateAfter", change.states.dropFirst().first??.rawValue)
      json.member("reason", change.reason)
    }
  }

  /// The members from `key` to `after`: whose text changed, and how.
  package mutating func texts(of change: Difference.Change) {
    member("key", change.key)
    member("oldKey", change.oldKey)
    member("language", change.language)
    member("variation", change.variation)
    member("before", change.before)
    member("after", change.after)
  }
}
