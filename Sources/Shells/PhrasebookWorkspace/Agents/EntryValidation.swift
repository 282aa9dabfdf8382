import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects

/// Checks a text of a machine as the audit would, before it is written.
struct EntryValidation {
  let key: String
  let table: LiveSnapshot.Table
  /// The strings of the code for the table; nil if no sources are mapped to it.
  let code: Extraction?

  /// The findings about one language of an entry: all of a text that the edit changes, and of the others those
  /// that are new.
  ///
  /// - Returns: The findings that prevent writing, and those that do not.
  func findings(
    in entry: Entry, since old: Entry?, language: String
  ) -> (refusals: [Finding], doubts: [Finding]) {
    let known = Set((old.map { all(in: $0, language) } ?? []).map(Problem.init))
    let before = Self.texts(of: old, language)
    let changed = Self.texts(of: entry, language).filter { before[$0.key] != $0.value }
    let found = all(in: entry, language).filter {
      changed[$0.variation ?? ""] != nil || !known.contains(Problem($0))
    }
    return (found.filter(Self.stops), found.filter { !Self.stops($0) })
  }

  /// A finding without its place.
  private struct Problem: Hashable {
    var message: String
    var variation: String?

    init(_ finding: Finding) { (message, variation) = (finding.message, finding.variation) }
  }

  /// The texts in a language, by the path that findings name.
  private static func texts(of entry: Entry?, _ language: String) -> [String: ExactString] {
    let forms = entry?.localizations[language]?.forms(language: language) ?? []
    return Dictionary(
      forms.map { ("\($0.path)", ExactString($0.value)) }, uniquingKeysWith: { first, _ in first })
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
