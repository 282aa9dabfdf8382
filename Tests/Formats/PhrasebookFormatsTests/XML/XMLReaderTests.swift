import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite("XML: events with places, and nothing that a stranger could use")
struct XMLReaderTests {
  private func events(_ bytes: [UInt8]) throws(UnreadableFile) -> [XMLEvent] {
    var reader = try XMLReader(ExchangeFile(path: "a.xml", bytes: bytes))
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  private func events(_ text: String) throws(UnreadableFile) -> [XMLEvent] {
    try events(Array(text.utf8))
  }

  @Test("a file as people write it")
  func reads() throws {
    let found = try events(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.com/[x].dtd">
      <!-- a - b -->
      <a b = 'c&#9;d' x:e="&quot;&amp;"><b/>t &lt; &#x1F642;<![CDATA[<raw>&amp;]]><?go now?></a>

      """)
    #expect(
      found == [
        .doctype(" plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://example.com/[x].dtd\""),
        .comment(" a - b "),
        .start(XMLTag("a", [XMLAttribute("b", "c\td"), XMLAttribute("x:e", "\"&")])),
        .start(XMLTag("b", isEmpty: true)), .end("b"), .text("t < 🙂"), .cdata("<raw>&amp;"),
        .instruction(target: "go", data: "now"), .end("a"),
      ])
  }

  @Test("line ends are one, and white space in attributes is a space, unless it is written out")
  func whiteSpace() throws {
    let found = try events("<a b=\"1\r\n2\t3&#10;4&#13;\">x\r\ny\rz&#13;</a>")
    #expect(
      found == [
        .start(XMLTag("a", [XMLAttribute("b", "1 2 3\n4\r")])), .text("x\ny\nz\r"), .end("a"),
      ])
  }

  @Test("any encoding that says what it is", arguments: [true, false], [true, false])
  func encodings(isLittle: Bool, hasMark: Bool) throws {
    let text = "<a>é𝄞</a>"
    var bytes: [UInt8] = hasMark ? (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) : []
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isLittle ? [low, high] : [high, low]
    }
    #expect(try events(bytes) == [.start(XMLTag("a")), .text("é𝄞"), .end("a")])
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9]
      + Array("</a>".utf8)
    #expect(try events(latin) == [.start(XMLTag("a")), .text("é"), .end("a")])
  }

  @Test("an element that is passed over comes as it is written")
  func skips() throws {
    let text = "<a><b c='1'>x<b/>&lt;</b><d/></a>"
    var reader = try XMLReader(ExchangeFile(path: "a", bytes: Array(text.utf8)))
    _ = try reader.next()
    _ = try reader.next()
    #expect(try reader.skipElement() == "<b c='1'>x<b/>&lt;</b>")
    _ = try reader.next()
    #expect(try reader.skipElement() == "<d/>")
    #expect(try reader.next() == .end("a"))
  }

  static let refused: [(text: String, message: String)] = [
    ("", "1:1: the file has no element"),
    ("<a>", "1:1: <a> is not closed before the end of the file"),
    ("<a>\n <b></a>", "2:5: found </a> instead of the end of <b>"),
    ("<a/><b/>", "1:5: a second element"),
    ("hello", "1:1: text outside of the root element"),
    ("<a b=1/>", "1:6: put the value of b in quotes"),
    ("<a b='1' b='2'/>", "1:10: the attribute b appears twice"),
    ("<a>\n&x;</a>", "2:1: the entity &x; is not predefined in XML"),
    ("<a>a & b</a>", "1:6: write &amp; for &"),
    ("<a>&#0;</a>", "1:4: &#0; is not allowed"),
    ("<a>&#xD800;</a>", "1:4: &#xD800; is not allowed"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>", "1:13: the DOCTYPE"),
    ("<a>\u{7}</a>", "1:4: the control character 0x07"),
    ("<a>\u{FFFE}</a>", "1:4: byte 0xEF is not valid"),
    ("<?xml version='1.0' encoding='Shift_JIS'?><a/>", "1:1: the encoding \"shift_jis\""),
    ("<?xml version='1.0' encoding=utf-8?><a/>", "1:30: put the value of encoding in quotes"),
    ("<?xml encoding='utf-8' version='1.0'?><a/>", "1:1: a file of XML begins with"),
    ("<?xml version='1:0'?><a/>", "1:1: a file of XML begins with"),
    ("<a><![CDATA[x</a>", "1:4: <![CDATA[ has no ]]>"),
    ("<a>x]]></a>", "1:5: write ]]&gt;"),
    ("<a><!-- b -- c --></a>", "1:11: a comment cannot contain --"),
    ("<a><?go^now?></a>", "1:8: a space is missing after <?go"),
    ("<!DOCTYPE a PUBLIC '{' 'b'><a/>", "1:1: expected <!DOCTYPE name>"),
    ("<a b='<'/>", "1:7: write &lt; for <"),
    ("</a>", "1:1: </a> has no opening tag"),
  ]

  @Test("what is not XML is refused at its place", arguments: refused)
  func refuses(_ example: (text: String, message: String)) {
    let error = #expect(throws: UnreadableFile.self) { try events(example.text) }
    let place = error?.diagnostic.location
    let report = "\(place?.line ?? 0):\(place?.column ?? 0): \(error?.diagnostic.message ?? "")"
    #expect(report.hasPrefix(example.message), "\(report)")
  }

  @Test("broken bytes are refused at their place")
  func brokenBytes() {
    for bytes: [UInt8] in [
      Array("<a>".utf8) + [0xC0, 0x80], Array("<a>".utf8) + [0xED, 0xA0, 0x80],
      Array("<a>".utf8) + [0xE2, 0x82], [0xFF, 0xFE, 0x3C],
      [0xFF, 0xFE, 0x3C, 0, 0, 0xD8, 0x3E, 0],
    ] {
      #expect(throws: UnreadableFile.self) { try events(bytes) }
    }
  }

  @Test("what would take memory without end has a bound")
  func bounds() {
    let deep = String(repeating: "<a>", count: 5_000)
    let long = "<a b='" + String(repeating: "x", count: 1 << 21) + "'/>"
    let many = "<a " + (0..<1_000).map { "a\($0)=''" }.joined(separator: " ") + "/>"
    let name = "<" + String(repeating: "a", count: 5_000) + "/>"
    for text in [deep, long, many, name] {
      #expect(throws: UnreadableFile.self) { try events(text) }
    }
  }

  @Test("what the writer writes, the reader reads: texts and attributes of any characters")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let (text, value) = (random.text(upTo: 9), random.text(upTo: 9))
      guard XMLWriter.canWrite(text), XMLWriter.canWrite(value) else { continue }
      var writer = XMLWriter()
      writer.start("r")
      writer.element("e", [("a", value)], text: text)
      let found = try events(writer.finished())
      #expect(found.contains(.start(XMLTag("e", [XMLAttribute("a", value)]))))
      let read = found.compactMap { if case .text(let text) = $0 { text } else { nil } }
      #expect(read.contains { $0.utf8.elementsEqual(text.utf8) } || text.isEmpty)
    }
  }
}
