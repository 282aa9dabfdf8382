import Foundation
import TestSupport
import Testing

/// Two catalogs with one name, as the modules of a package have them, to a translator and back.
struct SameNamedTablesTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    for (module, text) in [("App", "Salut"), ("Kit", nil)] {
      let unit = text.map {
        #""localizations":{"fr":{"stringUnit":{"state":"translated","value":"\#($0)"}}}"#
      }
      try folder.write(
        #"{"sourceLanguage":"en","strings":{"Hello there":{\#(unit ?? "")}},"version":"1.0"}"#,
        to: "\(module)/Localizable.xcstrings")
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  private func catalog(_ module: String) throws -> String {
    try text("\(module)/Localizable.xcstrings")
  }

  @Test(
    "an export of a part says which catalog it is for",
    arguments: ["csv", "tsv", "android", "i18next", "strings", "po", "xliff"],
    [["--only", "translated"], ["--split", "module", "--omit-untranslated"]])
  func parts(_ format: String, _ options: [String]) throws {
    try folder.write(
      """
      modules:
        - {name: App, sources: [App/**], catalogs: [App]}
        - {name: Kit, sources: [Kit/**], catalogs: [Kit]}
      """, to: "phrasebook.yml")
    let export = try command.run(
      ["export", ".", "--as", format, "--languages", "fr", "-o", "out"] + options, in: folder.url)
    #expect(export.status == 0, "\(export.errors)")
    try folder.write(
      catalog("App").replacingOccurrences(of: "Salut", with: "Bonjour"),
      to: "App/Localizable.xcstrings")
    let outcome = try command.run(["import", "out", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try catalog("App").contains("Salut"), "\(outcome.output)\(outcome.errors)")
    #expect(try !catalog("Kit").contains("\"fr\""))
  }

  /// translate-toolkit and Weblate take a column `original` for the source text.
  @Test func theColumnOfTheCatalogIsNoSourceText() throws {
    let export = ["export", ".", "--as", "csv", "--languages", "fr", "-o", "out"]
    #expect(try command.run(export, in: folder.url).status == 0)
    let text = String(decoding: try folder.data(at: "out/fr.csv"), as: UTF8.self)
    let header = text.prefix { $0 != "\r\n" && $0 != "\n" }
    #expect(header.contains("catalog") && !header.contains("original"), "\(header)")
    // A file of an earlier version is read, too.
    let former = text.replacingOccurrences(of: "\"catalog\"", with: "\"original\"")
      .replacingOccurrences(of: "Salut", with: "Bonjour")
    #expect(former.hasPrefix(header.replacing("catalog", with: "original")), "\(former)")
    try folder.write(former, to: "fr.csv")
    let outcome = try command.run(["import", "fr.csv", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try catalog("App").contains("Bonjour"))
  }

  @Test("a library's file has the name of that of the app", arguments: ["Kit/", ""])
  func aFileAtTheCatalogsPlaceCounts(_ place: String) throws {
    func file(_ original: String, _ target: String) -> String {
      """
      <file original="\(original)" source-language="en" target-language="fr" \
      datatype="plaintext"><body><trans-unit id="Hello there"><source>Hello there</source>\
      <target>\(target)</target></trans-unit></body></file>
      """
    }
    let files =
      file("\(place)en.lproj/Localizable.strings", "Bonjour")
      + file("Pods/\(place)en.lproj/Localizable.strings", "Coucou")
    try folder.write("<xliff version=\"1.2\">\(files)</xliff>", to: "fr.xliff")
    if place.isEmpty { try folder.write(catalog("Kit"), to: "Localizable.xcstrings") }
    let outcome = try command.run(["import", "fr.xliff", "."], in: folder.url)
    let imported = place.isEmpty ? try text("Localizable.xcstrings") : try catalog("Kit")
    #expect(imported.contains("Bonjour"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("which is not the path of a catalog"), "\(outcome.errors)")
  }
}
