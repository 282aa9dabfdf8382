import TestSupport
import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// What a fast look at a file tells.
@Suite struct ScanTests {
  private func scan(_ source: String) -> Scan {
    var source = source
    return source.withUTF8 { Scan($0) }
  }

  private func has(_ names: [UInt32], _ name: String) -> Bool {
    names.contains(NameHash.of(name))
  }

  @Test func `keywords have the hashes of their names`() {
    let known: [(UInt32, String)] = [
      (Keyword.var, "var"), (Keyword.let, "let"), (Keyword.func, "func"), (Keyword.case, "case"),
      (Keyword.struct, "struct"), (Keyword.class, "class"), (Keyword.enum, "enum"),
      (Keyword.actor, "actor"), (Keyword.protocol, "protocol"),
      (Keyword.typealias, "typealias"), (Keyword.extension, "extension"),
      (Keyword.macro, "macro"), (Keyword.`init`, "init"), (Keyword.subscript, "subscript"),
      (Keyword.deinit, "deinit"), (Keyword.super, "super"), (Keyword.`self`, "self"),
      (Keyword.Self, "Self"), (Keyword.bundle, "bundle"), (Keyword.besideBundle, "bundle:"),
    ]
    for (hash, name) in known { #expect(hash == NameHash.of(name), "\(name)") }
  }

  @Test(arguments: [
    #"Text("a")"#, #"Text(flag ? "a" : b)"#, #"Text ("a")"#, #"Text<String>("a")"#,
    ##"Text(#"a"#)"##, "Text(\"\"\"\n  a\n  \"\"\")", #"Text.init("a")"#, #"view.Text("a")"#,
    #"Text { "a" }"#, #"Text(x) { "a" }"#, #"Text([.a: ["b"]])"#, #"Text?("a")"#, #"Text!("a")"#,
    #"Text = "a""#, #"x.Text = flag ? b : "a""#, #"#Text("a")"#, #"@Text(title: "a") var x: Int"#,
    #"Text(a + (b ?? "c"))"#, #"Text("\(other("a"))")"#, #"Text(x: .init(y))"#,
  ])
  func `a literal names what it stands in`(_ source: String) {
    #expect(has(scan(source).literalCallees, "Text"), "\(source)")
    #expect(scan(source).isWhole)
  }

  @Test(arguments: [
    "Text(a)", "// Text(\"a\")", "/* /* */ Text(\"a\") */", #"let x = "Text(a)""#,
    #"func Text(a: String = "b") {}"#, #"let Text = "a""#, "/Text(\"/",
  ])
  func `what is no such place names nothing`(_ source: String) {
    #expect(!has(scan(source).literalCallees, "Text"), "\(source)")
  }

  @Test func `declared names`() {
    let found = scan(
      """
      struct One { var two: Int, three = 4; case five(x: Int), six; func seven() {} }
      extension Eight.Nine {}; typealias Ten = Int; let (eleven, twelve) = f(); enum `thirteen` {}
      """)
    for name in [
      "One", "two", "three", "five", "six", "seven", "Eight", "Nine", "Ten", "eleven", "twelve",
      "thirteen",
    ] {
      #expect(has(found.declared, name), "\(name)")
    }
    for name in ["Int", "f", "x"] { #expect(!has(found.declared, name), "\(name)") }
    #expect(has(found.callable, "five") && has(found.callable, "seven"))
    #expect(!has(found.callable, "two") && !has(found.callable, "eleven"))
  }

  @Test(arguments: ["(", ")", "\"", "/*", "\"\\(", "{ ( }", "\"\"\"\n", "#\"a"])
  func `what does not match is said`(_ source: String) { #expect(!scan(source).isWhole) }

  @Test func `any bytes are read in linear time and depth`() {
    var random = SeededGenerator(seed: 7)
    let base = Array(
      ##"struct A { let t = #"x\#(f("\(y ? "a" : b)"))"#; /* c */ var r: R { /a"b/ } }"##.utf8)
    for _ in 0..<2_000 {
      let bytes = random.mutated(base)
      let scan = bytes.withUnsafeBufferPointer { Scan($0) }
      #expect(scan.identifiers == scan.identifiers.sorted())
      let again = scan.encoded().withUnsafeBytes { Scan(encoded: $0) }
      #expect(again == scan)
    }
    for piece in ["(", "\"\\(", "/*", "#", "{", "[", "a<", "`", "\"\"\"\\("] {
      #expect(!scan(String(repeating: piece, count: 200_000)).mentions(1))
    }
  }

  @Test func `bodies that cannot matter are blanked, and places stay`() throws {
    var source = """
      struct A {
        func idle() { let a = "b"; log(a + "long enough to be worth it") }
        var title: LocalizedStringKey { "Title" }
        func text() -> String { NSLocalizedString("Key", comment: "") }
      }
      """
    var scanner = SourceScanner()
    let selection = Selection(functions: [])
    let masked = source.withUTF8 {
      Mask.facts(of: $0, interest: selection.interest(), scanner: &scanner)
    }
    let whole = source.withUTF8 { FactsReader.read($0) }
    #expect(masked != whole)
    let strings = [masked, whole].map {
      Extract.resolve([Extract.SourceFacts(file: "A.swift", facts: $0)]).strings
    }
    #expect(strings[0] == strings[1])
    #expect(strings[0].map(\.key) == ["Key", "Title"])
  }
}
