import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Comments of `.strings` that belong to no key: headings, what is commented out, words at the end.
@Suite struct LooseCommentTests {
  private static let text = """
    /* The file */

    /* Part one */

    /* A comment */
    "a" = "A";

    // "old" = "Old";

    "b" = "B"; // beside b
    // the key's own
    "c" = "C";

    /* trailing */
    // the end
    """

  @Test func comeHome() throws {
    let read = try StringsFormat.read(
      ExchangeFile(path: "fr.lproj/L.strings", bytes: Array(Self.text.utf8))
    ).exchange
    let units = read.tables.flatMap(\.units)
    #expect(
      units.map(\.comment) == ["A comment", "\"old\" = \"Old\";\nbeside b", "the key's own"])
    let writing = StringsFormat.write(read)
    #expect(writing.losses == [])
    let written = try #require(writing.files.first)
    var rest = written.text[...]
    for part in [
      "/* The file */", "/* Part one */", "/* A comment */\n\"a\"",
      "/* \"old\" = \"Old\";\n   beside b */\n\"b\"", "/* the key's own */\n\"c\"",
      "/* trailing */", "/* the end */",
    ] {
      let range = try #require(rest.firstRange(of: part), "\(part) is not in \(rest)")
      rest = rest[range.upperBound...]
    }
    let again = try StringsFormat.read(written).exchange
    #expect(again.comparable() == read.comparable())
    let reasons = XLIFF.write(read).losses.map { "\($0.key): \($0.reason)" }
    let word = "\"strings.comments\" has no place in XLIFF 1.2"
    #expect(reasons == ["a: \(word)", ": \(word)"])
  }
}
