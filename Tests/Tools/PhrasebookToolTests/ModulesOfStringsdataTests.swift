import Foundation
import TestSupport
import Testing

/// Compiler output of several modules goes to the module that it is of.
struct ModulesOfStringsdataTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Sources/App"))
    try package.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])",
      to: "Package.swift")
    for module in ["A", "B"] {
      try package.write(
        "let a = Text(\"Only \(module)\")\n", to: "Sources/\(module)/Views/Row.swift")
      try package.write(
        "{\"sourceLanguage\":\"en\",\"strings\":{\"Only \(module)\":{}},\"version\":\"1.0\"}",
        to: "Sources/\(module)/Localizable.xcstrings")
      let outcome = try run(
        "extract", "Sources/\(module)/Views/Row.swift", "--format", "stringsdata", "-o",
        "data/\(module)")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  private func catalog(_ module: String) throws -> String {
    try package.read("Sources/\(module)/Localizable.xcstrings")
  }

  @Test func filesOfOneNameGoToTheirOwnModule() throws {
    let outcome = try run("sync", ".", "--stringsdata", "data", "--check")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// From another machine, in another folder.
  @Test func theEndOfAPathDecides() throws {
    for module in ["A", "B"] {
      let name = "data/\(module)/Row.stringsdata"
      let text = try package.read(name)
        .replacingOccurrences(of: "Sources/", with: "/Users/me/checkout/Sources/")
      #expect(text.contains("/Users/me"))
      try package.write(text, to: name)
    }
    let outcome = try run("sync", ".", "--stringsdata", "data", "--check")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// One scheme of several was built.
  @Test func aModuleThatWasNotBuiltIsLeftAsItIs() throws {
    let before = try catalog("A")
    let outcome = try run("sync", ".", "--stringsdata", "data/B", "--prune")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("no stringsdata of A was given"), "\(outcome.errors)")
    #expect(try catalog("A") == before)
    #expect(try catalog("B").contains("Only B"))
  }
}
