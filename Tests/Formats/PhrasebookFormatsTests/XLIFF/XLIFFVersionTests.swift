import PhrasebookFormats
import PhrasebookModel
import Testing

@Suite("XLIFF 1.2 to 2.1 and back: well-formed, and what is lost is reported")
struct XLIFFVersionTests {
  private func read(_ text: String) throws -> Exchange {
    try XLIFF.read(ExchangeFile(path: "fr.xliff", bytes: Array(text.utf8))).exchange
  }

  private func text(_ writing: ExchangeWriting) -> String {
    String(decoding: writing.files.first?.bytes ?? [], as: UTF8.self)
  }

  private static let two = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
    <file id="f9" original="L.xcstrings" canResegment="no"><skeleton>x</skeleton>
    <unit id="u7" name="Hello"><segment><source>Hello</source><target>Salut</target></segment></unit>
    <unit id="u8" name="Two" extra:a="b" xmlns:extra="urn:x">
    <segment><source>A</source><target order="2">b</target></segment>
    <segment><source>B</source><target order="1">a</target></segment></unit>
    </file></xliff>
    """

  @Test func twoToOneIsWellFormed() throws {
    let exchange = try read(Self.two)
    #expect(exchange.tables[0].units[1].target == "ab")
    let writing = XLIFF.write(exchange)
    // Our own reader refuses an attribute that appears twice.
    let again = try read(text(writing))
    #expect(again.tables[0].units.map(\.key) == ["Hello", "Two"])
    #expect(!text(writing).contains("skeleton") && !text(writing).contains("f9"))
    #expect(writing.losses.contains { $0.key == "Two" && $0.part == .other })
    #expect(writing.losses.contains { $0.reason.contains("<skeleton>") })
    #expect(writing.losses.contains { $0.reason.contains("canResegment") })
    let same = XLIFF2.write(exchange)
    #expect(same.losses.isEmpty)
    #expect(text(same).contains("<skeleton>x</skeleton>") && text(same).contains("id=\"u7\""))
    #expect(text(same).contains("order=\"2\""))
  }

  @Test func oneToOneKeepsOwnAttributes() throws {
    let exchange = try read(
      """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="fr" \
      datatype="plaintext"><body>
      <trans-unit id="a" extradata="tool"><source>%1$#@n@</source><target>%1$#@n@</target></trans-unit>
      <trans-unit id="a|==|substitutions.n.plural.other" extradata="tool"><source>%1$lld f</source>\
      <target>%1$lld x %arg</target></trans-unit></body></file></xliff>
      """)
    var changed = exchange
    changed.tables[0].units[0].source = nil
    for exchange in [exchange, changed] {
      let writing = XLIFF.write(exchange)
      _ = try read(text(writing))
      #expect(writing.losses.contains { $0.reason.contains("extradata") } == (exchange == changed))
    }
  }

  @Test func oneToTwoReportsWhatIsLost() throws {
    let exchange = try read(
      """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="fr" \
      datatype="plaintext"><body><group id="g" resname="menu">
      <trans-unit id="a" maxwidth="20"><source>A</source><target state="signed-off">B</target>\
      <note>one</note><note>two</note><alt-trans><target>C</target></alt-trans></trans-unit></group>
      </body></file></xliff>
      """)
    #expect(XLIFF.write(exchange).losses.isEmpty)
    let losses = XLIFF2.write(exchange).losses
    for word in ["maxwidth", "signed-off", "<note>", "<alt-trans>", "<group>"] {
      #expect(losses.contains { $0.key == "a" && $0.reason.contains(word) }, "\(word)")
    }
    #expect(losses.count == 5, "\(losses.map(\.reason))")
    #expect(losses.filter { $0.part == .state }.count == 1)
  }

  @Test func plainCatalogsLoseNothing() {
    let exchange = Exchange(
      sourceLanguage: "en", targetLanguage: "fr",
      tables: [ExchangeTable(name: "L", units: [ExchangeUnit(key: "a", source: "a", target: "b")])])
    #expect(XLIFF.write(exchange).losses.isEmpty && XLIFF2.write(exchange).losses.isEmpty)
  }
}
