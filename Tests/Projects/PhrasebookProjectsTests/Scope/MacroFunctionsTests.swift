import PhrasebookExtract
import Testing

@testable import PhrasebookProjects

@Suite("Macros are found by their declarations, whatever comments and literals contain")
struct MacroFunctionsTests {
  private func macros(_ source: String) -> [String] {
    MacroFunctions.macros(of: ["TextMacro"], in: CodeTokens(Array(source.utf8)))
  }

  @Test func macroDeclarationsAreFound() {
    #expect(
      macros(
        """
        @freestanding(expression)
        macro localized(_ key: StaticString, _ values: any CVarArg...) -> String =
          #externalMacro(module: "TextMacros", type: "TextMacro")
        macro other() = #externalMacro(module: "TextMacros", type: "OtherMacro")
        macro later(_ key: String) -> String = #externalMacro(module: "M", type: "TextMacro")
        """) == ["localized", "later"])
  }

  @Test func commentsAndLiteralsDoNotCount() {
    #expect(
      macros(
        """
        // macro old() = #externalMacro(module: "M", type: "TextMacro")
        let help = "macro shown() = #externalMacro(module: M, type: TextMacro)"
        macro /* a macro that localizes */ text(_ key: String = "a macro b") -> String =
          // This macro is in another module.
          #externalMacro(module: "M) type", /* ) */ type: "TextMacro")
        """) == ["text"])
  }

  @Test func anImplementationWritesTheCallInCodeOrInALiteral() {
    func looksUp(_ source: String) -> Bool {
      MacroFunctions.looksUp(CodeTokens(Array(source.utf8)))
    }
    #expect(looksUp(#"struct A: ExpressionMacro { let a = "String(localized: \\(key))" }"#))
    #expect(looksUp("struct A: ExpressionMacro { let a = String(localized: key) }"))
    #expect(!looksUp("struct A: ExpressionMacro {} // unlike String(localized: key)"))
  }
}
