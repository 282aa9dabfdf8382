import Foundation
import TestSupport
import Testing

/// Files that are for any language, and files that lie beside the one that was asked for.
struct TemplateCommandTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try package.write(
      """
      {"sourceLanguage": "en", "strings": {"Hello": {}, "%lld files": {"localizations": {"en": \
      {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": \
      "%lld file"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}, \
      "version": "1.0"}
      """, to: "New/Main.xcstrings")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  private func isTemplate(_ name: String) throws -> Bool {
    let text = try package.read(name)
    let translated = text.split(separator: "\n").filter {
      $0.hasPrefix("msgstr") && !$0.hasSuffix(" \"\"")
    }
    return translated.isEmpty && text.contains("\"Language: \\n\"") && !text.contains("fuzzy")
      && text.contains("msgstr[1] \"\"") == text.contains("msgid_plural")
  }

  @Test func anUntranslatedCatalogIsATemplate() throws {
    #expect(try run("convert", "New/Main.xcstrings", "e.pot").status == 0)
    #expect(try isTemplate("e.pot"))
    #expect(try package.read("e.pot").contains("msgid_plural \"%lld files\""))
    let outcome = try run("export", "New", "--as", "po", "-o", "out")
    #expect(outcome.status == 0 && outcome.output == "out/Main.pot\n", "\(outcome.errors)")
    #expect(try package.read("out/Main.pot") == package.read("e.pot"))
    // Any other format asks for a language, as before.
    #expect(try run("export", "New", "--as", "csv", "-o", "out").status == 2)
    #expect(try run("convert", "New/Main.xcstrings", "e.po").status == 2)
  }

  @Test func translationsStayOutOfATemplate() throws {
    #expect(try run("convert", SmallPackage.catalog, "t.pot").status == 0)
    let named = try run("convert", SmallPackage.catalog, "fr.pot", "--language", "fr")
    #expect(named.status == 0 && named.errors.contains("--language"))
    #expect(try package.read("fr.pot") == package.read("t.pot"))
    #expect(try isTemplate("t.pot"))
    #expect(try package.read("t.pot").contains("msgid \"Hello\""))
    #expect(try run("convert", SmallPackage.catalog, "fr.xliff").status == 0)
    #expect(try run("convert", "fr.xliff", "x.pot").status == 0)
    #expect(try isTemplate("x.pot"))
  }

  /// Nor does what a format notes beside them.
  @Test func tracesOfTranslationsStayOutOfATemplate() throws {
    try package.write(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources><string name="hi">Bonjour <b>toi</b></string></resources>
      """, to: "values-fr/strings.xml")
    try package.write(
      """
      msgid ""
      msgstr "Language: fr\\n"

      # Anna: vérifier
      msgid "Hi"
      msgstr "Bonjour toi"

      #~ msgid "Old"
      #~ msgstr "Bonjour vieux"
      """, to: "fr.po")
    for source in ["values-fr/strings.xml", "fr.po"] {
      let outcome = try run("convert", source, "t.pot")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("#~") == (source == "fr.po"))
      let template = try package.read("t.pot")
      #expect(try isTemplate("t.pot"))
      #expect(!template.contains("Bonjour") && !template.contains("Anna"), "\(template)")
    }
  }

  @Test func pluralsLieBesideTheirTexts() throws {
    #expect(try run("set", "Hello", "fr", "Salut", "New").status == 0)
    for form in ["one", "other"] {
      #expect(
        try run("set", "%lld files", "fr", "%lld fichiers", "--variation", "plural.\(form)", "New")
          .status == 0)
    }
    for name in ["fr.strings", "g.stringsdict"] {
      let outcome = try run("convert", "New/Main.xcstrings", name, "--language", "fr")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    for name in ["fr", "g"] {
      #expect(try package.read("\(name).strings").contains("\"Hello\" = \"Salut\";"))
      #expect(try package.read("\(name).stringsdict").contains("<plist"))
    }
  }
}
