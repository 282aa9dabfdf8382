#if !canImport(Darwin)
  import Foundation
  import Phrasebook
  import Testing

  @Suite("Foundation's names on Linux")
  struct FoundationNamesTests {
    private static let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Ding"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge"}}}}}}},
        "cart.title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Korb von %@"}}}}}}
      """

    private func inGerman(_ body: () -> Void) throws {
      Localizer.with(try .reading(Self.catalog, languages: ["de"])) { body() }
    }

    @Test("String(localized:) in all its forms")
    func strings() throws {
      try inGerman {
        #expect(String(localized: "\(1) items") == "1 Ding")
        #expect(String(localized: "\(2000) items") == "2.000 Dinge")
        #expect(
          String(localized: "\(2000) items", locale: Locale(identifier: "en_US")) == "2,000 Dinge")
        #expect(
          String(
            localized: "cart.title", defaultValue: "Cart of \("Ada")", table: nil, bundle: nil,
            locale: .current, comment: "Title") == "Korb von Ada")
        #expect(String(localized: "\(2) items", table: "Other", bundle: .main) == "2 items")
        // Explicit default arguments have the same result as omitted ones.
        #expect(String(localized: "\(2000) items", locale: .current) == "2.000 Dinge")
        #expect(
          String(localized: "\(2000) items", locale: .autoupdatingCurrent) == "2.000 Dinge")
        #expect(
          String(
            localized: "cart.title", defaultValue: "Cart of \(2000, format: .number)",
            locale: .autoupdatingCurrent) == "Korb von 2.000")
        let value: String.LocalizationValue = "\(3) items"
        #expect(String(localized: value) == "3 Dinge")
        let resource: LocalizedStringResource = "\(4) items"
        #expect(String(localized: resource) == "4 Dinge")
        #expect(String(localized: .init("\(5) items", table: "Localizable")) == "5 Dinge")
      }
    }

    @Test("where a resource's tables are is told by cases")
    func bundles() throws {
      final class Own {}
      func told(_ resource: LocalizedStringResource) -> String {
        switch resource.bundle {
        case .main: "main"
        case .atURL(let url): url.path
        case .forClass(let type): "\(type)"
        default: "other"
        }
      }
      let folder = LocalizedStringResource("x", bundle: .atURL(URL(filePath: "/shop/texts")))
      #expect(told(folder) == "/shop/texts")
      let sent = try JSONDecoder().decode(
        LocalizedStringResource.self, from: JSONEncoder().encode(folder))
      #expect(told(sent) == "/shop/texts")
      #expect(sent == folder)
      #expect(told(LocalizedStringResource("x", bundle: .main)) == "main")
      #expect(told(LocalizedStringResource("x", bundle: .forClass(Own.self))) == "Own")
      #expect(
        LocalizedStringResource("x", bundle: .forClass(Own.self))
          == LocalizedStringResource("x", bundle: .main))
      #expect(told(LocalizedStringResource("x", bundle: Bundle.main)) == "other")
      #expect(told("x") == "other")
      #expect(
        String(localized: LocalizedStringResource("x y", bundle: .forClass(Own.self))) == "x y")
    }

    @Test("a resource for the reader's locale is the reader's, however that is spelled")
    func readersLocale() throws {
      for locale in [Locale.current, .autoupdatingCurrent] {
        let resource = LocalizedStringResource("\(2000) items", locale: locale)
        var changed = LocalizedStringResource("\(2000) items", locale: Locale(identifier: "en"))
        changed.locale = locale
        for resource in [resource, changed] {
          let json = String(decoding: try JSONEncoder().encode(resource), as: UTF8.self)
          #expect(!json.contains("locale"))
          try inGerman {
            #expect(String(localized: resource) == "2.000 Dinge")
            #expect(AttributedString(localized: resource) == "2.000 Dinge")
          }
        }
        try inGerman {
          #expect(AttributedString(localized: "\(2000) items", locale: locale) == "2.000 Dinge")
        }
      }
    }

    @Test("placeholders are filled by options")
    func options() throws {
      try inGerman {
        var options = String.LocalizationOptions()
        options.replacements = [1]
        var named = options
        named.replacements = ["Bo"]
        #expect(
          String(localized: "\(placeholder: .int) items", options: options) == "1 Ding")
        #expect(
          String(
            localized: "cart.title", defaultValue: "Cart of \(placeholder: .object)",
            options: named) == "Korb von Bo")
        let resource: LocalizedStringResource = "\(placeholder: .int) items"
        options.replacements = [2]
        #expect(String(localized: resource, options: options) == "2 Dinge")
      }
    }

    @Test("a resource has the parts that Foundation's has")
    func parts() throws {
      var resource = LocalizedStringResource(
        "cart.title", defaultValue: "Cart of \("Ada")", table: "T",
        locale: Locale(identifier: "fr"), bundle: .main, comment: "Title")
      #expect(resource.key == "cart.title")
      #expect(resource.table == "T")
      #expect(resource.locale == Locale(identifier: "fr"))
      resource.locale = Locale(identifier: "de")
      #expect(resource.locale.identifier == "de")
      let value: String.LocalizationValue = resource.defaultValue
      #expect(value == "Cart of \("Ada")")
    }

    enum Fruit: CustomLocalizedStringResourceConvertible {
      case cart
      var localizedStringResource: LocalizedStringResource { "\(1) items" }
    }

    @Test("a value that has a resource is resolved with the text around it")
    func convertible() throws {
      try inGerman {
        #expect(String(localized: "cart.title", defaultValue: "\(Fruit.cart)") == "Korb von 1 Ding")
        #expect(Fruit.cart.localizedStringResource.localizedStringResource.key == "%lld items")
      }
    }
  }
#endif
