import PhrasebookAudit
import PhrasebookModel
import Testing

@Suite struct CoverageTests {
  static func unit(_ state: State) -> Localization {
    Localization(stringUnit: StringUnit(state, "x"))
  }

  static func catalog(_ entries: Entry...) -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    for (number, entry) in entries.enumerated() { catalog["k\(number)"] = entry }
    return catalog
  }

  /// The numbers as `translated needs_review new stale missing`.
  static func numbers(_ counts: Coverage.Counts?) -> [Int] {
    counts.map { [$0.translated, $0.needsReview, $0.new, $0.stale, $0.missing] } ?? []
  }

  @Test func aMachineTranslationIsCountedOnItsOwnAndCountsForTheShare() {
    let coverage = Coverage(
      of: Self.catalog(
        Entry(localizations: ["fr": Self.unit(.machineTranslated)]),
        Entry(localizations: ["fr": Self.unit(.translated)]),
        Entry(localizations: [
          "fr": Localization(
            variations: Variations([
              "plural": ["one": Self.unit(.translated), "other": Self.unit(.machineTranslated)]
            ]))
        ])))
    #expect(coverage["fr"]?.machineTranslated == 2)
    #expect(Self.numbers(coverage["fr"]) == [1, 0, 0, 0, 0])
    #expect(coverage["fr"]?.share == 1)
  }

  @Test func aListedLanguageCountsWithoutAText() {
    var catalog = Self.catalog(Entry(localizations: ["fr": Self.unit(.translated)]))
    catalog.unknown["languages"] = .array([.string("en"), .string("de"), .string("fr")])
    let coverage = Coverage(of: catalog)
    #expect(coverage.languages.map(\.language) == ["en", "de", "fr"])
    #expect(Self.numbers(coverage["de"]) == [0, 0, 0, 0, 1])
  }

  @Test(arguments: [
    (State.translated, [1, 0, 0, 0, 0]), (.machineTranslated, [0, 0, 0, 0, 0]),
    (.needsReview, [0, 1, 0, 0, 0]), (.new, [0, 0, 1, 0, 0]), (.stale, [0, 0, 0, 1, 0]),
    (State(rawValue: "later_word"), [0, 1, 0, 0, 0]),
  ])
  func aTextCountsByItsState(state: State, numbers: [Int]) {
    let coverage = Coverage(of: Self.catalog(Entry(localizations: ["fr": Self.unit(state)])))
    #expect(Self.numbers(coverage["fr"]) == numbers)
  }

  @Test func whatALanguageLacksIsMissing() {
    let coverage = Coverage(
      of: Self.catalog(
        Entry(localizations: ["fr": Self.unit(.translated)]), Entry(),
        Entry(localizations: ["fr": Localization()])))
    #expect(coverage.keys == 3)
    #expect(Self.numbers(coverage["fr"]) == [1, 0, 0, 0, 2])
    #expect(coverage["fr"]?.share == 1.0 / 3)
    #expect(coverage["de"] == nil)
  }

  @Test func aKeyThatIsNotToBeTranslatedCountsNowhere() {
    let coverage = Coverage(
      of: Self.catalog(Entry(shouldTranslate: false, localizations: ["fr": Self.unit(.new)])))
    #expect(coverage.keys == 0)
    #expect(coverage.languages.map(\.language) == ["en"])
    #expect(coverage["en"]?.share == 1)
  }

  @Test func aStaleKeyCountsAsStaleInEveryLanguage() {
    let coverage = Coverage(
      of: Self.catalog(
        Entry(extractionState: .stale, localizations: ["fr": Self.unit(.translated)]),
        Entry(localizations: ["de": Self.unit(.translated)])))
    #expect(Self.numbers(coverage["fr"]) == [0, 0, 0, 1, 1])
    #expect(Self.numbers(coverage["de"]) == [1, 0, 0, 1, 0])
    #expect(coverage["de"]?.share == 1)
  }

  @Test func theWorstFormCounts() {
    let text = Localization(
      stringUnit: StringUnit(.translated, "%#@n@"),
      substitutions: [
        "n": Substitution(
          variations: Variations([
            "plural": ["one": Self.unit(.translated), "other": Self.unit(.needsReview)]
          ]))
      ])
    let coverage = Coverage(of: Self.catalog(Entry(localizations: ["fr": text])))
    #expect(Self.numbers(coverage["fr"]) == [0, 1, 0, 0, 0])
    let nested = Localization(
      variations: Variations(["device": ["mac": text, "other": Self.unit(.new)]]))
    let second = Coverage(of: Self.catalog(Entry(localizations: ["fr": nested])))
    #expect(Self.numbers(second["fr"]) == [0, 0, 1, 0, 0])
  }

  @Test func theCodeSpeaksForTheSourceLanguage() {
    let source: Members<Localization> = ["en": Self.unit(.new)]
    let coverage = Coverage(
      of: Self.catalog(
        Entry(), Entry(localizations: source),
        Entry(extractionState: .extractedWithValue, localizations: source),
        Entry(extractionState: .manual, localizations: source), Entry(extractionState: .manual),
        Entry(localizations: ["en": Self.unit(.needsReview)])))
    #expect(Self.numbers(coverage["en"]) == [4, 1, 1, 0, 0])
  }

  @Test func expectedLanguagesCountWithoutATextAndTheSourceComesFirst() {
    let coverage = Coverage(
      of: Self.catalog(Entry(localizations: ["zh": Self.unit(.new)])), expecting: ["de"])
    #expect(coverage.languages.map(\.language) == ["en", "de", "zh"])
    #expect(Self.numbers(coverage["de"]) == [0, 0, 0, 0, 1])
    #expect(coverage.languages.allSatisfy { $0.counts.total == coverage.keys })
  }
}
