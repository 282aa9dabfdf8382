@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite struct CSVTests {
  @Test(arguments: 0..<200)
  func givesBackWhatWasWritten(_ seed: UInt64) throws {
    var generator = GeneratedExchange(seed: seed)
    let exchange = generator.exchange()
    for format in [CSV.self, TSV.self] as [any ExchangeFormat.Type] {
      let writing = format.write(exchange)
      let file = try #require(writing.files.first)
      let reading = try format.read(file)
      #expect(reading.diagnostics.isEmpty)
      var expected = exchange.comparable()
      // The parts that a table of cells cannot represent: languages, and paths of other files.
      expected.sourceLanguage = nil
      expected.tables.removeAll { $0.units.isEmpty }
      for table in expected.tables.indices {
        if expected.tables[table].original?.hasSuffix(".xcstrings") == false {
          expected.tables[table].original = nil
        }
        for unit in expected.tables[table].units.indices {
          Self.forget(&expected.tables[table].units[unit])
        }
      }
      #expect(reading.exchange.comparable().difference(from: expected) == nil)
      let empty = exchange.tables.flatMap(\.units).flatMap { [$0.source, $0.target, $0.comment] }
      #expect(writing.losses.count == empty.count { $0 == "" })
      let again = try #require(format.write(reading.exchange).files.first)
      #expect(try format.write(format.read(again).exchange).files.first?.text == again.text)
    }
  }

  /// Removes the parts whose loss is reported.
  private static func forget(_ unit: inout ExchangeUnit) {
    if unit.source == "" { unit.source = nil }
    if unit.target == "" { unit.target = nil }
    if unit.comment == "" { unit.comment = nil }
  }

  @Test func unitsAreWrittenAsRows() throws {
    let unit = ExchangeUnit(
      key: "=1+1", path: VariationPath(steps: [.init("plural", "one")]), source: "a,b",
      target: "'-",
      state: .translated, comment: "\"x\"\ny")
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: [unit])])
    let file = try #require(CSV.write(exchange).files.first)
    #expect(file.path == "fr.csv")
    #expect(
      file.text == ##"""
        "context","source","target","location","key","table","path","state","comment"\##r
        "Localizable|=1+1|plural.one","a,b","''-",,"'=1+1","Localizable",\##
        "plural.one","translated","""x""
        y"\##r

        """##)
  }

  @Test(arguments: [
    "Target;KEY;Note\nB;A;n\n", "\u{FEFF}key\ttarget\tNote\rA\tB\tn\r", "note,target,key\r\nn,B,A",
    "key,target,Note\n\n\"A\",\"B\",\"n\"\n,,\n",
  ])
  func readsWhatSpreadsheetsWrite(_ text: String) throws {
    let reading = try CSV.read(ExchangeFile(path: "de.csv", bytes: Array(text.utf8)))
    let units = reading.exchange.tables.flatMap(\.units)
    #expect(units.map(\.key) == ["A"])
    #expect(units.map(\.target) == ["B"])
    #expect(units.first?.unknown.values.first == .string("n"))
    #expect(reading.exchange.targetLanguage == "de")
  }

  @Test func readsUTF16() throws {
    let text = "key\ttarget\nA\té𝄞"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let reading = try TSV.read(ExchangeFile(path: "de.tsv", bytes: bytes))
    #expect(reading.exchange.tables.first?.units.first?.target == "é𝄞")
  }

  @Test(arguments: [
    "=", "+1", "-", "@x", "\t", "\r", "\n", "＝", "'=", "''=", "'", "a", "", "'a",
    " =1", "  +1", "\u{A0}=1", "|cmd", " |cmd", "\u{FEFF}=1", "\u{FEFF}a", " a", "' =1",
  ])
  func formulasAreDisarmedAndRestored(_ text: String) {
    let cell = Formula.disarmed(text)
    #expect(Formula.restored(cell) == text)
    // The cell as a program sees it that trims spaces and a byte order mark.
    let seen = cell.unicodeScalars.first {
      "\t\r\n".unicodeScalars.contains($0) || !$0.properties.isWhitespace && $0 != "\u{FEFF}"
    }
    #expect(!["=", "+", "-", "@", "\t", "\r", "\n", "＝", "|"].contains(seen))
  }

  /// Spaces, control characters, and what is invisible, each as a program may cut it off.
  static let invisible: [String] = [
    "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{A0}", "\u{3000}", "\u{2028}", "\u{0}", "\u{B}",
    "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200F}", "\u{202E}", "\u{FE0F}", "\u{E0001}",
    "\u{180E}", " \u{200B}\u{A0}\u{2060}",
  ]

  @Test(arguments: invisible, ["=1+1", "+1", "-1", "@A1", "|cmd", "＝1", "'=1", "a", "'a", "\t"])
  func invisibleSignsHideNoFormula(_ start: String, _ rest: String) throws {
    let text = start + rest
    let isFormula = !["a", "'a"].contains(rest) || start == "\u{FEFF}"
    #expect(Formula.disarmed(text) == (isFormula ? "'" + text : text))
    #expect(Formula.restored(Formula.disarmed(text)) == text)
    let unit = ExchangeUnit(key: text, source: text, target: text, state: .translated)
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: [unit])])
    for format in [CSV.self, TSV.self, ExcelCSV.self] as [any ExchangeFormat.Type] {
      let file = try #require(format.write(exchange).files.first)
      let reading = try format.read(file)
      let read = try #require(reading.exchange.tables.first?.units.first)
      #expect([read.key, read.source, read.target] == [text, text, text])
    }
  }
}
