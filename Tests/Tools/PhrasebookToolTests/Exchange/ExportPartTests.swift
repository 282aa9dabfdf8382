import Foundation
import TestSupport
import Testing

/// Exports of a part of the strings, with what a translator needs to know about them.
struct ExportPartTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(Self.catalog(more: ""), to: "Sources/App/Localizable.xcstrings")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en", targets: [.target(name: "App"), .target(name: "Kit")])
      """, to: "Package.swift")
    try folder.write(
      "import SwiftUI\nlet title = Text(\"Tab\", bundle: .module)\n", to: "Sources/App/View.swift")
    try folder.write("let kit = 1\n", to: "Sources/Kit/Kit.swift")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Kit": {}}, "version": "1.0"}"#,
      to: "Sources/Kit/Main.xcstrings")
  }

  private static func catalog(more: String) -> String {
    func entry(_ key: String, _ state: String) -> String {
      """
      "\(key)": {"localizations": {"fr": {"stringUnit": {"state": "\(state)", "value": "\(key) !"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "strings": {\(entry("Done", "translated")), \
      \(entry("Machine", "machine_translated")), \(entry("Doubt", "needs_review")), \
      "Tab": {"comment": "At most 8 characters"}\(more)}, "version": "1.0"}
      """
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func ids(_ file: String) throws -> [String] {
    let text = String(decoding: try folder.data(at: file), as: UTF8.self)
    return text.matches(of: /<trans-unit id="([^"]*)"/).map { String($0.output.1) }
  }

  @Test("--only exports what needs work; a missing translation is new")
  func onlyWhatNeedsWork() throws {
    let outcome = try run(
      "export", ".", "--as", "xliff", "--languages", "fr", "--only", "new,needs_review", "-o", "out"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try ids("out/fr.xliff") == ["Doubt", "Tab", "Kit"])
    let wrong = try run("export", ".", "--as", "po", "--only", "old", "-o", "x")
    #expect(wrong.status == 64 && wrong.errors.contains("translated or stale"), "\(wrong.errors)")
    let none = try run("export", ".", "--as", "po", "--only", "stale", "-o", "none")
    #expect(none.status == 0 && none.errors.contains("note: .: no string"), "\(none.errors)")
  }

  @Test("--since exports what is new or changed since a revision", .needsProgram("git"))
  func sinceRevision() throws {
    let git = ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      #expect(try OtherTool.run(git + words).isGood)
    }
    try folder.write(
      Self.catalog(more: ", \"Brand new\": {}").replacingOccurrences(of: "Done !", with: "Fini"),
      to: "Sources/App/Localizable.xcstrings")
    let outcome = try run(
      "export", ".", "--as", "xliff", "--languages", "fr", "--since", "HEAD", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try ids("out/fr.xliff").sorted() == ["Brand new", "Done"])
    let wrong = try run("export", ".", "--as", "xliff", "--since", "nowhere", "-o", "out")
    #expect(wrong.errors.hasPrefix("error: \"nowhere\" is neither"), "\(wrong.errors)")
    #expect(wrong.status == 2 && wrong.errors.contains("nowhere"))
  }

  @Test("--split writes a folder for each module or table, which is imported again")
  func split() throws {
    let modules = try run(
      "export", ".", "--as", "xliff", "--languages", "fr", "--split", "module", "-o", "out")
    #expect(modules.output == "out/App/fr.xliff\nout/Kit/fr.xliff\n", "\(modules.errors)")
    #expect(try ids("out/Kit/fr.xliff") == ["Kit"])
    let tables = try run(
      "export", ".", "--as", "po", "--languages", "fr", "--split", "table", "-o", "po")
    #expect(tables.output == "po/Localizable/fr.po\npo/Main/fr.po\n", "\(tables.errors)")
    #expect(try run("import", "out", ".").status == 0)
  }

  @Test("--omit-untranslated leaves out strings without a translation")
  func omitUntranslated() throws {
    #expect(
      try run(
        "export", ".", "--as", "strings", "--languages", "fr", "--omit-untranslated", "-o", "out"
      ).status == 0)
    let text = String(
      decoding: try folder.data(at: "out/fr.lproj/Localizable.strings"), as: UTF8.self)
    #expect(text.contains("Done") && !text.contains("Tab"))
    #expect(
      try run(
        "export", ".", "--as", "csv", "--languages", "fr", "--omit-untranslated", "-o", "out"
      ).status == 0)
    let table = String(decoding: try folder.data(at: "out/fr.csv"), as: UTF8.self)
    #expect(table.contains("Done") && !table.contains("Tab"))
  }

  @Test(
    "--fill-untranslated writes source texts, which an import with the base leaves alone",
    arguments: [
      ("strings", "fr.lproj/Localizable.strings", "\"Tab\" = \"Tab\";", "\"Doubt !\""),
      ("android", "values-fr/strings.xml", "<string name=\"Tab\">Tab</string>", ">Doubt !<"),
    ])
  func fillUntranslated(
    _ format: String, _ file: String, _ line: String, _ old: String
  ) throws {
    func export(_ options: String..., to output: String) throws -> BuiltCommand.Outcome {
      let place = ["Sources/App", "--as", format, "--languages", "fr", "-o", output]
      return try command.run(["export"] + place + options, in: folder.url)
    }
    #expect(try export(to: "plain").status == 0)
    let plain = String(decoding: try folder.data(at: "plain/\(file)"), as: UTF8.self)
    #expect(!plain.contains("Tab"))
    let outcome = try export("--fill-untranslated", to: "out")
    #expect(outcome.status == 0 && outcome.errors.contains("its state new"), "\(outcome.errors)")
    let text = String(decoding: try folder.data(at: "out/\(file)"), as: UTF8.self)
    #expect(text.contains(line), "\(text)")
    let edited = old.replacingOccurrences(of: "Doubt", with: "Douteux")
    try folder.write(text.replacingOccurrences(of: old, with: edited), to: "home/\(file)")
    let home = try run("import", "home/\(file)", "Sources/App", "--base", "out/\(file)")
    #expect(home.status == 0, "\(home.errors)")
    let catalog = String(
      decoding: try folder.data(at: "Sources/App/Localizable.xcstrings"), as: UTF8.self)
    #expect(catalog.contains("Douteux !"))
    #expect(catalog.contains("\"Tab\": {\"comment\": \"At most 8 characters\"}"), "\(catalog)")
  }

  @Test("--fill-untranslated is for formats that leave strings without a translation out")
  func fillsOnlyWithoutStates() throws {
    let outcome = try run(
      "export", ".", "--as", "xliff", "--languages", "fr", "--fill-untranslated", "-o", "out")
    #expect(
      outcome.errors.contains(
        "warning: xliff shows which strings have no translation; --fill-untranslated is for"),
      "\(outcome.errors)")
    let text = String(decoding: try folder.data(at: "out/fr.xliff"), as: UTF8.self)
    #expect(!text.contains("state=\"new\""))
    let both = try run(
      "export", ".", "--as", "strings", "--omit-untranslated", "--fill-untranslated", "-o", "x")
    #expect(both.status == 64 && both.errors.contains("cannot be combined"), "\(both.errors)")
  }

  @Test(
    "maximum lengths of comments are in the formats that have a place for them",
    arguments: [
      ("xliff", "out/fr.xliff", "maxwidth=\"8\" size-unit=\"char\""),
      ("xliff2", "out/fr.xliff", "slr:sizeRestriction=\"8\""),
      ("csv", "out/fr.csv", "maxlength"), ("po", "out/fr.po", "#, max-length:8\n"),
    ])
  func maximumLength(_ format: String, _ file: String, _ part: String) throws {
    #expect(try run("export", ".", "--as", format, "--languages", "fr", "-o", "out").status == 0)
    let text = String(decoding: try folder.data(at: file), as: UTF8.self)
    #expect(text.contains(part), "\(text)")
    let again = format == "csv" ? "fr.tsv" : "fr.csv"
    #expect(try run("convert", file, again).status == 0)
    let converted = String(decoding: try folder.data(at: again), as: UTF8.self)
    let cells = converted.split { $0 == "," || $0 == "\t" || $0 == "\"" || $0.isNewline }
    #expect(cells.contains("maxlength") && cells.contains("8"), "\(converted)")
  }

  @Test("a format without a place for references says so", arguments: ["csv", "arb", "android"])
  func referencesWithoutAPlace(_ format: String) throws {
    let outcome = try run(
      "export", ".", "--as", format, "--languages", "fr", "--references", "-o", "out")
    #expect(
      outcome.errors.contains("warning: \(format) has no place for references"), "\(outcome.errors)"
    )
  }

  @Test("a length that is no number is reported when a table is read")
  func lengthThatIsNoNumber() throws {
    for length in ["many", "0", "-3"] {
      try folder.write(
        "id,source,target,maxlength\nTab,Tab,Onglet,\(length)\n", to: "fr.csv")
      let outcome = try run("convert", "fr.csv", "fr.po", "--force")
      #expect(
        outcome.status == 0 && outcome.errors.contains("fr.csv:2:1: warning: the maxlength"),
        "\(outcome.errors)")
      #expect(!String(decoding: try folder.data(at: "fr.po"), as: UTF8.self).contains("max-length"))
    }
  }

  @Test("--references adds the places in the code", arguments: ["xliff", "xliff2", "po"])
  func references(_ format: String) throws {
    let outcome = try run(
      "export", ".", "--as", format, "--languages", "fr", "--references", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = format == "po" ? "out/fr.po" : "out/fr.xliff"
    let text = String(decoding: try folder.data(at: file), as: UTF8.self)
    #expect(text.contains("Sources/App/View.swift:2"), "\(text)")
  }

  @Test(
    "--references adds the pictures that show a string as notes", arguments: ["xliff", "xliff2"])
  func pictures(_ format: String) throws {
    try folder.write(
      """
      {"version": 1, "strings": [{"picture": "Home.png", "catalog": \
      "Sources/App/Localizable.xcstrings", "key": "Tab", "region": "0,0,2,2", "from": "user"}]}
      """, to: "phrasebook-context/context.json")
    let outcome = try run(
      "export", ".", "--as", format, "--languages", "fr", "--references", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = String(decoding: try folder.data(at: "out/fr.xliff"), as: UTF8.self)
    let name = format == "xliff" ? "from" : "category"
    let note = "<note \(name)=\"screenshot\">Home.png</note>"
    #expect(text.components(separatedBy: note).count == 2, "\(text)")
    // It is not a translator's note.
    let home = try run("import", "out/fr.xliff", ".", "--notes", "notes.csv")
    #expect(home.status == 0 && home.output.isEmpty, "\(home.output)\(home.errors)")
    let notes = (try? folder.data(at: "notes.csv")).map { String(decoding: $0, as: UTF8.self) }
    #expect(notes?.contains("Home.png") != true)
  }

  @Test(
    "a spreadsheet keeps every cell of csv-excel, and what it saves is imported",
    .needsProgram("soffice"), .needsPython("openpyxl"))
  func spreadsheets() throws {
    #expect(
      try run("export", ".", "--as", "csv-excel", "--languages", "fr", "-o", "out").status == 0)
    let profile = "-env:UserInstallation=file://\(folder("profile"))"
    func convert(_ options: String..., file: String) throws -> Bool {
      try OtherTool.run(
        ["soffice", profile, "--headless"] + options + ["--outdir", folder("out"), folder(file)]
      ).isGood
    }
    #expect(try convert("--infilter=CSV:59,34,76", "--convert-to", "xlsx", file: "out/fr.csv"))
    let edited = try OtherTool.python(
      """
      import openpyxl, sys
      book = openpyxl.load_workbook(sys.argv[1])
      sheet = book.active
      names = [cell.value for cell in sheet[1]]
      for row in sheet.iter_rows(min_row=2):
        if row[names.index("key")].value == "Done":
          row[names.index("target")].value = "Terminé ; « fini »"
      book.save(sys.argv[1])
      print(",".join(names))
      """, [folder("out/fr.xlsx")])
    #expect(String(decoding: edited, as: UTF8.self).contains("source,target"))
    #expect(
      try convert(
        "--convert-to", "csv:Text - txt - csv (StarCalc):59,34,76,1", file: "out/fr.xlsx"))
    let imported = try run("import", "out/fr.csv", ".")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(
      String(decoding: try folder.data(at: "Sources/App/Localizable.xcstrings"), as: UTF8.self)
        .contains("Terminé ; « fini »"))
  }
}
