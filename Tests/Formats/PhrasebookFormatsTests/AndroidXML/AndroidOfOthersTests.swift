import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Resources of Android's own beside the texts.
@Suite("Android's string resources: what others say comes home")
struct AndroidOfOthersTests {
  private static let text = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <!-- licence -->
    <resources xmlns:a="urn:a" xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <!-- part one -->

        <!-- A greeting -->
        <string name="hello" a:x="1">Bonjour \'%1$s\', <b>gras</b> &amp; <a href="x">y</a></string>
        <!-- tablets -->
        <string name="hello" product="tablet">Tablette</string>
        <string name="g">Il a <xliff:g id="count" example="5">%1$d</xliff:g> amis</string>
        <plurals name="n">
            <item quantity="one"><i>une</i> chose</item>
            <item quantity="other">%d choses</item>
        </plurals>
        <string name="plain" formatted="false">50% de</string>
        <string name="anno">Le <annotation font="title">titre</annotation></string>
        <!-- red -->
        <color name="red">#f00</color>

        <!-- the end -->
    </resources>
    """#

  private func file(_ text: String) -> ExchangeFile {
    ExchangeFile(path: "values-fr/strings.xml", bytes: Array(text.utf8))
  }

  private func write(_ exchange: Exchange) throws -> String {
    try #require(AndroidXML.write(exchange).files.first).text
  }

  @Test func keepsWhatOthersSay() throws {
    let reading = try AndroidXML.read(file(Self.text))
    #expect(reading.diagnostics.map(\.severity) == [.note])
    let writing = AndroidXML.write(reading.exchange)
    #expect(writing.losses == [])
    let text = try #require(writing.files.first).text
    let lines = { (text: String) in text.split(separator: "\n").map(String.init) }
    // The colour is at the end; everything else is unchanged.
    #expect(lines(text) == lines(Self.text), "\(text)")
    #expect(try AndroidXML.read(file(text)).exchange.comparable() == reading.exchange.comparable())
    let po = try PO.read(try #require(PO.write(reading.exchange).files.first)).exchange
    #expect(try write(po) == text)
  }

  @Test("other formats report it, key by key")
  func reported() throws {
    let exchange = try AndroidXML.read(file(Self.text)).exchange
    let lost = XLIFF.write(exchange).losses.map {
      "\($0.key) \($0.path.exchanged): \($0.reason.prefix(20))"
    }
    for word in [
      "hello : \"<b>\"", "hello : \"<a>\"", "hello : \"a:x\"", "hello : \"<string>\"",
      "g : \"<xliff:g>\"", "n plural.one: \"<i>\"", "anno : \"<annotation>\"",
      " : \"<color>\"", "plain : \"formatted\"",
    ] {
      #expect(lost.contains { $0.hasPrefix(word) }, "\(word): \(lost)")
    }
  }

  @Test("a comment that speaks of tags is reported as a comment")
  func reportedComments() throws {
    let text = "<resources><!-- <b>old</b> -->\n\n<string name=\"a\">b</string></resources>"
    let losses = XLIFF.write(try AndroidXML.read(file(text)).exchange).losses
    #expect(losses.map(\.reason) == ["\"android.comments\" cannot be stored in XLIFF 1.2"])
  }

  @Test("one text of a key is taken: for all products, the default one, or the first")
  func products() throws {
    func taken(_ products: [String?]) throws -> [String?] {
      let strings = products.map { product in
        let attribute = product.map { " product=\"\($0)\"" } ?? ""
        return "<string name=\"a\"\(attribute)>\(product ?? "all")</string>"
      }
      let reading = try AndroidXML.read(file("<resources>\(strings.joined())</resources>"))
      #expect(reading.diagnostics.count == products.count - 1)
      #expect(!reading.diagnostics.contains { $0.severity == .error })
      let text = try write(reading.exchange)
      for string in strings { #expect(text.contains(string)) }
      return reading.exchange.tables.flatMap(\.units).map(\.target)
    }
    #expect(try taken(["tablet", nil, "tv"]) == ["all"])
    #expect(try taken(["tablet", "default"]) == ["default"])
    #expect(try taken(["tv", "tablet"]) == ["tv"])
  }

  @Test("a new text has the tags of the old one where they stand in it, else they are reported")
  func newTexts() throws {
    func written(_ text: String) throws -> (markup: String, losses: [String]) {
      var exchange = try AndroidXML.read(file(Self.text)).exchange
      exchange.tables[0].units[0].target = text
      let writing = AndroidXML.write(exchange)
      let line = try #require(writing.files.first).text.split(separator: "\n").first {
        $0.contains("name=\"hello\"")
      }
      return (
        String(try #require(line).drop { $0 != ">" }.dropFirst().dropLast(9)),
        writing.losses.map(\.reason)
      )
    }
    var (markup, losses) = try written("Hallo <b>%@</b> < <i>x</i> ")
    #expect(markup == "Hallo <b>%s</b> &lt; &lt;i&gt;x&lt;/i&gt;\\u0020")
    #expect(losses == [])
    (markup, losses) = try written("Hallo <b>%@")
    #expect(markup == "Hallo &lt;b&gt;%s")
    #expect(losses == ["the tags of its original string (b, a) are lost: the string has changed"])
  }

  @Test func refusesMarkupThatIsNotWhole() throws {
    var unit = ExchangeUnit(key: "a", target: "B")
    unit.unknown = [
      "android.markup": .string("B</string><string name=\"x\">"),
      "android.products": .array([.string("<string>")]),
      "attributes": .object([
        "y z": .string("1"), "no:x": .string("1"), "tools:a": .string("\u{1}"),
      ]),
    ]
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: [unit])])
    #expect(
      AndroidXML.write(exchange).losses.map(\.reason).filter { $0.contains("attribute") } == [
        "the attribute \"y z\" is lost: it is not a name in XML",
        "the attribute \"no:x\" is lost: its prefix is not declared",
        "the attribute \"tools:a\" is lost: it has a control character",
      ])
    let text = try write(exchange)
    #expect(text.contains("<string name=\"a\">B</string>"))
    #expect(try AndroidXML.read(file(text)).exchange.tables.flatMap(\.units).count == 1)
  }
}
