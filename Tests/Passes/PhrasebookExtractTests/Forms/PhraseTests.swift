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
  func keys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("struct Phrase { let text: String }\nlet a = Phrase(text: \"a\")"),
    Example("struct Phrase { init(_ text: String) {} }\nlet a = Phrase(\"a\")"),
    Example("struct Phrase: ExpressibleByStringLiteral {}\nlet a: Phrase = \"a\""),
    Example("struct Pair { struct Value {}; let value: Value }\nlet a: Pair.Value = \"a\""),
  ])
  func othersOfThatName(_ example: Example) { example.expectKeys() }
}
