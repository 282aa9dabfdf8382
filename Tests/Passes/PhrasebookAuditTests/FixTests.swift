import PhrasebookAudit
import PhrasebookModel
import Testing

@Suite("Fixes of findings")
struct FixTests {
  /// Examples whose findings have a fix.
  static let fixable: [ExampleTests.Case] = Check.all.flatMap { check in
    check.bad.filter { $0.findings(of: check).contains { $0.fix != nil } }
      .map { ExampleTests.Case(check: check, example: $0) }
  }

  @Test(arguments: fixable)
  func fixedFindingsAreNotFoundAgain(one: ExampleTests.Case) {
    var table = one.example.table
    let findings = one.example.findings(of: one.check)
    let fixed = FixedCatalog(findings, in: table.catalog, table: table.name)
    #expect(fixed.fixCount == findings.count { $0.fix != nil })
    table.catalog = fixed.catalog
    if fixed.needsFormatting { table.isInXcodeStyle = true }
    var settings = AuditSettings()
    settings.only = [one.check.id]
    #expect(Audit(settings: settings)([table]).findings.map(\.message) == [])
  }

  @Test func severalFixesOfOneTextAreAppliedTogether() {
    var catalog = Catalog(sourceLanguage: "en")
    var entry = Entry()
    entry.localizations["de"] = Localization(
      stringUnit: StringUnit(.needsReview, " Datei  öffnen ... "))
    catalog["Open the file…"] = entry
    let table = AuditedTable(catalog, name: "Localizable", file: "Localizable.xcstrings")
    let findings = Audit()([table]).findings
    let fixed = FixedCatalog(findings, in: catalog, table: "Localizable")
    let unit = fixed.catalog["Open the file…"]?.localizations["de"]?.stringUnit
    #expect(unit == StringUnit(.needsReview, "Datei öffnen …"))
    #expect(fixed.fixCount == 4)
  }

  /// Texts in which marks and spaces have a meaning for machines, or in which something is missing.
  @Test(arguments: [
    ("%@ shown", "de", "% @ gezeigt"), ("%@...", "de", "@%..."), ("%@ left", "de", "50 % übrig"),
    ("%1$@ of %2$lld", "de", "%1$@: 50 % von % 2$lld"),
    ("See this", "de", "Siehe https://a.b/x...y"),
    ("Compare it", "de", "Vergleiche main...feature"), ("Do not", "de", "Nicht `rm -rf ...`"),
    ("Nice", "fr", "Beau &amp; bon"), ("Here", "fr", ":smile: ici"),
    ("Run", "fr", "Voir `a  b!` ici"),
    ("Open", "de", "\n"), ("Open", "de", " \u{A0}"), ("Open", "de", "\u{200B}"),
    ("Open", "de", "\u{200B}\u{FEFF}\n"),
  ])
  func marksWithAMeaningStay(key: String, language: String, text: String) {
    var entry = Entry()
    entry.localizations[language] = Localization(stringUnit: StringUnit(.translated, text))
    var catalog = Catalog(sourceLanguage: "en")
    catalog[key] = entry
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    let findings = Audit()([table]).findings
    #expect(findings.filter { $0.fix != nil }.map(\.id) == [])
    #expect(FixedCatalog(findings, in: catalog, table: "L").catalog == catalog)
  }

  @Test func whatTheCodeOwnsHasNoFix() {
    var entry = Entry(extractionState: .extractedWithValue)
    entry.localizations["en"] = Localization(stringUnit: StringUnit(.new, "Open  it"))
    var catalog = Catalog(sourceLanguage: "en")
    catalog["open"] = entry
    let findings = Audit()([AuditedTable(catalog, name: "L", file: "L.xcstrings")]).findings
    #expect(findings.contains { $0.id == "double-space" && $0.fix == nil })
  }

  @Test func nothingChangesWithoutAFinding() {
    var catalog = Catalog(sourceLanguage: "en")
    catalog["Open"] = Entry()
    let fixed = FixedCatalog([], in: catalog, table: "Localizable")
    #expect(fixed.catalog == catalog && fixed.fixCount == 0 && !fixed.needsFormatting)
  }
}
