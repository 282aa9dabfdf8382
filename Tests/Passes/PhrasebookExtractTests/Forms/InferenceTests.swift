import Testing

/// Literals whose type the solver infers through a generic function.
@Suite struct InferenceTests {
  @Test(arguments: [
    Example("func f(xs: [String]) -> [LocalizedStringKey] { xs.map { _ in \"a\" } }", "a"),
    Example("let k: [LocalizedStringKey] = xs.map { $0 ? \"a\" : \"b\" }", "a", "b"),
    Example(
      "func f(n: Int?) -> LocalizedStringKey? { n.map { \"\\($0) items\" } }", "%lld items"),
    Example(
      """
      struct Study { var name: String }
      func f(s: Study?) {
        let t: LocalizedStringResource = (s?.name).map { "a \\($0)" } ?? "b"
        let u: [LocalizedStringKey]? = s?.name.map { "c \\($0)" }
      }
      """, "a %@", "b", "c %@"),
    Example(
      "func pick<T>(_ a: T, _ b: T) -> T { a }\nlet k: LocalizedStringKey = pick(\"a\", \"b\")",
      "a", "b"),
    Example(
      "func make<T>(_ body: () -> T) -> T { body() }\nlet k: LocalizedStringKey = make { \"a\" }",
      "a"),
    Example("func f(xs: [String]) -> [String] { xs.map { _ in \"a\" } }"),
    Example("let x: [Int] = xs.map { _ in \"a\".count }"),
  ])
  func expectedResultsMakeKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let titles = [\"a\", \"b\"].map { Text($0) }", "a", "b"),
    Example("let titles = [\"a\", \"b\"].map { title in Text(title).bold() }", "a", "b"),
    Example("let titles = [\"a\", \"b\"].map { Text(verbatim: $0) }"),
    Example("let titles = [\"a\", \"b\"].map { print(\"x\"); return Text($0) }"),
    Example("let upper = [\"a\", \"b\"].map { $0.uppercased() }"),
    Example("let v = ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }"),
  ])
  func elementsReachTheirClosure(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let k = [LocalizedStringKey(\"a\"), \"b\"]", "a", "b"),
    Example("let k = [\"a\", LocalizedStringKey(\"b\")]", "a", "b"),
    Example("func f(k: LocalizedStringKey) { let d = [1: k, 2: \"a\"] }", "a"),
    Example("func f(k: LocalizedStringKey) { let d = [k: 1, \"a\": 2] }", "a"),
    Example("func f(k: LocalizedStringKey) { let p = c ? \"a\" : k }", "a"),
    Example("func f(k: LocalizedStringKey) { let l = [k, c ? \"a\" : \"b\"] }", "a", "b"),
    Example("func f(k: LocalizedStringKey) -> Bool { k == \"a\" || \"b\" != k }", "a", "b"),
    Example("func f(k: LocalizedStringKey) { var l = [\"a\", k]; l.append(\"b\") }", "a", "b"),
    Example("func f(s: String) { let p = [s, \"a\"]; let q = c ? \"a\" : s }"),
    Example("func f(s: String) -> Bool { s == \"a\" || \"b\" != s }"),
    Example("func f(s: Any) { let p = [s, \"a\"]; let q = c ? \"a\" : unknown }"),
  ])
  func literalsBesideKeysAreKeys(_ example: Example) { example.expectKeys() }

  /// The values of a case have the types that the generic type around the enumeration is given.
  @Test(arguments: [
    Example(
      """
      class Model<T> { enum State { case ready(T), failed(String) }
        var state: State = .failed("") }
      struct V { var model = Model<Int>()
        var body: some View { switch model.state {
          case .ready(let count): Text("\\(count) found")
          case .failed(let reason): Text("Failed: \\(reason)") } } }
      """, "%lld found", "Failed: %@"),
    Example(
      """
      class Model<T> { enum Page<U> { case both(U, T) }
        var page: Page<Double>? }
      func f(model: Model<Int>) { if case .both(let part, let all) = model.page {
        _ = Text("\\(part) of \\(all)") } }
      """, "%lf of %lld"),
    Example(
      """
      class Model<T> { struct Row { var value: T }
        var rows: [Row] = [] }
      func f(model: Model<Int>) { for row in model.rows { _ = Text("Row \\(row.value)") } }
      """, "Row %lld"),
  ])
  func casesShareGenericArguments(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("struct V { @State(initialValue: \"a\") var k: LocalizedStringKey }", "a"),
    Example("struct V { @State(wrappedValue: \"a\") private var k: LocalizedStringKey? }", "a"),
    Example(
      """
      @propertyWrapper struct Kept<Value> {
        init(wrappedValue: Value, _ name: String) {}
        var wrappedValue: Value
      }
      struct V { @Kept(wrappedValue: "a", "name") var k: LocalizedStringResource }
      """, "a"),
    Example("struct V { @State(initialValue: \"a\") var k: String }"),
    Example("struct V { @State(initialValue: \"a\") var k }"),
  ])
  func wrappedValuesAreKeys(_ example: Example) { example.expectKeys() }
}
