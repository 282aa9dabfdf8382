import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects

/// Checks the translations of some keys as the audit does. Every way in which strings come in uses it:
/// the import, `set`, agents and the editor.
struct TranslationCheck {
  /// The table's name.
  let table: String
  /// The catalog's file, spelled as in messages.
  let file: String
  /// The settings of the project; nil for the default.
  var settings: AuditSection?
  /// The sources of the catalog's strings; nil if the file determines it.
  var role: CatalogRole?
  /// The modules that the catalog is built into.
  var modules: [String] = []
  /// The strings of the code for the keys; nil if they are not known.
  var code: Extraction?
  /// The checks to run, by id.
  var checks = Self.ids { textFamilies.contains($0) }

  /// The families that look at the strings themselves.
  static let textFamilies: Set<CheckFamily> = [
    .placeholders, .plurals, .glossary, .text, .characters,
  ]

  /// The ids of all checks of some families.
  static func ids(where isWanted: (CheckFamily) -> Bool) -> Set<String> {
    Set(Check.all.filter { isWanted($0.family) }.map(\.id))
  }

  /// The findings about some keys in some languages, as the catalog spells them.
  func findings(
    about keys: [String], in catalog: Catalog, languages: Set<String>
  ) -> [Finding] {
    var part = Catalog(sourceLanguage: catalog.sourceLanguage)
    for key in keys {
      guard let entry = catalog[key] else { continue }
      var own = entry
      own.localizations = [:]
      for (name, localization) in entry.localizations
      where name == catalog.sourceLanguage || languages.contains(name) {
        own.localizations[name] = localization
      }
      part[key] = own
    }
    var settings = AuditRequest().settings(self.settings)
    settings.baseline = nil
    settings.languages = languages
    settings.only = checks
    let input = AuditedTable(
      part, name: table, file: file, role: role, modules: modules, code: code)
    return Audit(settings: settings)([input]).findings.filter { finding in
      finding.language.map(languages.contains) == true && checks.contains(finding.id)
        && finding.key.map { part[$0] != nil } == true
    }
  }
}
