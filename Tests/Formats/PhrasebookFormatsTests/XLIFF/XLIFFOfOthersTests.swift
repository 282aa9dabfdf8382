import PhrasebookFormats
import PhrasebookModel
import Testing

/// A file of XLIFF 1.2 with all information that a tool may add beside the texts.
@Suite("XLIFF 1.2: what other tools say comes home where it stood")
struct XLIFFOfOthersTests {
  @Test func elementsKeepTheirOrder() throws {
    let read = try XLIFF.read(
      ExchangeFile(path: "fr.xliff", bytes: Array(XLIFFTests.ofAnotherTool.utf8)))
    let writing = XLIFF.write(read.exchange)
    #expect(writing.losses == [] && read.diagnostics.allSatisfy { $0.severity == .note })
    let text = writing.files[0].text
    let order = [
      "<skl>", "<body>", "<group id=\"g\"", "<context-group name=\"c\"", "<note>on the group",
      "<trans-unit id=\"1\"", "<source xml:lang=\"en\"", "<seg-source>", "<target state=\"final\"",
      "<note from=\"a\"", "<context-group purpose=\"location\">", "<note>n2</note>", "<alt-trans",
      "</trans-unit>", "</group>", "<trans-unit id=\"2\"", "<bin-unit id=\"b\"", "</body>",
    ]
    let places = order.map { text.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(text)")
    let again = try XLIFF.read(writing.files[0]).exchange
    #expect(again.comparable() == read.exchange.comparable())
  }

  @Test("what has a namespace of its own stands last in its unit, whatever the prefixes are")
  func namespaces() throws {
    let text = """
      <f:xliff version="1.2" xmlns:f="urn:oasis:names:tc:xliff:document:1.2" xmlns:x="urn:x">
      <f:file original="a" source-language="en" target-language="fr" datatype="plaintext"><f:body>
      <f:trans-unit id="1"><f:source>A</f:source><f:target>B</f:target><x:ext>e</x:ext>\
      <ext xmlns="urn:y"/><f:count-group name="c"/><f:seg-source>A</f:seg-source></f:trans-unit>
      </f:body></f:file></f:xliff>
      """
    let read = try XLIFF.read(ExchangeFile(path: "fr.xliff", bytes: Array(text.utf8)))
    let written = XLIFF.write(read.exchange).files[0].text
    let places = ["<source", "<f:seg-source", "<target", "<f:count-group", "<x:ext", "<ext"].map {
      written.firstRange(of: $0)?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(written)")
  }
}

extension XLIFFTests {
  static let ofAnotherTool = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file original="a.html" source-language="en" target-language="fr" datatype="html" \
    date="2020-01-01T00:00:00Z">
    <header><skl><external-file href="a.skl"/></skl><phase-group><phase phase-name="p" \
    process-name="t"/></phase-group><note>file note</note></header>
    <body>
    <bin-unit id="b" mime-type="image/png"><bin-source><external-file href="a.png"/></bin-source>\
    </bin-unit>
    <group id="g" resname="grp"><context-group name="c" purpose="location"><context \
    context-type="sourcefile">f</context></context-group><note>on the group</note>
    <trans-unit id="1" resname="r" maxwidth="10" size-unit="char" approved="yes" phase-name="p">\
    <source xml:lang="en">Hi <g id="1" ctype="x-b">you<x id="2"/></g></source>\
    <seg-source><mrk mtype="seg" mid="1">Hi <g id="1">you<x id="2"/></g></mrk></seg-source>\
    <target xml:lang="fr" state="final" state-qualifier="exact-match" phase-name="p">Salut \
    <g id="1" ctype="x-b">toi<x id="2"/></g></target><context-group purpose="location"><context \
    context-type="sourcefile">f</context></context-group><note from="a" priority="2" \
    annotates="source">n1</note><note>n2</note><alt-trans match-quality="80"><source>Hi</source>\
    <target>Salut</target></alt-trans></trans-unit></group>
    <trans-unit id="2" translate="no"><source>No</source></trans-unit>
    </body></file></xliff>
    """
}
