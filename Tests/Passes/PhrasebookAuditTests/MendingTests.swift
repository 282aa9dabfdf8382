import PhrasebookAudit
import PhrasebookModel
import Testing

@Suite("Mending: what a machine can do, and nothing else")
struct MendingTests {
  /// Examples whose findings offer a mend.
  static let mendable: [ExampleTests.Case] = Check.all.flatMap { check in
    check.bad.filter { $0.findings(of: check).contains { $0.mend != nil } }
      .map { ExampleTests.Case(check: check, example: $0) }
  }

  @Test(arguments: mendable)
  func whatIsMendedIsNotFoundAgain(one: ExampleTests.Case) {
    var table = one.example.table
    let findings = one.example.findings(of: one.check)
    let mending = Mending(findings, in: table.catalog, table: table.name)
    #expect(mending.mended == findings.count { $0.mend != nil })
    table.catalog = mending.catalog
    if mending.wantsFormat { table.isInXcodeStyle = true }
    var settings = AuditSettings()
    settings.only = [one.check.id]
    #expect(Audit(settings: settings)([table]).findings.map(\.message) == [])
  }

  @Test func severalMendsOfOneTextAreDoneTogether() {
    var catalog = Catalog(sourceLanguage: "en")
    var entry = Entry()
    entry.localizations["de"] = Localization(
      stringUnit: StringUnit(.needsReview, " Datei  öffnen ... "))
    catalog["Open the file…"] = entry
    let table = AuditedTable(catalog, name: "Localizable", file: "Localizable.xcstrings")
    let findings = Audit()([table]).findings
    let mending = Mending(findings, in: catalog, table: "Localizable")
    let unit = mending.catalog["Open the file…"]?.localizations["de"]?.stringUnit
    #expect(unit == StringUnit(.needsReview, "Datei öffnen …"))
    #expect(mending.mended == 4)
  }

  @Test func nothingChangesWithoutAFinding() {
    var catalog = Catalog(sourceLanguage: "en")
    catalog["Open"] = Entry()
    let mending = Mending([], in: catalog, table: "Localizable")
    #expect(mending.catalog == catalog && mending.mended == 0 && !mending.wantsFormat)
  }
}
