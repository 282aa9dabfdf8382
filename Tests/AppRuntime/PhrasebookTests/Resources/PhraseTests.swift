import Foundation
import Phrasebook
import Testing

@Suite("Phrase")
struct PhraseTests {
  @Test func peopleReadCountsInGroupsOfDigitsAndProgramsDoNot() {
    let phrase: Phrase = "\(1_234_567) keys, \(-1_000) fewer than \(999), in line \(String(1_234))"
    #expect(phrase.groupedSourceText == "1,234,567 keys, -1,000 fewer than 999, in line 1234")
    #expect(phrase.sourceText == "1234567 keys, -1000 fewer than 999, in line 1234")
  }

  @Test("bundles key, default value with its arguments, table, bundle and comment")
  func parts() {
    let phrase = Phrase(
      "cart.count", defaultValue: "\(3) items for \("Ada")", table: "Cart",
      bundle: .module(named: "Shop"), comment: "Below the cart")
    #expect(phrase.key == "cart.count")
    #expect(phrase.defaultValue.key == "%lld items for %@")
    #expect(phrase.table == "Cart")
    #expect(phrase.bundle == .module(named: "Shop"))
    #expect(phrase.comment == "Below the cart")
    #expect(phrase.text(in: .withoutTables) == "3 items for Ada")
  }

  @Test("made by a call knows its module, a bare literal does not")
  func module() {
    let call = Phrase("Hello", table: nil)
    let literal: Phrase = "Hello"
    #expect(call.bundle == .module(named: "PhrasebookTests"))
    #expect(literal.bundle != call.bundle)
    #expect(literal.text(in: .withoutTables) == "Hello")
  }

  @Test("is equal to another that looks up the same text, whatever the comment")
  func equality() {
    let one = Phrase("Hello \(1)", table: "A", comment: "x")
    #expect(one == Phrase("Hello \(1)", table: "A", comment: "y"))
    #expect(one != Phrase("Hello \(2)", table: "A"))
    #expect(one != Phrase("Hello \(1)", table: "B"))
    #expect(one != Phrase("Hello \(1)", table: "A", bundle: .main))
    #expect(one != .verbatim("Hello 1"))
    #expect(Phrase("a", table: "") == Phrase("a", table: nil))
    let style = Phrase("\(1.5, format: .percent)", table: "A")
    #expect(style == Phrase("\(1.5, format: .percent)", table: "A"))
    #expect(style != Phrase("\(2.5, format: .percent)", table: "A"))
    #expect(Set([one, one, style]).count == 2)
  }

  @Test("that is verbatim is never looked up and never formatted")
  func verbatim() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Paid %@": {"localizations": {"de": {"stringUnit":
          {"state": "translated", "value": "Bezahlt %@"}}}}}}
      """
    let reader = try Localizer.reading(catalog, languages: ["de"])
    #expect(reader.text(.verbatim("Paid %@")) == "Paid %@")
    #expect(reader.text(.verbatim("100 %n %d")) == "100 %n %d")
    var loud = reader
    for mode in PseudoStyle.allCases {
      loud.debug = mode
      #expect(loud.text(.verbatim("Paid %@")) == "Paid %@")
    }
    #expect(reader.text(Phrase(Phrase.Value("Paid %@"))) == "Bezahlt %@")
  }

  @Test("as an argument is resolved in the same language as the text around it")
  func nested() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Delete %@?": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%@ löschen?"}}}},
        "file": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Datei"}},
          "fr": {"stringUnit": {"state": "translated", "value": "fichier"}}}}}}
      """
    let file: Phrase = "file"
    let question: Phrase = "Delete \(file)?"
    #expect(question.text(in: try .reading(catalog, languages: ["de"])) == "Datei löschen?")
    // The outer text has no French translation, so it is English, and so is the phrase in it.
    let french = try Localizer.reading(catalog, languages: ["fr"])
    #expect(french.text(file) == "fichier")
    #expect(french.text(question) == "Delete file?")
    #expect(french.text("Delete \(Phrase.verbatim("fichier"))?") == "Delete fichier?")
  }

  @Test("formats dates and styles in the reader's locale")
  func styles() throws {
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
    let phrase: Phrase = "On \(date, format: style) for \(1234.5, format: .number)"
    func reader(_ language: String) -> Localizer {
      Localizer(languages: [language], tables: .tables([:]))
    }
    #expect(phrase.text(in: reader("de")) == "On 1. Januar 1970 for 1.234,5")
    #expect(phrase.text(in: reader("en-US")) == "On January 1, 1970 for 1,234.5")
    var german = reader("en")
    german.locale = Locale(identifier: "de_DE")
    #expect(phrase.text(in: german) == "On 1. Januar 1970 for 1.234,5")
    #expect(Phrase("\(Decimal(1234.5))").text(in: reader("de")) == "1.234,5")
  }

  @Test("with a locale of its own is in that locale's language, wherever it is read")
  func pinnedLocale() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld miles": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%lld Meilen"}},
          "fr": {"stringUnit": {"state": "translated", "value": "%lld milles"}}}}}}
      """
    let reader = try Localizer.reading(catalog, languages: ["fr"])
    var phrase = Phrase("\(1000) miles", table: nil)
    #expect(reader.text(phrase).hasSuffix("milles"))
    phrase.locale = Locale(identifier: "de_DE")
    #expect(reader.text(phrase) == "1.000 Meilen")
    // The current locale is not chosen by the code.
    let current = Phrase("\(1) miles", table: nil, locale: .current)
    #expect(reader.text(current) == "1 milles")
  }
}
