import Phrasebook
import PhrasebookModel
import PhrasebookSync
import Testing

/// The rows of the table in which the extractor no longer finds the key.
@Suite struct MissingKeyTests {
  static let bare: [Entry] = [
    Entry(), Entry(comment: "From the code"), Entry(nil, ["en": .new("%1$@ %2$@")]),
    Entry(.extractedWithValue, ["en": .new("Value")]), Entry(nil, ["en": Localization()]),
    Entry(
      .extractedWithValue, ["en": Localization(stringSet: StringSet(.new, ["a", "b"]))]),
  ]
  static let worked: [Entry] = [
    Entry(nil, ["de": .translated("Hallo")]), Entry(nil, ["en": .translated("Hello!")]),
    Entry(.extractedWithValue, ["en": .needsReview("Hello!")]), Entry(nil, ["de": .new("")]),
    Entry(nil, ["en": .plural(["other": .new("Hello")])]),
  ]

  @Test(arguments: bare) func whatNobodyWorkedOnIsRemoved(entry: Entry) {
    let result = sync(Catalog(["k": entry]), [])
    #expect(result.catalog["k"] == nil)
    #expect(result.summary == ["removed k"])
  }

  @Test(arguments: worked) func whatSomebodyWorkedOnBecomesStale(entry: Entry) {
    let result = sync(Catalog(["k": entry]), [])
    var expected = entry
    expected.extractionState = .stale
    #expect(result.catalog["k"] == expected)
    #expect(result.summary == ["stale k"])
    #expect(
      result.changes.first?.reason == "no longer found in the code; its translations are kept")
  }

  static let left: [Entry] = [
    Entry(.manual), Entry(.manual, ["de": .translated("Hallo")]),
    Entry(.stale, ["de": .translated("Hallo")]), Entry(.stale),
    Entry(.migrated, ["en": .translated("Hello")]),
    Entry(shouldTranslate: false), Entry(ExtractionState(rawValue: "later_word")),
    Entry(comment: "Class = \"NSMenuItem\"; title = \"Open\"; ObjectID = \"a\";"),
  ]

  @Test(arguments: left) func whatAPersonOwnsIsLeft(entry: Entry) {
    let result = sync(Catalog(["k": entry]), [])
    #expect(result.catalog["k"] == entry)
    #expect(result.changes.isEmpty)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func pruneRemovesWhatIsStaleAndWhatBecomesSo() {
    let before = Catalog([
      "new": Entry(nil, ["de": .translated("Neu")]),
      "old": Entry(.stale, ["de": .translated("Alt")]), "own": Entry(.manual),
    ])
    let result = sync(before, [], SyncOptions(prune: true))
    #expect(result.catalog.keys == ["own"])
    #expect(result.summary == ["removed new", "removed old"])
  }

  @Test func markingCanBeTurnedOff() {
    let before = Catalog(["a": Entry(), "b": Entry(nil, ["de": .translated("B")])])
    let result = sync(before, [ExtractedString("c")], SyncOptions(markStale: false))
    #expect(result.summary == ["added c"])
  }

  static let site = Location(file: "V.swift", line: 3, column: 9)

  @Test(arguments: ["Localizable", nil])
  func aSiteThatCannotBeDeterminedKeepsEverything(table: String?) {
    let sites = [UndeterminableSite(location: Self.site, table: table, reason: .variable)]
    let before = Catalog([
      "a": Entry(), "b": Entry(nil, ["de": .translated("B")]), "c": Entry(.manual),
    ])
    let result = sync(before, [], undeterminable: sites)
    #expect(result.changes.isEmpty)
    #expect(result.kept == ["a", "b"])
    #expect(result.undeterminable == sites)
    #expect(
      result.diagnostics.map(\.message) == [
        """
        2 keys of the table Localizable, such as "a", are not found in the code and are left as \
        they are: the code builds some keys at run time (V.swift:3)
        """
      ])
    #expect(result.diagnostics.map(\.location) == [Self.site])
  }

  @Test func sitesThatCannotBeDeterminedCanBeIgnored() {
    let sites = [UndeterminableSite(location: Self.site, table: nil, reason: .variable)]
    let result = sync(
      Catalog(["a": Entry()]), [], SyncOptions(undeterminable: .ignore), undeterminable: sites)
    #expect(result.summary == ["removed a"])
  }

  @Test func sitesOfOtherTablesDoNotMatter() {
    let sites = [UndeterminableSite(location: Self.site, table: "Other", reason: .variable)]
    let result = sync(Catalog(["a": Entry()]), [], undeterminable: sites)
    #expect(result.summary == ["removed a"])
  }

  @Test func sourcesThatCouldNotBeReadKeepEverything() {
    let failed = Extraction(diagnostics: [Diagnostic(.error, "cannot read", at: Self.site)])
    let result = Sync()(Catalog(["a": Entry()]), with: failed, table: "Localizable")
    #expect(result.changes.isEmpty)
    #expect(result.kept == ["a"])
    #expect(result.diagnostics.count == 1)
  }

  /// Xcode leaves it, with and without translations.
  @Test func theEmptyKeyStays() {
    let before = Catalog(["": Entry(), "a": Entry()])
    #expect(sync(before, []).summary == ["removed a"])
    let translated = Catalog(["": Entry(nil, ["de": .translated("")])])
    #expect(sync(translated, []).changes.isEmpty)
  }

  @Test func theReasonOfARemovalNamesALiteralWithTheText() {
    let before = Catalog(["a": Entry(), "b": Entry(), "c": Entry(nil, ["de": .translated("C")])])
    let result = Sync()(before, with: Extraction(), table: "Localizable", role: .code) {
      LiteralKeys(ofModules: [ExactString("a"): Self.site, ExactString("c"): Self.site])
    }
    #expect(result.summary == ["removed a", "removed b"])
    #expect(
      result.changes.map(\.reason) == [
        """
        no longer found in the code, and never translated or edited; the string literal in \
        V.swift:3 has its text, but no known call looks it up
        """,
        "no longer found in the code, and never translated or edited",
      ])
  }

  @Test func keysThatModulesWithoutACatalogUseStay() {
    let before = Catalog(["a": Entry(), "b": Entry(nil, ["de": .translated("B")]), "c": Entry()])
    let result = Sync()(before, with: Extraction(), table: "Localizable", role: .code) {
      LiteralKeys(
        ofOthers: [ExactString("a"): Self.site, ExactString("b"): Self.site],
        ofModules: [ExactString("b"): Self.site])
    }
    #expect(result.summary == ["removed c"])
    #expect(result.held.map(\.key) == ["a", "b"])
    #expect(Set(result.held.map(\.reason)) == ["a module without a catalog looks it up"])
    #expect(
      result.diagnostics.map(\.message) == [
        """
        2 keys of the table Localizable, such as "a", are used only in modules without a catalog; \
        they are not changed
        """
      ])
    #expect(result.diagnostics.map(\.location) == [Self.site])
  }
}
