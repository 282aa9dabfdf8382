import PhrasebookModel
import Testing

/// Phrasebook's own resource and value types make a literal localizable like Apple's.
@Suite struct PhraseTests {
  @Test(arguments: [
    Example("let a: Phrase = \"a\"", "a"),
    Example("let a = Phrase(\"a \\(3)\", table: \"T\", comment: \"c\")", "a %lld"),
    Example("let a = Phrasebook.Phrase(\"a\")", "a"),
    Example("let a = Phrase(\"a\", defaultValue: \"A\", bundle: .module)", "a"),
    Example("let a: Phrase.Value = \"a\"", "a"),
    Example("func f(_ p: Phrase) {}\nf(\"a \\(name)\")", "a %@"),
    Example("struct Row { let title: Phrase }\nlet r = Row(title: \"a\")", "a"),
    Example("func f(_ p: Phrase) {}\nf(.init(\"a\", comment: \"c\"))", "a"),
    Example("func f(_ p: Phrase) {}\nf(.verbatim(\"a\"))"),
    Example("let a = Phrase.verbatim(\"a\")"),
    Example("let s = Phrase(\"a\").text()", "a"),
  ])
  func phrasesHaveTheirKeys(_ example: Example) { example.expectKeys() }

  /// It looks in the bundle of the module that it is written in, without a `bundle:`.
  @Test func phrasesHaveTheirBundle() {
    let found = Example(
      """
      let a = Phrase("A")
      let b: Phrase = "B \\(1)"
      let c = Phrase("c", defaultValue: "C")
      func show(_ phrase: Phrase) {}
      func all() { show("D"); show(.init("E")); print(String(localized: "F")) }
      let g = Phrase("G", bundle: .main)
      """
    ).extraction
    #expect(found.strings.filter(\.isPassedOn).map(\.key) == ["A", "B %lld", "D", "E", "G", "c"])
    #expect(found.strings.first { $0.key == "G" }?.bundle == ".main")
  }

  @Test(arguments: [
    Example("struct Phrase { let text: String }\nlet a = Phrase(text: \"a\")"),
    Example("struct Phrase { init(_ text: String) {} }\nlet a = Phrase(\"a\")"),
    Example("struct Phrase: ExpressibleByStringLiteral {}\nlet a: Phrase = \"a\""),
    Example("struct Pair { struct Value {}; let value: Value }\nlet a: Pair.Value = \"a\""),
  ])
  func othersOfThatName(_ example: Example) { example.expectKeys() }
}
