import PhrasebookExtract
import PhrasebookModel
import Testing

/// Sources that no person writes: they neither crash nor hang, and strings beside them are found.
@Suite(.serialized) struct HostileInputTests {
  /// A text and what it is made of.
  struct Input: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable () -> [UInt8]

    init(_ name: String, _ make: @escaping @Sendable () -> String) {
      testDescription = name
      self.make = { Array(make().utf8) }
    }

    init(_ name: String, bytes make: @escaping @Sendable () -> [UInt8]) {
      testDescription = name
      self.make = make
    }
  }

  /// The parser takes some thirty times as long without optimization.
  private static func scaled(_ count: Int) -> Int {
    #if DEBUG
      max(min(count, 1_500), count / 20)
    #else
      count
    #endif
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: scaled(count))
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<scaled(count)).map(line).joined(separator: "\n")
  }

  /// Nesting of one kind, whole and cut off.
  static let nested: [Input] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", " }"), ("[1: ", "]"), ("a[", "]"),
    ("if true { ", " }"), ("{ { ", " }() }()"), ("struct S { ", " }"), ("func f() { ", " }"),
    ("switch x { case 1: ", " }"), ("\"\\(", ")\""), ("Text(\"\\(", ")\")"), ("/* ", " */"),
    ("#if A\n", "\n#endif\n"), ("let x: [", "]"), ("Array<", ">"), ("(Int) -> ", ""),
    ("do { ", " }"),
    ("c ? x : (", ")"), ("x ?? (", ")"), ("!", ""), ("-", ""), ("try ", ""), ("await ", ""),
    ("&", ""),
    ("a as? (", ")"), ("guard case .a(", ") = x else {}"), ("@A(", ") var x"), ("#f(", ")"),
    ("c ? ", " : x"), ("if c { 1 } else ", "{ 2 }"), ("x.f { $0.g { ", " } }"),
    ("let k: LocalizedStringKey = { ", " }()"), ("some ", ""), ("enum E { case a(", ") }"),
    ("#Preview { ", " }"), ("Button(\"a\") { ", " } label: { }"),
    ("let x = if c { ", " } else { 1 }"),
    ("\\.a[", "]"), ("func f<T: ", ">() {}"), ("extension A.", "B {}"), ("repeat { ", " } while x"),
    ("{ x in ", " }"), ("case .a(", ")"), ("for x in ", " {}"), ("return ", ""),
    ("{ return ", " }"),
    ("subscript(a: ", ") -> Int"), ("a.b(", ")"), ("a?.b(", ")"), ("(a, ", ")"), ("[a, ", "]"),
  ].flatMap { open, close in
    [
      Input("nested \(open)…\(close)") { times(20_000, open) + "1" + times(20_000, close) },
      Input("opened \(open)") { times(100_000, open) },
    ]
  }

  /// Long rather than deep.
  static let long: [Input] = [
    Input("a chain of calls") { "let x = a" + times(50_000, ".b()") },
    Input("a chain of modifiers") { "let x = Text(\"k\")" + times(20_000, ".help(\"h\")") },
    Input("a chain of members") { "let x = a" + times(50_000, ".b") },
    Input("a chain of elements") { "let x = a" + times(50_000, "[0]") },
    Input("a chain of unwrappings") { "let x = a" + times(50_000, "!") },
    Input("a chain of optional members") { "let x = a" + times(50_000, "?.b") },
    Input("a chain of trailing closures") { "let x = a" + times(20_000, ".b { $0 }") },
    Input("a chain of calls of results") { "let x = a" + times(50_000, "()") },
    Input("a sum") { "let x = a" + times(20_000, " + b") },
    Input("a sum of texts") { "let x = \"a\"" + times(20_000, " + \"b\"") },
    Input("alternatives") { "let x: LocalizedStringKey = a" + times(20_000, " ?? \"b\"") },
    Input("ternaries") { "let x: LocalizedStringKey = " + times(20_000, "c ? \"b\" : ") + "\"d\"" },
    Input("casts") { "let x = a" + times(20_000, " as A") },
    Input("assignments") { times(20_000, "a = ") + "\"b\"" },
    Input("postfix #if") { "let x = a\n" + times(2_000, "#if A\n.b()\n#endif\n") },
    Input("else if") { "if a { Text(\"b\") }" + times(100_000, " else if c { Text(\"d\") }") },
    Input("cases") { "switch a {\n" + lines(20_000) { "case .c\($0): Text(\"d\")" } + "\n}" },
    Input("a member type") { "let x: A" + times(50_000, ".B") },
    Input("an extension of a member type") {
      "extension A" + times(45_000, ".A") + " { let x: Text = Text(\"b\") }"
    },
    Input("an optional type") { "let x: A" + times(50_000, "?") },
    Input("a function type") { "let x: A" + times(50_000, " -> A") },
    Input("a composed type") { "let x: A" + times(50_000, " & A") },
    Input("an array") { "let x: [LocalizedStringKey] = [" + times(50_000, "\"a\",") + "]" },
    Input("a tuple") { "let x = (" + times(50_000, "a,") + "a)" },
    Input("arguments") { "f(" + times(50_000, "\"a\",") + "\"b\")" },
    Input("attributes") { times(50_000, "@A(\"b\") ") + "var x = 1" },
    Input("modifiers") { times(50_000, "public ") + "var x = 1" },
    Input("parameters") { "func f(" + times(20_000, "a: LocalizedStringKey,") + "b: Int) {}" },
    Input("a call for many parameters") {
      "func f(" + times(2_000, "a: Int = 1, ") + "b: Int) {}\nf("
        + times(2_000, "a: 1, ") + "b: 2)"
    },
    Input("inheritance") { lines(5_000) { "class C\($0): C\($0 + 1) {}" } + "\nlet x = C0(\"a\")" },
    Input("aliases") { lines(20_000) { "typealias A\($0) = A\($0 + 1)" } + "\nlet x: A0 = \"a\"" },
    Input("aliases that double") {
      lines(200) { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))" } + "\nlet x: A0 = (\"a\", \"b\")"
    },
    Input("values that follow from each other") {
      lines(20_000) { "let a\($0) = a\($0 + 1)" } + "\nlet k: LocalizedStringKey = \"\\(a0)\""
    },
    Input("values that double") {
      lines(200) { "let a\($0) = [a\($0 + 1), a\($0 + 1)]" } + "\nText(\"\\(a0)\")"
    },
    Input("computed values in a ring") {
      "let a = b + 1; let b = a + 1; struct S { let s = S(); var t = S().s.t }\nText(\"\\(a)\")"
    },
    Input("types in a ring") {
      "class A: B {}; class B: A {}; typealias C = D; typealias D = C; extension C {}\n"
        + "func f(a: A, c: C) { a.g(\"x\"); c.g(\"y\") }"
    },
    Input("a local name for each closure") {
      "func f() {\n" + lines(3_000) { "let a\($0) = g { $0 }" } + "\n}"
    },
    Input("overloads") {
      lines(300) { "func f(_ a: T\($0), _ b: LocalizedStringKey) {}" } + "\n"
        + lines(300) { _ in "f(x, \"a\")" }
    },
    Input("members of one name") {
      lines(3_000) { "struct S\($0) { var v = 1 }" } + "\nfunc f(x: X) {\n"
        + lines(1_000) { _ in "Text(\"\\(x.v)\")" } + "\n}"
    },
    Input("one key everywhere") { lines(20_000) { _ in "Text(\"a\", comment: \"c\")" } },
    Input("one key with many comments") { lines(10_000) { "Text(\"a\", comment: \"c\($0)\")" } },
    Input("open sites") { lines(10_000) { _ in "NSLocalizedString(k, comment: \"\")" } },
    Input("generated constants") {
      lines(60_000) { "let x\($0) = \"some generated text \($0) that fills the line\"" }
    },
    Input("generated table") {
      "let x: [String: String] = [\n" + lines(30_000) { "\"key \($0)\": \"value \($0)\"," } + "\n]"
    },
    Input("a literal of megabytes") { "Text(\"" + times(10 << 20, "a") + "\")" },
    Input("a literal of megabytes of escapes") { "Text(\"" + times(1 << 20, "\\n\\u{e9}") + "\")" },
    Input("a literal of many interpolations") { "Text(\"" + times(20_000, "\\(a) ") + "\")" },
    Input("a literal of many lines") { "Text(\"\"\"\n" + times(100_000, "  a\n") + "  \"\"\")" },
    Input("an open brace in escapes") { "Text(\"" + times(50_000, "\\u{") + "\")" },
    Input("a raw literal with many marks") {
      times(10_000, "#") + "\"a" + "\"" + times(10_000, "#")
    },
    Input("a long line comment") { "//" + times(5 << 20, "a") + "\nText(\"a\")" },
    Input("blank lines") { times(5 << 20, "\n") + "Text(\"a\")" },
    Input("a long name") { "let " + times(5 << 20, "a") + " = 1" },
  ]

  /// Not Swift at all.
  static let broken: [Input] = [
    Input("an open literal") { "Text(\"a" },
    Input("an open literal of lines") { "Text(\"\"\"\n a" + times(100_000, "\n b") },
    Input("an open raw literal") { "Text(##\"a\"#" },
    Input("an open interpolation") { "Text(\"a \\(b" },
    Input("open interpolations") { times(10_000, "\"\\(") },
    Input("interpolations without end") { "\"" + times(50_000, "\\(\"") },
    Input("quotes") { times(200_000, "\"") },
    Input("quotes in threes") { times(50_000, "\"\"\"\n") },
    Input("open comments") { times(100_000, "/*") },
    Input("backslashes") { times(200_000, "\\") },
    Input("marks") { times(200_000, "#") },
    Input("commas") { "f(" + times(100_000, ",") + ")" },
    Input("colons") { times(100_000, ":") },
    Input("points") { times(100_000, ".") },
    Input("angles") { "let x: " + times(50_000, "A<") },
    Input("angles in values") { times(50_000, "a<") + "1" },
    Input("ends") { times(100_000, ")") + times(100_000, "]") + times(100_000, "}") },
    Input("#if without end") { times(20_000, "#if A\n") },
    Input("#else without #if") { times(20_000, "#else\n") },
    Input("merge marks") {
      times(5_000, "<<<<<<< a\nText(\"a\")\n=======\nText(\"b\")\n>>>>>>> c\n")
    },
    Input("nothing", bytes: { [] }),
    Input("a byte order mark", bytes: { [0xEF, 0xBB, 0xBF] }),
    Input(
      "NUL bytes", bytes: { Array("Text(\"a\0b\")".utf8) + Array(repeating: 0, count: 100_000) }),
    Input("no UTF-8", bytes: { Array("Text(\"a".utf8) + [0xFF, 0xC0, 0x80] + Array("\")".utf8) }),
    Input(
      "no UTF-8 at all", bytes: { (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 | 0x80) } }
    ),
    Input(
      "surrogates in UTF-8",
      bytes: { Array("Text(\"".utf8) + [0xED, 0xA0, 0x80] + Array("\")".utf8) }),
    Input("a cut character", bytes: { Array("Text(\"".utf8) + [0xF0, 0x9F] }),
    Input("UTF-16", bytes: { Array("Text(\"a\")".utf8).flatMap { [$0, 0] } }),
    Input("carriage returns") { times(100_000, "\r") + "Text(\"a\rb\")" },
    Input(
      "every byte", bytes: { Array(0...255) + Array(repeating: 0x22, count: 3) + Array(0...255) }),
  ]

  @Test(arguments: nested) func deepNestingIsSurvived(_ input: Input) async { await survive(input) }
  @Test(arguments: long) func longSourcesAreSurvived(_ input: Input) async { await survive(input) }
  @Test(arguments: broken) func nonsenseSourcesAreSurvived(_ input: Input) async {
    await survive(input)
  }

  /// The file is read beside another, whose string must be found as ever.
  private func survive(_ input: Input) async {
    let neighbour = "struct Neighbour { let key: LocalizedStringKey = \"neighbour\" }"
    let found = await onDeepThread {
      Extract.extraction(of: [
        (file: "A.swift", bytes: input.make()), (file: "B.swift", bytes: Array(neighbour.utf8)),
      ])
    }
    #expect(found.strings.contains { $0.key == "neighbour" })
  }
}
