import PhrasebookModel
import PhrasebookSync
import Testing

/// Source texts when the default value in the code changes.
@Suite struct DefaultValueTests {
  let before = Catalog([
    "k": Entry(
      .extractedWithValue,
      [
        "en": .new("Send"), "de": .translated("Senden"), "fr": .new("Envoyer"),
        "pl": .plural(["one": .translated("a"), "other": .needsReview("b")]),
        "sv": Localization(
          stringUnit: StringUnit(.needsReview, "%#@n@"),
          substitutions: [
            "n": Substitution(variations: Variations(["plural": ["other": .translated("c")]]))
          ]),
      ])
  ])

  @Test func theSourceTextIsRewrittenAndTranslationsNeedReview() {
    let result = sync(before, [ExtractedString("k", "Send mail", at: 7)])
    let after = result.catalog["k"]?.localizations
    #expect(after?["en"] == .new("Send mail"))
    #expect(after?["de"] == .needsReview("Senden"))
    #expect(after?["fr"] == .new("Envoyer"))
    #expect(after?["pl"] == .plural(["one": .needsReview("a"), "other": .needsReview("b")]))
    let part = after?["sv"]?.substitutions["n"]?.variations?.kinds["plural"]
    #expect(part == ["other": .needsReview("c")])
    #expect(
      result.summary == [
        "changed k en", "needs-review k de", "needs-review k pl", "needs-review k sv",
      ])
    #expect(
      result.changes.map(\.reason).prefix(2) == [
        "the default value in the code changed from \"Send\" to \"Send mail\" (A.swift:7)",
        "the source text changed from \"Send\" to \"Send mail\"",
      ])
  }

  /// A source text that a person wrote belongs to that person, and Xcode does not mark it any more.
  @Test(arguments: [Localization.translated("Mine"), .needsReview("Mine")])
  func anEditedTextGetsNoMark(text: Localization) {
    let edited = Catalog(["k": Entry(nil, ["en": text, "de": .translated("Meins")])])
    let result = sync(edited, [ExtractedString("k", "Send")])
    #expect(result.catalog == edited)
    #expect(result.summary.isEmpty)
    let stale = Catalog(["k": Entry(.stale, ["en": text])])
    let restored = sync(stale, [ExtractedString("k", "Send")])
    #expect(restored.catalog["k"]?.extractionState == nil)
    #expect(restored.catalog["k"]?.localizations["en"] == text)
  }

  @Test(arguments: ["send", "Send!", " Send…", "Send"])
  func aTrivialChangeCanLeaveTranslations(value: String) {
    let result = sync(
      before, [ExtractedString("k", value)], SyncOptions(keepReviewed: .trivial))
    #expect(result.catalog["k"]?.localizations["en"] == .new(value))
    #expect(result.catalog["k"]?.localizations["de"] == .translated("Senden"))
  }

  @Test(arguments: ["Send %@", "Send 100%", "Sent", "Send & go"])
  func aChangeInEarnestIsNotTrivial(value: String) {
    let result = sync(
      before, [ExtractedString("k", value)], SyncOptions(keepReviewed: .trivial))
    #expect(result.catalog["k"]?.localizations["de"] == .needsReview("Senden"))
  }

  @Test(arguments: [
    Localization.translated("Mine"), .needsReview("Mine"),
    .plural(["one": .new("Mine"), "other": .new("Mine")]),
    Localization(
      stringUnit: StringUnit(.new, "%#@n@"),
      substitutions: ["n": Substitution(formatSpecifier: "lld")]),
  ])
  func aSourceTextOfAPersonIsKept(text: Localization) {
    let before = Catalog([
      "k": Entry(.extractedWithValue, ["en": text, "de": .translated("Meins")])
    ])
    let result = sync(before, [ExtractedString("k", "The code's")])
    #expect(result.catalog["k"] == before["k"])
    #expect(result.changes.isEmpty)
  }

  @Test func aKeyThatGetsADefaultValueChangesItsText() {
    let before = Catalog(["Send": Entry(nil, ["de": .translated("Senden")])])
    let result = sync(before, [ExtractedString("Send", "Send mail")])
    #expect(
      result.catalog["Send"]
        == Entry(.extractedWithValue, ["en": .new("Send mail"), "de": .needsReview("Senden")]))
    #expect(result.summary == ["changed Send en", "needs-review Send de"])
  }

  @Test func aMigratedKeyWithoutSourceTextTakesTheDefaultValueQuietly() {
    let before = Catalog(["k": Entry(.migrated, ["de": .translated("Senden")])])
    let result = sync(before, [ExtractedString("k", "Send")])
    #expect(
      result.catalog["k"]
        == Entry(.extractedWithValue, ["en": .new("Send"), "de": .translated("Senden")]))
  }

  @Test func aDefaultValueThatIsGoneLeavesTheKeyAsText() {
    let before = Catalog([
      "Send": Entry(.extractedWithValue, ["en": .new("Send mail"), "de": .translated("Senden")])
    ])
    let result = sync(before, [ExtractedString("Send")])
    #expect(result.catalog["Send"] == Entry(nil, ["de": .needsReview("Senden")]))
    #expect(result.summary == ["changed Send en", "needs-review Send de"])
  }

  @Test func aDefaultValueThatIsGoneLeavesTheNumberedKeyAsText() {
    let before = Catalog(["%@ %@": Entry(.extractedWithValue, ["en": .new("%1$@, %2$@")])])
    let result = sync(before, [ExtractedString("%@ %@")])
    #expect(result.catalog["%@ %@"] == Entry(nil, ["en": .new("%1$@ %2$@")]))
  }

  @Test func aDefaultValueThatIsGoneLeavesThePersonsText() {
    let texts: Members<Localization> = ["en": .translated("Mine"), "de": .translated("Meins")]
    let result = sync(Catalog(["k": Entry(.extractedWithValue, texts)]), [ExtractedString("k")])
    #expect(result.catalog["k"] == Entry(nil, texts))
    #expect(result.summary == ["changed k"])
  }

  /// As in the catalog of Edendale: the mark of extraction goes with an edit.
  @Test func phrasesThatAPersonWroteStay() {
    let phrases = ["Start ${applicationName}", "Open ${applicationName}"]
    let string = ExtractedString(key: phrases[0], phrases: phrases)
    let set = Localization(stringSet: StringSet(.translated, phrases))
    let before = Catalog([phrases[0]: Entry(nil, ["en": set])])
    #expect(sync(before, [string], role: .appShortcuts).changes.isEmpty)
  }

  @Test func phrasesOfAnAppShortcutAreASet() {
    let phrases = ["Start ${applicationName}", "Open ${applicationName}"]
    let string = ExtractedString(key: phrases[0], phrases: phrases)
    let added = sync(Catalog([:]), [string], role: .appShortcuts)
    let set = Localization(stringSet: StringSet(.new, phrases))
    #expect(added.catalog[phrases[0]] == Entry(.extractedWithValue, ["en": set]))

    var before = added.catalog
    before[phrases[0]]?.localizations["de"] = Localization(
      stringSet: StringSet(.translated, ["Starte"]))
    let more = ExtractedString(key: phrases[0], phrases: phrases + ["Go"])
    let changed = sync(before, [more], role: .appShortcuts)
    let after = changed.catalog[phrases[0]]?.localizations
    #expect(after?["en"]?.stringSet?.values == phrases + ["Go"])
    #expect(after?["de"]?.stringSet == StringSet(.needsReview, ["Starte"]))
  }

  @Test func onePhraseIsAKeyLikeAnyOther() {
    let string = ExtractedString(key: "Go", phrases: ["Go"])
    #expect(sync(Catalog([:]), [string], role: .appShortcuts).catalog["Go"] == Entry())
  }

  /// Catalogs have a single phrase both ways; neither is made into the other.
  @Test func onePhraseThatIsASetStaysOne() {
    let set = Localization(stringSet: StringSet(.new, ["Go"]))
    let before = Catalog(["Go": Entry(.extractedWithValue, ["en": set])])
    let string = ExtractedString(key: "Go", phrases: ["Go"])
    #expect(sync(before, [string], role: .appShortcuts).changes.isEmpty)
  }

  /// The code has two default values: the translated one is as good as the other.
  @Test func aTextThatSomePlaceGivesStays() {
    let place = Location(file: "a.swift", line: 1, column: 1)
    let string = ExtractedString(
      key: "k", defaultValue: "Send %@ to %@", locations: [place],
      sites: [
        CallSite(place, defaultValue: "Send %@ to %@"),
        CallSite(place, defaultValue: "Mail %@ to %@"),
      ])
    for text in ["Mail %1$@ to %2$@", "Mail %@ to %@"] {
      let before = Catalog([
        "k": Entry(.extractedWithValue, ["en": .new(text), "de": .translated("Senden")])
      ])
      #expect(sync(before, [string]).changes.isEmpty)
    }
    let old = Catalog(["k": Entry(.extractedWithValue, ["en": .new("Send %@")])])
    #expect(sync(old, [string]).summary == ["changed k en"])
  }
}
