import TestSupport
import Testing

/// Modules of Swift and Objective-C, with the real command.
struct MixedModuleTests {
  let command: BuiltCommand
  let package: SmallPackage
  static let source = "x = NSLocalizedString(@\"Old title\", nil); // caf"

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try package.write("let a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    try package.write(Self.source, to: "Sources/App/B.m")
  }

  @Test func whatOnlyObjectiveCUsesIsNotStale() throws {
    #expect(try command.run(["sync", "--check"], in: package.url).status == 0)
    let before = try package.read()
    #expect(try command.run(["sync"], in: package.url).status == 0)
    #expect(try package.read() == before)
  }

  @Test func renameReachesObjectiveC() throws {
    let outcome = try command.run(["rename", "Old title", "New", "."], in: package.url)
    #expect(outcome.errors.contains("1 of 1 call site changed"), "\(outcome.errors)")
    let renamed = Self.source.replacing("Old title", with: "New")
    #expect(try package.read("Sources/App/B.m") == renamed)
  }

  @Test func renameEscapesLineBreaksInObjectiveC() throws {
    let outcome = try command.run(["rename", "Old title", "New\nline", "."], in: package.url)
    #expect(outcome.errors.contains("1 of 1 call site changed"), "\(outcome.errors)")
    let renamed = Self.source.replacing("Old title", with: #"New\nline"#)
    #expect(try package.read("Sources/App/B.m") == renamed)
  }

  @Test("what only Swift can escape is changed by hand in Objective-C")
  func swiftEscapes() throws {
    let outcome = try command.run(
      ["rename", "Old title", "New\u{200F}line", "."], in: package.url)
    #expect(outcome.errors.contains("Sources/App/B.m:1:23"), "\(outcome.errors)")
    #expect(outcome.errors.contains("by hand"), "\(outcome.errors)")
    #expect(try package.read("Sources/App/B.m") == Self.source)
  }
}
