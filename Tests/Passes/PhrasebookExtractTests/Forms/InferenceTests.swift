import Testing

/// Literals whose type the solver infers through a generic function.
@Suite struct InferenceTests {
  @Test(arguments: [
    Example("func f(xs: [String]) -> [LocalizedStringKey] { xs.map { _ in \"a\" } }", "a"),
    Example("let k: [LocalizedStringKey] = xs.map { $0 ? \"a\" : \"b\" }", "a", "b"),
    Example(
      "func f(n: Int?) -> LocalizedStringKey? { n.map { \"\\($0) items\" } }", "%lld items"),
    Example(
      "func pick<T>(_ a: T, _ b: T) -> T { a }\nlet k: LocalizedStringKey = pick(\"a\", \"b\")",
      "a", "b"),
    Example(
      "func make<T>(_ body: () -> T) -> T { body() }\nlet k: LocalizedStringKey = make { \"a\" }",
      "a"),
    Example("func f(xs: [String]) -> [String] { xs.map { _ in \"a\" } }"),
    Example("let x: [Int] = xs.map { _ in \"a\".count }"),
  ])
  func expectedResults(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let titles = [\"a\", \"b\"].map { Text($0) }", "a", "b"),
    Example("let titles = [\"a\", \"b\"].map { title in Text(title).bold() }", "a", "b"),
    Example("let titles = [\"a\", \"b\"].map { Text(verbatim: $0) }"),
    Example("let titles = [\"a\", \"b\"].map { print(\"x\"); return Text($0) }"),
    Example("let upper = [\"a\", \"b\"].map { $0.uppercased() }"),
    Example("let v = ForEach([\"a\", \"b\"], id: \\.self) { Text($0) }"),
  ])
  func elements(_ example: Example) { example.expectKeys() }
}
