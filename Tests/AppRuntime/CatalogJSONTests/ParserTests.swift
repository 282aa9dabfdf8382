import CatalogJSON
import TestSupport
import Testing

/// Accepted JSON and its values.
@Suite struct ParserTests {
  @Test(arguments: [
    ("null", Tree.null), (" true ", .bool(true)), ("\n\t\r false", .bool(false)), ("-0", .number),
    ("0", .number), ("-12.50e+3", .number), ("1E9", .number), ("1e-999999999", .number),
    ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])), ("{ }", .object([:])),
    ("[[],{}]", .array([.array([]), .object([:])])),
    ("[1 , \"a\",null]", .array([.number, .string("a"), .null])),
    ("{\"a\":{\"b\":[true]}}", .object([name("a"): .object([name("b"): .array([.bool(true)])])])),
    ("{\"\":1}", .object([name(""): .number])),
    // A byte order mark is skipped.
    ("\u{FEFF}{\"a\" : 1}", .object([name("a"): .number])),
    ("{\r\n\"a\"\r\n:\r\n1\r\n}\r\n", .object([name("a"): .number])),
  ])
  func validTextsAreRead(_ text: String, _ tree: Tree) throws {
    #expect(try Tree.read(Array(text.utf8)) == tree)
  }

  /// Each text has the mark ① where the error has to point.
  @Test(arguments: [
    ("①", "the file is empty"), ("\u{FEFF} \n①", "the file is empty"),
    ("①'a'", "use double quotes"), ("{①a:1}", "a name in double quotes"), ("①tru", "a value"),
    ("①nulL", "a value"), ("①+1", "a value"), ("①.5", "a value"), ("①NaN", "a value"),
    ("①1e999", "out of range"), ("①-2E+400", "out of range"), ("①01", "must not begin with 0"),
    ("①-01", "must not begin with 0"), ("①-", "a digit"),
    ("①1.", "a digit"), ("①1e", "a digit"), ("①1e+", "a digit"), ("[①1.e3]", "a digit"),
    ("[1①", "cut off"), ("{\"a\":①", "cut off"), ("{\"a\"①", "cut off"), ("{①", "cut off"),
    ("[①\"abc", "cut off"), ("[①\"abc\\\"", "cut off"), ("[\"①\\", "cut off"),
    ("[1①,]", "trailing comma"), ("{\"a\":1①,}", "trailing comma"), ("[1①, ]", "trailing comma"),
    ("[①,1]", "found ,"), ("[1,①,1]", "found ,"), ("[1 ①2]", "found 2"),
    ("{\"a\":1 ①\"b\":2}", "a comma is missing"), ("{\"a\"①,1}", "a colon"),
    ("[1①}", "found }"), ("{\"a\":1①]", "found ]"), ("{}①{}", "unexpected text after the end"),
    ("1①]", "unexpected text after the end"), ("①// x", "no comments"),
    ("[\n①<<<<<<< a", "merge-conflict"),
    ("[\n1\n①=======\n]", "merge-conflict"), ("[\"a①\tb\"]", "a tab"), ("[\"a①\nb\"]", "line ends"),
    ("[\"a①\u{1}b\"]", "control character 0x01"), ("[①\0]", "byte 0x00"),
    ("[①é]", "not ASCII"), ("[\"①\\x\"]", "backslash"), ("[\"①\\u12g4\"]", "four hexadecimal"),
    ("[\"①\\u12\"]", "four hexadecimal"), ("[\"①\\ud800\"]", "half of a surrogate pair"),
    ("[\"①\\udc00\"]", "half of a surrogate pair"),
    ("[\"①\\ud800\\u0041\"]", "half of a surrogate pair"),
    ("[\"①\\ud800\\ud800\"]", "half of a surrogate pair"),
    ("{\r\n  \"é\" : ①x\r\n}", "found x"),
  ])
  func errorsPointAtTheirPlace(_ marked: String, _ message: String) throws {
    let marked = MarkedText(marked)
    let place = try #require(marked.places[1])
    let error = #expect(throws: JSONError.self) { try JSONDocument(Array(marked.text.utf8)) }
    #expect(error?.line == place.line && error?.column == place.column, "\(error as Any)")
    #expect(error?.message.contains(message) == true, "\(error as Any)")
    #expect(error?.message.contains { $0.isNewline } == false)
  }

  /// The largest `Double` has 309 digits before its point.
  @Test(arguments: ["", "-"], ["", ".5"])
  func refusesNumbersOutOfRange(_ sign: String, _ fraction: String) {
    let zeros = String(repeating: "0", count: 400)
    for number in ["1\(zeros.prefix(308))", "\(zeros.prefix(1)).\(zeros)1", "1\(zeros)e-200"] {
      let ending = number.contains { ".e".contains($0) } ? "" : fraction
      #expect(throws: Never.self) { try JSONDocument(Array("[\(sign)\(number)\(ending)]".utf8)) }
    }
    for number in [String(repeating: "9", count: 309), "1\(zeros.prefix(309))", "1\(zeros)"] {
      let error = #expect(throws: JSONError.self) {
        try JSONDocument(Array("[\(sign)\(number)\(fraction)]".utf8))
      }
      #expect(error?.message == "this number is out of range: it has too many digits")
      #expect(error?.column == 2)
    }
  }

  /// Whatever is wrong, the line ends with what to do about it.
  @Test(arguments: [
    ("{\"a\": ①NaN}", "found NaN instead of a value; write null, or a string in double quotes"),
    ("{\"a\": ①False}", "found False instead of a value; write false instead"),
    ("[①None]", "found None instead of a value; write null instead"),
    ("{①]", "found ] instead of a name in double quotes; write } instead"),
    ("{①,}", "found , instead of a name in double quotes; remove it"),
    ("{①a:1}", "found a instead of a name in double quotes; write the name in double quotes"),
    ("{\"a\" ①1}", "found 1 instead of a colon; add it"),
    ("{\"a\"①=1}", "found = instead of a colon; add it"),
    ("{\"a\": ①}", "found } instead of a value; add it"),
    ("[1 ①2]", "found 2 instead of a comma or \"]\"; add one of them"),
    ("{\"a\":1①]", "found ] instead of a comma or \"}\"; add one of them"),
    ("[①.5]", "found . instead of a value; write a 0 before it"),
    ("[①+1]", "found + instead of a value; remove it"),
    (
      "{①“a”:1}",
      "found a curly quotation mark instead of a name in double quotes; use straight double "
        + "quotes"
    ),
    ("①\u{1F}\u{8B}", "found byte 0x1F instead of a value; remove it"),
    ("①bplist00", "the file is a binary property list, not JSON; restore it"),
    (" ①<?xml version=\"1.0\"?>", "the file is XML or HTML, not JSON; restore it"),
    ("①PK\u{3}\u{4}", "the file is compressed; unpack it first"),
  ])
  func namesTheFix(_ marked: String, _ message: String) throws {
    let marked = MarkedText(marked)
    let place = try #require(marked.places[1])
    let error = #expect(throws: JSONError.self) { try JSONDocument(Array(marked.text.utf8)) }
    #expect(error?.line == place.line && error?.column == place.column, "\(error as Any)")
    #expect(error?.message == message)
  }

  @Test func refusesCompressedFiles() {
    let error = #expect(throws: JSONError.self) { try JSONDocument([0x1F, 0x8B, 0x08, 0x00]) }
    #expect(error?.message == "the file is compressed; unpack it first")
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x20], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(_ damage: [UInt8]) {
    for before in ["", "a", "éa", "12345678"] {
      for after in ["", "b", "12345678901"] {
        let bytes = Array("[\"\(before)".utf8) + damage + Array("\(after)\"]".utf8)
        let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
        #expect(error?.message.contains("not valid UTF-8") == true)
        #expect(error?.column == 3 + before.utf8.count)
      }
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B]] as [[UInt8]])
  func refusesUTF16(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error?.message == "the file is UTF-16; save it as UTF-8")
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func nestsToItsLimit(_ open: String, _ close: String) throws {
    func nested(_ depth: Int) -> [UInt8] {
      let inner = open == "[" ? "" : "1"
      return Array(
        (String(repeating: open, count: depth) + inner + String(repeating: close, count: depth))
          .utf8)
    }
    #expect(throws: Never.self) { try JSONDocument(nested(JSONDocument.maximumDepth)) }
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(nested(JSONDocument.maximumDepth + 1))
    }
    #expect(error?.column == JSONDocument.maximumDepth * open.utf8.count + 1)
    // Containers that are never closed are refused early.
    #expect(throws: JSONError.self) {
      try JSONDocument(Array(String(repeating: open, count: 100_000).utf8))
    }
  }

  /// More nodes than the tape has room for at first.
  @Test func holdsMoreThanCatalogsHave() throws {
    let count = 50_000
    let document = try JSONDocument(
      Array("[\(Array(repeating: "[]", count: count).joined(separator: ","))]".utf8))
    document.withView { view in
      #expect(view.count(of: 0) == count)
      #expect(view.children(of: 0).allSatisfy { view.count(of: $0.value) == 0 })
    }
  }

  private static func name(_ text: String) -> Tree.ExactName { Tree.ExactName(text) }
}
