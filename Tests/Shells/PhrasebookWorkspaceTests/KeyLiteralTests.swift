import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("The literal of a key in source text")
struct KeyLiteralTests {
  @Test(arguments: [
    (#"Text("Hi")"#, 1, "Hi", #""Hi""#), (#"Text("Hi")"#, 6, "Hi", #""Hi""#),
    (#"f("a\"\u{42}\n")"#, 3, "a\"B\n", #""a\"\u{42}\n""#),
    (##"f(#"Hi"#)"##, 1, "Hi", ##"#"Hi"#"##), (#"f("H\(i)")"#, 1, "H", nil),
    ("f(\"\"\"\n  Hi\n  \"\"\")", 1, "Hi", "\"\"\"\n  Hi\n  \"\"\""),
    ("f(\"\"\"\n\"\"\")", 1, "", "\"\"\"\n\"\"\""), (#"f("Ho", "Hi")"#, 1, "Hi", nil),
    ("f(\"Hi", 1, "Hi", nil),
    (#"f("\u{FFFFFFFF}")"#, 1, "x", nil), (#"f("\u{"#, 1, "x", nil), ("", 1, "x", nil),
  ])
  func literalAtAPlace(_ source: String, _ column: Int, _ key: String, _ literal: String?) {
    let bytes = Array(source.utf8)
    let found = KeyLiteral(
      of: key, at: Location(file: "a", line: 1, column: column), in: DocumentText(bytes))
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == literal)
  }

  @Test(
    "another key changes the texts and nothing else",
    arguments: [
      (#"f("Hi")"#, "Hi", #"a "b" \"#, #"f("a \"b\" \\")"#),
      (##"f(#"Hi"#)"##, "Hi", #"a "b" \"#, ##"f(#"a "b" \"#)"##),
      (##"f(#"Hi"#)"##, "Hi", "\"#", ###"f(#"\#"#"#)"###),
      ("f(\"\"\"\n  Hi\n  \"\"\")", "Hi", "a\nb", "f(\"\"\"\n  a\n  b\n  \"\"\")"),
      (#"f("\(count) items")"#, "%lld items", "%lld things", #"f("\(count) things")"#),
      (#"f("\(count) items")"#, "%lld items", "%@ things", nil),
      (#"f("\(count) items")"#, "%lld items", "things", nil),
      (#"f("\(count) items")"#, "%lld items", "%1$lld things", nil),
      (#"f("\(count) items")"#, "%@ items", "In all: %@", #"f("In all: \(count)")"#),
      (#"f("a\u{A0}\(b) c")"#, "a\u{A0}%@ c", "a\u{A0}%@ d", #"f("a\u{A0}\(b) d")"#),
      (#"f("\(a)% of \(b(")"))")"#, "%lld%% of %@", "%lld%% in %@", #"f("\(a)% in \(b(")"))")"#),
      (#"f("\(a) b")"#, "%@ b", "%@ 5%", nil), (#"f("\(a) b")"#, "%@ b", "%@ b %#@c@", nil),
      (##"f(#"\#(a) b"#)"##, "%@ b", "c\t%@ \"b\"", ##"f(#"c\#t\#(a) "b""#)"##),
      (
        "f(\"\"\"\r\n\t\\(a),\r\n\tb\r\n\t\"\"\")", "%@,\nb", "%@\n\nc",
        "f(\"\"\"\r\n\t\\(a)\r\n\t\r\n\tc\r\n\t\"\"\")"
      ),
      (
        "f(\"\"\"\n    \\(n) it \\\n    a \\(s)\n    \"\"\")", "%lld it a %@", "%lld things %@",
        "f(\"\"\"\n    \\(n) things \\(s)\n    \"\"\")"
      ),
      (
        "f(\"\"\"\r\n    it \\\r\n      a\\nb\r\n    \"\"\")", "it   a\nb", "Hi",
        "f(\"\"\"\r\n    Hi\r\n    \"\"\")"
      ),
      (
        #"f("Open \(.applicationName) now")"#, "Open ${applicationName} now",
        "Show ${applicationName} now", #"f("Show \(.applicationName) now")"#
      ),
      (#"f("Set \(\.$a) \(\.$b)")"#, "Set ${a} ${b}", "Set ${b} ${a}", nil),
    ])
  func otherKeys(_ source: String, _ old: String, _ new: String, _ result: String?) throws {
    #expect(try renamed(source, old, to: new) == result)
  }

  /// The source with another key; nil if its interpolations would make other placeholders.
  private func renamed(_ source: String, _ old: String, to new: String) throws -> String? {
    var bytes = Array(source.utf8)
    let place = Location(file: "a", line: 1, column: 1)
    let literal = try #require(KeyLiteral(of: old, at: place, in: DocumentText(bytes)), "\(source)")
    guard let changes = literal.changes(to: new) else { return nil }
    for (range, text) in changes.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      bytes.replaceSubrange(range, with: text)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Every text comes back that was written, whatever the marks of the literal are.
  @Test func literalsReadBack() throws {
    var random = SeededGenerator(seed: 7)
    let parts = [
      "a", " ", "\"", "\"\"\"", "\\", "\\(b)", "#", "\n", "\t", "\0", "%%", "é", "\u{200D}",
      "\u{1B}", "\u{301}", "\u{600}", "\u{202E}", "\r",
    ]
    func key() -> String {
      func text() -> String {
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }
        .joined()
      }
      return "\(text())%@\(text())%lld\(text())"
    }
    for pounds in 0...2 {
      let marks = String(repeating: "#", count: pounds)
      let hole = "\\\(marks)(c(\")\"))"
      for (open, close) in [("\"", "\""), ("\"\"\"\n  ", "\n  \"\"\"")] {
        var source = "f(\(marks)\(open)\(hole)\(hole)\(close)\(marks))"
        var old = "%@%lld"
        for _ in 0..<1_000 {
          let new = key()
          source = try #require(
            try renamed(source, old, to: new), "\(source): \(new.debugDescription)")
          old = new
        }
      }
    }
  }
}
