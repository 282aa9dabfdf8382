import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

/// The file of ours after a merge.
@Suite struct MergeStyleTests {
  static let ours = """
    {
    \t"version": "1.0",
    \t"sourceLanguage": "en",
    \t"strings": {
    \t\t"b": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "B \\/"}}}},
    \t\t"a": {},
    \t\t"d": {}
    \t}
    }

    """

  private func read(_ text: String) throws -> Catalog {
    try XCStrings.read(Array(text.utf8), file: "a").catalog
  }

  @Test func styleAndOrderOfOursStay() throws {
    let ours = try read(Self.ours)
    let base = try read(
      Self.ours.replacing("\"value\": \"B \\\\/\"", with: "\"value\": \"before\""))
    var other = Catalog(sourceLanguage: "en")
    for (key, entry) in base.entries { other[key] = entry }
    other["b"]?.localizations["de"] = .translated("Be")
    other["c"] = Entry(comment: "new")
    // Theirs is in Xcode's style.
    let theirs = try read(String(decoding: XCStrings.write(other), as: UTF8.self))
    let merged = Merge()(base: base, ours: ours, theirs: theirs)
    let text = String(decoding: XCStrings.write(merged.catalog), as: UTF8.self)
    #expect(
      text == """
        {
        \t"version": "1.0",
        \t"sourceLanguage": "en",
        \t"strings": {
        \t\t"b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Be"}}, \
        "fr": {"stringUnit": {"state": "translated", "value": "B \\/"}}}},
        \t\t"c": {"comment": "new"},
        \t\t"a": {},
        \t\t"d": {}
        \t}
        }

        """)
  }

  @Test func newKeysStandWhereTheOrderWantsThem() throws {
    func catalog(_ keys: [String]) -> String {
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        + keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n") + "\n  }\n}"
    }
    let base = try read(catalog(["a", "m", "z"]))
    let ours = try read(catalog(["a", "b", "m", "z"]))
    let theirs = try read(catalog(["a", "item 2", "item 10", "m", "y", "z"]))
    let merged = Merge()(base: base, ours: ours, theirs: theirs)
    let expected = catalog(["a", "b", "item 2", "item 10", "m", "y", "z"])
    #expect(String(decoding: XCStrings.write(merged.catalog), as: UTF8.self) == expected)
  }

  @Test func withoutAnOrderNewOnesStandWhereTheirsHasThem() throws {
    func catalog(_ keys: String, languages: String) -> String {
      let texts = languages.split(separator: " ").map { "\"\($0)\":{}" }.joined(separator: ",")
      return "{\"sourceLanguage\":\"en\",\"strings\":{"
        + keys.split(separator: " ").map { "\"\($0)\":{\"localizations\":{\(texts)}}" }
        .joined(separator: ",") + "}}"
    }
    let base = try read(catalog("z b m", languages: "pl en de"))
    let ours = try read(catalog("z b ours m", languages: "pl en de ja"))
    let theirs = try read(catalog("z y x b m last", languages: "pl fr en de"))
    let merged = Merge()(base: base, ours: ours, theirs: theirs)
    let text = String(decoding: XCStrings.write(merged.catalog), as: UTF8.self)
    let again = try read(text)
    #expect(again.keys == ["z", "y", "x", "b", "ours", "m", "last"])
    #expect(again["b"]?.localizations.names == ["pl", "fr", "en", "de", "ja"])
  }
}
