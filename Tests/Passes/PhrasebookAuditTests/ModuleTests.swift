import PhrasebookAudit
import PhrasebookModel
import Testing

@Suite("Checks of code, where a module has several tables")
struct ModuleTests {
  private let place = Location(file: "View.swift", line: 3, column: 5)

  private func table(_ name: String, _ keys: [String], _ code: Extraction) -> AuditedTable {
    var catalog = Catalog(sourceLanguage: "en")
    for key in keys { catalog[key] = Entry() }
    return AuditedTable(
      catalog, name: name, file: "\(name).xcstrings", modules: ["App"], code: code)
  }

  private func findings(_ tables: [AuditedTable], of id: String) -> [Finding] {
    var settings = AuditSettings()
    settings.only = [id]
    return Audit(settings: settings)(tables).findings
  }

  @Test func aKeyOfAnotherTableIsANoteAndUsedThere() {
    let code = Extraction(strings: [
      ExtractedString(key: "Close", locations: [place]),
      ExtractedString(key: "Open", locations: [place]),
      ExtractedString(key: "More", table: "More", locations: [place]),
    ])
    let tables = [table("Localizable", ["Open"], code), table("More", ["Close", "More"], code)]
    let missing = findings(tables, of: "key-not-in-catalog")
    #expect(missing.map(\.message) == ["the key is not in Localizable.xcstrings; More has it"])
    #expect(missing.map(\.severity) == [.note])
    #expect(findings(tables, of: "unused-key") == [])
    let apart = [tables[0]] + [table("More", ["More"], code), table("Less", ["Close"], code)]
    #expect(findings(apart, of: "key-not-in-catalog").map(\.severity) == [.note])
    let both = tables + [table("Less", ["Close"], code)]
    #expect(findings(both, of: "key-not-in-catalog").map(\.severity) == [.error])
  }

  @Test func theBundleOfEachCallSiteCounts() {
    let bad = Location(file: "View.swift", line: 9, column: 5)
    let code = Extraction(strings: [
      ExtractedString(
        key: "Open", bundle: ".module", locations: [place, bad],
        sites: [CallSite(place, bundle: ".module"), CallSite(bad)])
    ])
    var table = table("Localizable", ["Open"], code)
    table.needsBundle = true
    #expect(findings([table], of: "bundle-missing").map(\.location) == [bad])
  }

  @Test func aHabitIsSilentAndASlipIsNot() {
    func found(_ small: Int) -> Int {
      var catalog = Catalog(sourceLanguage: "en")
      for number in 0..<100 {
        let word = number < small ? "ouvrir" : "Ouvrir"
        catalog["Open \(number)"] = Entry(
          localizations: [
            "fr": Localization(stringUnit: StringUnit(.translated, "\(word) \(number)"))
          ])
      }
      let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
      return findings([table], of: "case-start").count
    }
    #expect(found(10) == 10)
    #expect(found(11) == 0)
  }
}
