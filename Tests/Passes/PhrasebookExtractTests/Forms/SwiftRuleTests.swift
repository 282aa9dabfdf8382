import Testing

/// Places where a rule of Swift, rather than a call, makes a literal localizable.
@Suite struct SwiftRuleTests {
  @Test(arguments: [
    Example("let k: LocalizedStringKey? = .some(\"a\")", "a"),
    Example("let k: LocalizedStringKey? = Optional.some(\"a\")", "a"),
    Example("let k: LocalizedStringKey? = Optional(c ? \"a\" : \"b\")", "a", "b"),
    Example("let k = Optional<LocalizedStringKey>.some(\"a\")", "a"),
    Example("let k: String? = .some(\"x\"), o = Optional(\"x\")"),
    Example(
      """
      func show(title: LocalizedStringKey?, id: String?) {}
      func f() { show(title: .some("a"), id: .some("x")); show(title: Optional.some("b"), id: nil) }
      """, "a", "b"),
  ])
  func optionalsMakeKeysToo(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      """
      func pop(_ a: () -> Void, k: () -> LocalizedStringKey) {}
      func f() { pop { print("x") } k: { "a" } }
      """, "a"),
    Example(
      "func f() { for k: LocalizedStringKey in [\"a\", \"b\"] { print(k, \"x\") } }", "a", "b"),
    Example("func f() { for k: String in [\"x\"] { print(k) } }"),
    Example(
      """
      struct V: View {
        @State var t: LocalizedStringKey; @State var s: String
        init() {
          self._t = .init(wrappedValue: "a"); self._s = .init(wrappedValue: "x")
          _t = State(initialValue: "b"); self._t = State(wrappedValue: "c")
        }
      }
      """, "a", "b", "c"),
  ])
  func closuresLoopsAndWrappers(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      """
      @freestanding(expression) macro loc(_ key: LocalizedStringKey) -> String = #external()
      @freestanding(expression) macro raw(_ key: String) -> String = #external()
      let k = #loc("a"), s = #raw("x")
      """, "a"),
    Example(
      """
      @attached(member) public macro Titled(_ key: LocalizedStringKey, id: String) = #external()
      @Titled("a", id: "x") struct S { @Titled("b", id: "x") var s = "x" }
      """, "a", "b"),
  ])
  func argumentsOfMacrosAreKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      """
      typealias Key = LocalizedStringKey
      extension Key { static let x: Self = "a"; static func y() -> Self { "b" } }
      """, "a", "b"),
    Example(
      """
      struct Row {}
      typealias Line = Row
      typealias Rule = Line
      extension Rule { static func add(title: LocalizedStringKey) {} }
      func f() { Row.add(title: "a"); Line.add(title: "b") }
      """, "a", "b"),
    Example(
      """
      struct Row {}
      enum Other { typealias Row = String }
      extension Row { static func add(title: LocalizedStringKey) {} }
      func f() { Row.add(title: "a") }
      """, "a"),
    Example("typealias A = B\ntypealias B = A\nextension A { static let x: Self = \"x\" }"),
  ])
  func extensionsOfAliases(_ example: Example) { example.expectKeys() }

  private static let builders = """
    @resultBuilder enum Keys {
      static func buildExpression(_ k: LocalizedStringKey) -> Item { Item() }
      static func buildBlock(_ items: Item...) -> [Item] { items }
    }
    @resultBuilder enum Parts {
      static func buildBlock(_ keys: LocalizedStringKey...) -> [LocalizedStringKey] { keys }
    }
    @resultBuilder enum Texts {
      static func buildExpression(_ k: LocalizedStringKey) -> Item { Item() }
      static func buildExpression(_ k: String) -> Item { Item() }
      static func buildBlock(_ items: Item...) -> [Item] { items }
    }
    func list(id: String, @Keys items: () -> [Item], other: () -> Void = {}) {}
    func texts(@Texts items: () -> [Item]) {}
    struct Menu { @Keys let items: () -> [Item] }

    """

  @Test(arguments: [
    Example(builders + "@Keys var items: [Item] { \"a\"; \"b\" }", "a", "b"),
    Example(builders + "@Keys func items() -> [Item] { \"a\" }", "a"),
    Example(builders + "@Parts var keys: [LocalizedStringKey] { \"a\"; \"b\" }", "a", "b"),
    Example(
      builders + """
        func f() {
          list(id: "x") {
            "a"
            if c { "b" } else { "c"; "d" }
            for n in 1...3 { "e \\(n)" }
            switch s { case "x": "f"; default: print("x"); "g" }
            let y = "x"
            other { "x"; "y" }
          } other: { "x" }
        }
        """, "a", "b", "c", "d", "e %lld", "f", "g"),
    Example(builders + "func f() { list(id: \"x\", items: { \"a\" }) }", "a"),
    Example(builders + "let m = Menu { \"a\"; \"b\" }", "a", "b"),
    Example(builders + "func f() { texts { \"x\"; \"y\" } }"),
    Example(builders + "@Keys var items: [Item] { let x = \"x\"; return [Item(\"y\")] }"),
  ])
  func resultBuildersMakeKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      """
      extension EnvironmentValues { @Entry var level = 3; var depth: Double { get { 1 } set {} } }
      struct V: View {
        @Environment(\\.level) var level
        @Environment(\\.depth) private var depth
        @Environment(\\EnvironmentValues.displayScale) var scale
        @Environment(\\.locale.identifier) var name
        var body: some View { Text("\\(level) \\(depth) \\(scale) \\(name)") }
      }
      """, "%lld %lf %lf %@"),
    Example(
      """
      struct V: View {
        @AppStorage(wrappedValue: 0, "n") var n
        @State(initialValue: 2.5) var x
        var body: some View { Text("\\(n) of \\(x)") }
      }
      """, "%lld of %lf"),
    Example(
      """
      extension Defaults.Keys {
        static let count = Key<Int>("count", default: 0)
        static let ratio: Defaults.Key<Double> = .init("ratio", default: 0)
        static let name = Key<String>("name", default: "")
      }
      struct V: View {
        @Default(.count) private var count
        @Default(.ratio) var ratio
        @Default(.name) var name
        @Default(.elsewhere) var other
        var body: some View { Text("\\(count) \\(ratio) \\(name) \\(other)") }
      }
      """, "%lld %lf %@ %@"),
    Example(
      """
      enum A { static let count = Key<Int>("a") }
      enum B { static let count = Key<Double>("b") }
      struct V: View { @Default(.count) var n; var body: some View { Text("\\(n)") } }
      """, "%@"),
  ])
  func typesThatWrappersTell(_ example: Example) { example.expectKeys() }

  private static let values = """
    extension EnvironmentValues {
      @Entry var hint: LocalizedStringKey = "hint"
      @Entry var note: LocalizedStringResource? = nil
      @Entry var id: String = "x"
    }

    """

  /// A literal beside a key path has the type of the property there.
  @Test(arguments: [
    Example(
      values
        + "let v = Text(verbatim: \"x\").environment(\\.hint, \"a\").environment(\\.note, \"b\")",
      "hint", "a", "b"),
    Example(
      values + "func f(c: Bool) { Text(verbatim: \"x\").environment(\\.hint, c ? \"a\" : \"b\") }",
      "hint", "a", "b"),
    Example(
      values
        + "let v = Text(verbatim: \"x\").environment(\\.id, \"x\").environment(\\.other, \"x\")",
      "hint"),
    Example(
      """
      struct Model { var title: LocalizedStringKey; var id: String }
      func set<V>(_ path: WritableKeyPath<Model, V>, to value: V) {}
      func f() { set(\\.title, to: "a"); set(\\.id, to: "x") }
      """, "a"),
  ])
  func keyPathsGiveTheType(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      "let (a, b): (LocalizedStringKey, LocalizedStringKey) = c ? (\"a\", \"b\") : (\"c\", \"d\")",
      "a", "b", "c", "d"),
    Example(
      """
      func f(k: Int) {
        let (a, b): (LocalizedStringKey, String) = switch k { case 1: ("a", "x")
          default: ("b", "x") }
      }
      """, "a", "b"),
    Example("let p = c ? (LocalizedStringKey(\"a\"), \"x\") : (\"b\", \"x\")", "a", "b"),
    Example("let p = [(LocalizedStringKey(\"a\"), \"x\", 1), (\"b\", \"x\", 2)]", "a", "b"),
    Example("let p = c ? (LocalizedStringKey(\"a\"), 1) : (\"x\", \"x\", 2)", "a"),
    Example("let p = c ? (\"x\", 1) : (\"x\", 2), q: (String, Int) = c ? (\"x\", 1) : (\"x\", 2)"),
    Example(
      "func f(n: [Int]) { let p: [(LocalizedStringKey, String)] = n.map { _ in (\"a\", \"x\") } }",
      "a"),
    Example(
      "func f(n: Int?) { let p: (LocalizedStringKey, Int)? = n.map { (c ? \"a\" : \"b\", $0) } }",
      "a", "b"),
    Example("func f(n: [Int]) { let p: [(String, Int)] = n.map { (\"x\", $0) } }"),
  ])
  func tuplesGiveTheirTypes(_ example: Example) { example.expectKeys() }
}
