import Phrasebook
@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite struct POTests {
  @Test(arguments: 0..<200)
  func givesBackWhatWasWritten(_ seed: UInt64) throws {
    var generator = GeneratedExchange(seed: seed)
    let exchange = generator.exchange()
    let writing = PO.write(exchange)
    let file = try #require(writing.files.first)
    let reading = try PO.read(file)
    let losses = Set(writing.losses.map { [$0.table, $0.key] })
    // A form that the language does not have is a message of its own, behind the others.
    let difference = Self.sorted(reading.exchange.comparable(without: losses))
      .difference(from: Self.sorted(exchange.comparable(without: losses)))
    #expect(difference == nil)
    #expect(reading.diagnostics.isEmpty)
    for loss in writing.losses {
      #expect(loss.key.utf8.contains(0) || loss.reason.contains("U+0000"), "\(loss)")
    }
    guard losses.isEmpty else { return }
    // The result is written as it was read.
    let again = try #require(PO.write(reading.exchange).files.first)
    #expect(TextDifference(expected: file.text, actual: again.text)?.description == nil)
  }

  private static func sorted(_ exchange: Exchange) -> Exchange {
    var exchange = exchange
    for table in exchange.tables.indices {
      exchange.tables[table].units.sort {
        ($0.key, $0.path.exchanged) < ($1.key, $1.path.exchanged)
      }
    }
    return exchange
  }

  @Test func writesAsGettextDoes() throws {
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "pl",
      tables: [
        ExchangeTable(
          name: "Localizable", original: "Localizable.xcstrings",
          units: [
            ExchangeUnit(
              key: "Hello", source: "Hello", target: "Cześć", state: .translated,
              comment: "A greeting.\nShort."),
            ExchangeUnit(key: "title", source: "A\nB", target: "", state: .new),
          ]
            + ["one", "few", "many", "other"].map {
              ExchangeUnit(
                key: "%lld files", path: VariationPath(steps: [.init("plural", $0)]),
                source: $0 == "one" ? "%lld file" : "%lld files", target: "%lld \($0)",
                state: .needsReview)
            })
      ])
    let text = String(decoding: try #require(PO.write(exchange).files.first).bytes, as: UTF8.self)
    #expect(
      text.hasSuffix(
        #"""
        #. A greeting.
        #. Short.
        msgid "Hello"
        msgstr "Cześć"

        #. phrasebook: {"text":{"target":{"":""}}}
        msgctxt "Localizable|title"
        msgid ""
        "A\n"
        "B"
        msgstr ""

        #, fuzzy, objc-format
        msgid "%lld file"
        msgid_plural "%lld files"
        msgstr[0] "%lld one"
        msgstr[1] "%lld few"
        msgstr[2] "%lld many"
        msgstr[3] "%lld other"

        """#), "\(text)")
    #expect(text.contains("nplurals=4; plural=(n==1 ? 0 : "))
  }

  @Test func readsWhatOthersWrite() throws {
    let text = #"""
      # Translators.
      msgid ""
      msgstr "Language: pt_BR\nContent-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=2; plural=(n > 1);\nLast-Translator: Ana\n"

      #: a.c:12 b.c:3
      #, c-format, fuzzy
      #| msgid "Old"
      msgctxt "menu"
      msgid "Open %s"
      msgstr "Abrir %s"

      msgid "%d file" msgid_plural "x"
      """#
    #expect(throws: UnreadableFile.self) { try read(text) }
    let good = text.replacing(
      #"msgid "%d file" msgid_plural "x""#,
      with: """
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d arquivo"
        msgstr[1] "%d arqui\\x76os\\n"

        # Gone.
        #~ msgid "Old"
        #~ msgstr "Velho"
        """)
    let exchange = try read(good).exchange
    #expect(exchange.targetLanguage == "pt-BR")
    let units = exchange.tables.flatMap(\.units)
    #expect(units.map(\.key) == ["menu|Open %@", "%d files", "%d files"])
    #expect(units.map(\.path.description) == ["", "plural.one", "plural.other"])
    #expect(units.map(\.target) == ["Abrir %@", "%d arquivo", "%d arquivos\n"])
    #expect(units.first?.state == .needsReview)
    let again = String(decoding: try #require(PO.write(exchange).files.first).bytes, as: UTF8.self)
    for kept in [
      "#: a.c:12 b.c:3", "#| msgid \"Old\"", "c-format", "# Gone.\n#~ msgid \"Old\"",
      "Last-Translator: Ana", "# Translators.", "msgid \"Open %s\"",
    ] {
      #expect(again.contains(kept), "\(kept) is not in\n\(again)")
    }
  }

  /// U+0004 is between a context and its text in a compiled file: gettext refuses it in any text.
  @Test(
    "the separator of contexts is refused, and not written", arguments: ["\u{4}", "\\004", "\\x4"])
  func contextSeparator(_ spelling: String) throws {
    for (line, text) in [
      (1, "msgctxt \"a\(spelling)\"\nmsgid \"b\"\nmsgstr \"\"\n"),
      (1, "msgid \"a\(spelling)\"\nmsgstr \"\"\n"),
      (2, "msgid \"a\"\nmsgstr \"b\(spelling)\"\n"),
      (3, "msgid \"a\"\nmsgstr \"b\"\n \"\(spelling)\"\n"),
    ] {
      let error = try #require(throws: UnreadableFile.self) { try read(text) }
      #expect(error.diagnostic.location?.line == line)
      #expect(error.diagnostic.message.contains("U+0004"))
    }
  }

  @Test("an entry with the separator of contexts is reported and left out", arguments: 0..<4)
  func writesNoContextSeparator(_ place: Int) throws {
    let parts = (0..<4).map { $0 == place ? "a\u{4}b" : "ab" }
    let unit = ExchangeUnit(key: parts[0], source: parts[1], target: parts[2], state: .translated)
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "fr",
      tables: [
        ExchangeTable(name: parts[3], units: [unit]),
        ExchangeTable(
          name: "Good",
          units: [ExchangeUnit(key: "c", source: "c", target: "d", state: .translated)]),
      ])
    let writing = PO.write(exchange)
    #expect(writing.losses.map(\.key) == [parts[0]])
    #expect(writing.losses.first?.reason.contains("U+0004") == true)
    let read = try PO.read(try #require(writing.files.first)).exchange
    #expect(read.tables.flatMap(\.units).map(\.key) == ["c"])
  }

  /// A translator's change is imported, whatever the state before.
  @Test func takesNewWork() throws {
    let unit = ExchangeUnit(
      key: "A", source: "A", target: "B", state: .machineTranslated, comment: "C")
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: [unit])])
    var file = try #require(PO.write(exchange).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    file.bytes = Array(
      text.replacing("#, fuzzy\n", with: "").replacing("\"B\"", with: "\"Bé\"").utf8)
    let read = try #require(try PO.read(file).exchange.tables.first?.units.first)
    #expect(read.target == "Bé")
    #expect(read.state == .translated)
    #expect(read.comment == "C")
  }

  @Test func knowsThePluralsOfAllLanguages() throws {
    for language in try PluralSamples.languages() {
      let rules = PluralRules(language: language)
      let numbers = Array(0...130) + [10_000, 100_000, 1_000_000, 1_100_000, 2_000_000]
      let all = Set(numbers.map { rules.category(for: $0) })
      let forms = PluralForms(language: language, needed: all.union(rules.categories))
      let expression = try #require(
        PluralExpression(forms.header.drop { $0 != "(" }.dropLast()) ?? PluralExpression("0"))
      for number in numbers {
        let form = try #require(expression.form(of: UInt(number)))
        #expect(
          forms.categories[form] == rules.category(for: number), "\(language) \(number): \(forms)")
      }
      #expect(
        PluralForms(header: forms.header, language: language)?.categories == forms.categories,
        "\(language) \(forms)")
    }
  }

  @Test(arguments: [
    ("n != 1", [1, 0, 1]), ("n>1", [0, 0, 1]), ("n==0?2:n==1?0:1", [2, 0, 1]),
    ("!(n%2)", [1, 0, 1]),
    ("n-1<1&&n||0", [0, 1, 0]), ("(n+1)*2/2", [1, 2, 3]),
  ])
  func pluralExpressionsAreEvaluated(_ text: String, _ forms: [Int]) throws {
    let expression = try #require(PluralExpression(text))
    #expect([0, 1, 2].map { expression.form(of: $0) } == forms)
  }

  @Test(arguments: [
    "", "n n", "n=1", "x", "n?1", "(n", "1/0", "n%0", String(repeating: "(", count: 5_000),
    String(repeating: "n?", count: 200), "99999999999999999999999",
  ])
  func wrongExpressionsAreRefused(_ text: String) {
    #expect(PluralExpression(text)?.form(of: 1) == nil)
  }

  private func read(_ text: String) throws -> ExchangeReading {
    try PO.read(ExchangeFile(path: "x.po", bytes: Array(text.utf8)))
  }

  /// Languages as glibc's locales are called, and as catalogs have them.
  @Test(arguments: [
    ("ca@valencia", "ca-valencia"), ("ca_ES@valencia", "ca-ES-valencia"), ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("uz@cyrillic", "uz-Cyrl"), ("pt_BR", "pt-BR"),
    ("zh_Hans", "zh-Hans"), ("sr@ijekavian", "sr-ijekavsk"),
  ])
  func localesOfGlibcAreLanguages(_ gettext: String, _ catalog: String) throws {
    func file(_ path: String, _ language: String) -> ExchangeFile {
      let text = """
        msgid ""
        msgstr ""
        "Language: \(language)\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"

        msgid "a"
        msgstr "b"
        """
      return ExchangeFile(path: path, bytes: Array(text.utf8))
    }
    #expect(try PO.read(file("x.po", gettext)).exchange.targetLanguage == catalog)
    #expect(try PO.read(file("\(gettext).po", "")).exchange.targetLanguage == catalog)
    let exchange = try PO.read(file("x.po", gettext + ".UTF-8")).exchange
    let written = try #require(PO.write(exchange).files.first)
    #expect(written.text.contains("\"Language: \(gettext)\\n\""))
    #expect(try PO.read(written).exchange.targetLanguage == catalog)
  }

  @Test func takesMoneyOffALanguage() throws {
    let text = "msgid \"\"\nmsgstr \"Language: de_DE@euro\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let read = try PO.read(ExchangeFile(path: "x.po", bytes: Array(text.utf8)))
    #expect(read.exchange.targetLanguage == "de-DE")
  }

  @Test("a context of others comes home as it was, beside ours and alone")
  func contextsOfOthers() throws {
    let text = #"""
      #, fuzzy
      msgid ""
      msgstr ""
      "Language: fr\n"
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=2; plural=(n > 1);\n"

      msgctxt "menu"
      msgid "Open"
      msgstr "Ouvrir"

      msgctxt "Main|x"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "a"
      msgstr[1] "b"

      msgctxt ""
      msgid "Open"
      msgstr "O"

      msgid "Open"
      msgstr "P"
      """#
    var exchange = try PO.read(ExchangeFile(path: "fr.po", bytes: Array(text.utf8))).exchange
    for round in 0..<2 {
      let writing = PO.write(exchange)
      #expect(writing.losses.map(\.key) == (round == 0 ? [] : ["x"]))
      let written = try #require(writing.files.first)
      #expect(written.text.hasPrefix("#, fuzzy\n"))
      for part in ["msgctxt \"menu\"\n", "msgctxt \"Main|x\"\n", "msgctxt \"\"\n"] {
        #expect(written.text.contains(part), "\(written.text)")
      }
      #expect(!written.text.contains("#. phrasebook:"), "\(written.text)")
      let again = try PO.read(written).exchange
      if round == 1 { exchange.tables[1].units.removeFirst() }
      #expect(again.comparable() == exchange.comparable())
      guard round == 0 else { continue }
      // A table whose context would be the same as one of theirs.
      exchange.tables.append(
        ExchangeTable(
          name: "Main",
          units: [
            ExchangeUnit(key: "x", source: "y", target: "z", state: .translated),
            ExchangeUnit(key: "q", source: "q", target: "z", state: .translated),
          ]))
    }
  }
}
