import Foundation
import TestSupport
import Testing

/// The everyday edits and the exit codes, with the real command.
struct EverydayTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test func getAndSet() throws {
    #expect(try run("get", "Hello", "fr").output == "Salut\n")
    #expect(try run("get", "Nothing").status == 2)
    let before = try package.read()
    #expect(try run("set", "Hello", "fr", "Bonjour").status == 0)
    #expect(
      try package.read() == before.replacingOccurrences(of: "\"Salut\"", with: "\"Bonjour\""))
    #expect(try run("get", "Hello", "fr", ".").output == "Bonjour\n")
  }

  @Test func unknownKeysNameTheNearest() throws {
    let outcome = try run("set", "hello", "fr", "Bonjour")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean \"Hello\"?"), "\(outcome.errors)")
  }

  @Test func renameMendsTheCallSites() throws {
    let outcome = try run("rename", "Hello", "greeting \"1\"", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read("Sources/App/A.swift").hasPrefix(#"let a = Text("greeting \"1\"")"#))
    #expect(try package.read().contains(#""greeting \"1\"" : {"#))
    #expect(try run("sync", "--check").status == 0)
  }

  @Test func removeIsAllOrNothing() throws {
    let before = try package.read()
    #expect(try run("remove", "Old title", "Nothing", ".").status == 2)
    #expect(try package.read() == before)
    #expect(try run("remove", "Old title").status == 0)
    #expect(try !package.read().contains("Old title"))
    let outcome = try run("sync", "--check", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""kind":"added","file":"Sources/App/Localizable.xcstrings""#))
  }

  @Test func ambiguousKeysNeedATable() throws {
    try package.write(try package.read(), to: "Sources/App/Other.xcstrings")
    let outcome = try run("set", "Hello", "fr", "Bonjour")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--table"), "\(outcome.errors)")
    #expect(try run("set", "Hello", "fr", "Bonjour", "--table", "Other").status == 0)
    #expect(try package.read().contains("Salut"))
  }

  @Test func oneBadCatalogDoesNotStopTheOthers() throws {
    try package.write("{\n  \"strings\" : {,}\n}", to: "Sources/App/Bad.xcstrings")
    try package.write("let a = Text(\"New\")\n", to: "Sources/App/A.swift")
    let outcome = try run("sync", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Sources/App/Bad.xcstrings:2:"), "\(outcome.errors)")
    #expect(try package.read().contains("\"New\""))
    #expect(try package.read("Sources/App/Bad.xcstrings") == "{\n  \"strings\" : {,}\n}")
  }

  @Test func formatAndCheck() throws {
    try package.write(
      try package.read().replacingOccurrences(of: " : ", with: ": "), to: SmallPackage.catalog)
    #expect(try run("format", "--check").status == 1)
    #expect(try run("format").status == 0)
    #expect(try run("format", "--check").status == 0)
  }

  @Test func usage() throws {
    #expect(try run("sync", "--nonsense").status == 64)
    #expect(try run("nonsense").status == 64)
    #expect(try run("extract", "--format", "stringsdata").status == 64)
    #expect(try run("extract", "--jobs", "0").status == 64)
    #expect(try run("stats", "nowhere").status == 2)
    #expect(try run("sync", "nowhere").status == 2)
  }

  @Test func initMakesWhatIsMissing() throws {
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    let outcome = try run("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read().contains("\"Hello\" : {"))
    #expect(try run("sync", "--check").status == 0)
    let before = try package.read()
    #expect(try run("init").status == 0)
    #expect(try package.read() == before)
  }

  @Test func initDescribesAFolder() throws {
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Package.swift"))
    let outcome = try run("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read("phrasebook.yml").contains("Localizable.xcstrings"))
    #expect(try package.read("Localizable.xcstrings").contains("\"Hello\""))
    #expect(try run("check").status == 0)
  }

  @Test func stringsdataAndCatalogs() throws {
    #expect(try run("extract", "Sources", "--format", "stringsdata", "-o", "out/data").status == 0)
    #expect(try package.read("out/data/A.stringsdata").contains("Hello"))
    let before = try package.read()
    let outcome = try run("sync", "--stringsdata", "out/data/A.stringsdata", "--check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try run("extract", "Sources", "--format", "xcstrings", "-o", "out").status == 0)
    #expect(try package.read("out/Localizable.xcstrings").contains("Old title"))
    #expect(try package.read() == before)
  }

  @Test func controlCharactersStayAwayFromTheReader() throws {
    try package.write("let a = Text(\"a\\u{1B}[2J\\u{202E}b\")\n", to: "Sources/App/A.swift")
    let outcome = try run("sync", "--check")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.output.contains("\u{202E}"))
    #expect(outcome.output.contains(#"\u{1B}[2J"#))
  }
}
