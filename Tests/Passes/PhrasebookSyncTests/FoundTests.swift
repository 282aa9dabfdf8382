import PhrasebookModel
import PhrasebookSync
import Testing

/// The rows of the table in which the extractor finds the key.
@Suite struct FoundTests {
  @Test func aNewKeyIsAnEmptyEntry() {
    let result = sync(Catalog([:]), [ExtractedString("Hello", comment: "A greeting")])
    #expect(result.catalog["Hello"] == Entry(comment: "A greeting"))
    #expect(result.summary == ["added Hello"])
    #expect(result.changes.first?.reason == "found in the code (A.swift:1)")
  }

  @Test(arguments: [
    ("%@ of %@", "%1$@ of %2$@"), ("%lld: %.2f %%", "%1$lld: %2$.2f %%"),
    ("%d of %d", "%1$d of %2$d"), ("**%@** in **%@**", "**%1$@** in **%2$@**"),
  ])
  func aNewKeyWithSeveralSpecifiersGetsThemNumbered(key: String, value: String) {
    let result = sync(Catalog([:]), [ExtractedString(key)])
    #expect(result.catalog[key] == Entry(nil, ["en": .new(value)]))
  }

  @Test(arguments: ["%lld items", "100%%", "%1$@ of %2$@", "50% discount of %@", ""])
  func aNewKeyThatSaysItAllGetsNoText(key: String) {
    #expect(sync(Catalog([:]), [ExtractedString(key)]).catalog[key] == Entry())
  }

  @Test func aNewKeyWithADefaultValueHoldsIt() {
    let result = sync(Catalog([:]), [ExtractedString("count", "%@ of %lld")])
    #expect(
      result.catalog["count"] == Entry(.extractedWithValue, ["en": .new("%1$@ of %2$lld")]))
  }

  @Test func aDefaultValueThatIsTheKeyIsNone() {
    let result = sync(Catalog([:]), [ExtractedString("Hello", "Hello")])
    #expect(result.catalog["Hello"] == Entry())
  }

  @Test func aStaleMarkIsRemoved() {
    let before = Catalog(["Hello": Entry(.stale, ["de": .translated("Hallo")])])
    let result = sync(before, [ExtractedString("Hello")])
    #expect(result.catalog["Hello"] == Entry(nil, ["de": .translated("Hallo")]))
    #expect(result.summary == ["restored Hello"])
  }

  @Test func aStaleEntryWithADefaultValueIsRestoredAsSuch() {
    let texts: Members<Localization> = ["en": .new("Hello"), "de": .translated("Hallo")]
    let result = sync(Catalog(["k": Entry(.stale, texts)]), [ExtractedString("k", "Hello")])
    #expect(result.catalog["k"] == Entry(.extractedWithValue, texts))
    #expect(result.summary == ["restored k"])
  }

  @Test func aStaleEntryThatWasItsKeysTextIsReviewedWithItsFirstDefaultValue() {
    let before = Catalog(["Pay": Entry(.stale, ["de": .translated("Zahlen")])])
    let result = sync(before, [ExtractedString("Pay", "Pay now")])
    let texts: Members<Localization> = ["de": .needsReview("Zahlen"), "en": .new("Pay now")]
    #expect(result.catalog["Pay"]?.localizations["de"] == texts["de"])
    #expect(result.catalog["Pay"]?.localizations["en"] == texts["en"])
  }

  @Test func aMigratedEntryBecomesAutomatic() {
    let texts: Members<Localization> = ["en": .translated("Hello"), "de": .translated("Hallo")]
    let result = sync(Catalog(["k": Entry(.migrated, texts)]), [ExtractedString("k")])
    #expect(result.catalog["k"] == Entry(nil, texts))
    #expect(result.summary == ["changed k"])
  }

  @Test(arguments: [ExtractionState.manual, ExtractionState(rawValue: "later_word")])
  func anEntryOfAPersonIsLeftAsItIs(state: ExtractionState) {
    let before = Catalog(["k": Entry(state, ["en": .new("Old")], comment: "Mine")])
    let result = sync(before, [ExtractedString("k", "New", comment: "Code")])
    #expect(result.catalog["k"] == before["k"])
    #expect(result.changes.isEmpty)
  }

  @Test func anEntryInStepIsLeftAsItIs() {
    let before = Catalog([
      "Hello": Entry(nil, ["de": .translated("Hallo")], comment: "Greeting"),
      "%@ of %@": Entry(nil, ["de": .translated("%1$@ von %2$@")]),
      "k": Entry(.extractedWithValue, ["en": .new("Value")]),
    ])
    let result = sync(
      before,
      [
        ExtractedString("Hello", comment: "Greeting"), ExtractedString("%@ of %@"),
        ExtractedString("k", "Value"),
      ])
    #expect(result.changes.isEmpty)
  }

  @Test func anUnnumberedDefaultValueOfAnotherToolIsTheSameValue() {
    let before = Catalog([
      "k": Entry(.extractedWithValue, ["en": .new("%@ of %@"), "de": .translated("%@ von %@")])
    ])
    #expect(sync(before, [ExtractedString("k", "%@ of %@")]).changes.isEmpty)
  }

  @Test func stringsOfOtherTablesAreNotItsBusiness() {
    var other = ExtractedString("Hello")
    other.table = "Other"
    #expect(sync(Catalog([:]), [other]).changes.isEmpty)
  }

  @Test func keysThatOnlyLookTheSameAreTwo() {
    let result = sync(
      Catalog(["caf\u{e9}": Entry(nil, ["de": .translated("Café")])]),
      [ExtractedString("cafe\u{301}")])
    #expect(result.summary == ["added cafe\u{301}", "stale caf\u{e9}"])
  }
}
