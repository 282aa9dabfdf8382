import Testing

@testable import PhrasebookModel

@Suite struct FormatStringTests {
  @Test(arguments: [
    ("%@ of %@", "%1$@ of %2$@"), ("%lld%% of %-5.2f", "%1$lld%% of %2$-5.2f"),
    ("%d%d", "%1$d%2$d"), ("%#@days@ %arg %@ ${name} %d", "%#@days@ %arg %1$@ ${name} %2$d"),
    ("%@\u{301} %@", "%1$@\u{301} %2$@"), ("50% off: %@, %@", "50% off: %1$@, %2$@"),
    ("%05d %+i", "%1$05d %2$+i"), ("%%%@ %@", "%%%1$@ %2$@"), ("%% %@ %q %@", "%% %1$@ %q %2$@"),
  ])
  func severalAreNumbered(text: String, numbered: String) {
    #expect(FormatString(text).numbered == numbered)
  }

  @Test(arguments: [
    "", "%", "%%", "%@", "%% %d", "%1$@ of %2$@", "%1$@ and %@", "%*d %d", "%(count)lld of %@",
    "%arg %#@a@", "50% of 100% are %@", "% d % d", "%0$@ %99999999999999999999$@",
  ])
  func othersAreLeft(text: String) {
    #expect(FormatString(text).numbered == nil)
  }

  @Test func numbersBeginWhereTheTurnIs() {
    #expect(FormatString("%lld in %@").numbered(atLeast: 2, from: 3) == "%3$lld in %4$@")
    #expect(FormatString("%lld").numbered(atLeast: 1, from: 2) == "%2$lld")
    #expect(FormatString("%lld").numbered(atLeast: 2, from: 2) == nil)
    for first in [0, -1, .min, .max, .max - 1] {
      #expect(FormatString("%lld in %@").numbered(atLeast: 2, from: first) == nil)
    }
  }

  @Test(arguments: ["a %@ b %lld", "%#@x@%", "%", "100% %% %.2f", "%(n)lld", "%1$@ \u{0}", "🎉%@é"])
  func piecesMakeUpTheText(text: String) {
    let whole = FormatString(text).pieces.map { piece in
      switch piece {
      case .text(let text), .labelled(let text): text
      case .specifier(let position, let body): "%" + (position.map { "\($0)$" } ?? "") + body
      }
    }.joined()
    #expect(whole == text)
  }

  @Test func shapesForgetSpecifiersOnly() {
    #expect(FormatString("%@ of %lld").shape == FormatString("%2$d of %(n)@").shape)
    #expect(FormatString("%@ of %@").shape != FormatString("%@ in %@").shape)
    #expect(FormatString("%@").shape != FormatString("%%").shape)
  }

  @Test func hostileTextsAreText() {
    for part in ["%", "%(", "%(a", "%#@", "%1", "%arg", "%0"] {
      let isNumbered = FormatString(String(repeating: part, count: 100_000)).numbered != nil
      #expect(!isNumbered)
    }
  }

  @Test(arguments: [
    ("%*2$d", ["argument 0..<5 *2$d"]), ("%1$.*2$f", ["argument 0..<8 .*2$f"]),
    ("%1#@n@", ["substitution 0..<6 n"]), ("%2$#@n@", ["substitution 0..<7 n"]),
    ("%#@n", ["incomplete 0..<3"]), ("%0$d", ["incomplete 0..<2"]), ("%5n", ["incomplete 0..<2"]),
    ("%(a-b.c)@ %arg", ["argument 0..<9 @ a-b.c", "count 10..<14"]),
    ("100% %%", ["incomplete 3..<4", "percent 5..<7"]),
    ("%-% d", ["incomplete 0..<2", "incomplete 2..<3"]),
  ])
  func placeholdersAreReadAsTheRuntimeReadsSpecifiers(text: String, expected: [String]) {
    let found = FormatPlaceholder.all(in: text).map { placeholder in
      (["\(placeholder.kind)", "\(placeholder.range)", placeholder.body, placeholder.name ?? ""])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(found == expected)
  }
}
