import Foundation
import TestSupport
import Testing

/// `phrasebook compile`, as a build runs it.
struct CompileTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            } } }
          }
        },
        "Hello" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Salut \\"toi\\"" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let broken = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Next meeting at %lld %lld" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@arg1@ %#@arg3@" },
              "substitutions" : {
                "arg1" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func files(below folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { !$0.hasSuffix(".lproj") }.sorted()
  }

  @Test func foldersOfLanguagesAreWritten() throws {
    let package = try SmallPackage()
    try package.write(Self.catalog, to: SmallPackage.catalog)
    let run = try BuiltCommand().run(["compile", ".", "-o", "out"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    let out = package.url.appendingPathComponent("out")
    #expect(
      files(below: out) == ["en.lproj/Localizable.stringsdict", "fr.lproj/Localizable.strings"])
    #expect(
      run.output == "out/en.lproj/Localizable.stringsdict\nout/fr.lproj/Localizable.strings\n")
    #expect(
      try package.read("out/fr.lproj/Localizable.strings") == #""Hello" = "Salut \"toi\"";"# + "\n")
    let list = try PropertyListSerialization.propertyList(
      from: Data(try package.read("out/en.lproj/Localizable.stringsdict").utf8), format: nil)
    let entry = (list as? [String: [String: Any]])?["%lld files"]
    #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    let variable = entry?["value"] as? [String: String]
    #expect(variable?["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType")
    #expect(variable?["NSStringFormatValueTypeKey"] == "lld")
    #expect(variable?["one"] == "%lld file")
  }

  @Test func aTableIsWritten() throws {
    let package = try SmallPackage()
    let command = try BuiltCommand()
    let run = try command.run(["compile", "-o", "out", "--as", "table"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: package.url.appendingPathComponent("out/phrasebook.table"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x42, 0x54]))
    let named = try command.run(
      ["compile", ".", "-o", "a/b.table", "--as", "table", "--format", "json"], in: package.url)
    #expect(named.output == #"{"files":["a/b.table"],"diagnostics":[]}"# + "\n")
  }

  @Test(arguments: ["--binary", "--xml"])
  func stringsAreBinaryOrXML(_ flag: String) throws {
    let package = try SmallPackage()
    try package.write(Self.catalog, to: SmallPackage.catalog)
    let run = try BuiltCommand().run(
      ["compile", SmallPackage.catalog, "-o", "out", flag, "--languages", "fr"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    let file = package.url.appendingPathComponent("out/fr.lproj/Localizable.strings")
    let data = try Data(contentsOf: file)
    #expect(data.starts(with: Data((flag == "--xml" ? "<?xml" : "bplist00").utf8)))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(list as? [String: String] == ["Hello": "Salut \"toi\""])
    #expect(files(below: package.url.appendingPathComponent("out")).count == 1)
  }

  @Test func errorsEndTheCompilation() throws {
    let package = try SmallPackage()
    let command = try BuiltCommand()
    try package.write(Self.broken, to: "Sources/App/Broken.xcstrings")
    let run = try command.run(["compile", ".", "-o", "out"], in: package.url)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "error: Referencing undefined substitution 'arg3' (en: Next meeting at %lld %lld)"))
    #expect(run.errors.contains("Broken.xcstrings:6:"))
    // Nothing of the whole run.
    #expect(files(below: package.url.appendingPathComponent("out")) == [])

    let wrong = try command.run(
      ["compile", SmallPackage.catalog, "-o", "out", "--languages", "fi"], in: package.url)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "error: no catalog has the language fi; did you mean fr?\n")
  }

  /// A table that one loader cannot show is an error for the other, too.
  @Test func errorsOfTables() throws {
    let package = try SmallPackage()
    let command = try BuiltCommand()
    try package.write(Self.broken, to: "Sources/App/Broken.xcstrings")
    try package.write(
      Self.catalog.replacingOccurrences(of: "\"other\"", with: "\"lots\""),
      to: "Sources/App/Localizable.xcstrings")
    let folders = try command.run(["compile", ".", "-o", "out"], in: package.url)
    let table = try command.run(["compile", ".", "-o", "out", "--as", "table"], in: package.url)
    #expect(folders.status == 2 && table.status == 2)
    #expect(table.errors == folders.errors)
    #expect(table.errors.contains("Sources/App/Broken.xcstrings:6:"))
    #expect(table.errors.contains("Sources/App/Localizable.xcstrings:6:"))
    #expect(table.errors.contains("error: Plural variation has no form 'other'; add it"))
    #expect(table.errors.contains("warning: Plural variation has an unknown form 'lots'"))
    #expect(files(below: package.url.appendingPathComponent("out")) == [])
    // A language that is not wanted is not looked at.
    try package.write(
      Self.broken.replacingOccurrences(of: "\"en\" : {", with: "\"fr\" : {"),
      to: "Sources/App/Broken.xcstrings")
    let english = try command.run(
      [
        "compile", "Sources/App/Broken.xcstrings", "-o", "out", "--as", "table", "--languages",
        "en",
      ],
      in: package.url)
    #expect(english.status == 0, "\(english.errors)")
  }

  @Test func catalogsOfOneLanguage() throws {
    let package = try SmallPackage()
    let command = try BuiltCommand()
    try package.write(Self.catalog, to: "Sources/App/mul.lproj/Main.xcstrings")
    #expect(try command.run(["compile", ".", "-o", "out"], in: package.url).status == 0)
    try package.write(Self.catalog, to: "Sources/App/fr.lproj/Other.xcstrings")
    for product in ["lproj", "table"] {
      let run = try command.run(
        ["compile", "fr.lproj/Other.xcstrings", "-o", "out", "--as", product],
        in: package.url.appendingPathComponent("Sources/App"))
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix(
          "fr.lproj/Other.xcstrings:1:1: error: Other.xcstrings should not be inside an lproj "
            + "directory."))
    }
  }

  @Test(arguments: [
    ["--languages", ""], ["--languages", ","], ["--languages", "fr,?"],
    ["--as", "table", "--binary"],
    ["--as", "table", "--text"],
  ])
  func wrongArgumentsAreUsageErrors(_ arguments: [String]) throws {
    let package = try SmallPackage()
    let run = try BuiltCommand().run(["compile", ".", "-o", "out"] + arguments, in: package.url)
    #expect(run.status == 64, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: package.url.path + "/out"))
  }

  @Test func tablesOfOneName() throws {
    let package = try SmallPackage()
    let command = try BuiltCommand()
    try package.write(Self.catalog, to: "Sources/Other/Localizable.xcstrings")
    let twice = try command.run(["compile", ".", "-o", "out"], in: package.url)
    #expect(twice.status == 2)
    let words =
      "Sources/Other/Localizable.xcstrings:1:1: error: Cannot have multiple Localizable.xcstrings "
      + "files in same target. The other is Sources/App/Localizable.xcstrings; "
    #expect(twice.errors.hasPrefix(words))
    let table = try command.run(
      ["compile", ".", "-o", "out", "--as", "table", "--format", "json"], in: package.url)
    #expect(table.errors.split(separator: "\n").count == 1, "\(table.errors)")
    #expect(
      table.output.contains(#""file":"Sources/Other/Localizable.xcstrings","line":1,"column":1"#))
    try package.write("\"a\" = \"b\";", to: "Sources/Other/de.lproj/Localizable.strings")
    let beside = try command.run(["compile", "Sources/Other", "-o", "out"], in: package.url)
    #expect(beside.status == 2)
    #expect(
      beside.errors.contains(
        "Localizable.xcstrings cannot co-exist with other .strings or .stringsdict tables with "
          + "the same name"))
    #expect(beside.errors.contains("Sources/Other/Localizable.xcstrings:1:1: error: Localizable"))
    // Output in the folder of the catalogs does not conflict with them.
    let inPlace = try command.run(
      ["compile", "Sources/App", "-o", "Sources/App"], in: package.url)
    #expect(inPlace.status == 0, "\(inPlace.errors)")
    let again = try command.run(["compile", "Sources/App", "-o", "Sources/App"], in: package.url)
    #expect(again.status == 0, "\(again.errors)")
  }

  /// A language that leads out of the folder is not accepted.
  @Test func hostileLanguageNamesAreRefused() throws {
    let package = try SmallPackage()
    try package.write(
      Self.catalog.replacingOccurrences(of: "\"fr\"", with: "\"../../fr\""),
      to: SmallPackage.catalog)
    let run = try BuiltCommand().run(["compile", ".", "-o", "a/b/out"], in: package.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot be the name of a folder"))
    #expect(!FileManager.default.fileExists(atPath: package.url.appendingPathComponent("a").path))
  }
}
