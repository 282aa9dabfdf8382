import PhrasebookModel
import PhrasebookSync
import Testing

/// A key whose specifiers are a guess is the catalog's key that differs in nothing else.
@Suite struct KeyMatchingTests {
  @Test func theCatalogsSpellingWins() {
    let before = Catalog(["%lld items": Entry(nil, ["de": .translated("%lld Dinge")])])
    #expect(sync(before, [ExtractedString("%@ items", guessed: true)]).changes.isEmpty)
  }

  @Test func aStaleMarkIsRemovedUnderTheCatalogsSpelling() {
    let before = Catalog(["%lld items": Entry(.stale, ["de": .translated("%lld Dinge")])])
    let result = sync(before, [ExtractedString("%@ items", guessed: true)])
    #expect(result.summary == ["restored %lld items"])
  }

  @Test func anEntryInUseIsPreferredToAStaleOne() {
    let before = Catalog([
      "%@ items": Entry(.stale, ["de": .translated("%@ Dinge")]),
      "%lld items": Entry(nil, ["de": .translated("%lld Dinge")]),
    ])
    #expect(sync(before, [ExtractedString("%@ items", guessed: true)]).changes.isEmpty)
  }

  @Test func aSpecifierThatIsCertainNamesAnotherKey() {
    let before = Catalog(["%lld items": Entry(nil, ["de": .translated("%lld Dinge")])])
    let result = sync(before, [ExtractedString("%@ items")])
    #expect(result.summary == ["added %@ items", "stale %lld items"])
  }

  @Test func aGuessJoinsTheKeyThatAnotherPlaceIsCertainOf() {
    let before = Catalog(["%lld items": Entry(comment: "a\nb")])
    let result = sync(
      before,
      [
        ExtractedString("%@ items", comment: "b", guessed: true, at: 1),
        ExtractedString("%lld items", comment: "a", at: 2),
      ])
    #expect(result.changes.isEmpty)
  }

  @Test(arguments: [true, false])
  func aGuessBesideACertainSiteOfTheSameSpellingKeepsOtherKeys(areOneString: Bool) {
    let before = Catalog([
      "%@ items": Entry(), "%lld items": Entry(nil, ["de": .translated("%lld Dinge")]),
      "%lld things": Entry(nil, ["de": .translated("%lld Sachen")]),
    ])
    var both = ExtractedString("%@ items")
    both.hasGuessedSite = true
    let apart = [ExtractedString("%@ items", guessed: true), ExtractedString("%@ items", at: 2)]
    let result = sync(before, areOneString ? [both] : apart)
    #expect(result.summary == ["stale %lld things"])
    #expect(result.kept == ["%lld items"])
  }

  @Test func aGuessBetweenSeveralLeavesThemAll() {
    let before = Catalog(["%lld items": Entry(), "%d items": Entry()])
    let result = sync(before, [ExtractedString("%@ items", guessed: true)])
    #expect(result.changes.isEmpty)
    #expect(result.kept == ["%d items", "%lld items"])
    #expect(result.diagnostics.count == 2)
  }

  @Test func aGuessThatNothingAnswersIsAdded() {
    let before = Catalog(["%lld things": Entry(.manual)])
    let result = sync(before, [ExtractedString("%@ items", guessed: true)])
    #expect(result.summary == ["added %@ items"])
  }

  @Test func aDefaultValueThatDiffersInGuessedSpecifiersIsTheSame() {
    let before = Catalog(["items": Entry(.extractedWithValue, ["en": .new("%lld items")])])
    let result = sync(before, [ExtractedString("items", "%@ items", guessed: true)])
    #expect(result.changes.isEmpty)
  }
}
