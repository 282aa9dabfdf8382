import Testing

@testable import PhrasebookExtract

/// The lines that no build compiles from which Xcode takes strings.
@Suite struct InactiveCodeTests {
  /// The numbers of the lines that are not compiled.
  private func lines(_ source: String, _ contexts: BuildContext...) -> [Int] {
    let code = InactiveCode(PlainTexts(Array(source.utf8)), in: contexts)
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return (1...count).filter { line in
      !source.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].hasPrefix("#")
        && code.contains(line)
    }
  }

  private let iOS = BuildContext(systems: ["iOS"], isComplete: true)
  private let both = BuildContext(systems: ["iOS", "macOS"], isComplete: true)

  @Test(
    "Conditions that never hold",
    arguments: [
      "false", "0", "SKIP", "!true", "false || SKIP", "true && false", "!(swift(>=5.9))",
      "os(Linux)",
      "os(macOS)", "canImport(AppKit)", "canImport(AppKit) && !targetEnvironment(macCatalyst)",
      "PREMIUM", "DEBUG", "!DEBUG", "DEBUG || PREMIUM", "os(macOS) // for Macs",
      "os(iOS) /* and */ && os(macOS)",
    ])
  func inactive(_ condition: String) {
    #expect(lines("a\n#if \(condition)\nb\n#endif\nc", iOS) == [3])
  }

  @Test(
    "Conditions that hold, or may hold",
    arguments: [
      "true", "os(iOS)", "os(iOS) || os(macOS)", "canImport(UIKit)", "canImport(Vendor)",
      "swift(>=5.9)", "!SKIP", "targetEnvironment(simulator)", "arch(arm64)", "!PREMIUM",
      "DEBUG || true", "hasFeature(Embedded)", "!os(macOS)", "((os(iOS)))",
      "os(macOS) /* or */ || os(iOS)", "os(iOS) // && false",
    ])
  func active(_ condition: String) {
    #expect(lines("a\n#if \(condition)\nb\n#endif\nc", iOS) == [])
  }

  @Test("Systems that are not Apple's may build a package that lists its platforms")
  func packages() {
    var context = iOS
    context.mayBeElsewhere = true
    #expect(lines("#if os(macOS)\na\n#else\nb\n#endif", context) == [2])
    #expect(lines("#if os(Linux)\na\n#else\nb\n#endif", context) == [])
    #expect(lines("#if canImport(Glibc)\na\n#elseif canImport(AppKit)\nb\n#endif", context) == [4])
  }

  @Test("Neither the branch for debugging nor its alternative counts")
  func debug() {
    #expect(lines("#if DEBUG\na\n#else\nb\n#endif\nc", iOS) == [2, 4])
    #expect(lines("#if !DEBUG\na\n#endif\nb", iOS) == [2])
  }

  @Test("A text in the branch for debugging and in its alternative is in each build")
  func bothBranches() {
    let source = "#if DEBUG\na\n#else\na\n#endif\n#if os(macOS)\na\n#endif\n#if false\na\n#endif"
    let code = InactiveCode(PlainTexts(Array(source.utf8)), in: [iOS])
    #expect(code.compilesOne(of: [2, 4]))
    #expect(!code.compilesOne(of: [2]) && !code.compilesOne(of: [4, 7, 10]))
    #expect(!code.compilesOne(of: [7, 10]) && !code.compilesOne(of: []))
  }

  @Test("One branch of several is compiled")
  func branches() {
    let source = "#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif"
    #expect(lines(source, iOS) == [2, 6])
    #expect(lines(source, both) == [6])
    #expect(lines(source, BuildContext()) == [])
    #expect(lines(source, iOS, BuildContext(systems: ["macOS"], isComplete: true)) == [6])
  }

  @Test("Conditions of the build settings, of other configurations and of a manifest")
  func conditions() {
    let source = "#if PREMIUM\na\n#else\nb\n#endif"
    var context = BuildContext(systems: ["iOS"], conditions: ["PREMIUM"], isComplete: true)
    #expect(lines(source, context) == [4])
    context = iOS
    context.others = ["PREMIUM"]
    #expect(lines(source, context) == [2])
    context.takeOthers()
    #expect(lines(source, context) == [])
    #expect(lines(source, BuildContext()) == [])
  }

  @Test("Directives nest, and stand in no comment and no text")
  func nested() {
    #expect(lines("#if os(iOS)\n#if false\na\n#endif\nb\n#endif\nc", iOS) == [3])
    #expect(lines("/*\n#if false\n*/\na\n\"\"\"\n#if false\n\"\"\"\nb", iOS) == [])
    #expect(lines("#if false\na\n#if true\nb\n#endif\n#endif\nc", iOS) == [2, 4])
    #expect(lines("#endif\n#else\na\n#if false\nb", iOS) == [5])
  }

  @Test(
    "Conditions without an end or a sense are no reason to leave code out",
    arguments: [
      "(", "os(", "!", "&& a", "os(iOS", String(repeating: "(", count: 100_000), "🙂 ||",
    ])
  func nonsense(_ condition: String) {
    #expect(lines("a\n#if \(condition)\nb\n#endif\nc", BuildContext()) == [])
  }

  @Test(
    "The compiler drops the code in `if false`",
    arguments: [
      ("if false {\na\n}\nb", [2]), ("if false{\na\nif c {\nb\n}\n}\nc", [2, 3, 4, 5]),
      ("{\nif false {\na\n} else {\nb\n}\n}", [3]), ("if false { a }\nb", []),
      ("if false || a {\nb\n}", []), ("if falsehood {\nb\n}", []), ("if x.false {\nb\n}", []),
      ("// if false {\nb\n}", []), ("if false {\na\n}\nif false {\nb\n}\nc", [2, 5]),
      ("let s = \"if false {\"\nb\n}", []),
    ])
  func dead(_ source: String, _ expected: [Int]) {
    #expect(lines(source) == expected)
    #expect(lines(source, iOS) == expected)
  }
}
