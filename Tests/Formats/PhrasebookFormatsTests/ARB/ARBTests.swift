@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite struct ARBTests {
  @Test(arguments: 0..<150)
  func givesBackWhatWasWritten(_ seed: UInt64) throws {
    var generator = GeneratedExchange(seed: seed)
    let exchange = generator.exchange()
    let writing = ARB.write(exchange)
    #expect(writing.losses == [])
    #expect(writing.files.count == exchange.tables.count)
    for (file, table) in zip(writing.files, exchange.tables) {
      let reading = try ARB.read(file)
      #expect(reading.diagnostics == [])
      var expected = exchange
      expected.tables = [table]
      let difference = reading.exchange.comparable().sorted.difference(
        from: expected.comparable().sorted)
      #expect(difference == nil, "\(file.text)")
      #expect(ARB.write(reading.exchange).files.first?.bytes.count == file.bytes.count)
    }
  }

  private static let plural = ["one", "other"].map { VariationPath.Step("plural", $0) }

  /// A string with a state and a comment, one with plural variations, and one with a substitution.
  private static let varied = Exchange(
    sourceLanguage: "en", targetLanguage: "fr",
    tables: [
      ExchangeTable(
        name: "Localizable",
        units: [
          ExchangeUnit(
            key: "welcome", source: "Hi %@, it's {new}!", target: "%@, l'{x}",
            state: .needsReview,
            comment: "C")
        ]
          + plural.map {
            ExchangeUnit(
              key: "%lld files", path: VariationPath(steps: [$0]), source: "%lld \($0.name)",
              target: "100%% %lld", state: .translated)
          }
          + [
            ExchangeUnit(
              key: "sum", source: "%#@files@ in %2$@", target: "%2$@ : %#@files@",
              state: .translated)
          ]
          + plural.map {
            ExchangeUnit(
              key: "sum", path: VariationPath(substitution: "files", steps: [$0]),
              source: "%arg file", target: "%arg #", state: .translated,
              argument: .init(number: 1, specifier: "lld"))
          })
    ])

  private static let variedAsARB = #"""
    {
      "@@locale": "fr",
      "@@x-source-locale": "en",
      "@@x-table": "Localizable",
      "welcome": "{arg1}, l'''{'x'}'",
      "@welcome": {
        "description": "C",
        "source_text": "Hi {arg1}, it's '{'new'}'!",
        "x-state": "needs_review",
        "placeholders": {
          "arg1": {
            "type": "String"
          }
        }
      },
      "k__x25_lld__files": "{arg1_lld, plural, one{100% {arg1_lld}} other{100% {arg1_lld}}}",
      "@k__x25_lld__files": {
        "source_text": "{arg1_lld, plural, one{{arg1_lld} one} other{{arg1_lld} other}}",
        "placeholders": {
          "arg1_lld": {
            "type": "num"
          }
        }
      },
      "sum": "{ arg2 } : {files, plural, one{# '#'} other{# '#'}}",
      "@sum": {
        "source_text": "{files, plural, one{# file} other{# file}} in { arg2 }",
        "placeholders": {
          "arg2": {
            "type": "String"
          },
          "files": {
            "type": "num",
            "x-argument": "1",
            "x-specifier": "lld"
          }
        }
      }
    }

    """#

  @Test func writesForFlutter() throws {
    let writing = ARB.write(Self.varied)
    #expect(writing.losses == [])
    let file = try #require(writing.files.first)
    #expect(file.path == "Localizable_fr.arb")
    #expect(file.text == Self.variedAsARB, "\(file.text)")
  }

  @Test func readsFluttersOwn() throws {
    let text = #"""
      {
        "@@locale": "pt_BR",
        "pageTitle": "Olá {userName}, {count, plural, =0{nada} =1{um} other{{count} coisas}}",
        "@pageTitle": {"placeholders": {"userName": {"type": "String", "example": "Ana"}}},
        "items": "{n, plural, one{# item} other{# itens}}",
        "@items": {"placeholders": {"n": {"type": "int"}}},
        "pronoun": "{gender, select, male{ele} other{elu}}",
        "date": "{d, date, short}"
      }
      """#
    let file = ExchangeFile(path: "lib/l10n/app_pt_BR.arb", bytes: Array(text.utf8))
    let reading = try ARB.read(file)
    #expect(reading.exchange.targetLanguage == "pt-BR")
    let table = try #require(reading.exchange.tables.first)
    #expect(table.name == "app")
    #expect(
      table.units.map { "\($0.key) \($0.path): \($0.target ?? "-")" } == [
        "pageTitle : Olá %@, %#@count@", "pageTitle substitutions.count.plural.zero: nada",
        "pageTitle substitutions.count.plural.one: um",
        "pageTitle substitutions.count.plural.other: %arg coisas", "items plural.one: %lld item",
        "items plural.other: %lld itens",
      ])
    #expect(
      reading.diagnostics.map(\.message) == [
        "the message \"pronoun\" selects by something that catalogs cannot vary by; skipped",
        "the message \"date\" shows {d} as date, which is not read; skipped",
      ])
    #expect(ARB.write(reading.exchange).files.first?.text.contains(#""example": "Ana""#) == true)
  }

  @Test func namesAreReversible() {
    for key in ["a", "A", "", "_", "__", "k_", "k_a", "a b", " ", "%lld _x", "é", "_x20_", "f_f_"] {
      let name = ARBName(key: key)
      #expect(ARBName(name.name) == name)
      let form = ARBName(key: key, path: VariationPath(steps: [.init("width", "20")]))
      #expect(ARBName(form.name) == form)
      #expect(form.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
  }

  @Test func argumentsKeepTheNamesOfOthers() throws {
    let texts = [
      "Hello {name}, you have {count} of {total}", "{b} {a}",
      "{count, plural, one{{count} file of {who}} other{{count} files of {who}}}",
    ]
    let members = texts.enumerated().map { "\"m\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let file = ExchangeFile(path: "app_fr.arb", bytes: Array("{\(members)}".utf8))
    let exchange = try ARB.read(file).exchange
    let written = try #require(ARB.write(exchange).files.first)
    let text = String(decoding: written.bytes, as: UTF8.self)
    for wanted in texts { #expect(text.contains("\"\(wanted)\""), "\(text)") }
    #expect(!text.contains("arg1"))
    let number = ExchangeFile(
      path: "app_fr.arb",
      bytes: Array(
        #"{"a": "{n, plural, one{a} other{b}}", "@a": {"placeholders": {"n": {"type": "int"}}}}"#
          .utf8))
    let byNumber = try #require(ARB.write(try ARB.read(number).exchange).files.first)
    let message = String(decoding: byNumber.bytes, as: UTF8.self)
    #expect(message.contains("{n, plural, one{a} other{b}}"))
    // Once more, and the texts of the catalog are the same.
    let again = try ARB.read(written).exchange
    #expect(
      again.tables.flatMap(\.units).map(\.target) == exchange.tables.flatMap(\.units).map(\.target))
    #expect(ARB.write(again).files.first?.bytes == written.bytes)
  }

  @Test("a form for one number alone is kept, and named where its category is wider")
  func exactNumbers() throws {
    func read(_ language: String, _ message: String) throws -> ExchangeReading {
      let text = "{\"@@locale\": \"\(language)\", \"a\": \"\(message)\"}"
      return try ARB.read(ExchangeFile(path: "app_\(language).arb", bytes: Array(text.utf8)))
    }
    let message = "{count, plural, =0{aucun} =1{un} other{{count} choses}}"
    // `one` of French is for nothing, too, which has a form here.
    var reading = try read("fr", message)
    #expect(reading.diagnostics == [])
    let alone = message.replacing("=0{aucun} ", with: "")
    #expect(try read("fr", alone).diagnostics.map(\.severity) == [.note])
    #expect(try read("en", alone).diagnostics == [])
    // In Latvian `zero` is also for 10 and 11, in Arabic only for 0, and English lacks it.
    let none = message.replacing("=1{un} ", with: "")
    #expect(try read("lv", none).diagnostics.map(\.severity) == [.note])
    #expect(try read("ar", none).diagnostics == [])
    #expect(try read("en", none).diagnostics == [])
    #expect(
      reading.exchange.tables[0].units.map(\.path.exchanged).sorted() == [
        "plural.one", "plural.other", "plural.zero",
      ])
    let writing = ARB.write(reading.exchange)
    #expect(writing.losses == [])
    #expect(writing.files[0].text.contains("\"a\": \"\(message)\""))
    #expect(!writing.files[0].text.contains("x-phrasebook"))
    // A changed text uses categories, and the loss is reported.
    reading.exchange.tables[0].units[0].target = "rien"
    let changed = ARB.write(reading.exchange)
    #expect(changed.losses.map(\.part) == [.form])
    #expect(changed.files[0].text.contains("one{un}"))
    #expect(!changed.files[0].text.contains("arb.message"))
  }

  @Test("of a form for a number and one for its category, the category's is taken")
  func exactNumberBesideCategory() throws {
    let message = "{n, plural, =1{ein} one{# wie 1} other{{n} viele}}"
    let text = """
      {"@@locale": "ru", "a": "\(message)", "@a": {"placeholders": {"n": {"type": "int"}}}}
      """
    let reading = try ARB.read(ExchangeFile(path: "app_ru.arb", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(
      reading.exchange.tables[0].units.map(\.target) == ["%lld wie 1", "%lld viele"])
    #expect(ARB.write(reading.exchange).files[0].text.contains("\"a\": \"\(message)\""))
  }
}

extension Exchange {
  /// With the forms of each key in one order, for formats that have one of their own.
  var sorted: Exchange {
    var exchange = self
    for table in exchange.tables.indices {
      exchange.tables[table].units.sort {
        ($0.key, $0.path.description) < ($1.key, $1.path.description)
      }
    }
    return exchange
  }
}
