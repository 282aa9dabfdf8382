import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// A vowel sign or an accent forms one character with the character before it: searches must still
/// find that.
@Suite("Signs that join what stands before them")
struct JoinedSignTests {
  /// Bengali, Hindi, a keycap and an accent behind arguments and marks of the formats.
  static let texts = [
    "%@ের বাড়ি", "%1$@ের %2$lldী", "%lld\u{FE0F}\u{20E3}", "%.1f\u{301} %%\u{301}", "{{a}}\u{301}",
    "\"\u{301} '\u{301} &\u{301} <\u{301} \\\u{301} \n\u{301}x |\u{301} ,\u{301} ;\u{301}",
    "{\u{301} }\u{301} #\u{301}",
  ]

  private func exchange(_ target: String, comment: String? = nil) -> Exchange {
    Exchange(
      sourceLanguage: "en", targetLanguage: "bn",
      tables: [
        ExchangeTable(
          name: "Localizable",
          units: [
            ExchangeUnit(
              key: "key", source: "source", target: target, state: .translated, comment: comment)
          ])
      ])
  }

  private func home(
    _ exchange: Exchange, _ format: any ExchangeFormat.Type
  ) throws -> (ExchangeUnit?, [ExchangeLoss]) {
    let writing = format.write(exchange)
    let units = try writing.files.filter { !$0.path.hasSuffix("contents.json") }
      .flatMap { try format.read($0).exchange.tables.flatMap(\.units) }
    return (units.first, writing.losses)
  }

  @Test(arguments: ConformanceTests.formats, texts)
  func joinedTextsAreReadAgain(_ item: ConformanceTests.Case, _ text: String) throws {
    let (unit, losses) = try home(exchange(text), item.format)
    let isReported = losses.contains { [.entry, .unit, .target].contains($0.part) }
    // A text that looks like an argument of i18next is one in that format.
    if item.format.name == "i18next", text.hasPrefix("{{") { return }
    #expect(!isReported, "\(losses.map(\.reason))")
    #expect(unit?.target?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func androidHasNoMarksOfOurs() throws {
    for text in Self.texts {
      for file in AndroidXML.write(exchange(text)).files {
        #expect(!String(decoding: file.bytes, as: UTF8.self).unicodeScalars.contains("\u{E000}"))
      }
    }
    let file = ExchangeFile(
      path: "values-bn/strings.xml",
      bytes: Array(
        """
        <resources><string name="a">%1$sের বাড়ি %2$dী</string><string name="b">%s\u{93F}</string>
        </resources>
        """.utf8))
    let units = try AndroidXML.read(file).exchange.tables.flatMap(\.units)
    #expect(units.map(\.target) == ["%1$@ের বাড়ি %2$lldী", "%@\u{93F}"])
  }

  @Test func argumentsOfOthersAreFound() throws {
    let file = ExchangeFile(path: "bn.json", bytes: Array(#"{"a": "{{name}}ের {{b}}"}"#.utf8))
    let units = try I18next.read(file).exchange.tables.flatMap(\.units)
    #expect(units.map(\.target) == ["%1$@ের %2$@"])
  }

  @Test(
    arguments: ConformanceTests.formats,
    [
      "a */\u{301} b", "a --\u{301} b", "a ---- b-", "---", "a\n\u{301}b", "a\n   \u{301}b",
    ])
  func commentsEndNothing(_ item: ConformanceTests.Case, _ comment: String) throws {
    let (unit, losses) = try home(exchange("text", comment: comment), item.format)
    #expect(unit?.target == "text")
    let isReported = losses.contains { $0.part == .comment }
    let spaces: Set<Unicode.Scalar> = [" ", "\n"]
    let came = Array(unit?.comment?.unicodeScalars ?? "".unicodeScalars).filter {
      !spaces.contains($0)
    }
    #expect(isReported || came == Array(comment.unicodeScalars).filter { !spaces.contains($0) })
  }

  @Test(arguments: ["a\rb", "a\r\nb\nc", "a\n\u{2028}b", "a\n\u{A0}b"])
  func lineEndsOfComments(_ comment: String) throws {
    for format: any ExchangeFormat.Type in [StringsFormat.self, AndroidXML.self] {
      let (unit, losses) = try home(exchange("text", comment: comment), format)
      #expect(losses.contains { $0.part == .comment } == comment.utf8.contains(0x0D))
      let wanted = comment.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      #expect(unit?.comment.map { Array($0.utf8) } == Array(wanted.utf8), "\(format.name)")
    }
  }
}
