import Foundation
import TestSupport
import Testing

/// Out to a translator and home again, with the real command.
struct ExchangeCommandTests {
  let command: BuiltCommand
  let package: SmallPackage
  private static let catalog = SmallPackage.catalog

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  private func xliff(_ units: String, original: String = "Sources/App/Localizable.xcstrings")
    -> String
  {
    """
    <xliff version="1.2"><file original="\(original)" source-language="en" target-language="fr" \
    datatype="plaintext"><body>\(units)</body></file></xliff>
    """
  }

  private func unit(_ id: String, _ target: String, source: String? = nil) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source ?? id)</source>\(target)</trans-unit>\n"
  }

  @Test(arguments: ["xliff", "xliff2", "xcloc"])
  func thereAndBack(_ format: String) throws {
    let before = try package.read()
    let exported = try run("export", ".", "--as", format, "--language", "fr", "-o", "out")
    #expect(exported.status == 0, "\(exported.errors)")
    let file = format == "xcloc" ? "out/fr.xcloc" : "out/fr.xliff"
    let imported = try run("import", file, ".")
    #expect(imported.status == 0 && imported.output.isEmpty, "\(imported.errors)")
    #expect(try package.read() == before)
    let inside = format == "xcloc" ? "\(file)/Localized Contents/fr.xliff" : file
    let text = try package.read(inside)
    #expect(text.contains("Sources/App/Localizable.xcstrings"))
    try package.write(text.replacingOccurrences(of: "Salut", with: "Bonjour"), to: inside)
    let dry = try run("import", file, ".", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("Bonjour"), "\(dry.errors)")
    #expect(try package.read() == before)
    #expect(try run("import", file, ".").status == 0)
    #expect(
      try package.read() == before.replacingOccurrences(of: "\"Salut\"", with: "\"Bonjour\""))
    #expect(try run("import", file, ".").output.isEmpty)
  }

  @Test func everyLanguageWhereNoneIsNamed() throws {
    let outcome = try run("export", "--as", "xliff", "-o", "out", "--format", "json")
    #expect(outcome.status == 0 && outcome.output.contains("\"files\":[\"out/fr.xliff\"]"))
    let path = try run("export", "--as", "xliff", "-o", "out", "--language", "de,ja", ".")
    #expect(path.output == "out/de.xliff\nout/ja.xliff\n", "\(path.errors)")
    #expect(try run("export", "--as", "xliff", "-o", "out", "--language", "../x").status == 64)
    #expect(try run("export", "--as", "nothing", "-o", "out").status == 64)
  }

  @Test("a language that was chosen is imported beside a related one")
  func aChosenLanguage() throws {
    try package.write("source,target\nHello,Allô\n", to: "fr-CA.csv")
    let refused = try run("import", "fr-CA.csv", ".")
    #expect(refused.status == 2 && refused.errors.contains("--languages"), "\(refused.errors)")
    let outcome = try run("import", "fr-CA.csv", ".", "--languages", "fr-CA")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try package.read().contains("\"fr-CA\""))
  }

  @Test(
    "former codes of languages are those of today",
    arguments: [
      ("nb", "no"), ("he", "iw"), ("id", "in"), ("fil", "tl"), ("sr-Latn", "sh"), ("de", "ger"),
    ])
  func formerCodes(_ today: String, _ former: String) throws {
    #expect(try run("set", "Hello", today, "Hei", ".").status == 0)
    try package.write(
      "msgid \"\"\nmsgstr \"Language: \(former)\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Hallo\"\n",
      to: "x.po")
    let outcome = try run("import", "x.po", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try package.read()
    #expect(text.contains("\"Hallo\"") && !text.contains("\"\(former)\""), "\(text)")
  }

  @Test func whatCannotBeTakenIsNamed() throws {
    try package.write(
      xliff(
        unit("Hello", "<target state=\"new\">Coucou</target>") + unit("Helo", "<target>x</target>")
          + unit("Old title", "<target/>")), to: "fr.xliff")
    let outcome = try run("import", "fr.xliff", ".")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("fr.xliff:2:1: warning:") && outcome.errors.contains("\"Helo\""))
    #expect(try package.read().contains("Coucou"))
  }

  @Test func aFolderMayHoldFilesOfOthers() throws {
    try package.write("\"Hello\" = \"Coucou\";\n", to: "in/fr.lproj/Localizable.strings")
    try package.write("\"Close\" = \"Fermer\";\n", to: "in/fr.lproj/Library.strings")
    let outcome = try run("import", "in", ".")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("Library.strings:1:1: warning: unknown catalog"))
    #expect(try package.read().contains("Coucou"))
    try package.write("\"Hello\" = \"Salut\";\n", to: "other/fr.lproj/Library.strings")
    let other = try run("import", "other", ".")
    #expect(other.status == 2 && other.errors.contains("nothing was written"))
  }

  @Test func nothingIsWrittenWhereAFileIsNotWhole() throws {
    let before = try package.read()
    let good = unit("Hello", "<target>Coucou</target>")
    let bad = [
      String(xliff(good).dropLast(20)), xliff(good, original: "../../Localizable.xcstrings"),
      xliff(good, original: "/etc/Localizable.xcstrings"), xliff(good, original: "Other.xcstrings"),
      xliff(good + unit("Hello", "<target>Allo</target>")),
      xliff(good).replacingOccurrences(
        of: "source-language=\"en\"", with: "source-language=\"de\""),
      "<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + xliff(good),
    ]
    try package.write(xliff(good), to: "good.xliff")
    for text in bad {
      try package.write(text, to: "fr.xliff")
      let outcome = try run("import", "good.xliff", "fr.xliff", ".")
      #expect(outcome.status == 2, "\(text)")
      #expect(outcome.errors.contains("fr.xliff:"))
      #expect(try package.read() == before, "\(text)")
    }
    #expect(try run("import", "nothing.xliff", ".").status == 2)
    #expect(try run("import").status == 64)
  }

  @Test func aBundleThatLeadsElsewhereIsRefused() throws {
    try package.write("{\"targetLocale\": \"../../x\"}", to: "fr.xcloc/contents.json")
    #expect(try run("import", "fr.xcloc", ".").status == 2)
    try package.write("{\"targetLocale\": \"fr\"}", to: "fr.xcloc/contents.json")
    try package.write(xliff(unit("Hello", "<target>Coucou</target>")), to: "outside.xliff")
    try FileManager.default.createDirectory(
      at: package.url.appendingPathComponent("fr.xcloc/Localized Contents"),
      withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: package.url.appendingPathComponent("fr.xcloc/Localized Contents/fr.xliff"),
      withDestinationURL: package.url.appendingPathComponent("outside.xliff"))
    let outcome = try run("import", "fr.xcloc", ".")
    #expect(outcome.status == 2 && outcome.errors.contains("leads out"), "\(outcome.errors)")
  }

  @Test func whatChangedOnBothSidesStays() throws {
    #expect(try run("export", ".", "--as", "xcloc", "-l", "fr", "-o", "out").status == 0)
    let file = "out/fr.xcloc/Localized Contents/fr.xliff"
    let text = try package.read(file).replacingOccurrences(of: "Salut", with: "Coucou")
    try package.write(text, to: file)
    #expect(try run("set", "Hello", "fr", "Bonjour").status == 0)
    let outcome = try run("import", "out/fr.xcloc", ".")
    #expect(outcome.status == 1 && outcome.errors.contains("both sides"), "\(outcome.errors)")
    #expect(try package.read().contains("Bonjour"))
  }

  @Test func convertsAnythingToAnything() throws {
    #expect(try run("convert", Self.catalog, "fr.xliff").status == 0)
    #expect(try run("convert", "fr.xliff", "two.xlf", "--as", "xliff2").status == 0)
    #expect(try package.read("two.xlf").contains("version=\"2.1\""))
    #expect(try run("convert", "two.xlf", "New.xcstrings").status == 0)
    #expect(try run("get", "Hello", "fr", "New.xcstrings").output == "Salut\n")
    let again = try run("convert", "two.xlf", "New.xcstrings")
    #expect(again.status == 2 && again.errors.contains("phrasebook import"))
    #expect(try run("convert", "two.xlf", "out.unheard-of").status == 2)
  }

  @Test func convertNamesWhatAFileSaysOfItself() throws {
    try package.write(
      xliff(unit("Hello", "<target state=\"translated\"></target>")), to: "fr.xliff")
    let outcome = try run("convert", "fr.xliff", "fr.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for words in ["the source language, en", "an empty translation"] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    let bare = try run("convert", "fr.xliff", "x.csv")
    #expect(bare.errors.contains("the target language, fr"), "\(bare.errors)")
    try package.write(
      xliff(unit("save", "<target>Sichern</target>", source: "Save it")), to: "de.xliff")
    let keys = try run("convert", "de.xliff", "de.strings", "--format", "json")
    #expect(
      keys.output.contains(#""part":"source","reason":"this format cannot store"#), "\(keys.output)"
    )
    let whole = try run("convert", "fr.xliff", "two.xlf", "--as", "xliff2")
    #expect(!whole.errors.contains("cannot store"), "\(whole.errors)")
  }

  @Test func importNamesAnotherOriginal() throws {
    let units = unit("Hello", "<target>Bonjour</target>")
    try package.write(xliff(units, original: "Elsewhere/Localizable.xcstrings"), to: "fr.xliff")
    let outcome = try run("import", "fr.xliff", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("original is \"Elsewhere/Localizable.xcstrings\"; taken for"))
    try package.write(xliff(units, original: "Localizable.xcstrings"), to: "fr.xliff")
    #expect(try !run("import", "fr.xliff", ".").errors.contains("original"))
  }

  @Test func convertNamesWhatStaysAtHome() throws {
    try package.write(
      """
      {"sourceLanguage": "en", "strings": {"Logo": {"shouldTranslate": false}, \
      "Made": {"extractionState": "manual"}, "Moved": {"extractionState": "migrated"}, \
      "Old": {"extractionState": "stale"}}, "version": "1.0"}
      """, to: "L.xcstrings")
    let xliff = try run("convert", "L.xcstrings", "fr.xliff", "--format", "json")
    #expect(xliff.status == 0 && !xliff.output.contains("\"Logo\""), "\(xliff.output)")
    let outcome = try run("convert", "L.xcstrings", "fr.csv", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (key, words) in [
      ("Logo", "marked “don't translate”"), ("Made", "extraction state manual"),
      ("Old", "extraction state stale"),
    ] {
      #expect(outcome.errors.contains { $0.isNewline })
      #expect(outcome.output.contains("\"key\":\"\(key)\""), "\(outcome.output)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(!outcome.output.contains("\"Moved\""))
  }
}
