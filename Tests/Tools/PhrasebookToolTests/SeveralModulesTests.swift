import TestSupport
import Testing

/// Keys that another module of the project, or a wrapper, asks for, with the real command.
struct SeveralModulesTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try package.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
      ])
      """, to: "Package.swift")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  /// Marks a key of the catalog as stale.
  private func makeStale(_ key: String) throws {
    let entry = "\"\(key)\" : {"
    try package.write(
      try package.read().replacing(entry, with: entry + "\n      \"extractionState\" : \"stale\","),
      to: SmallPackage.catalog)
  }

  @Test func whatAnotherModuleLooksUpIsNotPruned() throws {
    try package.write("let a = 1\n", to: "Sources/App/A.swift")
    try package.write(
      "let a = NSLocalizedString(\"Hello\", tableName: \"Localizable\", comment: \"\")\n",
      to: "Sources/Kit/K.swift")
    try makeStale("Hello")
    let outcome = try run("sync", "--prune")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read().contains("Salut"))
    #expect(outcome.errors.contains("Sources/Kit/K.swift:1"), "\(outcome.errors)")
    #expect(outcome.errors.contains("phrasebook remove"), "\(outcome.errors)")
  }

  @Test func whatAWrapperIsHandedIsNotPruned() throws {
    try package.write(
      "func tr(_ key: Wrapper) {}\nfunc f() { tr(\"Hello\") }\n", to: "Sources/App/A.swift")
    try makeStale("Hello")
    #expect(try run("sync", "--prune").status == 0)
    #expect(try package.read().contains("Salut"))
    // A key that is nowhere in the code is removed.
    try package.write("let a = 1\n", to: "Sources/App/A.swift")
    #expect(try run("sync", "--prune").status == 0)
    #expect(try !package.read().contains("Salut"))
  }

  /// A property of the project may look a literal up, which no rename can know.
  @Test func renameWarnsOfOtherLiterals() throws {
    let code = """
      let a = Text(
        "Hello")
      let b = "Hello".localized
      let c = ["Hello"]
      let d = Text("Hello", tableName: "Other")
      // "Hello"

      """
    try package.write(code, to: "Sources/App/A.swift")
    let outcome = try run("rename", "Hello", "greeting.hello", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("1 of 1 call site changed"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Sources/App/A.swift:3:9: warning: "), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("this one, Sources/App/A.swift:4:10;"), "\(outcome.errors)")
    #expect(
      try package.read("Sources/App/A.swift")
        == code.replacing("\"Hello\")\nlet b", with: "\"greeting.hello\")\nlet b"))
    try package.write("let a = Text(\"greeting.hello\")\n", to: "Sources/App/A.swift")
    let quiet = try run("rename", "greeting.hello", "Hello", ".")
    #expect(!quiet.errors.contains("warning"), "\(quiet.errors)")
  }

  @Test func renameReachesModulesWithoutACatalog() throws {
    try package.write("let k = Text(\"Hello\")\n", to: "Sources/Kit/K.swift")
    let outcome = try run("rename", "Hello", "greeting.hello", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("2 of 2 call sites changed"), "\(outcome.errors)")
    #expect(try package.read("Sources/Kit/K.swift") == "let k = Text(\"greeting.hello\")\n")
  }

  /// Xcode generates a symbol for a key marked “Manual”; the code has no literal then.
  @Test func renameChangesGeneratedSymbols() throws {
    try package.write(
      try package.read().replacing(
        "\"Hello\" : {", with: "\"Hello\" : {\n      \"extractionState\" : \"manual\","),
      to: SmallPackage.catalog)
    let code = """
      let a = Text(.hello)
      let b = [LocalizedStringResource.hello: Text("Hello")]
      let c = screen == .hello
      let d = Row(title: .hello)
      let e = Text("Old title")

      """
    try package.write(code, to: "Sources/App/A.swift")
    let outcome = try run("rename", "Hello", "greeting.hello", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("3 of 3 call sites changed"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("Sources/App/A.swift:4:21: warning: this may be the symbol"),
      "\(outcome.errors)")
    let lines = [
      "let a = Text(.greetingHello)",
      "let b = [LocalizedStringResource.greetingHello: Text(\"greeting.hello\")]",
      "let c = screen == .hello", "let d = Row(title: .hello)", "let e = Text(\"Old title\")", "",
    ]
    #expect(try package.read("Sources/App/A.swift") == lines.joined(separator: "\n"))
    #expect(try run("sync", "--check").status == 0)
  }

  /// If a run is cut off between the code and the catalog, the next one finishes its work.
  @Test func renameGoesOnWhereItWasCutOff() throws {
    try package.write(
      "let a = Text(\"greeting.hello\")\nlet b = Text(\"Old title\")\n", to: "Sources/App/A.swift")
    #expect(try run("rename", "Hello", "greeting.hello", ".").status == 0)
    #expect(try run("get", "greeting.hello", "fr").output == "Salut\n")
    #expect(try run("sync", "--check").status == 0)
  }

  @Test func renameThatIsRefusedChangesNoCode() throws {
    let code = try package.read("Sources/App/A.swift")
    let catalog = try package.read()
    #expect(try run("rename", "Hello", "Old title", ".").status == 2)
    #expect(try package.read("Sources/App/A.swift") == code)
    #expect(try package.read() == catalog)
  }

  @Test func renameKnowsLiteralsInEverySpelling() throws {
    try package.write(
      "let a = Text(#\"Hello\"#)\nlet b = Text(\"\"\"\n  Hello\n  \"\"\")\nlet c = Text(\"Old title\")\n",
      to: "Sources/App/A.swift")
    #expect(try run("rename", "Hello", "Hi", ".").status == 0)
    #expect(
      try package.read("Sources/App/A.swift")
        == "let a = Text(#\"Hi\"#)\nlet b = Text(\"\"\"\n  Hi\n  \"\"\")\nlet c = Text(\"Old title\")\n"
    )
  }

  @Test(arguments: [("english", nil), ("xx", nil), ("pt-br", "pt-BR"), ("zh_hans", "zh-Hans")])
  func languagesAreWrittenAsSystemsLookForThem(given: String, written: String?) throws {
    let before = try package.read()
    let outcome = try run("set", "Hello", given, "Oi")
    guard let written else {
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("is not a known language"), "\(outcome.errors)")
      #expect(try package.read() == before)
      return
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read().contains("\"\(written)\" : {"))
    #expect(try run("audit", ".", "--only", "language-tag").status == 0)
  }

  /// With one catalog as PATH only it is reported on, and its neighbours' keys are known.
  @Test func theOtherCatalogsOfAModuleAreKnown() throws {
    let other = "Sources/App/Other.xcstrings"
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Old title\")\nlet c = Text(\"C\", tableName: \"Other\")\n",
      to: "Sources/App/A.swift")
    try package.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"C\" : {\n\n    }\n  },\n"
        + "  \"version\" : \"1.0\"\n}", to: other)
    for catalog in [SmallPackage.catalog, other] {
      let outcome = try run("check", catalog)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(!outcome.output.contains("table-not-found"), "\(outcome.output)")
    }
  }
}
