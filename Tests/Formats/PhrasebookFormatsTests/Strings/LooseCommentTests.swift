import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Comments of `.strings` that belong to no key: headings, commented-out pairs, comments at the
/// end.
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

  @Test func looseCommentsAreWrittenAgain() throws {
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
    let word = "\"strings.comments\" cannot be stored in XLIFF 1.2"
    #expect(reasons == ["a: \(word)", ": \(word)"])
  }

  @Test("a table without plain texts keeps them too", arguments: [true, false])
  func standAlone(_ hasForms: Bool) throws {
    let text = "/* heading */\n\n/* the end */\n\n"
    var exchange = try StringsFormat.read(
      ExchangeFile(path: "fr.lproj/L.strings", bytes: Array(text.utf8))
    ).exchange
    if hasForms {
      let path = VariationPath(steps: [VariationPath.Step("plural", "other")])
      exchange.tables[0].units = [ExchangeUnit(key: "a", path: path, target: "%lld b")]
    }
    let writing = StringsFormat.write(exchange)
    #expect(writing.losses == [])
    #expect(
      writing.files.map(\.path)
        == ["fr.lproj/L.strings"] + (hasForms ? ["fr.lproj/L.stringsdict"] : []))
    #expect(writing.files.first?.text == text)
  }
}
