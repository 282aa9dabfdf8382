import Foundation
import TestSupport
import Testing

/// Outputs replace only what Phrasebook wrote; a file of anyone else stays, whatever its name.
struct OutputFileTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try command.run(
      arguments, in: package.url,
      environment: ["XDG_CACHE_HOME": package.url.appendingPathComponent(".cache").path])
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.url.appendingPathComponent(path).path)
  }

  /// Commands that write one file, each with its arguments before the file.
  static let singleFile: [[String]] = [
    ["audit", ".", "--format", "json", "-o"], ["audit", ".", "-o"], ["generate", ".", "-o"],
    ["extract", "Sources/App/A.swift", "-o"],
    ["extract", "Sources/App/A.swift", "--format", "facts", "-o"],
    ["merge", SmallPackage.catalog, SmallPackage.catalog, SmallPackage.catalog, "-o"],
  ]

  /// Commands that write files of a known name to a folder.
  static let folders: [(arguments: [String], file: String)] = [
    (["export", ".", "--as", "xliff", "--language", "fr", "-o"], "fr.xliff"),
    (["export", ".", "--as", "csv", "--language", "fr", "-o"], "fr.csv"),
    (["compile", ".", "-o"], "fr.lproj/Localizable.strings"),
    (["compile", ".", "--as", "table", "-o"], "phrasebook.table"),
    (["extract", "Sources", "--format", "xcstrings", "-o"], "Localizable.xcstrings"),
    (["extract", "Sources", "--format", "stringsdata", "-o"], "A.stringsdata"),
    (["convert", SmallPackage.catalog, "--as", "po", "--language", "fr"], "fr.po"),
  ]

  @Test("a folder in the place of one file, or a source that is skipped: nothing is written")
  func allOrNothing() throws {
    try package.write("let b = Text(\"B\")\n", to: "Sources/App/B.swift")
    try package.write("", to: "out/B.stringsdata/x")
    let extract = ["extract", "Sources", "--format", "stringsdata", "-o"]
    let folder = try run(extract + ["out"])
    #expect(folder.status == 2 && folder.errors.contains("B.stringsdata"), "\(folder.errors)")
    #expect(!exists("out/A.stringsdata"))
    try package.write(
      "let b = Text(\"B\")\nlet c = \(String(repeating: "[", count: 5_000)) (",
      to: "Sources/App/B.swift")
    let skipped = try run(extract + ["new"])
    #expect(skipped.status == 2 && skipped.errors.contains("B.swift"), "\(skipped.errors)")
    #expect(!exists("new/A.stringsdata"))
    let facts = try run(
      ["extract", "Sources/App/B.swift", "--format", "facts", "-o", "B.facts"])
    #expect(facts.status == 2 && !exists("B.facts"), "\(facts.errors)")
    // The others are shown, and a sync keeps the keys.
    #expect(try run(["extract", "Sources"]).output.contains("\"Hello\""))
    #expect(try run(["sync"]).status == 0)
  }

  @Test(
    "a catalog whose name is not UTF-8 is reported by every command",
    arguments: [
      ["stats"], ["format"], ["compile", "-o", "out"], ["export", "--as", "po", "-o", "out"],
    ])
  func namesThatAreNotUTF8(_ arguments: [String]) throws {
    let script = "cp \(SmallPackage.catalog) Sources/App/\"$(printf 'L\\377.xcstrings')\""
    let copy = try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
      .run(["-c", script], in: package.url)
    try #require(copy.status == 0, "\(copy.errors)")
    let outcome = try run(arguments)
    #expect(outcome.errors.contains("the name is not UTF-8"), "\(outcome.errors)")
  }

  @Test(
    "two catalogs whose names differ only in normalization are an error",
    arguments: [
      ["compile", ".", "-o", "out"], ["export", ".", "--as", "strings", "-o", "out"],
      ["compile", "-o", "out", "Sources/App/\u{E9}.xcstrings", "Sources/App/e\u{301}.xcstrings"],
      [
        "export", "--as", "csv", "-o", "out", "Sources/App/\u{E9}.xcstrings",
        "Sources/App/e\u{301}.xcstrings",
      ],
      ["generate", ".", "-o", "out/A.swift"],
    ])
  func namesInTwoNormalizations(_ arguments: [String]) throws {
    for name in ["\\303\\251", "e\\314\\201"] {
      let script = "cp \(SmallPackage.catalog) Sources/App/\"$(printf '\(name).xcstrings')\""
      let copy = try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
        .run(["-c", script], in: package.url)
      try #require(copy.status == 0, "\(copy.errors)")
    }
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Unicode normalization"), "\(outcome.errors)")
    // An export continues with the catalogs that can be read.
    #expect(exists("out") == (arguments[0] == "export"))
  }

  @Test("a catalog, a source and a note are not replaced by an output", arguments: singleFile)
  func foreignFiles(_ arguments: [String]) throws {
    try package.write("remember the milk\n", to: "notes.txt")
    for file in [SmallPackage.catalog, "Sources/App/A.swift", "notes.txt"]
    where arguments.first != "merge" || file != SmallPackage.catalog {
      let before = try package.read(file)
      let refused = try run(arguments + [file])
      #expect(refused.status == 2, "\(file): \(refused)")
      #expect(refused.errors.contains("\(file): ") && refused.errors.contains("--force"))
      #expect(try package.read(file) == before)
    }
    let forced = try run(arguments + ["notes.txt", "--force"])
    #expect(forced.status < 2, "\(forced.errors)")
    #expect(try package.read("notes.txt") != "remember the milk\n")
  }

  @Test("a file of someone else in the output folder stops everything", arguments: folders)
  func foreignFilesInFolders(_ arguments: [String], _ file: String) throws {
    try package.write("by hand", to: "out/\(file)")
    let refused = try run(arguments + (arguments[0] == "convert" ? ["out/"] : ["out"]))
    #expect(refused.status == 2 && refused.errors.contains("out/\(file): "), "\(refused)")
    #expect(try package.read("out/\(file)") == "by hand")
    let out = package.url.appendingPathComponent("out").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: out).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(out)/\($0)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(files == [file])
    let target = arguments[0] == "convert" ? ["out/"] : ["out"]
    #expect(try run(arguments + target + ["--force"]).status == 0)
    #expect(try package.read("out/\(file)") != "by hand")
  }

  @Test("an output is replaced by the next run, and no longer once someone has changed it")
  func again() throws {
    let export = ["export", ".", "--as", "csv", "--language", "fr", "-o", "out"]
    #expect(try run(export).status == 0)
    #expect(try run(["set", "Hello", "fr", "Bonjour"]).status == 0)
    #expect(try run(export).status == 0)
    let written = try package.read("out/fr.csv")
    #expect(written.contains("Bonjour"))
    try package.write(written.replacingOccurrences(of: "Bonjour", with: "Coucou"), to: "out/fr.csv")
    let refused = try run(export)
    #expect(refused.status == 2 && refused.errors.contains("changed since"), "\(refused.errors)")
    #expect(try package.read("out/fr.csv").contains("Coucou"))
  }

  @Test(
    "accessors, facts, tables and reports of another machine are replaced",
    arguments: [
      ["generate", ".", "-o", "out.swift"], ["audit", ".", "--format", "json", "-o", "out"],
      ["audit", ".", "--format", "sarif", "-o", "out"],
      ["audit", ".", "--format", "junit", "-o", "out"],
      ["audit", ".", "--format", "html", "-o", "out"],
      ["extract", "Sources/App/A.swift", "--format", "facts", "-o", "out"],
      ["compile", ".", "--as", "table", "-o", "out.table"],
    ])
  func marked(_ arguments: [String]) throws {
    #expect(try run(arguments).status < 2)
    // The record is gone, as on another machine.
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(".cache"))
    let again = try run(arguments)
    #expect(again.status < 2, "\(again.errors)")
  }

  @Test(
    "each report is replaced by the next run",
    arguments: ["text", "json", "sarif", "github", "junit", "html"])
  func reports(_ format: String) throws {
    let audit = ["audit", ".", "--format", format, "-o", "out"]
    #expect(try run(audit).status < 2)
    #expect(try run(["set", "Hello", "fr", "Bonjour"]).status == 0)
    let again = try run(audit)
    #expect(again.status < 2, "\(again.errors)")
  }

  @Test(
    "a file that only begins like a report, or is one of another kind, is not replaced",
    arguments: [
      (["audit", ".", "--format", "json"], #"{"findings":[],"mine":1}"#),
      (["audit", ".", "--format", "json"], #"{"findings":[{"mine":1}],"summary":{}}"#),
      (["extract", "Sources/App/A.swift"], #"{"strings":[],"mine":1}"#),
      (["extract", "Sources/App/A.swift"], #"{"strings":["mine"]}"#),
      (
        ["extract", "Sources/App/A.swift"],
        #"{"findings":[],"summary":{"error":0,"warning":0,"note":0},"diagnostics":[]}"#
      ),
      (
        ["audit", ".", "--format", "sarif"],
        #"{"$schema":"x","version":"2.1.0","runs":[{"tool":{"driver":{"name":"other"}}}],"name":"phrasebook"}"#
      ),
      (["extract", "Sources/App/A.swift", "--format", "facts"], "phrasebook facts about life\n"),
    ])
  func foreignReports(_ arguments: [String], _ content: String) throws {
    try package.write(content, to: "out")
    let refused = try run(arguments + ["-o", "out"])
    #expect(refused.status == 2 && refused.errors.contains("did not write this file"))
    #expect(try package.read("out") == content)
  }

  @Test("a file that the run reads is not replaced, though an earlier run wrote it")
  func inputs() throws {
    #expect(try run(["export", ".", "--as", "csv", "--language", "fr", "-o", "."]).status == 0)
    let before = try package.read("fr.csv")
    let refused = try run(["convert", "fr.csv", "fr.csv"])
    #expect(refused.status == 2 && refused.errors.contains("this run reads"), "\(refused.errors)")
    #expect(try package.read("fr.csv") == before)
  }

  @Test("symbolic links in the output folder are not followed")
  func links() throws {
    try package.write("outside", to: "elsewhere/fr.csv")
    try package.write("", to: "out/keep")
    let manager = FileManager.default
    func link(_ name: String, _ target: String) throws {
      try manager.createSymbolicLink(
        atPath: package.url.appendingPathComponent(name).path, withDestinationPath: target)
    }
    try link("out/fr.csv", "../elsewhere/fr.csv")
    try link("out/fr.lproj", "../elsewhere")
    try link("report", "elsewhere/new")
    for arguments in [
      ["export", ".", "--as", "csv", "--language", "fr", "-o", "out"],
      ["compile", ".", "-o", "out"], ["audit", ".", "-o", "report"],
    ] {
      for force in [[], ["--force"]] {
        let outcome = try run(arguments + force)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("symbolic link"), "\(outcome.errors)")
      }
    }
    #expect(try package.read("elsewhere/fr.csv") == "outside")
    #expect(!exists("elsewhere/new") && !exists("elsewhere/Localizable.strings"))
  }

  /// Languages whose files would have one name, on every disk or on one that ignores case.
  @Test(
    "two languages of one file name are refused before anything is written",
    arguments: [
      ("android", ["pt-BR", "pt_BR"]), ("arb", ["fr", "FR"]),
      ("xliff", ["fr", "FR"]), ("po", ["fr", "FR"]), ("csv", ["fr", "FR"]), ("tsv", ["fr", "FR"]),
      ("strings", ["fr", "FR"]), ("xliff2", ["fr", "FR"]), ("tmx", ["fr", "FR"]),
      ("i18next", ["fr", "FR"]), ("xcloc", ["fr", "FR"]),
      ("strings", ["de-ß", "de-SS"]), ("csv", ["x-ﬁ", "x-FI"]),
      ("po", ["x-\u{E9}", "x-e\u{301}"]), ("strings", ["x-\u{E9}", "x-e\u{301}"]),
      ("xliff", ["x-\u{E9}", "x-e\u{301}"]), ("xcloc", ["x-\u{E9}", "x-E\u{301}"]),
    ])
  func sameNames(_ format: String, _ languages: [String]) throws {
    let localizations = languages.map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0)\"}}"
    }
    try package.write(
      """
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{
      \(localizations.joined(separator: ","))}}},"version":"1.0"}
      """, to: SmallPackage.catalog)
    let named = ["-l", languages.joined(separator: ","), "--allow-unknown-language"]
    // An option takes language tags only.
    let isNamed = languages.joined().utf8.allSatisfy { $0 < 0x80 }
    for choice in isNamed ? [[], named] : [[]] {
      let outcome = try run(["export", ".", "--as", format, "-o", "out"] + choice)
      #expect(outcome.status == 2 && outcome.errors.contains("two outputs"), "\(outcome)")
      #expect(!exists("out"))
    }
    if format == "strings" {
      #expect(try run(["compile", ".", "-o", "out"]).status == 2)
      #expect(!exists("out"))
    }
  }

  @Test("files for a part of the sources are not written", arguments: ["stringsdata", "xcstrings"])
  func allOrNothing(_ format: String) throws {
    let outcome = try run([
      "extract", "Sources/App/A.swift", "Sources/App/Gone.swift", "--format", format, "-o", "out",
    ])
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(!exists("out"))
  }

  @Test("what a killed run left in the output folder is gone after the next one")
  func leftovers() throws {
    let name = "out/.fr.po.phrasebook-\(try endedProcess())-17"
    let living = "out/.fr.po.phrasebook-\(getpid())-17"
    let other = "out/.fr.po.phrasebook-notes"
    for file in [name, living, other] { try package.write("half", to: file) }
    #expect(
      try run(["export", ".", "--as", "xliff", "--language", "fr", "-o", "out"]).status == 0)
    #expect(!exists(name) && exists(living) && exists(other))
  }

  /// The run made its catalog, and was killed before it removed the temporary file: the next one has nothing to make.
  @Test("what a killed init or migrate left is gone after the next one")
  func leftoversOfNewCatalogs() throws {
    let texts = "\"a\" = \"b\";\n"
    try package.write(texts, to: "Old/fr.lproj/A.strings")
    #expect(try run(["migrate", "Old"]).status == 0 && exists("Old/A.xcstrings"))
    try package.write(texts, to: "Old/fr.lproj/A.strings")
    let leftovers = try ["Old/.A.xcstrings", "Sources/App/.Localizable.xcstrings"].map {
      "\($0).phrasebook-\(try endedProcess())-17"
    }
    for name in leftovers { try package.write("half", to: name) }
    _ = try run(["migrate", "Old"])
    _ = try run(["init", "."])
    for name in leftovers { #expect(!exists(name), "\(name)") }
  }

  /// The same for files that the next run finds as it would make them.
  @Test("what a killed run left beside its file is gone after the next one that changes nothing")
  func leftoversBesideUnchangedFiles() throws {
    try package.write("exchange:\n  format: po\n  folder: Texts\n", to: "phrasebook.yml")
    let works = [
      (["audit", ".", "--write-baseline", "base.json", "--fail-on", "never"], ".base.json"),
      (["exchange", "."], "Texts/.fr.po"), (["exchange", "."], "Texts/.base/.fr.po"),
      (["init", "."], ".phrasebook.yml"), (["sync", "."], "Sources/App/.Localizable.xcstrings"),
    ]
    for (arguments, name) in works {
      _ = try run(arguments)
      let leftover = "\(name).phrasebook-\(try endedProcess())-17"
      try package.write("half", to: leftover)
      let outcome = try run(arguments)
      #expect(outcome.status == 0 && !exists(leftover), "\(arguments): \(outcome.errors)")
    }
  }

  /// The id of a process that has ended: it has been waited for.
  private func endedProcess() throws -> Int32 {
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/sh")
    ended.arguments = ["-c", "exit 0"]
    try ended.run()
    ended.waitUntilExit()
    return ended.processIdentifier
  }

  @Test("a translation memory beyond the user's limit is an error of a file that is too large")
  func memorySizeLimit() throws {
    let texts = (0..<5_000).map { number in
      """
      "key \(number)":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"\(number)"}}}}
      """
    }
    try package.write(
      #"{"sourceLanguage":"en","strings":{\#(texts.joined(separator: ","))},"version":"1.0"}"#,
      to: SmallPackage.catalog)
    let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
      [
        "-c", "ulimit -f 200; exec \"$0\" memory import \"$1\"", command.executable.path,
        SmallPackage.catalog,
      ], in: package.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains("cannot write it: file too large"), "\(outcome.errors)")
  }

  @Test("a file beyond the user's limit is an error, and the old bytes stay")
  func fileSizeLimit() throws {
    let texts = (0..<20_000).map { "\"key \($0)\":{}" }.joined(separator: ",")
    try package.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(texts)},\"version\":\"1.0\"}",
      to: SmallPackage.catalog)
    let before = try package.read()
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let outcome = try shell.run(
      [
        "-c", "ulimit -f 8; exec \"$0\" format \"$1\"", command.executable.path,
        SmallPackage.catalog,
      ], in: package.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains("cannot write it"), "\(outcome.errors)")
    #expect(try package.read() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: package.url.appendingPathComponent("Sources/App").path
      ).sorted() == ["A.swift", "Localizable.xcstrings"])
  }
}
