import PhrasebookCatalogs
import PhrasebookModel
import Testing

/// The place of a new key in a file whose keys are nearly in order, as a merge or two leave them.
@Suite struct NearlySortedTests {
  @Test func oneStrayInAHundredLeavesTheOrder() throws {
    let keys = ["zebra"] + (0..<120).map { "key \($0)" }
    var expected = keys
    expected.insert("key 50 and more", at: 52)
    #expect(try adding("key 50 and more", to: keys) == expected)
  }

  /// A misplaced key is not a landmark: new keys do not go beside it.
  @Test func newKeysStandAmongThoseInOrder() throws {
    let keys = ["zebra"] + (0..<120).map { "key \($0)" }
    #expect(try adding("zoo", to: keys) == keys + ["zoo"])
    #expect(try adding("alpha", to: keys) == ["zebra", "alpha"] + keys.dropFirst())
  }

  @Test func twoInAHundredMakeNoOrder() throws {
    let keys = ["zebra", "yak"] + (0..<100).map { "key \($0)" }
    #expect(try adding("alpha", to: keys) == keys + ["alpha"])
  }

  @Test func oneInAShortListMakesNoOrder() throws {
    let keys = ["zebra"] + (0..<18).map { "key \($0)" }
    #expect(try adding("alpha", to: keys) == keys + ["alpha"])
  }

  @Test func oneInTwentyLeavesTheOrder() throws {
    let keys = (0..<30).map { "key \($0)" } + ["a stray"] + (30..<60).map { "key \($0)" }
    var expected = keys
    expected.insert("key 30a", at: 32)
    #expect(try adding("key 30a", to: keys) == expected)
  }

  /// An entry under another name keeps its spelling to the byte.
  @Test func aRenamedEntryKeepsItsBytes() throws {
    let entry = "{ \"localizations\": {}, \"extractionState\":\"manual\" ,\"comment\" : \"a\\/b\" }"
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"Egg\": \(entry), \"Fig\": {}},\"version\":\"1.0\"}"
    var catalog = try XCStrings.read(Array(text.utf8), file: "a.xcstrings").catalog
    catalog["Egh"] = catalog["Egg"]
    catalog["Egg"] = nil
    let written = String(decoding: XCStrings.write(catalog), as: UTF8.self)
    #expect(written == text.replacing("\"Egg\"", with: "\"Egh\""))
  }

  @Test func codePointOrderIsAnOrderToo() throws {
    let keys = ["zebra"] + (0..<60).map { "A\($0 + 10)" } + (0..<60).map { "a\($0 + 10)" }
    var expected = keys
    expected.insert("A700", at: 61)
    #expect(try adding("A700", to: keys) == expected)
  }

  /// Both orders would do if a stray were allowed for; one of them needs none.
  @Test func theOrderWithoutAStrayIsTheFiles() throws {
    let before = (0..<60).map { "A\($0 + 10)" }
    let behind = (0..<60).map { "C\($0 + 10)" }
    let byCodePoint = before + ["B 10", "B 1000", "B 2"] + behind
    #expect(try adding("B 1000", to: before + ["B 10", "B 2"] + behind) == byCodePoint)
    let byCollation = before + ["B 2", "B 10", "B 1000"] + behind
    #expect(try adding("B 1000", to: before + ["B 2", "B 10"] + behind) == byCollation)
  }

  /// The keys of a file after one was added and the file was written.
  private func adding(_ key: String, to keys: [String]) throws -> [String] {
    let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """
    var catalog = try XCStrings.read(Array(text.utf8), file: "a.xcstrings").catalog
    catalog[key] = Entry()
    return try XCStrings.read(XCStrings.write(catalog), file: "a.xcstrings").catalog.keys
  }
}
