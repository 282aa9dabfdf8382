#if !canImport(Darwin)
  import Foundation
  import Phrasebook
  import Testing

  @Suite("AttributedString on Linux")
  struct AttributedTests {
    private static let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%@ wrote %lld files": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "Eine Datei von %1$@"}},
            "other": {"stringUnit": {"state": "translated",
              "value": "%2$lld Dateien von %1$@"}}}}}}},
        "cart.title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Korb von %@"}}}},
        "plain": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "schlicht"}}}}}}
      """

    private func inGerman(_ body: () throws -> Void) throws {
      try Localizer.with(try .reading(Self.catalog, languages: ["de"])) { try body() }
    }

    private var ada: AttributedString {
      var name = AttributedString("Ada")
      name.link = URL(string: "https://example.org/ada")
      return name
    }

    @Test("all forms give the reader's text")
    func forms() throws {
      try inGerman {
        #expect(AttributedString(localized: "plain") == AttributedString("schlicht"))
        #expect(
          AttributedString(
            localized: "plain", options: [], table: nil, bundle: nil, locale: .current,
            comment: "A word") == AttributedString("schlicht"))
        #expect(
          AttributedString(
            localized: "cart.title", defaultValue: "Cart of \("Ada")", comment: "Title")
            == AttributedString("Korb von Ada"))
        #expect(
          AttributedString(localized: "plain", including: \.foundation)
            == AttributedString("schlicht"))
        #expect(
          AttributedString(
            localized: "plain", including: AttributeScopes.FoundationAttributes.self)
            == AttributedString("schlicht"))
        #expect(
          AttributedString(
            localized: "cart.title", defaultValue: "Cart of \("Ada")",
            including: AttributeScopes.FoundationAttributes.self)
            == AttributedString("Korb von Ada"))
        let resource: LocalizedStringResource = "plain"
        #expect(
          AttributedString(
            localized: resource, including: AttributeScopes.FoundationAttributes.self)
            == AttributedString("schlicht"))
        #expect(AttributedString(localized: resource) == AttributedString("schlicht"))
        #expect(
          AttributedString(localized: resource, including: \.foundation)
            == AttributedString("schlicht"))
        #expect(
          AttributedString(localized: LocalizedStringResource.verbatim("%@ plain"))
            == AttributedString("%@ plain"))
      }
    }

    @Test("values keep their attributes wherever the translation puts them")
    func attributes() throws {
      try inGerman {
        let text = AttributedString(localized: "\(ada) wrote \(2000) files")
        #expect(String(text.characters) == "2.000 Dateien von Ada")
        #expect(text.range(of: "Ada").map { text[$0].link } == ada.link)
        #expect(text.range(of: "2.000").map { text[$0].link } == .some(nil))
        let one = AttributedString(localized: "\(ada) wrote \(1) files")
        #expect(String(one.characters) == "Eine Datei von Ada")
        let nowhere = AttributedString(localized: "\(ada) is \(3)")
        #expect(nowhere.range(of: "Ada").map { nowhere[$0].link } == ada.link)
        // As a `String`, the value is its characters.
        #expect(String(localized: "\(ada) wrote \(2) files") == "2 Dateien von Ada")
      }
    }

    @Test("values say which they are where that is asked for")
    func indices() throws {
      try inGerman {
        let text = AttributedString(
          localized: "\("Ada") wrote \(2) files", options: .applyReplacementIndexAttribute)
        let runs = text.runs[\.replacementIndex].map { index, range in
          "\(index ?? 0) \(String(text.characters[range]))"
        }
        #expect(runs == ["2 2", "0  Dateien von ", "1 Ada"])
        var options = AttributedString.LocalizationOptions()
        options.applyReplacementIndexAttribute = true
        let resource: LocalizedStringResource = "\("Ada") wrote \(2) files"
        #expect(AttributedString(localized: resource, options: options) == text)
      }
    }

    @Test("a resource's placeholders are filled by options")
    func replacements() throws {
      try inGerman {
        var options = AttributedString.LocalizationOptions()
        options.replacements = ["Ada"]
        options.inflect = true
        let resource = LocalizedStringResource(
          "cart.title", defaultValue: "Cart of \(placeholder: .object)")
        #expect(AttributedString(localized: resource, options: options) == "Korb von Ada")
      }
    }

    @Test("styles that give attributes do so in the reader's language")
    func styles() throws {
      let date = Date(timeIntervalSince1970: 1_234_567_890)
      let locale = Locale(identifier: "de")
      let style = Date.FormatStyle(timeZone: .gmt).year().month(.wide)
      let number = FloatingPointFormatStyle<Double>.number
      // Without tables, the code's own text has values in the user's locale.
      try Localizer.with(Localizer(languages: ["de"], tables: .tables([:]))) {
        let text = AttributedString(localized: "On \(date, format: style.attributed)")
        let expected = style.attributed.locale(locale).format(date)
        #expect(String(expected.characters) == "Februar 2009")
        #expect(text == AttributedString("On ") + expected)
        #expect(
          AttributedString(localized: "\(1234.5, format: .number.attributed)")
            == number.attributed.locale(locale).format(1234.5))
        #expect(
          AttributedString(localized: "\(date, format: .dateTime.attributed)")
            == Date.FormatStyle.dateTime.attributed.locale(locale).format(date))
        // As a `String`, the value is its characters.
        let resource: LocalizedStringResource = "\(1234.5, format: .number.attributed)"
        #expect(String(localized: resource) == "1.234,5")
        #expect(resource.key == "%@")
        #expect(resource == "\(1234.5, format: .number.attributed)")
        #expect(resource != "\(1234.5, format: .number)")
        let sent = try JSONDecoder().decode(
          LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(String(localized: sent) == "1.234,5")
      }
    }

    @Test("a piece of a text with attributes keeps them")
    func pieces() throws {
      let piece = ada[ada.startIndex..<ada.endIndex]
      try inGerman {
        let text = AttributedString(localized: "\(piece) wrote \(2) files")
        #expect(String(text.characters) == "2 Dateien von Ada")
        #expect(text.range(of: "Ada").map { text[$0].link } == ada.link)
      }
    }

    @Test("marks in a value or a text put nothing in the wrong place")
    func hostile() throws {
      let value = "\u{FFF9}\u{F0001}x\u{FFFB}"
      try inGerman {
        let text = AttributedString(localized: "\(value) wrote \(2) files")
        #expect(String(text.characters) == "2 Dateien von \u{F0001}x")
        let key = AttributedString(
          localized: "\u{FFF9}\u{FFFB}\u{FFF9}a \(3)", options: .applyReplacementIndexAttribute)
        #expect(String(key.characters).hasSuffix("3"))
      }
    }

    @Test("an attributed value survives the way to another process as its characters")
    func coding() throws {
      let phrase = Phrase("\(ada) wrote \(2) files")
      let sent = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
      try inGerman { #expect(String(localized: sent) == "2 Dateien von Ada") }
      #expect(phrase == Phrase("\(ada) wrote \(2) files"))
      #expect(phrase != Phrase("\(AttributedString("Ada")) wrote \(2) files"))
    }
  }
#endif
