import Foundation
import Phrasebook
import TestSupport
import Testing

@Suite("phrasebook-build, the tool behind the plugin")
struct ToolTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder(named: "Bäckerei mit Brot")
    command = try BuiltCommand(named: "phrasebook-build")
    try folder.write(Self.catalog("Hello", "Hallo"), to: "Localizable.xcstrings")
    try folder.write(
      Self.catalog("order.title", "Bestellung", #""extractionState" : "manual","#),
      to: "Texte/Orders.xcstrings")
  }

  private static func catalog(_ key: String, _ german: String, _ rest: String = "") -> String {
    """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "\(key)" : { \(rest)
      "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } } } } } }
    """
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  @Test("compiles all catalogs of a module into one table, and writes their accessors")
  func table() throws {
    let outcome = try run(
      "--table", "out/phrasebook.table", "--accessors", "out", "Localizable.xcstrings",
      "Texte/Orders.xcstrings")
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    let tables = try CompiledTables.map(path: path("out/phrasebook.table"))
    try tables.verify()
    #expect(tables.names == ["Localizable", "Orders"])
    #expect(
      try tables.table(named: "Orders")?.plainText(of: "order.title", at: 1) == "Bestellung")
    let orders = String(decoding: try folder.data(at: "out/Phrase+Orders.swift"), as: UTF8.self)
    #expect(orders.contains("enum Orders {") && orders.contains("static var title: Phrase {"))
    let others = String(
      decoding: try folder.data(at: "out/Phrase+Localizable.swift"), as: UTF8.self)
    #expect(!others.contains("static"))
  }

  @Test("the same catalogs give the same bytes, and files that would not change are left alone")
  func incremental() throws {
    let arguments = ["--plugin", "out", "--", "Localizable.xcstrings", "Texte/Orders.xcstrings"]
    _ = try command.run(arguments, in: folder.url)
    let before = try folder.contents()
    #expect(
      before.keys.filter { $0.hasPrefix("out/") }.sorted() == [
        "out/Phrase+Localizable.swift", "out/Phrase+Orders.swift",
        "out/PhrasebookEmbeddedTables.swift", "out/phrasebook.table",
      ])
    // An old date shows whether a file was written.
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for name in before.keys {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path(name))
    }
    _ = try command.run(
      ["--plugin", "out", "--", "Texte/Orders.xcstrings", "Localizable.xcstrings"], in: folder.url)
    #expect(try folder.contents() == before)
    try folder.write(Self.catalog("Hello", "Servus"), to: "Localizable.xcstrings")
    _ = try command.run(arguments, in: folder.url)
    let changed = try before.keys.filter { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      return attributes[.modificationDate] as? Date != old
    }
    #expect(changed.sorted() == ["Localizable.xcstrings", "out/phrasebook.table"])
  }

  @Test("what is wrong is said as a compiler says it, for every catalog, and nothing is written")
  func errors() throws {
    try folder.write("{\n  \"sourceLanguage\" : \"en\",,\n}", to: "Localizable.xcstrings")
    try folder.write(
      "{ \"sourceLanguage\" : \"en\",\n  \"strings\" : { \"a\" : { \"comment\" : 5 } } }",
      to: "Texte/Orders.xcstrings")
    let outcome = try run(
      "--plugin", "out", path("Localizable.xcstrings"), "Texte/Orders.xcstrings", "gone.xcstrings")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("\(path("Localizable.xcstrings")):2:27: error: ") == true)
    #expect(
      lines.dropFirst().first
        == "Texte/Orders.xcstrings:2:37: error: strings.a.comment must be a string, not a number; put it in quotes"
    )
    #expect(lines.last == "gone.xcstrings:1:1: error: cannot read it: there is no such file")
    #expect(!FileManager.default.fileExists(atPath: path("out")))
  }

  @Test("texts that no loader can show are refused with their place, and nothing is written")
  func texts() throws {
    func text(_ form: String) -> String {
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a" : { "localizations" : { "en" : \(form) } }
      } }
      """
    }
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "%#@x@" } }"#
    for (form, expected) in [
      (unit, "Referencing undefined substitution 'x' (en: a)"),
      (
        #"{ "variations" : { "plural" : { "one" : \#(unit.replacing("%#@x@", with: "b")) } } }"#,
        "Plural variation has no form 'other'; add it (en: b)"
      ),
    ] {
      try folder.write(
        text(form).replacing("\"a\"", with: expected.hasSuffix("b)") ? "\"b\"" : "\"a\""),
        to: "Texte/Orders.xcstrings")
      let outcome = try run("--plugin", "out", "Localizable.xcstrings", "Texte/Orders.xcstrings")
      #expect(outcome.status == 2)
      let line = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      #expect(line.hasPrefix("Texte/Orders.xcstrings:2:") && line.hasSuffix("error: \(expected)"))
      #expect(!FileManager.default.fileExists(atPath: path("out")))
    }
    try folder.write(Self.catalog("a", "b"), to: "fr.lproj/One.xcstrings")
    let one = try run("--table", "t", "fr.lproj/One.xcstrings")
    #expect(one.status == 2)
    #expect(
      one.errors.hasPrefix(
        "fr.lproj/One.xcstrings:1:1: error: One.xcstrings should not be inside an lproj directory.")
    )
  }

  @Test("a renaming that comes to nothing is warned of where it stands")
  func renamings() throws {
    try folder.write("{ \"renamed\" : { \"Nope\" : { \"a\" : \"b\" } } }", to: "A/s.json")
    let arguments = ["--accessors", "out", "--settings", "A/s.json", "Localizable.xcstrings"]
    let outcome = try command.run(arguments, in: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "A/s.json:1:34: warning: the renamed key \"a\" has no accessor: unknown table Nope\n"
    )
    // A package's own are for several targets, and one of them has the table.
    try folder.write("", to: "A/Package.swift")
    #expect(try command.run(arguments, in: folder.url).errors.isEmpty)
  }

  @Test("two catalogs of one name are refused")
  func sameName() throws {
    try folder.write(Self.catalog("a", "b"), to: "Texte/Localizable.xcstrings")
    let outcome = try run(
      "--table", "t", "Localizable.xcstrings", "Texte/Localizable.xcstrings")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "Texte/Localizable.xcstrings:1:1: error: Cannot have multiple Localizable.xcstrings files in same target. The other is Localizable.xcstrings; rename one, or compile one target at a time\n"
    )
  }

  @Test("settings: the command line over the target over the package")
  func settings() throws {
    try folder.write(
      #"""
      { "keys" : "all", "access" : "public",
        "renamed" : { "Localizable" : { "Hi" : "Hello" } },
        "targets" : { "Shop" : { "access" : "package", "embed" : true } } }
      """#, to: "phrasebook-build.json")
    let arguments = ["--plugin", "out", "--settings", "phrasebook-build.json"]
    let catalogs = ["Localizable.xcstrings", "Texte/Orders.xcstrings"]
    #expect(try command.run(arguments + catalogs, in: folder.url).status == 0)
    func text(_ name: String) throws -> String {
      String(decoding: try folder.data(at: "out/\(name)"), as: UTF8.self)
    }
    #expect(try text("Phrase+Localizable.swift").contains("  public static var hello: Phrase"))
    #expect(try text("Phrase+Localizable.swift").contains("renamed: \"Phrase.hello\""))
    #expect(!(try text("PhrasebookEmbeddedTables.swift")).contains("base64"))
    _ = try command.run(arguments + ["--target", "Shop"] + catalogs, in: folder.url)
    #expect(try text("Phrase+Localizable.swift").contains("  package static var hello: Phrase"))
    #expect(try text("PhrasebookEmbeddedTables.swift").contains("base64"))
    #expect(try CompiledTables.map(path: path("out/phrasebook.table")).names.isEmpty)
    _ = try command.run(
      arguments + ["--target", "Shop", "--access=internal"] + catalogs, in: folder.url)
    #expect(try text("Phrase+Localizable.swift").contains("  static var hello: Phrase"))
  }

  @Test(
    "settings that say nothing are refused with their place",
    arguments: [
      (#"{ "acess" : "public" }"#, "1:13: error: there is no setting \"acess\""),
      (
        "{\n  \"access\" : \"open\" }",
        "2:14: error: access is one of public, package, internal, not \"open\""
      ),
      (#"{ "embed" : "yes" }"#, "1:13: error: embed is true or false, without quotes"),
      (
        #"{ "renamed" : { "T" : { "a" : 1 } } }"#,
        "1:31: error: a renamed key is a text: \"old\" : \"new\""
      ),
      ("[]", "1:1: error: the settings must be a JSON object"),
      (
        #"{ "targets" : { "A" : 5 } }"#,
        "1:23: error: \"A\" is the name of a target and has an object of settings"
      ),
      (
        #"{ "renamed" : { "T" : 5 } }"#,
        "1:23: error: \"T\" is the name of a table and has an object of old and new keys"
      ),
    ])
  func badSettings(text: String, expected: String) throws {
    try folder.write(text, to: "s.json")
    let outcome = try run("--table", "t", "--settings", "s.json", "Localizable.xcstrings")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "s.json:\(expected)\n")
  }

  @Test("settings for a target that the package has not are refused")
  func unknownTarget() throws {
    try folder.write("{ \"targets\" : { \"Carrt\" : { \"embed\" : true } } }", to: "s.json")
    func run(of targets: String) throws -> BuiltCommand.Outcome {
      try self.run(
        "--table", "t", "--settings", "s.json", "--targets", targets, "Localizable.xcstrings")
    }
    let outcome = try run(of: "Cart,Shop")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "s.json:1:27: error: there is no target \"Carrt\" in the package; it has Cart, Shop\n")
    #expect(try run(of: "Cart,Carrt").status == 0)
  }

  @Test("a command that is not understood is 64, help is no error")
  func usage() throws {
    for arguments in [
      [], ["--table"], ["--colour", "x", "a"], ["--access", "open", "a"], ["--table", "t"],
    ] {
      let outcome = try command.run(arguments, in: folder.url)
      #expect(outcome.status == 64, "\(arguments)")
      #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains("usage:"))
    }
    let help = try run("--help")
    #expect(help.status == 0 && help.output.hasPrefix("usage:") && help.errors.isEmpty)
  }
}
