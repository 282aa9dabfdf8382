import PhrasebookModel
import Testing

/// The information in the arguments beside a key: table, comment, bundle, default value.
@Suite struct CallContextTests {
  @Test(arguments: [
    Example(#"NSLocalizedString("a", comment: "c")"#, "a // c"),
    Example(#"NSLocalizedString("a", comment: "")"#, "a"),
    Example(#"NSLocalizedString("a", tableName: "T", comment: "c")"#, "a [T] // c"),
    Example(#"NSLocalizedString("a", tableName: nil, comment: "c")"#, "a // c"),
    Example(#"NSLocalizedString("a", tableName: "", comment: "c")"#, "a // c"),
    Example(#"NSLocalizedString("a", bundle: .module, comment: "c")"#, "a @ .module // c"),
    Example(
      #"NSLocalizedString("a", bundle: Bundle.module, comment: "c")"#, "a @ Bundle.module // c"),
    Example(#"NSLocalizedString("a", value: "v", comment: "c")"#, "a = v // c"),
    Example(#"NSLocalizedString("a", value: "", comment: "c")"#, "a // c"),
    Example(
      #"NSLocalizedString("a", tableName: "T", bundle: .main, value: "v", comment: "c")"#,
      "a [T] = v @ .main // c"),
    Example(#"Foundation.NSLocalizedString("a", comment: "c")"#, "a // c"),
    Example(
      "NSLocalizedString(\"\"\"\n  a\n  \\\"b\\\"\n  \"\"\", comment: \"c\")", "a\n\"b\" // c"),
    Example(#"NSLocalizedString("100%", comment: "c")"#, "100% // c"),
    Example(#"NSLocalizedString("\u{e9}", comment: "c")"#, "\u{e9} // c"),
    Example(#"NSLocalizedString("", comment: "c")"#, " // c"),
    Example(#"String(format: NSLocalizedString("a", comment: "c"), 1)"#, "a // c"),
    Example(
      #"String.localizedStringWithFormat(NSLocalizedString("a %d", comment: "c"), 1)"#, "a %d // c"),
    Example(#"print("x \(NSLocalizedString("a", comment: "c"))")"#, "a // c"),
    Example(#"// NSLocalizedString("a", comment: "c")"#),
    Example(#"/* NSLocalizedString("a", comment: "c") */"#),
    Example(##"let s = #"NSLocalizedString("a", comment: "c")"#"##),
  ])
  func legacyCallsHaveTheirArguments(_ example: Example) { example.expectStrings() }

  @Test(arguments: [
    Example(#"tr("a")"#, "a", functions: ["tr"]),
    Example(#"tr("a")"#),
    Example(#"tr("a", comment: "c")"#, "a // c", functions: ["tr"]),
    Example(#"tr("a", "c")"#, "a // c", functions: ["tr"]),
    Example(
      #"tr("a", tableName: "T", bundle: .module, value: "v", comment: "c")"#,
      "a [T] = v @ .module // c", functions: ["tr"]),
    Example(#"L10n.tr("a")"#, "a", functions: ["tr"]),
    Example(##"#localized("a")"##, "a", functions: ["localized"]),
    Example(##"#localized("a", comment: "c")"##, "a // c", functions: ["localized"]),
    Example(#"trFromTable("a", "T", "c")"#, "a [T] // c", functions: ["tr"]),
    Example(
      "func tr(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }\nlet t = tr(\"a\")",
      "a", functions: ["tr"]),
  ])
  func listedFunctionsCountAsCalls(_ example: Example) { example.expectStrings() }

  @Test(arguments: [
    Example(#"Text("a", comment: "c")"#, "a // c"),
    Example(#"Text("a", tableName: "T", comment: "c")"#, "a [T] // c"),
    Example(#"Text("a", tableName: "T", bundle: .module, comment: "c")"#, "a [T] @ .module // c"),
    Example(#"Text(c ? "a" : "b", tableName: "T", comment: "c")"#, "a [T]", "b [T]"),
    Example(#"Text("a", tableName: nil)"#, "a"),
    Example("Text(\"a\", comment: \"\"\"\n  c\n  d\n  \"\"\")", "a // c\nd"),
    Example(#"Text("a", bundle: #bundle)"#, "a @ #bundle"),
    Example(#"String(localized: "a")"#, "a"),
    Example(#"String(localized: "a", comment: "c")"#, "a // c"),
    Example(
      #"String(localized: "a", table: "T", bundle: .module, comment: "c")"#,
      "a [T] @ .module // c"),
    Example(#"String(localized: "a", bundle: .atURL(url), locale: .current)"#, "a @ .atURL(url)"),
    Example(#"String(localized: "a", options: [], locale: .current)"#, "a"),
    Example(#"String(localized: "a", defaultValue: "v")"#, "a = v"),
    Example(#"String(localized: "a", defaultValue: "a")"#, "a"),
    Example(
      #"func f(n: Int) { String(localized: "a", defaultValue: "v \(n)", table: "T", comment: "c") }"#,
      "a [T] = v %lld // c"),
    Example("String(localized: \"a\", defaultValue: \"\"\"\n  v\n  w\n  \"\"\")", "a = v\nw"),
    Example(#"String.init(localized: "a")"#, "a"),
    Example(#"let s: String = .init(localized: "a")"#, "a"),
    Example(#"String(localized: .init("a", comment: "c"))"#, "a // c"),
    Example(#"String(localized: LocalizedStringResource("a", table: "T"))"#, "a [T]"),
    Example(#"AttributedString(localized: "a", comment: "c")"#, "a // c"),
    Example(#"AttributedString(localized: "a", defaultValue: "v")"#, "a = v"),
    Example(#"LocalizedStringResource("a", table: "T", comment: "c")"#, "a [T] // c"),
    Example(
      #"LocalizedStringResource("a", defaultValue: "v", table: "T", bundle: .forClass(X.self), comment: "c")"#,
      "a [T] = v @ .forClass(X.self) // c"),
    Example(#"let r: LocalizedStringResource = .init("a", defaultValue: "v")"#, "a = v"),
    Example(#"Toggle(.init("a", table: "T", comment: "c"), isOn: $on)"#, "a [T] // c"),
    Example(#"Button(LocalizedStringResource("a", defaultValue: "v")) {}"#, "a = v"),
    Example(#"Text(LocalizedStringResource("a", comment: "c"))"#, "a // c"),
  ])
  func argumentsGiveTableAndComment(_ example: Example) { example.expectStrings() }

  @Test(arguments: [
    Example("Text(\"a\", comment: \"2\")\nText(\"a\", comment: \"1\")", "a // 1\n2"),
    Example("Text(\"a\", comment: \"x\")\nText(\"a\", comment: \"x\")", "a // x"),
    Example("Text(\"a\", comment: \"b\")\nText(\"a\")\nText(\"a\", comment: \"\")", "a // b"),
    Example(
      "Text(\"a\", comment: \"é\")\nText(\"a\", comment: \"z\")\nText(\"a\", comment: \"Z\")",
      "a // Z\nz\né"),
    Example("Text(\"a\", comment: \"2\")\n---\nText(\"a\", comment: \"1\")", "a // 1\n2"),
    Example(
      "Text(\"a\", tableName: \"T\", comment: \"2\")\nText(\"a\", comment: \"1\")",
      "a // 1", "a [T] // 2"),
    Example("func f(s: String) { Text(\"a\", comment: s) }", "a"),
  ])
  func commentsOfOneKeyAreJoined(_ example: Example) { example.expectStrings() }

  @Test(arguments: [
    Example(#"func f(t: String) { Text("a", tableName: t) }"#, "the table is not a literal"),
    Example(#"Text("a", tableName: Tables.main)"#, "the table is not a literal"),
    Example(
      #"func f(t: String) { NSLocalizedString("a", tableName: t, comment: "") }"#,
      "the table is not a literal"),
    Example(
      #"func f(t: String) { String(localized: "a", table: t) }"#, "the table is not a literal"),
    Example(
      #"func f(t: String) { LocalizedStringResource("a", table: t) }"#,
      "the table is not a literal"),
    Example(#"func f(k: String) { NSLocalizedString(k, comment: "") }"#, "the key is a variable"),
    Example(
      #"func f(n: Int) { NSLocalizedString("a \(n)", comment: "") }"#,
      "the key has an interpolation"),
    Example(
      #"func f(x: String) { NSLocalizedString("a" + x, comment: "") }"#,
      "the key is put together at run time"),
    Example(#"NSLocalizedString(f("x"), comment: "")"#, "the key is the result of a call"),
    Example(#"func f(k: String) { LocalizedStringKey(k) }"#, "the key is a variable"),
    Example(#"func f(k: String) { String.LocalizationValue(k) }"#, "the key is a variable"),
    Example(
      #"func f(k: String) { String(localized: String.LocalizationValue(k)) }"#,
      "the key is a variable"),
    Example(#"func f(k: String) { String(localized: .init(k)) }"#, "the key is a variable"),
    Example(
      "enum E: String { case a = \"Alpha\" }\nfunc f(e: E) { LocalizedStringKey(e.rawValue) }",
      "the key is a variable"),
    Example(#"func f(k: String) { tr(k) }"#, "the key is a variable", functions: ["tr"]),
    Example(#"func f(k: String) { Text(k) }"#),
    Example(#"func f(k: LocalizedStringKey) { Text(k) }"#),
    Example(#"func f(k: LocalizedStringResource) { String(localized: k) }"#),
  ])
  func undeterminableSitesHaveTheirReason(_ example: Example) {
    example.expectUndeterminableSites()
  }

  /// A function of another package is not known, and its `bundle:` means the same as Apple's.
  @Test func bundlesOfUnknownFunctionsCount() {
    Example(
      """
      func f() { Rule(isFine: { true }, message: "Taken", bundle: .module) }
      """, "Taken @ .module"
    ).expectStrings()
  }

  /// The place of a look-up depends on code that stores a value, or has a bundle of its own.
  @Test func textsArePassedOn() {
    let found = Example(
      """
      let stored: String.LocalizationValue = "Stored"
      func show(_ title: LocalizedStringKey, bundle: Bundle = .module) {}
      func warn(_ text: String.LocalizationValue) {}
      func all() {
        show("Shown")
        warn("Warned")
        print(String(localized: "Looked up"), Text("Text"))
        print(String(localized: "Both"), String(localized: stored))
        warn("Both")
      }
      """
    ).extraction
    #expect(found.strings.filter(\.isPassedOn).map(\.key) == ["Shown", "Stored", "Warned"])
    #expect(found.strings.map(\.key) == ["Both", "Looked up", "Shown", "Stored", "Text", "Warned"])
  }

  /// So does a function that hands its text on beside a bundle, whatever its file.
  @Test func bodiesPassTextsOn() {
    let found = Example(
      """
      extension Text {
        init(localized key: LocalizedStringKey) { self.init(key, bundle: .module) }
        init(plain key: LocalizedStringKey) { self.init(key, bundle: nil) }
      }
      func note(_ key: LocalizedStringKey) { show(Text(key, bundle: .module)) }
      ---
      func all() {
        print(Text(localized: "Own"), Text(plain: "Plain"), Text("Text"))
        note("Noted")
      }
      """
    ).extraction
    #expect(found.strings.filter(\.isPassedOn).map(\.key) == ["Noted", "Own"])
    #expect(found.strings.map(\.key) == ["Noted", "Own", "Plain", "Text"])
  }

  /// Pieces that are joined on one line are reported as one, with the first's place.
  @Test(arguments: [
    (#"Text("a") + Text("b").bold()"#, ["a", "b"]),
    (
      #"NSLocalizedString("a", comment: "") + " " + NSLocalizedString("b", comment: "")"#,
      ["a", "b"]
    ),
    (
      #"name + String(localized: "a") + String(localized: "b") + String(localized: "c")"#,
      ["a", "b", "c"]
    ),
    (#"Text("a") + Text(verbatim: "b")"#, []),
    (#"width(Text("a")) + width(Text("b"))"#, []),
    (#"String(localized: "a") + "b""#, []),
    (#""\(String(localized: "a")) \(name) \(String(localized: "b"))""#, ["a", "b"]),
    (#"[Text("a"), name, String(localized: "b")].joined(separator: " ")"#, ["a", "b"]),
    (#"[String(localized: "a"), String(localized: "b")].joined()"#, ["a", "b"]),
    (#"[String(localized: "a"), String(localized: "b")].joined(separator: ", ")"#, []),
    (#"String(localized: "a") + "\n" + String(localized: "b")"#, []),
    (#""\(String(localized: "a"))\n\(String(localized: "b"))""#, []),
    (#""\(String(localized: "a")) of \(name)""#, []),
  ])
  func joinedTextsAreOneFinding(_ source: String, _ keys: [String]) {
    let found = Example("func f(name: String) { show(\(source)) }").extraction.concatenations
    #expect(found.flatMap(\.keys) == keys)
    #expect(found.count == (keys.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.location.line == 1 && $0.location.column > 24 })
  }

  @Test(
    "what code passes to a text that it formats",
    arguments: [
      (
        #"String(format: NSLocalizedString("a", comment: ""), n, name, 1.5, x)"#,
        "integer object real unknown"
      ),
      (#"String.localizedStringWithFormat(NSLocalizedString("a", comment: ""), n)"#, "integer"),
      (#"String(format: String(localized: "a"), locale: .current, n)"#, "integer"),
      (#"NSString(format: NSLocalizedString("a", comment: "") as NSString, n)"#, nil),
      (
        #"String(format: NSLocalizedString("a", comment: ""), arguments: [n, 2.5])"#, "integer real"
      ),
      (#"String(format: NSLocalizedString("a", comment: ""), arguments: list)"#, nil),
      (#"String(format: typed, max(0, fraction), sqrt(2))"#, "real real"),
      (#"String(format: typed, true ? 1.5 : 0, [1, 2.5][0])"#, "real real"),
      (#"String(format: "%d", n)"#, nil),
      (#"String(format: format, n)"#, "integer"),
      (#"String(format: changed, n)"#, nil),
      (#"String(format: Texts.title, n)"#, "integer"),
      (#"String(format: Texts.other, n)"#, nil),
    ] as [(String, String?)])
  func formats(_ call: String, _ passed: String?) {
    let source = """
      func f(n: Int, name: String, x: T) {
        let format = NSLocalizedString("a", comment: "")
        let typed: String = NSLocalizedString("a", comment: "")
        let fraction: Double = 5
        var changed = NSLocalizedString("b", comment: "")
        show(\(call))
      }
      enum Texts {
        static let title = NSLocalizedString("a", tableName: nil, comment: "")
        static var other: String { NSLocalizedString("b", comment: "") }
      }
      """
    let found = Example(source).extraction.formatCalls
    #expect(found.map(\.key) == (passed == nil ? [] : ["a"]))
    #expect(found.first?.arguments.map(\.rawValue).joined(separator: " ") == passed)
    #expect(found.allSatisfy { $0.location.line == 6 })
  }
}
