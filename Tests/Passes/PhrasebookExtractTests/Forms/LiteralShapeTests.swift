import PhrasebookExtract
import PhrasebookModel
import Testing

/// The effects of a literal's own shape (apple-apis, literal shapes and literal text).
@Suite struct LiteralShapeTests {
  @Test(arguments: [
    Example(#"Text("a")"#, "a"),
    Example(#"Text(("a"))"#, "a"),
    Example(#"Text((("a")))"#, "a"),
    Example("Text(\"\"\"\n  a\n  \"\"\")", "a"),
    Example("Text(#\"a\"#)", "a"),
    Example("Text(###\"a\"###)", "a"),
    Example("Text(\"\")", ""),
    Example(##"Text(#"fine \q here"#)"##, #"fine \q here"#),
    Example(#"Text(c ? "a" : "b")"#, "a", "b"),
    Example(#"Text((c) ? ("a") : ("b"))"#, "a", "b"),
    Example(#"Text(c ? "a" : d ? "b" : "c")"#, "a", "b", "c"),
    Example(#"Text(c ? (d ? "a" : "b") : "c")"#, "a", "b", "c"),
    Example(#"func f(n: Int) { Text(n == 0 ? "none" : "\(n) left") }"#, "none", "%lld left"),
    Example(#"Button(c ? "a" : "b") {}"#, "a", "b"),
    Example(#"view.navigationTitle(c ? "a" : "b")"#, "a", "b"),
    Example(#"view.help(c ? "a" : "b")"#, "a", "b"),
    Example(#"func f(s: String) { Text(c ? "a" : s) }"#),
    Example(#"func f(s: String) { Text(c ? s : "a") }"#),
    Example(#"func f(k: LocalizedStringKey) { Text(c ? "a" : k) }"#, "a"),
    Example(#"func f(x: String) { Text("a" + x) }"#),
    Example(#"Text("a" + "b")"#),
    Example(#"Text(("a" + "b"))"#),
    Example(#"func f(s: String?) { Text(s ?? "a") }"#),
    Example(#"func f(k: LocalizedStringKey?) { Text(k ?? "a") }"#, "a"),
    Example(#"func f(k: LocalizedStringResource?) { Text(k ?? "a") }"#, "a"),
    Example(#"func f(n: String?) { Text(n.map { "a \($0)" } ?? "b") }"#, "a %@", "b"),
    Example(
      """
      func show(_ key: LocalizedStringKey) {}
      func f(n: String?) { show(n.map { "a \\($0)" } ?? "b") }
      """, "a %@", "b"),
    Example(
      """
      func show(_ key: LocalizedStringKey) {}
      func f() { show(other.name.map { "a \\($0)" } ?? "b") }
      """, "a %@", "b"),
    Example("func f(r: [LocalizedStringKey]) -> [LocalizedStringKey] { r + [\"a\"] }", "a"),
    Example("let k: [LocalizedStringKey] = [\"a\"] + [\"b\"]", "a", "b"),
    Example("func f(r: [LocalizedStringKey]) { let s = r + [\"a\"] }", "a"),
    Example("func f(r: [String]) -> [String] { r + [\"a\"] }"),
    Example(#"Text(String("a"))"#),
    Example(#"Text("a" as String)"#),
    Example(#"Text(verbatim: "a")"#),
    Example(#"Text(String(localized: "a"))"#, "a"),
    Example(#"LocalizedStringKey("a")"#, "a"),
    Example(#"func f(n: Int) { LocalizedStringKey("a \(n)") }"#, "a %lld"),
    Example(#"LocalizedStringResource("a")"#, "a"),
    Example(#"String.LocalizationValue("a")"#, "a"),
    Example(#"LocalizedStringKey.init("a")"#),
    Example(#"let k: LocalizedStringKey = .init("a")"#),
    Example(#"LocalizedStringResource.init("a")"#, "a"),
    Example(#"let r: LocalizedStringResource = .init("a")"#, "a"),
    Example(#"LocalizedStringKey(stringLiteral: "a")"#, "a"),
    Example(#"LocalizedStringResource(stringLiteral: "a")"#, "a"),
    Example(#"LocalizedStringResource(stringLiteral: "a \(n)")"#),
    Example(#"IntentDialog(stringLiteral: "a \(n) \(String(localized: "b"))")"#, "b"),
    Example(#"DisplayRepresentation(title: .init(stringLiteral: "\(n)"))"#),
    Example(#"LocalizedStringKey("a \(n)")"#, "a %@"),
    Example(#"let k = "a" as LocalizedStringKey"#, "a"),
    Example(#"Toggle(.init("a", table: "T", comment: "c"), isOn: $on)"#, "a"),
    Example(#"ForEach(["a", "b"], id: \.self) { Text($0) }"#),
    Example(#"func g<T: ExpressibleByStringLiteral>(_ t: T) {}; func f() { g("a") }"#),
    Example(#"func g(_ t: StaticString) {}; func f() { g("a") }"#),
    Example(#"enum E: String { case a = "Alpha" }"#),
    Example(#"print("a"); fatalError("b"); assert(c, "d")"#),
  ])
  func literalsOfAnyShapeAreKeys(_ example: Example) { example.expectKeys() }

  /// The value of an unknown escape is unknown.
  @Test(arguments: [#"Text("bad \q escape")"#, #"Text("\u{110000}")"#, #"Text("\u{D800}")"#])
  func escapesThatMeanNothing(source: String) {
    let found = Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  @Test(arguments: [
    Example(#"Text("a\nb")"#, "a\nb"),
    Example(#"Text("a\tb\r\0\\\"\'")"#, "a\tb\r\0\\\"'"),
    Example(#"Text("\u{41}\u{1F600}\u{e9}")"#, "A\u{1F600}\u{e9}"),
    Example("Text(\"\"\"\n    a\n      b\n\n    c\n    \"\"\")", "a\n  b\n\nc"),
    Example("Text(\"\"\"\n  a \\\n  b\n  \"\"\")", "a b"),
    Example("Text(\"\"\"\n  a \\  \n  b\n  \"\"\")", "a b"),
    Example("Text(\"\"\"\n  a \"quoted\" \\\"\"\" b\n  \"\"\")", "a \"quoted\" \"\"\" b"),
    Example("Text(\"\"\"\n\n  a\n\n  \"\"\")", "\na\n"),
    Example("Text(\"\"\"\n  \"\"\")", ""),
    Example("Text(#\"a \\n \"b\" \\(c)\"#)", "a \\n \"b\" \\(c)"),
    Example("Text(#\"a\\#nb\"#)", "a\nb"),
    Example("func f(n: Int) { Text(#\"a \\#(n) \\(n)\"#) }", "a %lld \\(n)"),
    Example("Text(##\"a \\#n \\##u{41}\"##)", "a \\#n A"),
    Example("Text(#\"\"\"\n  a\\n\\#n\n  \"\"\"#)", "a\\n\n"),
    Example("func f(n: Int) { Text(\"\"\"\n  a \\(n)\n  b\n  \"\"\") }", "a %lld\nb"),
    Example("func f(n: Int) { Text(\"\"\"\n  \\(n) a\n   \\(n)\n  \"\"\") }", "%lld a\n %lld"),
    Example(
      #"Text("**bold** [link](https://a.b) ^[x](inflect: true)")"#,
      "**bold** [link](https://a.b) ^[x](inflect: true)"),
    Example(#"Text("  spaces  ")"#, "  spaces  "),
    Example(#"Text("日本語 👩‍👩‍👧 العربية")"#, "日本語 👩‍👩‍👧 العربية"),
    Example(#"Text("e\u{301}")"#, "e\u{301}"),
  ])
  func escapesAreReadAsText(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(#"Text("100%")"#, "100%"),
    Example(#"Text("100 % sure")"#, "100 % sure"),
    Example(#"Text("%@ items")"#, "%@ items"),
    Example(#"Text("100%%")"#, "100%%"),
    Example(#"func f(n: Int) { Text("\(n)% Finished") }"#, "%lld%% Finished"),
    Example(#"func f(n: Int) { Text("%\(n)%%") }"#, "%%%lld%%%%"),
    Example(#"func f(n: Int) { Text("%@ \(n)") }"#, "%%@ %lld"),
    Example("func f(n: Int) { Text(\"\\(n)%\u{301}\") }", "%lld%%\u{301}"),
    Example(#"func f(n: Double) { Text("\(n, specifier: "%.1f")%") }"#, "%.1f%%"),
    Example(#"func f(n: Int) { String(localized: "k", defaultValue: "\(n)%") }"#, "k"),
  ])
  func percentSignsAreDoubledOrKept(_ example: Example) { example.expectKeys() }

  /// Canonically equal keys are two keys: strings are compared by code point.
  @Test func equivalentKeysStayApart() {
    let example = Example(#"Text("e\u{301}"); Text("\u{e9}")"#, "e\u{301}", "\u{e9}")
    #expect(example.extraction.strings.count == 2)
  }

  @Test(arguments: [
    Example(#"func f(c: Bool, n: Int) { Text("a \(c ? "x" : "y") b") }"#, "a %@ b"),
    Example(#"func f(s: String?) { Text("a \(s ?? "none")") }"#, "a %@"),
    Example(#"func f(s: [String]) { Text("a \(s.joined(separator: ", "))") }"#, "a %@"),
    Example(#"func f() { Text("a \(String(localized: "b"))") }"#, "a %@", "b"),
    Example(#"func f() { Text("a \(Text("b"))") }"#, "a %@", "b"),
    Example(#"func f() { Text("a \(Image(systemName: "star")) b") }"#, "a %@ b"),
    Example(#"func f() { Text("a \("b") c") }"#, "a %@ c"),
    Example(#"func f(n: Int) { Text("\(n == 1 ? "\(n) day" : "\(n) days")") }"#, "%@"),
    Example(#"func f() { print("a \(String(localized: "b"))") }"#, "b"),
  ])
  func literalsInsideInterpolationsAreRead(_ example: Example) { example.expectKeys() }
}
