import Foundation
import PhrasebookModel
import Testing

@testable import PhrasebookCommands

struct ReportingTests {
  @Test func hiddenCharactersAreSpelledOut() {
    #expect(VisibleText.of("a\u{1B}[31mb\u{202E}c\n") == #"a\u{1B}[31mb\u{202E}c\n"#)
    #expect(VisibleText.of("Grüße 👩‍👩‍👧 עברית") == "Grüße 👩‍👩‍👧 עברית")
  }

  @Test func jsonIsWhatFoundationReads() throws {
    let texts = ["", "\"\\/\u{0}\u{1F}\n\r\t", "é👍\u{2028}", "\u{7F}"]
    var json = JSONWriter()
    json.object { json in
      json.member("texts", texts) { $0.string($1) }
      json.member("absent", nil as String?)
      json.member("number", 3)
    }
    let value = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
    #expect(value?["texts"] as? [String] == texts)
    #expect(value?["number"] as? Int == 3)
    #expect(value?.count == 2)
  }

  @Test(arguments: [
    (#"Text("Hi")"#, 1, "Hi", #""Hi""#), (#"Text("Hi")"#, 6, "Hi", #""Hi""#),
    (#"f("a\"\u{42}\n")"#, 3, "a\"B\n", #""a\"\u{42}\n""#),
    (##"f(#"Hi"#)"##, 1, "Hi", ##"#"Hi"#"##), (#"f("H\(i)")"#, 1, "H", nil),
    ("f(\"\"\"\n  Hi\n  \"\"\")", 1, "Hi", "\"\"\"\n  Hi\n  \"\"\""),
    ("f(\"\"\"\n\"\"\")", 1, "", "\"\"\"\n\"\"\""), (#"f("Ho", "Hi")"#, 1, "Hi", nil),
    ("f(\"Hi", 1, "Hi", nil),
    (#"f("\u{FFFFFFFF}")"#, 1, "x", nil), (#"f("\u{"#, 1, "x", nil), ("", 1, "x", nil),
  ])
  func callSites(_ source: String, _ column: Int, _ key: String, _ literal: String?) {
    let bytes = Array(source.utf8)
    let site = CallSite(of: key, at: Location(file: "a", line: 1, column: column), in: bytes)
    #expect(site.map { String(decoding: bytes[$0.range], as: UTF8.self) } == literal)
  }

  @Test func literalsReadBack() {
    for key in ["a\"b\\(c)\n\u{1B}é", ""] {
      let bytes = CallSite.literal(key) + Array(")".utf8)
      let site = CallSite(of: key, at: Location(file: "a", line: 1, column: 1), in: bytes)
      #expect(site?.range == 0..<(bytes.count - 1))
    }
  }
}
