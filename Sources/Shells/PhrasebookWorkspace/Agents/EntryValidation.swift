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
    let source = table.catalog.sourceLanguage
    var catalog = Catalog(sourceLanguage: source)
    var part = entry
    part.localizations = [:]
    for tag in Set([source, language]) { part.localizations[tag] = entry.localizations[tag] }
    catalog[key] = part
    var settings = AuditRequest().settings(table.scope.settings?.audit)
    settings.languages = [language]
    settings.only = Self.checks
    let table = AuditedTable(
      catalog, name: table.name, file: table.path, role: table.role, modules: table.scope.modules,
      code: code.map(ownPart))
    return Audit(settings: settings)([table]).findings.filter { finding in
      finding.language?.isExactly(language) == true
        && Check.byID[finding.id].map { Self.families.contains($0.family) } == true
    }
  }

  /// The strings of the code for the key; the rest is not checked.
  private func ownPart(_ code: Extraction) -> Extraction {
    Extraction(
      strings: code.strings.filter { $0.key.isExactly(key) && $0.table == table.name },
      formatCalls: code.formatCalls.filter { $0.key.isExactly(key) && $0.table == table.name })
  }

  /// The checks that look at texts.
  private static let checks = Set(
    Check.all.filter { families.contains($0.family) }.map(\.id))

  /// The families that look at texts.
  private static let families: Set<CheckFamily> = [
    .placeholders, .plurals, .glossary, .text, .characters,
  ]

  /// Whether a finding stops a text: placeholders, plural forms, the glossary, or the length.
  private static func stops(_ finding: Finding) -> Bool {
    guard finding.severity != .note, let family = Check.byID[finding.id]?.family else {
      return false
    }
    return [.placeholders, .plurals, .glossary].contains(family) || finding.severity == .error
  }
}
