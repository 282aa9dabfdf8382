@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite struct TMXTests {
  @Test(arguments: 0..<200)
  func givesBackWhatWasWritten(_ seed: UInt64) throws {
    var generator = GeneratedExchange(seed: seed)
    let exchange = generator.exchange()
    let writing = TMX.write(exchange)
    let reading = try TMX.read(try #require(writing.files.first))
    #expect(reading.diagnostics == [])
    let lost = Set(writing.losses.filter { $0.part == .unit })
    let silent = Set(writing.losses).subtracting(lost)
    var expected = exchange.comparable()
    for table in expected.tables.indices {
      let name = expected.tables[table].name
      expected.tables[table].units.removeAll { unit in
        lost.contains { $0.table == name && $0.key.isExactly(unit.key) && $0.path == unit.path }
      }
      for unit in expected.tables[table].units.indices {
        let key = expected.tables[table].units[unit].key
        if silent.contains(where: { $0.table == name && $0.key.isExactly(key) }) {
          expected.tables[table].units[unit].comment = nil
        }
      }
    }
    expected.tables.removeAll { $0.units.isEmpty }
    guard !expected.tables.isEmpty else { return }
    #expect(reading.exchange.comparable().difference(from: expected) == nil)
    #expect(reading.exchange.sourceLanguage == exchange.sourceLanguage)
    #expect(reading.exchange.targetLanguage == exchange.targetLanguage)
  }

  /// A translation without a language or a source stays one.
  @Test(arguments: [nil, "en"] as [String?], [nil, "en", "fr"] as [String?])
  func translationsMayLackASource(_ source: String?, _ target: String?) throws {
    let units = [
      ExchangeUnit(key: "hello", target: "Hello"), ExchangeUnit(key: "bye", source: "Bye"),
    ]
    let exchange = Exchange(
      sourceLanguage: source, targetLanguage: target,
      tables: [ExchangeTable(name: "Foo", units: units)])
    let reading = try TMX.read(try #require(TMX.write(exchange).files.first))
    let read = reading.exchange.tables.flatMap(\.units)
    #expect(read.map(\.target) == ["Hello", nil] && read.map(\.source) == [nil, "Bye"])
    #expect(reading.exchange.targetLanguage == target)
  }

  @Test func readsMemoriesOfOthers() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE tmx SYSTEM "tmx14.dtd">
      <tmx version="1.4"><header srclang="EN-us" segtype="sentence"/><body>
      <tu tuid="7"><note>N</note>
      <tuv xml:lang="de"><prop type="x">y</prop><seg>Hallo <bpt i="1">&lt;b></bpt>Welt<ept i="1">&lt;/b></ept></seg></tuv>
      <tuv xml:lang="en-US"><seg>Hello <hi>World</hi></seg></tuv>
      <tuv lang="fr"><seg>Bonjour</seg></tuv></tu>
      </body></tmx>
      """
    let file = ExchangeFile(path: "memory/fr.tmx", bytes: Array(text.utf8))
    let exchanges = try TMX.exchanges(in: file).exchanges
    #expect(exchanges.map(\.targetLanguage) == ["de", "fr"])
    let units = exchanges.flatMap(\.tables).flatMap(\.units)
    #expect(units.map(\.target) == ["Hallo <b>Welt</b>", "Bonjour"])
    #expect(units.map(\.source) == ["Hello World", "Hello World"])
    #expect(units.map(\.key) == ["7", "7"])
    let reading = try TMX.read(file)
    #expect(reading.exchange.targetLanguage == "fr")
    #expect(reading.diagnostics.map(\.severity) == [.note, .note, .warning])
  }

  static let ofAnotherTool = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE tmx SYSTEM "tmx14.dtd">
    <tmx version="1.4">
      <header creationtool="X" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="de" \
    srclang="en" datatype="html" creationid="eve"><note>hn</note><prop type="p">v</prop></header>
      <body>
        <tu tuid="1" creationdate="20200101T000000Z" creationid="bob" usagecount="3">
          <note xml:lang="de">n</note><note>second</note><prop type="client">acme</prop>
          <tuv xml:lang="en" creationid="al"><prop type="q">1</prop>\
    <seg>Hello <bpt i="1" type="bold">&lt;b></bpt>you<ept i="1">&lt;/b></ept><ph x="2"/></seg></tuv>
          <tuv xml:lang="fr" changedate="20200102T000000Z">\
    <seg>Salut <bpt i="1" type="bold">&lt;b></bpt>toi<ept i="1">&lt;/b></ept><ph x="2"/></seg></tuv>
        </tu>
      </body>
    </tmx>
    """

  @Test("what others say beside the texts is written to TMX again, and reported by other formats")
  func keepsWhatOthersSay() throws {
    let file = ExchangeFile(path: "fr.tmx", bytes: Array(Self.ofAnotherTool.utf8))
    var exchange = try TMX.read(file).exchange
    #expect(exchange.tables.first?.units.first?.target == "Salut <b>toi</b>")
    let writing = TMX.write(exchange)
    #expect(writing.losses == [])
    let text = try #require(writing.files.first).text
    for part in [
      "segtype=\"sentence\"", "o-tmf=\"x\"", "adminlang=\"de\"", "datatype=\"html\"",
      "creationid=\"eve\"", "<note>hn</note>", "<prop type=\"p\">v</prop>", "tuid=\"1\"",
      "creationdate=\"20200101T000000Z\"", "creationid=\"bob\"", "usagecount=\"3\"",
      "<note xml:lang=\"de\">n</note>", "<note>second</note>", "<prop type=\"client\">acme</prop>",
      "<tuv xml:lang=\"en\" creationid=\"al\">", "<prop type=\"q\">1</prop>",
      "changedate=\"20200102T000000Z\"",
      "<seg>Hello <bpt i=\"1\" type=\"bold\">&lt;b></bpt>you<ept i=\"1\">&lt;/b></ept>"
        + "<ph x=\"2\"/></seg>",
    ] {
      #expect(text.contains(part), "\(part) is not in \(text)")
    }
    let again = try TMX.read(ExchangeFile(path: "fr.tmx", bytes: Array(text.utf8))).exchange
    #expect(again.comparable() == exchange.comparable())
    // Through PO, which keeps what it cannot represent itself.
    let po = try PO.read(try #require(PO.write(exchange).files.first)).exchange
    #expect(TMX.write(po).files.first?.text == text)
    let lost = Set(XLIFF.write(exchange).losses.map(\.reason))
    for word in [
      "tmx.header segtype", "<note>", "<prop>", "tmx usagecount", "tmx.source creationid",
      "tmx.target changedate", "<bpt>",
    ] {
      #expect(lost.contains { $0.hasPrefix("\"\(word)\" cannot be stored") }, "\(word): \(lost)")
    }
    // Another text has none of the old one's tags.
    exchange.tables[0].units[0].target = "Salut %@"
    #expect(TMX.write(exchange).files[0].text.contains("<seg>Salut <ph x=\"1\">%@</ph></seg>"))
  }

  @Test func refusesMarkupThatIsNotWhole() throws {
    var unit = ExchangeUnit(key: "a", source: "A", target: "B")
    unit.unknown = [
      "tmx@a b": .string("x"), "tmx.elements": .array([.string("</tu><tu>")]),
      "tmx.target": .string("B</seg>"),
    ]
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "fr", tables: [ExchangeTable(name: "L", units: [unit])])
    let again = try TMX.read(TMX.write(exchange).files[0]).exchange
    #expect(again.tables.flatMap(\.units).map(\.target) == ["B"])
  }
}
