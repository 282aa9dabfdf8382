import PhrasebookModel
import PhrasebookSync
import Testing

/// Marks of conflicts as lines of a comment, and their settlement.
@Suite struct ConflictMarkTests {
  @Test func aMarkIsALineThatComesBackWhole() throws {
    let text = "\"quoted\" \\ \n line\u{2028}\u{0}é e\u{301} 👩‍👩‍👧 {}"
    let mark = ConflictMark(
      language: "de", variation: "plural.one", state: "new",
      theirs: .object(["value": .string(text), "n": .array([.number("1e9"), .null, .bool(false)])]))
    #expect(!mark.line.contains("\n"))
    let again = try #require(ConflictMark(line: mark.line))
    #expect(again == mark)
    #expect(again.theirText?.isSame(as: text) == true)
  }

  @Test(arguments: [nil, "", "Words.", "Words.\n", "{\n\n}"] as [String?])
  func commentsAreAsTheyWere(_ comment: String?) {
    var entry = Entry(comment: comment)
    #expect(entry.conflictMarks.isEmpty)
    let marks = ["de", "fr"].map { ConflictMark(language: $0, theirs: .string("x")) }
    entry.add(marks + marks)
    entry.add(marks)
    #expect(entry.conflictMarks == marks)
    entry.removeMarks { $0.language == "de" }
    #expect(entry.conflictMarks.map(\.language) == ["fr"])
    entry.removeMarks { _ in true }
    #expect(entry.comment == comment)
  }

  @Test func aDamagedMarkIsStillOne() {
    let entry = Entry(comment: "x\n\(ConflictMark.prefix){\"language\":\"de\"")
    #expect(entry.conflictMarks.count == 1)
  }

  private func marked() -> Catalog {
    func catalog(_ text: Localization) -> Catalog {
      ["K": Entry(nil, ["de": text], comment: "Words."), "L": Entry()]
    }
    return Merge()(
      base: catalog(.translated("before")), ours: catalog(.translated("A")),
      theirs: catalog(.needsReview("B"))
    ).catalog
  }

  @Test(arguments: [
    (nil, "A", State.needsReview, 1), (MergePreference.ours, "A", State.translated, 0),
    (.theirs, "B", .needsReview, 0), (.reviewed, "A", .translated, 0),
  ])
  func marksAreSettled(
    _ preference: MergePreference?, _ value: String, _ state: State, _ left: Int
  ) {
    let settled = Settlement.settle(marked(), by: preference)
    #expect(settled.catalog["K"]?.localizations["de"]?.stringUnit == StringUnit(state, value))
    #expect(settled.open.count == left)
    #expect(settled.catalog.conflictMarks.count == left)
    if left == 0 { #expect(settled.catalog["K"]?.comment == "Words.") }
  }

  @Test func whatAPersonHasReviewedIsSettled() {
    var catalog = marked()
    catalog["K"]?.localizations["de"] = .translated("C")
    let settled = Settlement.settle(catalog)
    #expect(settled.open.isEmpty)
    #expect(settled.catalog["K"] == Entry(nil, ["de": .translated("C")], comment: "Words."))
  }

  @Test func formsAreSettledInTheirPlace() {
    func catalog(_ text: String) -> Catalog {
      [
        "K": Entry(
          nil,
          [
            "de": Localization(
              stringUnit: StringUnit(.translated, "%#@n@"),
              substitutions: [
                "n": Substitution(
                  argNum: 1,
                  variations: Variations(["plural": ["one": .translated(text), "other": .new("")]]))
              ])
          ])
      ]
    }
    let merged = Merge()(base: catalog("x"), ours: catalog("A"), theirs: catalog("B")).catalog
    #expect(merged.conflictMarks.map(\.mark.variation) == ["substitutions.n.plural.one"])
    #expect(Settlement.settle(merged, by: .theirs).catalog == catalog("B"))
    #expect(Settlement.settle(merged, by: .ours).catalog == catalog("A"))
  }

  @Test func wholeLocalizationsAreSettled() {
    let plural = Localization.plural(["one": .translated("eins"), "other": .translated("viele")])
    let base: Catalog = ["K": Entry(nil, ["de": .translated("x")])]
    let ours: Catalog = ["K": Entry(nil, ["de": .translated("A")])]
    let theirs: Catalog = ["K": Entry(nil, ["de": plural])]
    let merged = Merge()(base: base, ours: ours, theirs: theirs).catalog
    #expect(Settlement.settle(merged, by: .theirs).catalog == theirs)
    #expect(Settlement.settle(merged, by: .ours).catalog == ours)
  }

  @Test func syncKeepsMarks() {
    let string = ExtractedString("K", comment: "Other words.")
    let synced = sync(marked(), [string, ExtractedString("L")])
    #expect(synced.catalog["K"]?.conflictMarks.count == 1)
    #expect(synced.catalog["K"]?.comment?.hasPrefix("Other words.\n") == true)
    #expect(sync(synced.catalog, [string, ExtractedString("L")]).changes.isEmpty)
  }
}
