import TestSupport
import Testing

/// Calls of modules that are not read may localize any literal: a key in one is not
/// lost.
struct ForeignModuleTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func sync(_ source: String) throws -> BuiltCommand.Outcome {
    try package.write(source, to: "Sources/App/A.swift")
    return try command.run(["sync"], in: package.url)
  }

  @Test func aLiteralOfAnotherModulesCallStays() throws {
    let before = try package.read()
    let outcome = try sync(
      "import SwiftUI\nimport Fancy\nlet a = Badge(\"Hello\")\nlet b = Badge(\"Old title\")\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("A.swift:3:15: note: 2 keys of the table Localizable"),
      "\(outcome.errors)")
    #expect(try package.read() == before)
  }

  @Test(arguments: [
    // Every interface is known, or the text is not in a literal.
    "import SwiftUI\nlet a = Text(\"Hello\")\nlet b = title(\"Old title\")\n",
    "import Fancy\nlet a = Text(\"Hello\")\nlet b = Badge(\"New title\")\n",
    "import Fancy\nlet a = Text(\"Hello\")\n// Badge(\"Old title\")\n",
  ])
  func otherKeysGo(_ source: String) throws {
    let outcome = try sync(source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!(try package.read()).contains("Old title"))
  }
}
