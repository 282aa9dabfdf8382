import PhrasebookFormats
import PhrasebookModel
import Testing

@testable import PhrasebookSync

@Suite("Edits of entries: comments, reviews, new and owned keys")
struct EntryEditsTests {
  private static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "needs_review", "value" : "x" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "y" } }
                }
              }
            },
            "fr" : { "stringUnit" : { "state" : "machine_translated", "value" : "z" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  private func catalog() throws -> Catalog {
    try XCStrings.read(Array(Self.text.utf8), file: "a").catalog
  }

  private func written(_ edited: Edited) -> String {
    String(decoding: XCStrings.write(edited.catalog), as: UTF8.self)
  }

  @Test("a review changes the states of one language, and nothing else")
  func review() throws {
    let edited = try Edits.review("a", language: "de", in: catalog(), table: "T")
    #expect(written(edited) == Self.text.replacing("needs_review", with: "translated"))
    #expect(try Edits.review("a", language: "pl", in: catalog(), table: "T").changes == [])
    let again = try Edits.review("a", language: "de", in: edited.catalog, table: "T")
    #expect(again.changes == [])
    let french = try Edits.review("a", language: "fr", in: catalog(), table: "T")
    #expect(written(french) == Self.text.replacing("machine_translated", with: "translated"))
  }

  @Test("a comment is set, replaced and removed; a generated one becomes a person's")
  func comment() throws {
    let set = try Edits.comment("a", "why", in: catalog(), table: "T")
    #expect(set.catalog["a"]?.comment == "why" && set.changes.count == 1)
    #expect(try Edits.comment("a", "why", in: set.catalog, table: "T").changes == [])
    #expect(written(try Edits.comment("a", nil, in: set.catalog, table: "T")) == Self.text)
    #expect(throws: EditError.self) { try Edits.comment("b", "why", in: catalog(), table: "T") }
  }

  @Test("a key that the code has gets the entry that a sync would add; one that exists stays")
  func add() throws {
    let string = ExtractedString(key: "%lld of %@", table: "T", comment: "c")
    let edited = try Edits.add(string, to: catalog())
    let synced = Sync()(
      try catalog(), with: Extraction(strings: [string, ExtractedString(key: "a", table: "T")]),
      table: "T")
    #expect(edited.catalog["%lld of %@"] == synced.catalog["%lld of %@"])
    #expect(edited.catalog["%lld of %@"] != nil)
    #expect(Edits.add(string, to: edited.catalog).changes == [])
  }

  @Test("an owned key is manual and has its text")
  func own() throws {
    let edited = try Edits.own("a", in: catalog(), table: "T")
    #expect(edited.catalog["a"]?.extractionState == .manual)
    #expect(edited.catalog["a"]?.localizations["en"]?.stringUnit == StringUnit(.translated, "a"))
    #expect(try Edits.own("a", in: edited.catalog, table: "T").changes == [])
  }
}
