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
  func optionals(_ example: Example) { example.expectKeys() }
}
