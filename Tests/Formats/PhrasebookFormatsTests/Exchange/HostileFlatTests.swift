import PhrasebookFormats
import PhrasebookModel
import Testing

/// Files made to take long or much: they are read or refused in no more time than others of their size.
@Suite struct HostileFlatTests {
  /// Checks that a file is read and written in proportion to its size, or refused at a place.
  private func read(_ format: any ExchangeFormat.Type, _ path: String, _ text: String) {
    let bytes = Array(text.utf8)
    do throws(UnreadableFile) {
      let exchange = try format.read(ExchangeFile(path: path, bytes: bytes)).exchange
      let units = exchange.tables.reduce(0) { $0 + $1.units.count }
      #expect(units <= bytes.count)
      let written = format.write(exchange).files.reduce(0) { $0 + $1.bytes.count }
      #expect(written <= 500 * bytes.count)
    } catch {
      #expect(throws: Never.self) { try Refusal.check(error, of: path, bytes) }
    }
  }

  @Test func survivesManyForms() {
    let cases = (0..<60_000).map { "a\($0){}" }.joined()
    read(ARB.self, "a_fr.arb", "{\"k\": \"{n, select, \(cases)}\"}")
    let names = (0..<60_000).map { "{a\($0)}" }.joined()
    read(ARB.self, "a_fr.arb", "{\"k\": \"\(names)\"}")
    read(
      ARB.self, "a_fr.arb", "{\"k\": \"\(String(repeating: "{a,plural,other{", count: 60_000))\"}")
    read(
      I18next.self, "fr.json",
      "{\"k\": \"\(names.replacing("{", with: "{{").replacing("}", with: "}}"))\"}")
    read(I18next.self, "fr.json", "{\"k\": \"\(String(repeating: "{{", count: 60_000))\"}")
  }

  /// Rows of one cell below many columns: a row takes what is in it.
  @Test func survivesManyColumns() throws {
    let rows = String(repeating: "a\n", count: 5_000)
    func columns(_ count: Int) -> String { (0..<count).map { "x-\($0)" }.joined(separator: ",") }
    let full = Array(repeating: "b", count: 1_000).joined(separator: ",")
    read(CSV.self, "fr.csv", "key,source,target,\(columns(997))\n\(full)\n\(rows)")
    let commas = String(repeating: ",", count: 48_000)
    for header in ["term\(commas)", "term,\(columns(999))"] {
      let file = ExchangeFile(path: "glossary.csv", bytes: Array("\(header)\n\(rows)".utf8))
      let base = try Termbase.read(file, sourceLanguage: "en")
      #expect(base.entries.count == 5_000)
    }
    for (path, text) in [
      ("fr.csv", "key,source,target,\(columns(998))\n"),
      ("glossary.csv", "term,\(columns(1_000))\n"),
    ] {
      let file = ExchangeFile(path: path, bytes: Array(text.utf8))
      let failure = #expect(throws: UnreadableFile.self) {
        if path == "fr.csv" {
          _ = try CSV.read(file)
        } else {
          _ = try Termbase.read(file, sourceLanguage: "en")
        }
      }
      #expect(failure?.diagnostic.location == Location(file: path, line: 1, column: 1))
    }
  }

  @Test func survivesManyPlaces() {
    for place in ["%1$d ", "%s ", "<xliff:g id=\"%1$i\">%1$d</xliff:g> "] {
      let text = String(repeating: place, count: 20_000)
      read(
        AndroidXML.self, "values-fr/strings.xml",
        "<resources><string name=\"k\">\(text)</string></resources>")
    }
  }

  /// Space, quotation marks and escapes in runs: the text so far is not counted or copied for each.
  @Test func survivesLongTexts() {
    for unit in [" ", "\\\"", "\\'", "\\n", "\\u0041", "&amp;", "a "] {
      let text = String(repeating: unit, count: 300_000)
      read(
        AndroidXML.self, "values-fr/strings.xml",
        "<resources><string name=\"k\">\(text)</string></resources>")
    }
  }

  /// Halves of flags: a search by characters counts all of them for each.
  @Test func survivesManyFlags() {
    let text = String(repeating: "\u{1F1E6}", count: 300_000)
    let unit = ExchangeUnit(key: text, target: text)
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "fr", tables: [ExchangeTable(name: "a", units: [unit])])
    for format in [XLIFF.self, AndroidXML.self, PO.self, CSV.self, ARB.self, TMX.self]
      as [any ExchangeFormat.Type]
    {
      #expect(!format.write(exchange).files.isEmpty)
    }
  }

  /// A text that names its substitution thousands of times: a message of ICU has its forms for each.
  @Test func survivesManyMentions() throws {
    let form = VariationPath(substitution: "n").appending("plural", "other")
    let texts = [
      (VariationPath(), String(repeating: "%#@n@", count: 5_000)),
      (form, String(repeating: "%arg", count: 5_000)),
    ]
    let units = texts.map { path, text in
      ExchangeUnit(key: "k", path: path, source: text, target: text)
    }
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "fr", tables: [ExchangeTable(name: "a", units: units)])
    let written = ARB.write(exchange)
    #expect(written.files.reduce(0) { $0 + $1.bytes.count } < 1_000_000)
  }

  @Test(.timeLimit(.minutes(5))) func survivesManyProducts() {
    func read(_ elements: (Int) -> String) {
      let text = (0..<60_000).map(elements).joined()
      self.read(AndroidXML.self, "values-fr/strings.xml", "<resources>\(text)</resources>")
    }
    read { "<string name=\"k\" product=\"p\($0)\">t</string>" }
    read { "<string name=\"k\($0)\" tools:table=\"t\($0)\">t</string>" }
    read { "<!--\($0)-->" }
    let items = String(repeating: "<item>t</item>", count: 20_000)
    self.read(
      AndroidXML.self, "values-fr/strings.xml",
      "<resources><string-array name=\"k\">\(items)</string-array></resources>")
  }

  @Test func survivesManyNames() {
    let members = (0..<15_000).map { "\"k\($0)_one\": \"\"" }.joined(separator: ",")
    read(I18next.self, "fr.json", "{\(members)}")
    read(I18next.self, "fr.json", "{\"a\": {\(members)}}")
    read(CSV.self, "fr.csv", "key,target" + String(repeating: ",x", count: 60_000))
    read(CSV.self, "fr.csv", "key,target\n" + String(repeating: "\"\"\"", count: 60_000))
    read(CSV.self, "fr.csv", "key,target\n" + String(repeating: "'", count: 200_000))
    read(CSV.self, "fr.csv", "key,target" + String(repeating: "\r", count: 1_000_000))
    let tables = Array(repeating: #"{\"name\":\"a\"}"#, count: 20_000).joined(separator: ",")
    read(
      PO.self, "fr.po",
      "msgid \"\"\nmsgstr \"X-Phrasebook: {\\\"tables\\\":[\(tables)]}\\n\"\n")
  }

  @Test func survivesManyMessages() {
    read(PO.self, "fr.po", String(repeating: "msgid \"a\"\nmsgstr \"\"\n", count: 20_000))
    read(PO.self, "fr.po", String(repeating: "#. a\n", count: 60_000))
    read(
      PO.self, "fr.po", "msgid \"\"\nmsgstr \"\"\n" + String(repeating: "\"\\n\"\n", count: 60_000))
    let plural = "nplurals=2; plural=" + String(repeating: "n?", count: 60_000)
    read(PO.self, "fr.po", "msgid \"\"\nmsgstr \"Plural-Forms: \(plural);\\n\"\n")
  }
}
