import Foundation
import TestSupport
import Testing

/// `phrasebook migrate`, on a small project from before String Catalogs.
struct MigrateTests {
  private func project() throws -> SmallPackage {
    let package = try SmallPackage()
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Sources"))
    try package.write(
      "/* The title. */\n\"title\" = \"Title\";\n\"body\" = \"Body\";\n",
      to: "App/en.lproj/Localizable.strings")
    try package.write("\"title\" = \"Titel\";\n", to: "App/de.lproj/Localizable.strings")
    return package
  }

  private func exists(_ name: String, _ package: SmallPackage) -> Bool {
    FileManager.default.fileExists(atPath: package.url.appendingPathComponent(name).path)
  }

  /// An app looks for the old files in its plug-ins; a target's folder may have a dot as well.
  @Test func bundlesThatShipAsTheyAre() throws {
    let package = try project()
    for folder in ["Themes/Blue.theme", "Plug.plugin/Contents", "App 2.0"] {
      try package.write("\"k\" = \"Text\";\n", to: "\(folder)/en.lproj/Own.strings")
    }
    try package.write("<plist><dict/></plist>", to: "Themes/Blue.theme/Info.plist")
    try package.write("<plist><dict/></plist>", to: "Plug.plugin/Contents/Info.plist")
    try package.write(
      "<plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
      to: "App 2.0/Info.plist")
    let run = try BuiltCommand().run(["migrate", "."], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Plug.plugin: skipped, because it is a bundle"), "\(run.errors)")
    #expect(exists("App 2.0/Own.xcstrings", package))
    #expect(!exists("Themes/Blue.theme/Own.xcstrings", package))
    #expect(!exists("Plug.plugin/Contents/Own.xcstrings", package))
  }

  @Test("A project with .strings files only is told to migrate, not to create empty catalogs")
  func projectsWithoutCatalogs() throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    try package.write("\"Hello\" = \"Hello\";\n", to: "Sources/App/en.lproj/Localizable.strings")
    for arguments in [
      ["check"], ["audit"], ["sync", "--check"], ["sync"], ["stats"], ["format", "--check"],
      ["init"],
      ["export", "--as", "po", "-o", "out"],
    ] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.errors.contains("run phrasebook migrate"), "\(arguments): \(outcome.errors)")
      #expect(!outcome.errors.contains("init"), "\(arguments): \(outcome.errors)")
      #expect(!outcome.output.contains("Nothing to do"), "\(outcome.output)")
    }
    // The files of a bundle, or of another table, become no catalog of this module.
    try FileManager.default.removeItem(
      at: package.url.appendingPathComponent("Sources/App/en.lproj"))
    for place in ["Kit.framework/en.lproj/Localizable.strings", "Sources/App/en.lproj/Old.strings"]
    {
      try package.write("\"Hello\" = \"Hello\";\n", to: place)
      let check = try command.run(["check"], in: package.url)
      #expect(check.errors.contains("(App); run phrasebook init"), "\(check.errors)")
    }
    try FileManager.default.removeItem(
      at: package.url.appendingPathComponent("Sources/App/A.swift"))
    #expect(
      try command.run(["check"], in: package.url).errors.contains(
        "nothing was checked; run phrasebook migrate"))
    #expect(try command.run(["migrate"], in: package.url).status == 0)
    #expect(exists("Sources/App/Old.xcstrings", package))
  }

  @Test func makesTheCatalog() throws {
    let package = try project()
    let command = try BuiltCommand()
    let run = try command.run(["migrate", "App", "--format", "json"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output
        == #"{"catalogs":[{"file":"App/Localizable.xcstrings","table":"Localizable","#
        + #""sourceLanguage":"en","keys":2,"languages":["de","en"],"#
        + #""originals":["App/de.lproj/Localizable.strings","App/en.lproj/Localizable.strings"]}],"#
        + #""removed":[],"diagnostics":[]}"# + "\n")
    let text = try package.read("App/Localizable.xcstrings")
    #expect(text.contains(#""comment" : "The title.""#))
    #expect(text.contains(#""extractionState" : "migrated""#))
    #expect(exists("App/en.lproj/Localizable.strings", package))
    // A second time there is something in the way, and nothing is lost.
    let again = try command.run(["migrate", "App"], in: package.url)
    #expect(again.status == 2)
    #expect(again.errors.contains("the catalog already exists"))
    #expect(try package.read("App/Localizable.xcstrings") == text)
  }

  /// The second run does what the first one proposed.
  @Test func originalsAreRemovedLater() throws {
    let package = try project()
    let command = try BuiltCommand()
    #expect(try command.run(["migrate", "App"], in: package.url).status == 0)
    let text = try package.read("App/Localizable.xcstrings")
    // A text that the catalog has not: nothing is removed.
    let french = "App/fr.lproj/Localizable.strings"
    try package.write("\"title\" = \"Titre\";\n", to: french)
    let more = try command.run(["migrate", "App", "--remove-originals"], in: package.url)
    #expect(more.status == 2 && exists("App/en.lproj/Localizable.strings", package))
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(french))
    // A comment that the catalog has not: nothing is removed either.
    let comment = "\"comment\" : \"The title.\","
    try #require(text.contains(comment))
    try package.write(text.replacing(comment, with: ""), to: "App/Localizable.xcstrings")
    let bare = try command.run(["migrate", "App", "--remove-originals"], in: package.url)
    #expect(bare.status == 2 && exists("App/en.lproj/Localizable.strings", package))
    try package.write(text, to: "App/Localizable.xcstrings")
    // An empty catalog for a table with only comments does not stop the removal.
    try package.write("/* Nothing yet. */\n", to: "App/en.lproj/Empty.strings")
    try package.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", to: "App/Empty.xcstrings")
    let run = try command.run(["migrate", "App", "--remove-originals"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App/en.lproj/Localizable.strings: removed"), "\(run.output)")
    #expect(!exists("App/de.lproj", package))
    #expect(!exists("App/en.lproj/Localizable.strings", package))
    #expect(exists("App/en.lproj/Empty.strings", package))
    #expect(try package.read("App/Localizable.xcstrings") == text)
  }

  @Test func removesOriginalsWhenAsked() throws {
    let package = try project()
    try package.write("x", to: "App/de.lproj/Other.txt")
    let run = try BuiltCommand().run(["migrate", "App", "--remove-originals"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(exists("App/Localizable.xcstrings", package))
    #expect(!exists("App/en.lproj", package))
    #expect(!exists("App/de.lproj/Localizable.strings", package))
    #expect(exists("App/de.lproj/Other.txt", package))
  }

  @Test func saysWhichPluralsAreNotWhole() throws {
    let package = try project()
    try package.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one</string>
      </dict></dict></dict></plist>
      """, to: "App/en.lproj/Localizable.stringsdict")
    let run = try BuiltCommand().run(["migrate", "App"], in: package.url)
    #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("\"n\" has plural forms without other"), "\(run.errors)")
  }

  @Test func writesNothingOnBadInput() throws {
    let package = try project()
    try package.write("\"a\" = \"b\"\n", to: "App/fr.lproj/Other.strings")
    let run = try BuiltCommand().run(["migrate", ".", "--remove-originals"], in: package.url)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "App/fr.lproj/Other.strings:1:10: error: the value of \"a\" has no ; after it; add it\n"
        + "nothing was written\n")
    #expect(!exists("App/Localizable.xcstrings", package))
    #expect(exists("App/en.lproj/Localizable.strings", package))
  }

  /// English in one table is English in the next, and texts of Base are not translations.
  @Test func sourceLanguageOfTheRun() throws {
    let package = try project()
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Package.swift"))
    let command = try BuiltCommand()
    try package.write("", to: "App/Base.lproj/Main.storyboard")
    try package.write("\"1.title\" = \"Titel\";\n", to: "App/de.lproj/Main.strings")
    try package.write("\"a\" = \"A\";\n", to: "App/de.lproj/Two.strings")
    try package.write("\"a\" = \"A\";\n", to: "App/fr.lproj/Two.strings")
    try package.write("\"o\" = \"O\";\n", to: "App/Outside.strings")
    let run = try command.run(["migrate", "App"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "note: App/Outside.strings: skipped, because it is not in an .lproj folder"))
    for name in ["Localizable", "Two", "mul.lproj/Main"] {
      #expect(
        try package.read("App/\(name).xcstrings").contains(#""sourceLanguage" : "en""#), "\(name)")
    }
    try package.write("", to: "Other/Base.lproj/Main.xib")
    try package.write("\"1.title\" = \"Titel\";\n", to: "Other/de.lproj/Main.strings")
    let unknown = try command.run(["migrate", "Other"], in: package.url)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("use --source-language"))
    #expect(!exists("Other/mul.lproj", package))
    // English may have no table at all, and be there.
    try package.write("x", to: "Other/en.lproj/Credits.rtf")
    #expect(try command.run(["migrate", "Other"], in: package.url).status == 0)
    #expect(
      try package.read("Other/mul.lproj/Main.xcstrings").contains(#""sourceLanguage" : "en""#))
    try package.write("\"a\" = \"A\";\n", to: "Third/de.lproj/Two.strings")
    #expect(try command.run(["migrate", "Third"], in: package.url).status == 0)
    #expect(try package.read("Third/Two.xcstrings").contains(#""sourceLanguage" : "de""#))
  }

  @Test func theSourceLanguageCanBeSet() throws {
    let package = try project()
    try package.write(
      "let package = Package(name: \"P\", defaultLocalization: \"de\", targets: [])",
      to: "Package.swift")
    let command = try BuiltCommand()
    let run = try command.run(["migrate", ".", "--source-language", "fr"], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try package.read("App/Localizable.xcstrings").contains(#""sourceLanguage" : "fr""#))
    let wrong = try command.run(["migrate", ".", "--source-language", "?"], in: package.url)
    #expect(wrong.status == 64)
    let nothing = try command.run(["migrate", "Nowhere"], in: package.url)
    #expect(nothing.status == 2)
  }

  /// One language's folder, or one file, stands for the table in all its languages.
  @Test(arguments: ["App/de.lproj", "App/de.lproj/Localizable.strings", "App"])
  func anyPathOfATableMigratesIt(_ path: String) throws {
    let package = try project()
    let run = try BuiltCommand().run(["migrate", path], in: package.url)
    #expect(run.status == 0, "\(run.errors)")
    let text = try package.read("App/Localizable.xcstrings")
    #expect(text.contains("Titel") && text.contains("Body"))
  }
}
