import Phrasebook
import PhrasebookModel
import PhrasebookSync
import Testing

/// Catalogs whose texts come from interface files and property lists.
@Suite struct ResourceSyncTests {
  private func synced(
    _ catalog: Catalog, _ strings: [ExtractedString], _ role: CatalogRole,
    undeterminable: [UndeterminableSite] = []
  ) -> Synced {
    Sync()(
      catalog, withResources: Extraction(strings: strings, undeterminable: undeterminable),
      table: "Localizable", role: role)
  }

  @Test(arguments: [CatalogRole.interfaceBuilder, .infoPlist])
  func onlyWhatWasExtractedCanGo(role: CatalogRole) {
    let before = Catalog([
      "byHand": Entry(.manual, ["en": .translated("A")]),
      "edited": Entry(nil, ["en": .translated("B")]),
      "bare": Entry(),
      "used": Entry(.extractedWithValue, ["en": .new("C"), "de": .translated("C")]),
      "unused": Entry(.extractedWithValue, ["en": .new("D")]),
    ])
    let result = synced(before, [], role)
    #expect(Set(result.summary) == ["stale used", "removed unused"])
    #expect(result.catalog.keys == ["byHand", "edited", "bare", "used"])
  }

  @Test func textsAreNoFormats() {
    let found = ExtractedString("a.title", "%d of %d")
    let result = synced(Catalog([:]), [found], .interfaceBuilder)
    #expect(result.catalog["a.title"]?.localizations["en"]?.stringUnit?.value == "%d of %d")
  }

  @Test func aTextWrittenInTheCatalogOfAPropertyListStays() {
    let entry = Entry(nil, ["en": .translated("Beacon")])
    let result = synced(
      Catalog(["CFBundleName": entry]),
      [ExtractedString("CFBundleName", "Lighthouse", comment: "Bundle name")],
      .infoPlist)
    #expect(result.changes.isEmpty)
    #expect(result.catalog["CFBundleName"] == entry)
  }

  @Test func whatIsNotKnownTakesNothingAway() {
    let before = Catalog(["a": Entry(.extractedWithValue, ["en": .new("A")])])
    let site = UndeterminableSite(
      location: Location(file: "Info.plist", line: 7, column: 2), table: "Localizable",
      reason: .unknownSetting(key: "CFBundleName", text: "$(NAME)"))
    let result = synced(before, [], .infoPlist, undeterminable: [site])
    #expect(result.changes.isEmpty)
    #expect(result.kept == ["a"])
    #expect(result.diagnostics.first?.message.contains(site.reason.text) == true)
  }
}
