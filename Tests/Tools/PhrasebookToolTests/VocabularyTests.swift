import Foundation
import TestSupport
import Testing

/// The options that all subcommands share, and the spellings of earlier versions.
struct VocabularyTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  /// Every subcommand, with the arguments that its help needs.
  static let all = [
    "check", "extract", "sync", "audit", "explain", "stats", "format", "get", "set", "rename",
    "remove", "init", "languages", "resolve", "merge", "diff", "history", "export", "import",
    "convert", "compile", "migrate", "generate", "translate", "pseudo", "memory import",
    "memory export", "memory search", "memory stats", "watch", "review", "exchange",
    "glossary export", "glossary import", "context add", "context list", "context remove",
    "context comments",
  ]

  @Test("every subcommand has --format, --quiet, --verbose and --color", arguments: all)
  func sharedOptions(_ name: String) throws {
    let help = try run(name.split(separator: " ").map(String.init) + ["--help"]).output
    for option in ["--format <", "-q, --quiet", "-v, --verbose", "--color <when>"] {
      #expect(help.contains(option), "\(name) \(option)")
    }
    #expect(!help.contains("--language "), "\(name)")
  }

  @Test(
    "every subcommand that writes has a dry run",
    arguments: [
      "audit", "sync", "format", "set", "rename", "remove", "init", "import", "translate", "pseudo",
      "merge", "diff", "export", "convert", "compile", "migrate", "generate", "extract",
      "memory import", "memory export", "exchange", "review", "watch", "glossary export",
      "glossary import", "context add", "context remove", "context comments",
    ])
  func dryRuns(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    #expect(try run(words + ["--help"]).output.contains("--dry-run"))
  }

  @Test(
    "a dry run writes nothing and prints the diff",
    arguments: [
      ["set", "Hello", "fr", "Bonjour"], ["rename", "Hello", "Good day"], ["remove", "Old title"],
      ["pseudo", "--as", "accented"], ["translate", "--languages", "de", "--with", "pseudo"],
      ["format"], ["sync"], ["generate", "-o", "Sources/App/Texts.swift"],
      ["export", "--as", "po", "--languages", "fr", "-o", "out"], ["compile", "-o", "out"],
      ["audit", "--fix", "--only", "xcode-style"], ["memory", "export", "out.tmx"],
      ["exchange", "Rest"],
    ])
  func dryRunPrintsTheDiff(_ arguments: [String]) throws {
    if arguments[0] == "exchange" {
      try package.write(package.read(), to: "Rest/Third.xcstrings")
      try package.write("exchange:\n  format: po\n  folder: out\n", to: "Rest/phrasebook.yml")
    }
    if arguments[0] == "memory" { _ = try run(["memory", "import", "."]) }
    try package.write(
      package.read().replacingOccurrences(of: "\n}", with: "\n\n}"), to: SmallPackage.catalog)
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Another\")\n", to: "Sources/App/A.swift")
    let before = try contents()
    let outcome = try run(arguments + ["--dry-run"])
    #expect(outcome.status < 2, "\(outcome.errors)")
    #expect(outcome.output.contains("\n@@ -"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("\n+++ "))
    #expect(try contents() == before)
    let json = try run(arguments + ["--dry-run", "--format", "json"])
    #expect(json.output.hasPrefix("{"), "\(json.output)")
    #expect(try contents() == before)
  }

  @Test("init on a bare folder shows what it would create")
  func dryInit() throws {
    for name in [SmallPackage.catalog, "Package.swift"] {
      try FileManager.default.removeItem(at: package.url.appendingPathComponent(name))
    }
    let before = try contents()
    let outcome = try run(["init", "--dry-run"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("+++ phrasebook.yml"), "\(outcome.output)")
    #expect(outcome.output.contains("+++ Localizable.xcstrings"), "\(outcome.output)")
    #expect(try contents() == before)
  }

  @Test("migrate and import in a dry run")
  func dryExchange() throws {
    try package.write("\"Yes\" = \"Oui\";\n", to: "Sources/App/fr.lproj/Answers.strings")
    try package.write("\"Yes\" = \"Yes\";\n", to: "Sources/App/en.lproj/Answers.strings")
    #expect(try run(["export", "--as", "po", "--languages", "fr", "-o", "out"]).status == 0)
    try package.write(
      package.read("out/fr.po").replacingOccurrences(of: "Salut", with: "Bonjour"),
      to: "out/fr.po")
    let before = try contents()
    let migrated = try run(["migrate", "--dry-run", "--remove-originals"])
    #expect(migrated.output.contains("+++ Sources/App/Answers.xcstrings"), "\(migrated.errors)")
    #expect(migrated.output.contains("--- Sources/App/fr.lproj/Answers.strings\n+++ /dev/null"))
    let imported = try run(["import", "out/fr.po", ".", "--dry-run"])
    #expect(imported.output.contains("-            \"value\" : \"Salut\""), "\(imported.output)")
    #expect(try contents() == before)
  }

  @Test("merge --install in a dry run leaves git alone", .needsProgram("git"))
  func dryInstall() throws {
    _ = try OtherTool.run(["git", "init", "-q", package.url.path])
    let before = try contents()
    let outcome = try run(["merge", "--install", "--dry-run"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("+*.xcstrings merge=phrasebook"), "\(outcome.output)")
    #expect(try contents() == before)
  }

  @Test(
    "the spellings of earlier versions do the same, with one line on stderr",
    arguments: [
      (
        ["export", "--as", "po", "-o", "out", "--language", "fr", "de", "."],
        ["export", "--as", "po", "-o", "out", "--languages", "fr,de", "."]
      ),
      (
        ["translate", ".", "--to", "de", "--with", "pseudo", "--dry-run"],
        ["translate", ".", "--languages", "de", "--with", "pseudo", "--dry-run"]
      ),
      (
        ["audit", "--only", "text", "coverage", "--languages=fr", "."],
        ["audit", "--only", "text,coverage", "--languages=fr", "."]
      ),
      (
        ["pseudo", "--as", "accented", "--language", "en-XA", "--dry-run"],
        ["pseudo", "--as", "accented", "--languages", "en-XA", "--dry-run"]
      ),
    ])
  func oldSpellings(_ old: [String], _ new: [String]) throws {
    let (before, after) = (try run(old), try run(new))
    #expect(before.output == after.output)
    #expect(before.status == after.status)
    #expect(before.errors.contains("deprecated"), "\(before.errors)")
    #expect(!after.errors.contains("deprecated"), "\(after.errors)")
  }

  @Test("a list never takes the path behind it")
  func listsAndPaths() throws {
    try package.write(package.read(), to: "UI/Other.xcstrings")
    for arguments in [
      ["stats", "UI"], ["audit", "--languages", "fr", "UI"], ["audit", "--only", "coverage", "UI"],
      ["audit", "--require", "fr:1", "UI"], ["audit", "--except", "coverage", "UI"],
      ["export", "--as", "po", "-o", "out", "--languages", "fr", "UI"],
    ] {
      let outcome = try run(arguments)
      #expect(outcome.status < 2, "\(arguments): \(outcome.errors)")
      #expect(!outcome.output.contains("Sources/App"), "\(arguments): \(outcome.output)")
    }
  }

  @Test("several paths count once each")
  func severalPaths() throws {
    try package.write(package.read(), to: "UI/Other.xcstrings")
    try package.write(package.read(), to: "Rest/Third.xcstrings")
    let stats = try run(["stats", "UI", "Sources", "UI/Other.xcstrings"]).output
    #expect(stats.contains("UI/Other.xcstrings") && stats.contains("Sources/App"))
    #expect(!stats.contains("Rest/"))
    #expect(stats.components(separatedBy: "Other (").count == 2)
    let audit = try run(["audit", "Sources/App", "UI", "--all"])
    #expect(audit.status < 2, "\(audit.errors)")
    #expect(!audit.output.contains("Rest/"))
    #expect(try run(["check", "Sources", "UI"]).output.contains("Other (UI/Other.xcstrings)"))
    // No target has the catalog of UI.
    #expect(try run(["sync", "--check", "Sources", "UI"]).status == 2)
    #expect(try run(["format", "--check", "UI", "Rest"]).status == 0)
    #expect(try run(["stats", "UI", "nowhere"]).status == 2)
  }

  @Test("--quiet keeps errors, and --color decides over the terminal")
  func display() throws {
    try package.write("let a = Text(\"New\")\n", to: "Sources/Other/B.swift")
    #expect(try run(["set", "Hello", "fr", "Salut", "--quiet"]).errors.isEmpty)
    #expect(try run(["get", "Nothing", "-q"]).errors.contains("error:"))
    #expect(try run(["check", "--color", "always"]).output.contains("\u{1B}["))
    #expect(!(try run(["check", "--color", "never"]).output.contains("\u{1B}[")))
    #expect(try run(["check", "--color", "sometimes"]).status == 64)
    #expect(try run(["check", "-q", "-v"]).status == 64)
  }

  @Test("a server has the display options, and its output is the protocol only")
  func servers() throws {
    for name in ["lsp", "mcp", "edit"] {
      let help = try run([name, "--help"]).output
      for option in ["-q, --quiet", "-v, --verbose", "--color <when>"] {
        #expect(help.contains(option), "\(name) \(option)")
      }
    }
    for options in [["-q"], ["-v"], ["--color", "always"]] {
      for name in ["lsp", "mcp"] {
        let (with, without) = (try run([name] + options), try run([name]))
        #expect(with.status == without.status && with.output == without.output, "\(with.errors)")
        #expect(with.errors == without.errors)
      }
    }
    #expect(try run(["lsp", "-q", "-v"]).status == 64)
  }

  @Test(
    "display options before the name of a subcommand are those of the subcommand",
    arguments: [
      (["-q", "check"], ["check", "-q"]),
      (["--color", "always", "stats"], ["stats", "--color=always"]),
      (["-v", "memory", "stats"], ["memory", "stats", "-v"]),
      (["context", "--color=never", "-q", "list"], ["context", "list", "--color=never", "-q"]),
      (["memory", "-q"], ["memory"]), (["memory", "-v", "--help"], ["memory", "--help"]),
      (["--quiet", "snyc"], ["snyc"]), (["-q", "-v", "check"], ["check", "-q", "-v"]),
    ])
  func leadingOptions(_ before: [String], _ behind: [String]) throws {
    let (first, second) = (try run(before), try run(behind))
    #expect(first.status == second.status, "\(first.errors)")
    #expect(first.output == second.output && first.errors == second.errors, "\(first.errors)")
  }

  @Test("languages of get and set as an option")
  func languagesOfEdits() throws {
    #expect(try run(["set", "Hello", "Hallo", "--languages", "de,nl"]).status == 0)
    let texts = try run(["get", "Hello", "--languages", "de,nl"]).output
    #expect(texts.contains("de  translated  Hallo") && texts.contains("nl  translated  Hallo"))
    #expect(try run(["get", "Hello", ".", "--languages", "de"]).output == "Hallo\n")
    #expect(try run(["set", "Hello", "fr"]).status == 64)
    // "hi" is a language, and here it is the text and the PATH.
    for list in ["de", "de,nl"] {
      let outcome = try run(["set", "Hello", "--languages", list, "hi"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    #expect(try run(["get", "Hello", "--languages", "de"]).output == "hi\n")
    try package.write(package.read(), to: "hi/Other.xcstrings")
    let exported = try run(["export", "--as", "po", "-o", "out", "--languages", "fr,de", "hi"])
    #expect(exported.status == 0 && exported.errors.isEmpty, "\(exported.errors)")
  }

  @Test("set refuses a string whose placeholders do not fit")
  func misfits() throws {
    let before = try package.read()
    let refused = try run(["set", "Hello", "fr", "Salut %@"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("use --force"), "\(refused.errors)")
    #expect(try package.read() == before)
    #expect(try run(["set", "Hello", "fr", "Salut %@", "--force"]).status == 0)
    #expect(try run(["get", "Hello", "fr"]).output == "Salut %@\n")
  }

  /// The bytes of every file.
  private func contents() throws -> [String: Data] {
    let root = package.url.resolvingSymlinksInPath().path
    let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return files.filter { !$0.hasPrefix(".phrasebook") }.reduce(into: [:]) { contents, file in
      contents[file] = FileManager.default.contents(atPath: "\(root)/\(file)")
    }
  }
}
