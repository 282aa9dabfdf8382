import PhrasebookModel
import PhrasebookSync
import Testing

/// The differences between two versions, in words.
@Suite struct DifferenceTests {
  private let old: Catalog = [
    "Hello": Entry(nil, ["de": .translated("Hallo"), "fr": .needsReview("Salut")]),
    "title": Entry(.extractedWithValue, ["en": .new("Title"), "de": .translated("Titel")]),
    "Gone": Entry(), "Old": Entry(nil, ["de": .translated("Alt")]),
  ]

  private func summary(_ change: (inout Catalog) -> Void) -> [String] {
    var new = old
    change(&new)
    return Difference(from: old, to: new, table: "T").changes.map { change in
      [change.kind.rawValue, change.key, change.language, change.variation, change.reason]
        .compactMap(\.self).joined(separator: " | ")
    }
  }

  @Test func noChangesGiveNoLines() { #expect(summary { _ in } == []) }

  @Test func changedKeysAreListed() {
    #expect(
      summary {
        $0["New"] = Entry(nil, ["de": .translated("Neu"), "en": .new("New")])
        $0["Gone"] = nil
        $0["Newer"] = $0["Old"]
        $0["Old"] = nil
      } == [
        "removed | Gone | removed", "added | New | added with translations in de",
        "renamed | Newer | renamed from \"Old\"",
      ])
  }

  @Test func changedTextsAreListed() {
    #expect(
      summary {
        $0["Hello"]?.localizations["de"] = .translated("Guten Tag")
        $0["Hello"]?.localizations["fr"] = .translated("Salut")
        $0["Hello"]?.localizations["pl"] = .plural(["one": .new("x")])
        $0["title"]?.localizations["en"] = .new("A title")
        $0["title"]?.localizations["de"] = .needsReview("Titel")
        $0["Old"]?.localizations["de"] = nil
      } == [
        "translated | Hello | de | \"Hallo\" → \"Guten Tag\"",
        "reviewed | Hello | fr | \"Salut\" (needs review → translated)",
        "state-changed | Hello | pl | plural.one | \"x\" (new)",
        "removed | Old | de | the text \"Alt\" was removed",
        "source-changed | title | en | \"Title\" → \"A title\" (new)",
        "needs-review | title | de | \"Titel\" (translated → needs review)",
      ])
  }

  @Test func changedEntriesAreListed() {
    #expect(
      summary {
        $0["Hello"]?.extractionState = .stale
        $0["Gone"]?.comment = "Words."
        $0["Old"]?.shouldTranslate = false
        $0["title"]?.unknown["x"] = .null
      } == [
        "changed | Gone | comment: \"Words.\"", "stale | Hello | no longer found in the code",
        "changed | Old | shouldTranslate: – → false", "changed | title | \"x\" changed",
      ])
    var stale = old
    stale["Hello"]?.extractionState = .stale
    #expect(
      Difference(from: stale, to: old, table: "T").changes.map(\.kind) == [.restored])
  }

  @Test func everyDifferenceIsToldAndNoOther() {
    for seed in 0..<150 as Range<UInt64> {
      var team = Team(seed: seed)
      let before = team.catalog()
      var after = before
      for _ in 0..<Int(seed % 4) { team.edit(&after) }
      let changes = Difference(from: before, to: after, table: "T").changes
      #expect(changes.isEmpty == MergeLaws.isSame(before, after), "seed \(seed)")
      #expect(changes.allSatisfy { !$0.reason.isEmpty && !$0.reason.contains("\n") })
      let lines = (LineDump.lines(of: before), LineDump.lines(of: after))
      #expect((lines.0 == lines.1) == changes.isEmpty, "seed \(seed)")
      #expect(lines.1.allSatisfy { !$0.contains("\n") })
    }
  }

  @Test func aCatalogAsSentences() {
    let catalog: Catalog = [
      "b\n": Entry(.stale, ["en": .new("B"), "de": .plural(["one": .needsReview("x\ny")])]),
      "a": Entry(comment: "Two\nlines."),
    ]
    #expect(
      LineDump.lines(of: catalog) == [
        "source language: en", "\"a\"", "\"a\" comment: Two", "\"a\" comment: lines.",
        "\"b\\n\" (stale)", "\"b\\n\" [en] B (new)",
        "\"b\\n\" [de] plural.one: x\\ny (needs review)",
      ])
  }
}
