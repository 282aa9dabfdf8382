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
    let lost = Set(writing.losses.filter { $0.reason.hasSuffix("left out") })
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
    #expect(reading.diagnostics.count == 1)
  }
}
