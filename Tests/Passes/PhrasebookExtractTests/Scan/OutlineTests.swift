import TestSupport
import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// The results of a fast look at a file.
@Suite struct OutlineTests {
  private static let relevance = RelevanceAnalysis(functions: [])

  private func scan(_ bytes: [UInt8]) -> Outline {
    var scanner = SourceScanner(relevant: Self.relevance.relevant)
    return bytes.withUnsafeBufferPointer { scanner.scan($0) }
  }

  private func scan(_ source: String) -> Outline { scan(Array(source.utf8)) }

  /// Whether some literal is in a use of a name.
  private func uses(_ source: String, _ name: String, _ label: String = "") -> Bool {
    let name = NameHash.of(name)
    let label = label.isEmpty ? 0 : NameHash.of(label)
    let keys = [
      RelevantNames.any(name), RelevantNames.somewhere(name),
      RelevantNames.argument(label, of: name),
    ]
    return scan(source).uses.contains { keys.contains($0) }
  }

  @Test func keywordsHaveTheHashesOfTheirNames() {
    let known: [(UInt32, String)] = [
      (Keyword.var, "var"), (Keyword.let, "let"), (Keyword.func, "func"), (Keyword.case, "case"),
      (Keyword.struct, "struct"), (Keyword.class, "class"), (Keyword.enum, "enum"),
      (Keyword.actor, "actor"), (Keyword.protocol, "protocol"),
      (Keyword.typealias, "typealias"), (Keyword.extension, "extension"),
      (Keyword.macro, "macro"), (Keyword.`init`, "init"), (Keyword.subscript, "subscript"),
      (Keyword.deinit, "deinit"), (Keyword.super, "super"), (Keyword.`self`, "self"),
      (Keyword.Self, "Self"), (Keyword.if, "if"), (Keyword.elseif, "elseif"),
      (Keyword.else, "else"), (Keyword.endif, "endif"), (Keyword.guard, "guard"),
      (Keyword.switch, "switch"), (Keyword.for, "for"), (Keyword.while, "while"),
      (Keyword.didSet, "didSet"), (Keyword.willSet, "willSet"), (Keyword.underscore, "_"),
      (Keyword.bundle, "bundle"), (Keyword.import, "import"), (Keyword.where, "where"),
      (Keyword.besideBundle, "bundle:"),
    ]
    for (hash, name) in known { #expect(hash == NameHash.of(name), "\(name)") }
    for name in Keyword.names { #expect(Keyword.mayBeOne(NameHash.of(name)), "\(name)") }
  }

  @Test(arguments: [
    #"Text("a")"#, #"Text(flag ? "a" : b)"#, #"Text ("a")"#, #"Text<String>("a")"#,
    ##"Text(#"a"#)"##, "Text(\"\"\"\n  a\n  \"\"\")", #"Text.init("a")"#, #"view.Text("a")"#,
    #"Text { "a" }"#, #"Text(x) { "a" }"#, #"Text([.a: ["b"]])"#, #"Text?("a")"#, #"Text!("a")"#,
    #"Text = "a""#, #"x.Text = flag ? b : "a""#, #"#Text("a")"#, #"@Text(title: "a") var x: Int"#,
    #"Text(a + (b ?? "c"))"#, #"Text("\(other("a"))")"#, #"Text(x: .init(y))"#,
  ])
  func aLiteralNamesWhatItStandsIn(_ source: String) {
    #expect(uses(source, "Text"), "\(source)")
    #expect(scan(source).isWhole)
  }

  @Test(arguments: [
    "Text(a)", "// Text(\"a\")", "/* /* */ Text(\"a\") */", #"let x = "Text(a)""#,
    #"func Text(a: String = "b") {}"#, #"let Text = "a""#, "/Text(\"/",
  ])
  func whatIsNoSuchPlaceNamesNothing(_ source: String) {
    #expect(!uses(source, "Text"), "\(source)")
  }

  @Test(arguments: [
    (#"Row(title: "a")"#, "title", true), (#"Row(x, title: c ? "a" : b)"#, "title", true),
    (#"Row(title: ["a"], x)"#, "title", true), (#"Row(x: "a", title: b)"#, "title", false),
  ])
  func aLiteralNamesItsArgument(_ source: String, _ label: String, _ expected: Bool) {
    let key = RelevantNames.argument(NameHash.of(label), of: NameHash.of("Row"))
    #expect(scan(source).uses.contains(key) == expected, "\(source)")
  }

  @Test(arguments: [
    #"if Text { f("a") }"#, #"switch Text { case .a: "b" }"#, #"for x in Text { "a" }"#,
    #"var x: Text { "a" }"#, #"func f(x: Text = "a") {}"#,
  ])
  func aBraceThatIsNoClosureBelongsToNoName(_ source: String) {
    #expect(!uses(source, "Text"), "\(source)")
  }

  /// The names of the items, with dots for those in types, and how many bytes each has.
  private func items(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    let outline = scan(bytes)
    return outline.items.map { item in
      let text = String(decoding: bytes[Int(item.start)..<Int(item.end)], as: UTF8.self)
      return (item.parent >= 0 ? "." : "") + (item.isLocal ? "local " : "") + "\(item.kind) \(text)"
    }
  }

  @Test func itemsBeginAndEndWhereDeclarationsDo() {
    let found = items(
      """
      import A // about
      /// B
      @main public struct B: View {
        @State private var a = f { 1 } // one
        /* two */ static let b: Int, c = [1,
          2]
        #if DEBUG
        private(set) var d: Int { didSet { } }
        #else
        init?(x: Int) { struct L { let m: Int } }
        #endif
        class func e() {}; #f("g")
      }
      extension B.C { case h, i(Int); indirect case j }
      print("k")
      """)
    let all = [
      "code import A", ".variable @State private var a = f { 1 }",
      ".variable static let b: Int, c = [1,\n    2]",
      ".variable private(set) var d: Int { didSet { } }",
      ".initializer init?(x: Int) { struct L { let m: Int } }",
      ".local structure struct L { let m: Int }",
      ".local variable let m: Int", ".function class func e() {}", #".code #f("g")"#,
      ".enumCase case h, i(Int)", ".enumCase indirect case j", #"code print("k")"#,
    ]
    #expect(found.filter { !$0.hasPrefix("structure") && !$0.hasPrefix("extension") } == all)
  }

  @Test(arguments: [
    ("class A: Base {}", true), ("struct A<T: Hashable>: Sendable, Titled where T == Int {}", true),
    ("extension A: Titled {}", true), ("typealias A = Base", true), ("typealias A = M.Base", true),
    ("typealias A = Base<Int>", true),
    ("class A: Generic<Int> {}; class Generic<T>: Base {}", true),
    ("class A: Label {}; class Label: Base {}", true), ("struct A<T: Titled> {}", false),
    ("extension A where T == Base {}", false), ("struct A: Titles<Base> {}", false),
    ("typealias A = Many<Base>", false), ("typealias A = (Base) -> Void", false),
    ("enum A: String {}", false), ("enum A: String { static let x: Base = y }", false),
  ])
  func aTypeHandsItsInitializersOn(_ source: String, _ expected: Bool) {
    var relevance = Self.relevance
    let base = """
      class Base { init(_ title: LocalizedStringKey) {} }
      extension Titled { init(_ title: LocalizedStringKey) {} }
      """
    _ = relevance.learn(from: [scan(base), scan(source)])
    #expect(
      relevance.relevant.contains(RelevantNames.any(NameHash.of("A"))) == expected, "\(source)")
  }

  @Test(arguments: [
    "import A", "@testable import A", "  public import A // B", "import struct A.B", "import A;",
    "#if os(Linux)\n@preconcurrency import A\n#endif",
  ])
  func importsNameModules(_ source: String) {
    #expect(scan(source).imports == [NameHash.of("A")], "\(source)")
  }

  @Test(arguments: [
    ("@_exported import A", true), ("@_exported public import A", true),
    ("@preconcurrency @_exported\npublic import struct A.B", true), ("import A", false),
    ("public import A", false), ("let x = _exported\nimport A", false),
    ("@_exported import B\nimport A", false),
  ])
  func exportedImportsAreKnown(_ source: String, _ expected: Bool) {
    #expect(scan(source).reexports.contains(NameHash.of("A")) == expected, "\(source)")
  }

  @Test(arguments: ["// import A", "/*\nimport A\n*/", "let a = \"import A\"", "a.import(A)"])
  func whatIsNoImportNamesNone(_ source: String) {
    #expect(scan(source).imports.isEmpty, "\(source)")
  }

  @Test func everyDeclaredNameIsListed() {
    let outline = scan(
      """
      struct One { var two: Int, three = 4; case five(x: Int), six; func seven() {} }
      extension Eight.Nine {}; typealias Ten = Int; let (eleven, twelve) = f(); enum `thirteen` {}
      """)
    let names = Set(outline.names.map(\.hash))
    for name in [
      "One", "two", "three", "five", "six", "seven", "Nine", "Ten", "eleven", "twelve", "thirteen",
    ] {
      #expect(names.contains(NameHash.of(name)), "\(name)")
    }
    for name in ["Int", "f", "x", "Eight"] {
      #expect(!names.contains(NameHash.of(name)), "\(name)")
    }
    #expect(outline.items.contains { $0.path == NameHash.of("Eight.Nine") })
  }

  @Test(arguments: ["{", "}", "/*", "\"\"\"\n", "f(}"])
  func aBraceOrACommentThatDoesNotMatchIsSaid(_ source: String) { #expect(!scan(source).isWhole) }

  @Test(arguments: [
    "  let a = f(\n", "  let a = f(x, [\n", "  let a = f(\"x\n", "  let a = \"x\n",
    "  let a = f)\n", "  let a = [x)]\n",
    "  func a() { f(\"x }\n  }\n", "  func a() { f([x) }\n", "  let a = \"\\(x\n",
    "  @State(x) var a = f(\n\n",
    "  var a = f(\n  // comment\n",
  ])
  func aMistakeEndsWithItsItem(_ mistake: String) {
    for next in [
      "let b = 1", "@Published private(set) var b = 1", "func b() {}", "static func b<T>(x: T) {}",
      "typealias b = Int",
      "class B {}", "case b",
    ] {
      let outline = scan("enum T {\n\(mistake)  \(next)\n}\nstruct S {}\n")
      #expect(outline.isWhole, "\(mistake) \(next)")
      let name = NameHash.of(next == "class B {}" ? "B" : "b")
      #expect(outline.names.contains { $0.hash == name }, "\(mistake) \(next)")
      #expect(outline.items.count == 4, "\(mistake) \(next)")
      #expect(outline.items.count { $0.matters } == 1, "\(mistake) \(next)")
    }
  }

  @Test(arguments: [
    "open url: URL", "class name: String", "case value: Int", "import file: URL",
    "@ViewBuilder content: () -> V", "func: f",
    "static, x", "private: true", "let: 1",
  ])
  func aParameterIsNotTakenForADeclaration(_ parameter: String) {
    let outline = scan("struct T {\n  init(\n    \(parameter)\n  ) {}\n}\n")
    #expect(outline.isWhole)
    #expect(outline.items.count == 2)
    #expect(!outline.items.contains { $0.matters })
  }

  @Test func anyBytesAreReadInLinearTimeAndDepth() {
    var random = SeededGenerator(seed: 7)
    let base = Array(
      ##"struct A { let t = #"x\#(f("\(y ? "a" : b)"))"#; /* c */ var r: R { /a"b/ } }"##.utf8)
    for _ in 0..<2_000 {
      let bytes = random.mutated(base)
      let outline = scan(bytes)
      #expect(outline.uses == outline.uses.sorted())
      for item in outline.items {
        #expect(item.start <= item.end && Int(item.end) <= bytes.count)
        #expect(item.inside.isEmpty || item.inside.upperBound <= item.end)
      }
    }
    for piece in ["(", "\"\\(", "/*", "#", "{", "[", "a<", "`", "\"\"\"\\("] {
      #expect(scan(String(repeating: piece, count: 200_000)).items.count < 3)
    }
  }

  @Test func membersThatCannotMatterAreLeftOutAndPlacesStay() throws {
    let bytes = Array(
      """
      struct A {
        func idle() { let a = "b"; log(a + "c") }
        var title: LocalizedStringKey { "Title" } /* d */
        struct B { let e = 1; func text() -> String { NSLocalizedString("Key", comment: "") } }
      }
      """.utf8)
    let outline = scan(bytes)
    var texts: [String] = []
    bytes.withUnsafeBufferPointer { source in
      Excerpt.each(of: outline, in: source) { excerpt in
        texts.append(String(decoding: excerpt.bytes, as: UTF8.self))
      }
    }
    let expected = """
      struct A {
      var title: LocalizedStringKey { "Title" }
      struct B {
      func text() -> String { NSLocalizedString("Key", comment: "") }
      }
      }

      """
    #expect(texts == [expected])
    let resolving = Resolving([Source(outline)], functions: [], text: { _ in bytes })
    let findings = bytes.withUnsafeBufferPointer {
      resolving.reader.findings(in: $0, outline, index: 0)
    }
    #expect(findings.sites.map(\.key) == ["Title", "Key"])
    #expect(findings.sites.map(\.call.location.line) == [3, 4])
    #expect(findings.sites.map(\.call.location.column) == [35, 67])
  }
}
