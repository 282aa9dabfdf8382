import Testing

/// The project's own declarations make literals localizable.
@Suite struct DeclaredTypeTests {
  @Test(arguments: [
    Example("let k: LocalizedStringKey = \"a\"", "a"),
    Example("let k: SwiftUI.LocalizedStringKey = \"a\"", "a"),
    Example("var k: LocalizedStringKey? = \"a\"", "a"),
    Example("var k: LocalizedStringKey!\nk = \"a\"", "a"),
    Example("var k: Optional<LocalizedStringKey> = \"a\"", "a"),
    Example("let a: String = \"x\", k: LocalizedStringKey = \"a\"", "a"),
    Example(
      """
      struct S { var s = "no", t: LocalizedStringKey = "a"; var n = 1, u: LocalizedStringKey }
      ---
      func f() { S(t: "b", u: "c") }
      """, "a", "b", "c"),
    Example(
      """
      struct S { @State var n = 1, k: LocalizedStringKey = "a"; func f() { k = "b" } }
      """, "a", "b"),
    Example("func g(_ t: String, n: Int) {}\nlet a = g(\"x\", n: 1), b = [\"y\", \"z\"]"),
    Example("let k: String.LocalizationValue = \"a\"", "a"),
    Example("let k: LocalizedStringResource = \"a\"", "a"),
    Example("let k: IntentDialog = \"a\"", "a"),
    Example("let k: IntentDescription = \"a\"", "a"),
    Example("let k: TypeDisplayRepresentation = \"a\"", "a"),
    Example("let k: DisplayRepresentation = \"a\"", "a"),
    Example("let k = \"a\""),
    Example("let k: String = \"a\""),
    Example("let k: Substring = \"a\""),
    Example("struct S { static let title: LocalizedStringResource = \"a\" }", "a"),
    Example("struct S { static var title: LocalizedStringResource { \"a\" } }", "a"),
    Example("struct S { var title: LocalizedStringKey { get { \"a\" } } }", "a"),
    Example("struct S { var title: LocalizedStringKey { return \"a\" } }", "a"),
    Example("struct S { lazy var title: LocalizedStringKey = \"a\" }", "a"),
    Example("struct S { lazy var title: LocalizedStringKey = { \"a\" }() }", "a"),
    Example("let k: LocalizedStringKey = { let x = 1; return \"a\" }()", "a"),
    Example("let k: LocalizedStringKey = { c ? \"a\" : \"b\" }()", "a", "b"),
    Example("let k = { () -> LocalizedStringKey in \"a\" }()", "a"),
    Example("let k: LocalizedStringKey = c ? \"a\" : \"b\"", "a", "b"),
    Example("let k: LocalizedStringKey = (c ? (\"a\") : \"b\")", "a", "b"),
    Example("func f(o: LocalizedStringKey?) { let k: LocalizedStringKey = o ?? \"a\" }", "a"),
    Example("let k: LocalizedStringKey = if c { \"a\" } else { \"b\" }", "a", "b"),
    Example(
      "let k: LocalizedStringKey = if c { \"a\" } else if d { \"b\" } else { \"c\" }", "a", "b", "c"
    ),
    Example("let k: LocalizedStringKey = switch n { case 1: \"a\" default: \"b\" }", "a", "b"),
    Example("var k: LocalizedStringKey { if c { \"a\" } else { \"b\" } }", "a", "b"),
    Example("var k: LocalizedStringKey { if c { return \"a\" }; return \"b\" }", "a", "b"),
    Example("var k: LocalizedStringKey { guard c else { return \"a\" }; return \"b\" }", "a", "b"),
    Example("var k: LocalizedStringKey { do { return \"a\" } catch { return \"b\" } }", "a", "b"),
    Example("var k: LocalizedStringKey { for x in y { return \"a\" }; return \"b\" }", "a", "b"),
    Example("func k() -> LocalizedStringKey { \"a\" }", "a"),
    Example("func k() throws -> LocalizedStringKey? { return \"a\" }", "a"),
    Example("func k() async -> LocalizedStringKey { let s = \"x\"; return \"a\" }", "a"),
    Example("func k() -> (String, LocalizedStringKey) { (\"x\", \"a\") }", "a"),
    Example("func k() -> [LocalizedStringKey] { [\"a\", c ? \"b\" : \"c\"] }", "a", "b", "c"),
    Example("func k() -> String { let t: LocalizedStringKey = \"a\"; return \"x\" }", "a"),
    Example(
      "func k() -> LocalizedStringKey { func i() -> String { return \"x\" }; return \"a\" }", "a"),
    Example(
      "func k() -> LocalizedStringKey { let g = { (s: Int) -> String in return \"x\" }; return \"a\" }",
      "a"),
  ])
  func declaredTypesMakeKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      "enum E { case a, b; var label: LocalizedStringResource { switch self { case .a: \"A\"; case .b: \"B\" } } }",
      "A", "B"),
    Example(
      "enum E { case a, b; var label: LocalizedStringKey { switch self { case .a: return \"A\"; case .b: return \"B\" } } }",
      "A", "B"),
    Example(
      "enum E { case a, b; func label() -> String.LocalizationValue { switch self { case .a: \"A\"; case .b: \"B\" } } }",
      "A", "B"),
    Example(
      "enum E: String { case a = \"raw\"; var label: LocalizedStringKey { switch rawValue { case \"x\": \"A\"; default: \"B\" } } }",
      "A", "B"),
    Example(
      "enum E { case a; var label: LocalizedStringKey { switch self { case .a: if c { \"A\" } else { \"B\" } } } }",
      "A", "B"),
    Example(
      "enum E { case a(Int); var label: LocalizedStringKey { switch self { case .a(let n) where n > 1: \"\\(n) many\"; default: \"one\" } } }",
      "%lld many", "one"),
    Example(
      "func f(k: LocalizedStringKey) { switch k { case \"a\": break; default: break } }", "a"),
    Example(
      "func f(k: String) -> LocalizedStringKey { switch k { case \"x\": return \"a\"; default: return \"b\" } }",
      "a", "b"),
  ])
  func resultsOfSwitchesAreKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("struct Row { let title: LocalizedStringKey }\nlet r = Row(title: \"a\")", "a"),
    Example("let r = Row(title: \"a\")\n---\nstruct Row { let title: LocalizedStringKey }", "a"),
    Example(
      "struct Row { let title: LocalizedStringKey; let id: String }\nlet r = Row(title: \"a\", id: \"x\")",
      "a"),
    Example(
      "struct Row { var title: LocalizedStringKey = \"d\"; var id = \"x\" }\nlet r = Row(title: \"a\"); let s = Row(id: \"y\")",
      "a", "d"),
    Example(
      "struct Row { let fixed: LocalizedStringKey = \"d\"; let title: LocalizedStringKey }\nlet r = Row(title: \"a\")",
      "a", "d"),
    Example(
      "struct Row { var subtitle: LocalizedStringKey?; let title: LocalizedStringKey }\nlet r = Row(title: \"a\"); let s = Row(subtitle: \"b\", title: \"c\")",
      "a", "b", "c"),
    Example(
      "struct Row: View { @State private var n = 0; let title: LocalizedStringKey; var body: some View { Text(title) } }\nlet r = Row(title: \"a\")",
      "a"),
    Example(
      "struct Row: View { @Binding var on: Bool; let title: LocalizedStringKey }\nlet r = Row(on: $on, title: \"a\")",
      "a"),
    Example(
      "struct Row: View { @Environment(\\.dismiss) var dismiss; let title: LocalizedStringKey }\nlet r = Row(title: \"a\")",
      "a"),
    Example(
      "struct Row { let title: LocalizedStringKey; var body: String { \"x\" }; static let s: Int = 1 }\nlet r = Row(title: \"a\")",
      "a"),
    Example(
      "struct Row<Content> { let title: LocalizedStringKey; let content: () -> Content }\nlet r = Row(title: \"a\") { 1 }",
      "a"),
    Example(
      "struct Row { let title: LocalizedStringKey, hint: LocalizedStringKey }\nlet r = Row(title: \"a\", hint: \"b\")",
      "a", "b"),
    Example(
      "struct Row { let title: LocalizedStringKey; init(_ t: String) { title = \"d\" } }\nlet r = Row(\"x\")",
      "d"),
    Example(
      "struct Row { private let title: LocalizedStringKey; private init(_ t: LocalizedStringKey) { title = t }; static let all = [Row(\"a\"), .init(\"b\")] }",
      "a"),
    Example(
      "struct Row { private let title: LocalizedStringKey; private init(_ t: LocalizedStringKey) { title = t }; static let all: [Row] = [Row(\"a\"), .init(\"b\")] }",
      "a", "b"),
    Example(
      "struct Row { let title: LocalizedStringKey }\nextension Row { init(name: String) { self.init(title: \"d\") } }\nlet r = Row(title: \"a\"); let s = Row(name: \"x\")",
      "a", "d"),
    Example("struct Row { let title: LocalizedStringKey }\nlet r: Row = .init(title: \"a\")", "a"),
    Example("struct Row { let title: LocalizedStringKey }\nlet r = Row.init(title: \"a\")", "a"),
    Example(
      "struct Row { let title: LocalizedStringKey }\nlet rows: [Row] = [.init(title: \"a\"), Row(title: \"b\")]",
      "a", "b"),
    Example(
      "struct Row { let title: LocalizedStringKey }\nfunc show(_ r: Row) {}\nfunc f() { show(.init(title: \"a\")) }",
      "a"),
    Example(
      "struct Row { let title: LocalizedStringKey }\nfunc make() -> Row { .init(title: \"a\") }",
      "a"),
    Example(
      "class Row { let title: LocalizedStringKey; init(title: LocalizedStringKey) { self.title = title } }\nlet r = Row(title: \"a\")",
      "a"),
    Example(
      "class Base { init(title: LocalizedStringKey) {} }\nclass Row: Base {}\nlet r = Row(title: \"a\")",
      "a"),
    Example(
      "class Base { init(title: LocalizedStringKey) {} }\nclass Row: Base { init() { super.init(title: \"a\") } }",
      "a"),
    Example("actor Row { init(title: LocalizedStringKey) {} }\nlet r = Row(title: \"a\")", "a"),
    Example("struct Row { let title: String }\nlet r = Row(title: \"a\")"),
    Example(
      "struct Row { init(_ t: LocalizedStringKey) {}; init(_ t: String) {} }\nlet r = Row(\"a\")"),
    Example(
      "struct Row { init(_ t: LocalizedStringKey) {}; @_disfavoredOverload init(_ t: String) {} }\nlet r = Row(\"a\")",
      "a"),
    Example(
      "struct Row { init(_ t: LocalizedStringKey) {}; init<S: StringProtocol>(_ t: S) {} }\nlet r = Row(\"a\")"
    ),
    Example(
      "struct Row { init(_ t: LocalizedStringKey) {}; @_disfavoredOverload init<S: StringProtocol>(_ t: S) {} }\nlet r = Row(\"a\")",
      "a"),
    Example(
      "struct Row { init(_ t: LocalizedStringKey) {}; init(verbatim t: String) {} }\nlet r = Row(\"a\"); let s = Row(verbatim: \"x\")",
      "a"),
  ])
  func argumentsOfInitializersAreKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("func show(_ t: LocalizedStringKey) {}\nfunc f() { show(\"a\") }", "a"),
    Example(
      "func show(title t: LocalizedStringKey, id: String) {}\nfunc f() { show(title: \"a\", id: \"x\") }",
      "a"),
    Example("func show(_ t: LocalizedStringKey = \"d\") {}\nfunc f() { show() }", "d"),
    Example(
      "func show(_ t: LocalizedStringKey..., id: String) {}\nfunc f() { show(\"a\", \"b\", id: \"x\") }",
      "a", "b"),
    Example(
      "func show(_ t: LocalizedStringKey...) {}\nfunc f() { show(\"a\", \"b\", \"c\") }", "a", "b",
      "c"),
    Example("func show(_ t: [LocalizedStringKey]) {}\nfunc f() { show([\"a\", \"b\"]) }", "a", "b"),
    Example(
      "func show(_ t: [String: LocalizedStringKey]) {}\nfunc f() { show([\"x\": \"a\"]) }", "a"),
    Example("func show(_ t: LocalizedStringKey?) {}\nfunc f() { show(\"a\"); show(nil) }", "a"),
    Example(
      "func show(_ t: (LocalizedStringKey, String)) {}\nfunc f() { show((\"a\", \"x\")) }", "a"),
    Example(
      "func show(_ t: () -> LocalizedStringKey) {}\nfunc f() { show { \"a\" }; show({ return \"b\" }) }",
      "a", "b"),
    Example(
      "func show(_ t: @autoclosure () -> LocalizedStringKey) {}\nfunc f() { show(\"a\") }", "a"),
    Example(
      "func show(_ t: @escaping (Int) -> LocalizedStringKey) {}\nfunc f() { show { n in n > 1 ? \"a\" : \"\\(n)\" } }",
      "a", "%lld"),
    Example("func show(_ t: inout LocalizedStringKey) { t = \"a\" }", "a"),
    Example(
      "func show(id: String, detail: () -> Void, title: LocalizedStringKey) {}\nfunc f() { show(id: \"x\", detail: {}, title: \"a\") }",
      "a"),
    Example("func f() { func show(_ t: LocalizedStringKey) {}; show(\"a\") }", "a"),
    Example("func f() { show(\"a\"); func show(_ t: LocalizedStringKey) {} }", "a"),
    Example("func f() { let show: (LocalizedStringKey) -> Void = { _ in }; show(\"a\") }", "a"),
    Example("func f(show: (LocalizedStringKey) -> Void) { show(\"a\") }", "a"),
    Example("func f(show: ((LocalizedStringKey) -> Void)?) { show?(\"a\") }", "a"),
    Example(
      "struct S { var onTap: (LocalizedStringKey) -> Void; func f() { onTap(\"a\"); self.onTap(\"b\") } }",
      "a", "b"),
    Example(
      "struct S { func show(_ t: LocalizedStringKey) {}; func f() { show(\"a\"); self.show(\"b\") } }",
      "a", "b"),
    Example(
      "struct S { static func show(_ t: LocalizedStringKey) {}; func f() { Self.show(\"a\"); S.show(\"b\") } }",
      "a", "b"),
    Example(
      "struct S { func show(_ t: LocalizedStringKey) {} }\nfunc f(s: S, o: S?) { s.show(\"a\"); o?.show(\"b\"); o!.show(\"c\") }",
      "a", "b", "c"),
    Example(
      "struct S { func show(_ t: LocalizedStringKey) -> S { self } }\nfunc f(s: S) { s.show(\"a\").show(\"b\") }",
      "a", "b"),
    Example(
      "class S { static let shared = S(); func show(_ t: LocalizedStringKey) {} }\nfunc f() { S.shared.show(\"a\") }",
      "a"),
    Example(
      "func show(_ t: LocalizedStringKey) {}\nfunc f() throws { try show(\"a\"); await show(\"b\"); try? show(\"c\"); defer { show(\"d\") } }",
      "a", "b", "c", "d"),
    Example(
      "func show<T>(_ v: T, title: LocalizedStringKey) {}\nfunc f() { show(\"x\", title: \"a\") }",
      "a"),
    Example("func show(_ t: String) {}\nfunc f() { show(\"a\") }"),
    Example(
      "func show(_ t: LocalizedStringKey) {}\nfunc show(_ t: String) {}\nfunc f() { show(\"a\") }"),
    Example(
      "func show(_ t: LocalizedStringResource) {}\nfunc show(_ t: String) {}\nfunc f() { show(\"a\") }"
    ),
    Example("func f() { badge(\"x\") }\nfunc badge(_ s: String) {}"),
    Example("struct V: View { func badge(_ s: String) {}; func f() { badge(\"x\") } }"),
  ])
  func argumentsOfFunctionsAreKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("enum E { case message(LocalizedStringKey) }\nlet e = E.message(\"a\")", "a"),
    Example("enum E { case message(LocalizedStringKey) }\nlet e: E = .message(\"a\")", "a"),
    Example(
      "enum E { case message(title: LocalizedStringKey, id: String) }\nlet e: E = .message(title: \"a\", id: \"x\")",
      "a"),
    Example("enum E { case message(LocalizedStringKey = \"d\") }", "d"),
    Example(
      "indirect enum E { case list([LocalizedStringKey]), none }\nlet e: E? = .list([\"a\"])", "a"),
    Example(
      "enum E { case message(LocalizedStringKey) }\nfunc f(_ e: E) {}\nfunc g() { f(.message(\"a\")) }",
      "a"),
    Example(
      "enum E { case message(LocalizedStringKey); static let d: Self = .message(\"a\") }", "a"),
    Example(
      "enum E { case message(LocalizedStringKey) }\nfunc f() -> E { return .message(\"a\") }", "a"),
  ])
  func payloadsOfCasesAreKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("extension LocalizedStringKey { static let hi: Self = \"a\" }", "a"),
    Example("extension LocalizedStringKey { static var hi: Self { \"a\" } }", "a"),
    Example("extension LocalizedStringKey { static let hi: LocalizedStringKey = \"a\" }", "a"),
    Example(
      "extension LocalizedStringResource { static func hi(_ n: Int) -> Self { \"a \\(n)\" } }",
      "a %lld"),
    Example(
      "extension String.LocalizationValue { static let hi: String.LocalizationValue = \"a\" }", "a"),
    Example(
      "extension View { func tip(_ t: LocalizedStringKey) -> some View { self } }\nfunc f() { Text(verbatim: \"x\").tip(\"a\").padding().tip(\"b\") }",
      "a", "b"),
    Example(
      "extension Text { init(title: LocalizedStringKey) { self.init(title) } }\nlet t = Text(title: \"a\")",
      "a"),
    Example(
      "extension Button { init(_ t: LocalizedStringResource, onTap: () -> Void) {} }\nlet t = Button(\"a\", onTap: {})",
      "a"),
    Example(
      "extension String { func tr(_ k: String.LocalizationValue) -> String { \"\" } }\nfunc f(s: String) { _ = s.tr(\"a\") }",
      "a"),
    Example(
      "protocol P { var title: LocalizedStringKey { get } }\nextension P { var title: LocalizedStringKey { \"a\" } }",
      "a"),
    Example(
      "protocol P { func show(_ t: LocalizedStringKey) }\nfunc f(p: some P, q: any P, r: P) { p.show(\"a\"); q.show(\"b\"); r.show(\"c\") }",
      "a", "b", "c"),
    Example(
      "protocol P { func show(_ t: LocalizedStringKey) }\nfunc f<T: P>(p: T) { p.show(\"a\") }", "a"
    ),
    Example(
      "protocol P { func show(_ t: LocalizedStringKey) }\nfunc f<T>(p: T) where T: P { p.show(\"a\") }",
      "a"),
    Example(
      "protocol P {}\nextension P { func show(_ t: LocalizedStringKey) {} }\nstruct S: P { func f() { show(\"a\") } }",
      "a"),
    Example("struct A { struct B { let t: LocalizedStringKey } }\nlet b = A.B(t: \"a\")", "a"),
    Example("struct A { struct B { let t: LocalizedStringKey }\n  let b = B(t: \"a\") }", "a"),
    Example(
      "struct A {}\nextension A { struct B { let t: LocalizedStringKey } }\nlet b = A.B(t: \"a\")",
      "a"),
    Example(
      "let b = A.B(t: \"a\")\n---\nextension A { struct B { let t: LocalizedStringKey } }\n---\nstruct A {}",
      "a"),
    Example("typealias Key = LocalizedStringKey\nlet k: Key = \"a\"", "a"),
    Example("let k: Key? = \"a\"\n---\ntypealias Key = LocalizedStringKey", "a"),
    Example(
      "struct S { typealias Key = LocalizedStringKey; let k: Key }\nlet s = S(k: \"a\"); let k: S.Key = \"b\"",
      "a", "b"),
    Example("typealias Keys = [LocalizedStringKey]\nlet k: Keys = [\"a\"]", "a"),
    Example("typealias Make = () -> LocalizedStringKey\nlet k: Make = { \"a\" }", "a"),
    Example("typealias A = B; typealias B = A\nlet k: A = \"a\""),
    Example("typealias LocalizedStringKey = String\nlet k: LocalizedStringKey = \"a\""),
  ])
  func extensionsAndAliases(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let k: [LocalizedStringKey] = [\"a\", \"b\"]", "a", "b"),
    Example("let k: Array<LocalizedStringKey> = [\"a\"]", "a"),
    Example("let k = [\"a\"] as [LocalizedStringKey]", "a"),
    Example("let k: [[LocalizedStringKey]] = [[\"a\"], [\"b\"]]", "a", "b"),
    Example("let k: [LocalizedStringKey?] = [\"a\", nil]", "a"),
    Example("let k: [LocalizedStringKey]? = [\"a\"]", "a"),
    Example("let k: Set<LocalizedStringResource> = [\"a\"]", "a"),
    Example(
      "let k: [String: LocalizedStringKey] = [\"x\": \"a\", \"y\": c ? \"b\" : \"c\"]", "a", "b",
      "c"),
    Example("let k: [Kind: LocalizedStringResource] = [.a: \"A\", .b: \"B\"]", "A", "B"),
    Example("let k: [String: [LocalizedStringKey]] = [\"x\": [\"a\"]]", "a"),
    Example("let k: Dictionary<String, LocalizedStringKey> = [\"x\": \"a\"]", "a"),
    Example("let k: (LocalizedStringKey, String) = (\"a\", \"x\")", "a"),
    Example("let k: (title: LocalizedStringKey, id: String) = (title: \"a\", id: \"x\")", "a"),
    Example("let k: [(LocalizedStringKey, String)] = [(\"a\", \"x\"), (\"b\", \"y\")]", "a", "b"),
    Example("let k: [String] = [\"a\"]"),
    Example(
      "var k: [LocalizedStringKey] = []\nk.append(\"a\"); k += [\"b\"]; k = [\"c\"]; k[0] = \"d\"",
      "a", "b", "c", "d"),
    Example("var k: [String: LocalizedStringKey] = [:]\nk[\"x\"] = \"a\"", "a"),
    Example(
      "struct S { subscript(k: LocalizedStringKey) -> Int { 0 } }\nfunc f(s: S) { _ = s[\"a\"] }",
      "a"),
    Example(
      "struct S { subscript(title k: LocalizedStringKey, id: String) -> Int { 0 } }\nfunc f(s: S) { _ = s[title: \"a\", \"x\"] }",
      "a"),
    Example("struct S { subscript(i: Int) -> LocalizedStringKey { \"a\" } }", "a"),
    Example(
      "struct S { static subscript(k: LocalizedStringKey) -> Int { 0 } }\nlet x = S[\"a\"]", "a"),
    Example(
      "class V { var title: LocalizedStringKey = \"d\" }\nfunc f(v: V, o: V?) { v.title = \"a\"; o?.title = \"b\" }",
      "a", "b", "d"),
    Example(
      "class V { var title: LocalizedStringKey?; func f() { title = \"a\"; self.title = \"b\"; title = c ? \"c\" : nil } }",
      "a", "b", "c"),
    Example("struct V { @State var title: LocalizedStringKey = \"a\" }", "a"),
    Example(
      "struct V { @State private var title: LocalizedStringKey; init() { _title = State(initialValue: \"a\") } }",
      "a"),
    Example(
      "@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T, _ t: LocalizedStringKey) {} }\nstruct V { @W(\"a\") var x = \"y\" }",
      "a"),
    Example(
      "@propertyWrapper struct W { let title: LocalizedStringKey; var wrappedValue: Int { 0 } }\nstruct V { @W(title: \"a\") var x }",
      "a"),
    Example(
      """
      prefix operator %
      prefix func %(key: String.LocalizationValue) -> String { String(localized: key) }
      let v = [%"a", f(%"b \\(1)"), c ? %#"c"# : "x"]
      """, "a", "b %lld", "c"),
    Example(
      """
      prefix operator §
      extension String { static prefix func § (_ key: LocalizedStringResource) -> String { k } }
      let v = §"a"; let w = -"x"; let u = !"x" == "x"
      """, "a"),
    Example(
      """
      prefix func ~(key: LocalizedStringKey) -> Text { Text(key) }
      static func <(a: V, b: V) -> Bool { a.t < b.t }
      static func ==(a: V, b: V) -> Bool { a.t == "x" }
      let v = ~"a"
      """),
    Example("struct Box<T> { let value: T }\nlet b = Box<LocalizedStringKey>(value: \"a\")", "a"),
    Example(
      "struct Box<T> { let value: T }\nlet b: Box<LocalizedStringKey> = Box(value: \"a\")", "a"),
    Example(
      "struct Box<T> { let value: T }\nlet b: Box<LocalizedStringKey> = .init(value: \"a\")", "a"),
    Example("struct Box<T> { let value: T }\nlet b = Box(value: \"a\")"),
    Example(
      "var k: LocalizedStringKey = \"a\" { didSet { let t: LocalizedStringKey = \"b\" } }", "a", "b"
    ),
  ])
  func elementsOfContainersAreKeys(_ example: Example) { example.expectKeys() }
}

/// Declarations inside bodies, and names that hide others.
@Suite struct LocalDeclarationTests {
  @Test(arguments: [
    Example(
      "func f() { struct Row { let title: LocalizedStringKey }; _ = Row(title: \"a\") }", "a"),
    Example("func f() { enum E { case m(LocalizedStringKey) }; let e: E = .m(\"a\") }", "a"),
    Example("func f() { typealias Key = LocalizedStringKey; let k: Key = \"a\" }", "a"),
    Example(
      "struct V { func f() { struct Row { let title: LocalizedStringKey }; _ = Row(title: \"a\") } }",
      "a"),
    Example("struct Text { init(_ s: String) {} }\nlet t = Text(\"a\")"),
    Example("struct Button { let title: String }\nlet b = Button(title: \"a\")"),
    Example(
      "func NSLocalizedString(_ s: String) -> String { s }\nlet t = NSLocalizedString(\"a\")", "a"),
    Example(
      "extension View { func help(_ s: String) -> some View { self } }\nlet t = Text(verbatim: \"x\").help(\"a\")"
    ),
    Example(
      "class A { class B { let t: LocalizedStringKey; init(_ t: LocalizedStringKey) { self.t = t } } }\nclass C { class B { init(_ t: String) {} } }\nlet x = A.B(\"a\"); let y = C.B(\"b\")",
      "a"),
    Example(
      "struct A { struct Row { let t: LocalizedStringKey }; let r = Row(t: \"a\") }\nstruct B { struct Row { let t: String }; let r = Row(t: \"b\") }",
      "a"),
    Example(
      "func f(_ g: (Int) -> LocalizedStringKey) {}\nfunc h() { f { n in switch n { case 0: \"a\"; default: \"b\" } } }",
      "a", "b"),
    Example(
      "func f(_ g: (Int) -> LocalizedStringKey) {}\nfunc h() { f { n in if n > 1 { return \"a\" }; return \"b\" } }",
      "a", "b"),
    Example("let make: (Bool) -> LocalizedStringKey = { $0 ? \"a\" : \"b\" }", "a", "b"),
    Example("let makes: [() -> LocalizedStringKey] = [{ \"a\" }, { \"b\" }]", "a", "b"),
    Example(
      "struct V { var make: () -> LocalizedStringKey = { \"a\" } }\nlet v = V(make: { \"b\" })",
      "a", "b"),
    Example(
      "func f() { let k: LocalizedStringKey; if c { k = \"a\" } else { k = \"b\" } }", "a", "b"),
    Example(
      "func f() { var k: LocalizedStringKey = \"a\"; k = \"b\"; k = c ? \"d\" : k }", "a", "b", "d"),
    Example("func f() -> LocalizedStringKey { defer { print(\"x\") }; return \"a\" }", "a"),
    Example("func f() -> LocalizedStringKey? { c ? nil : \"a\" }", "a"),
    Example("func f() -> some View { Text(\"a\") }", "a"),
    Example(
      "struct V: View { var body: some View { VStack { if c { Text(\"a\") } else if let x { Text(\"b\") }; switch y { case 1: Text(\"c\"); default: EmptyView() }; ForEach(z) { _ in Text(\"d\") } } } }",
      "a", "b", "c", "d"),
    Example(
      "struct V: View { var body: some View { Text(\"a\").alert(\"b\", isPresented: $x) { Button(\"c\", role: .cancel) {} } message: { Text(\"d\") } } }",
      "a", "b", "c", "d"),
    Example("let f = { (k: LocalizedStringKey) in }\nlet x: Void = f(\"a\")", "a"),
    Example("let x: LocalizedStringKey = { { \"a\" }() }()", "a"),
  ])
  func declarationsInBodiesCount(_ example: Example) { example.expectKeys() }
}
