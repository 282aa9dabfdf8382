import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects

/// Checks a text of a machine as the audit would, before it is written.
struct EntryValidation {
  let key: String
  let table: LiveSnapshot.Table
  /// The strings of the code for the table; nil if no sources are mapped to it.
  let code: Extraction?

  /// The findings about one language of an entry that are new.
  ///
  /// - Returns: The findings that prevent writing, and those that do not.
  func findings(
    in entry: Entry, since old: Entry?, language: String
  ) -> (refusals: [Finding], doubts: [Finding]) {
    let before = Set((old.map { all(in: $0, language) } ?? []).map(\.message))
    let new = all(in: entry, language).filter { !before.contains($0.message) }
    return (new.filter(Self.stops), new.filter { !Self.stops($0) })
  }

  private func all(in entry: Entry, _ language: String) -> [Finding] {
    var catalog = Catalog(sourceLanguage: table.catalog.sourceLanguage)
    catalog[key] = entry
    return TranslationCheck(
      table: table.name, file: table.path, settings: table.scope.settings?.audit, role: table.role,
      modules: table.scope.modules, code: code.map(ownPart)
    ).findings(about: [key], in: catalog, languages: [language])
  }

  /// The strings of the code for the key; the rest is not checked.
  private func ownPart(_ code: Extraction) -> Extraction {
    Extraction(
      strings: code.strings.filter { $0.key.isExactly(key) && $0.table == table.name },
      formatCalls: code.formatCalls.filter { $0.key.isExactly(key) && $0.table == table.name })
  }

  /// Whether a finding stops a text: placeholders, plural forms, the glossary, or the length.
  private static func stops(_ finding: Finding) -> Bool {
    guard finding.severity != .note, let family = Check.byID[finding.id]?.family else {
      return false
    }
    return [.placeholders, .plurals, .glossary].contains(family) || finding.severity == .error
  }
}
