import Foundation
import Phrasebook
import Testing

@Suite("Which text is shown")
struct TextSearchTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "full": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Full"}},
        "pt": {"stringUnit": {"state": "translated", "value": "Completo"}},
        "pt-PT": {"stringUnit": {"state": "translated", "value": "Pleno"}}}},
      "parent": {"localizations": {
        "pt": {"stringUnit": {"state": "translated", "value": "Mãe"}}}},
      "source": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "From the catalog"}}}},
      "code": {"extractionState": "extracted_with_value", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Copied"}}}},
      "untouched": {},
      "fresh": {"localizations": {
        "pt": {"stringUnit": {"state": "new", "value": "Novo"}}}},
      "damaged %lld": {"localizations": {
        "pt-PT": {"stringUnit": {"state": "translated", "value": "%@ %n"}},
        "pt": {"stringUnit": {"state": "translated", "value": "Só %2$lld"}},
        "en": {"stringUnit": {"state": "translated", "value": "Fine: %lld"}}}},
      "hopeless %lld": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%s"}}}}}}
    """

  private func resolution(_ phrase: Phrase, _ languages: [String]) throws -> Resolution {
    try Localizer.reading(Self.catalog, languages: languages).resolution(of: phrase)
  }

  @Test("the reader's language, then its parents, then the source, then the code, then the key")
  func order() throws {
    let portuguese = ["pt-PT", "de"]
    let full = try resolution("full", portuguese)
    #expect((full.text, full.language, full.source) == ("Pleno", "pt-PT", .translation))
    let parent = try resolution("parent", portuguese)
    #expect((parent.text, parent.language, parent.source) == ("Mãe", "pt", .translation))
    let source = try resolution("source", portuguese)
    #expect((source.text, source.language, source.source) == ("From the catalog", "en", .source))
    let code = try resolution(Phrase("code", defaultValue: "From the code"), portuguese)
    #expect((code.text, code.language, code.source) == ("From the code", nil, .default))
    let key = try resolution("untouched", portuguese)
    #expect((key.text, key.language, key.source) == ("untouched", nil, .key))
    let fresh = try resolution("fresh", portuguese)
    #expect((fresh.text, fresh.source) == ("fresh", .key))
  }

  @Test("the default value of the code is newer than its copy in the catalog")
  func copied() throws {
    #expect(
      try resolution(Phrase("code", defaultValue: "From the code"), ["en"]).text == "From the code")
    #expect(try resolution("code", ["en"]).text == "Copied")
    #expect(
      try resolution(Phrase("source", defaultValue: "From the code"), ["en"]).text
        == "From the catalog")
  }

  @Test(
    "the short way gives what the search gives",
    arguments: [["en"], ["pt-PT"], ["pt"], ["en-GB", "pt"], ["pt-BR", "en"], ["ja"], []])
  func shortWay(_ languages: [String]) throws {
    let phrases: [Phrase] = [
      "full", "parent", "source", "code", "untouched", "fresh", "nowhere", "damaged \(5)",
      "hopeless \(5)", "nowhere \(5) \("x")", Phrase("full", table: "Other"),
      Phrase("code", defaultValue: "From the code"), Phrase("full", defaultValue: "x"),
      Phrase("untouched", defaultValue: "Said \(3)"), Phrase("code", defaultValue: "Is \("so")"),
      Phrase("fresh", defaultValue: "New"), Phrase("source", bundle: .main),
      Phrase("source", bundle: .module(named: "Shop")), Phrase("untouched", defaultValue: ""),
      "full \(Phrase("full"))", "\(Date(timeIntervalSince1970: 0))",
    ]
    let localizer = try Localizer.reading(Self.catalog, languages: languages)
    for phrase in phrases + phrases {
      #expect(localizer.text(phrase) == localizer.resolution(of: phrase).text)
    }
  }

  @Test(
    "what is no text in a catalog is passed over, and said so",
    arguments: [
      #"5"#, #"{"localizations": {"en": 5}}"#, #"{"localizations": {"en": {"stringUnit": []}}}"#,
      #"{"localizations": {"en": {"stringUnit": {"state": "translated", "value": 5}}}}"#,
    ])
  func noText(_ entry: String) throws {
    let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": \#(entry)}}"#
    for languages in [["en"], ["de"]] {
      let resolution = try Localizer.reading(catalog, languages: languages).resolution(of: "Hello")
      #expect(resolution.text == "Hello")
      #expect(
        resolution.problems.contains { problem in
          guard case .damagedTable(_, let reason) = problem, case .value = reason.reason else {
            return false
          }
          return reason.description.contains("is no")
        }, "\(resolution.problems)")
    }
  }

  @Test("a damaged value is passed over, and said so")
  func damaged() throws {
    let found = try resolution("damaged \(5)", ["pt-PT"])
    #expect((found.text, found.language) == ("Fine: 5", "en"))
    let languages = found.problems.compactMap { problem in
      if case .damagedValue(_, _, let language, _) = problem { language } else { nil }
    }
    #expect(languages == ["pt-PT", "pt"])
    // The translation exists but cannot be shown, so it is not reported as missing.
    #expect(found.problems.count == 2)
    #expect(try resolution("hopeless \(5)", ["pt-PT"]).text == "hopeless 5")
  }

  @Test("a key of no table is shown with its values, and said to be missing")
  func missing() throws {
    let found = try resolution("nowhere \(5) \("x")", ["pt-PT"])
    #expect(found.text == "nowhere 5 x")
    #expect(found.problems == [.missingKey(key: "nowhere %lld %@", table: "Localizable")])
    let table = try resolution(Phrase("full", table: "Other"), ["pt-PT"])
    #expect(table.problems == [.missingKey(key: "full", table: "Other")])
  }

  @Test("what the reader's language lacks is said, what the source lacks is not")
  func missingTranslation() throws {
    #expect(
      try resolution("source", ["pt-PT"]).problems
        == [.missingTranslation(key: "source", table: "Localizable", language: "pt-PT")])
    #expect(try resolution("untouched", ["en"]).problems == [])
    #expect(try resolution("full", ["pt-PT"]).problems == [])
  }

  @Test(
    "a value that asks for more than it is given never stops the program",
    arguments: [
      "%n", "%1000000000d", "%99$@", "%#@a@", "%*d", "%.*f", "%s", "%hhn", "%p", "%", "%1$",
      "%@%@%@",
    ])
  func hostile(_ value: String) throws {
    let text = try resolution(
      Phrase("hostile", defaultValue: "\(1)\(Phrase.Value.raw(value))"), ["en"])
    #expect(!text.text.isEmpty)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k %lld": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}}}
      """
    #expect(try !Localizer.reading(catalog, languages: ["en"]).text("k \(1)").isEmpty)
  }
}

extension Phrase.Value {
  /// A text inside an interpolation, verbatim.
  fileprivate static func raw(_ text: String) -> String { text }
}
