import Foundation
@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Files for any language: their content, and that gettext's tools begin a translation with them.
@Suite struct POTemplateTests {
  private static func plural(_ category: String) -> VariationPath {
    VariationPath(steps: [VariationPath.Step("plural", category)])
  }

  private static func exchange(_ categories: [String] = ["one", "other"]) -> Exchange {
    var units = [
      ExchangeUnit(key: "Hello", source: "Hello", comment: "On the first page"),
      ExchangeUnit(key: "title", source: "Title"), ExchangeUnit(key: "a\nb", source: "a\nb"),
    ]
    units += categories.map {
      ExchangeUnit(key: "%lld files", path: plural($0), source: "%lld \($0)")
    }
    return Exchange(
      sourceLanguage: "en", tables: [ExchangeTable(name: "Main", units: units)])
  }

  private func file(_ exchange: Exchange) throws -> ExchangeFile {
    try #require(PO.write(exchange).files.first)
  }

  @Test func hasNoLanguageAndNoTexts() throws {
    let file = try file(Self.exchange())
    #expect(file.path == "Main.pot")
    var parser = POParser(file.bytes, file: "x")
    let messages = try parser.messages().messages
    let header = POHeader(text: try #require(messages.first?.texts.first))
    #expect(header.fields["Language"] == "")
    #expect(header.fields["Last-Translator"] == "FULL NAME <EMAIL@ADDRESS>")
    #expect(header.fields["PO-Revision-Date"] == "YEAR-MO-DA HO:MI+ZONE")
    #expect(header.fields["Content-Type"] == "text/plain; charset=UTF-8")
    #expect(messages.dropFirst().map(\.texts) == [[""], [""], [""], ["", ""]])
    #expect(messages.last?.id == "%lld one" && messages.last?.plural == "%lld other")
    #expect(!file.text.contains("fuzzy") && !file.text.contains(PO.ownComment))
  }

  /// Reading and writing it again is the same file: its placeholders are not taken for values.
  @Test func aTemplateKeepsItsText() throws {
    let first = try file(Self.exchange())
    let reading = try PO.read(first)
    #expect(reading.exchange.targetLanguage == nil && reading.exchange.unknown.isEmpty)
    #expect(try file(reading.exchange).text == first.text)
  }

  @Test(arguments: [["other"], ["one", "few", "many", "other"], ["zero", "one", "other"]])
  func hasTwoForms(_ categories: [String]) throws {
    let writing = PO.write(Self.exchange(categories))
    var parser = POParser(try #require(writing.files.first).bytes, file: "x")
    #expect(try parser.messages().messages.last?.texts == ["", ""])
    let left = categories.filter { $0 != "one" && $0 != "other" }
    #expect(writing.losses.map(\.path) == left.map(Self.plural))
  }

  @Test(.needsProgram("msginit")) func beginsATranslation() throws {
    let folder = try TemporaryFolder()
    let (template, made) = (folder.url.appending(path: "e.pot"), folder.url.appending(path: "e.po"))
    try Data(try file(Self.exchange()).bytes).write(to: template)
    let checked = try OtherTool.run(["msgfmt", "-c", "-o", "/dev/null", template.path])
    let begun = try OtherTool.run([
      "msginit", "--no-translator", "-l", "ru", "-i", template.path, "-o", made.path,
    ])
    #expect(checked.isGood, "\(checked.errors)")
    #expect(begun.isGood, "\(begun.errors)")
    var text = String(decoding: try Data(contentsOf: made), as: UTF8.self)
    for (number, form) in ["один", "два", "пять"].enumerated() {
      text = text.replacing("msgstr[\(number)] \"\"", with: "msgstr[\(number)] \"%lld \(form)\"")
    }
    let reading = try PO.read(ExchangeFile(path: "e.po", bytes: Array(text.utf8)))
    #expect(reading.exchange.targetLanguage == "ru" && reading.diagnostics.isEmpty)
    let units = reading.exchange.tables.first?.units.filter { $0.key == "%lld files" } ?? []
    #expect(units.map(\.path) == ["one", "few", "many"].map(Self.plural))
    #expect(units.map(\.target) == ["%lld один", "%lld два", "%lld пять"])
  }

  @Test(.needsPython("translate.storage")) func isReadByTranslateToolkit() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "e.pot")
    try Data(try file(Self.exchange()).bytes).write(to: url)
    let script = """
      import sys, json
      from translate.storage import po
      store = po.pofile.parsefile(sys.argv[1])
      units = [u for u in store.units if not u.isheader()]
      print(json.dumps([[str(u.source), str(u.target), str(u.isfuzzy())] for u in units]))
      """
    let output = try OtherTool.python(script, [url.path])
    let seen = try JSONDecoder().decode([[String]].self, from: output)
    #expect(seen.map { $0[0] } == ["Hello", "Title", "a\nb", "%lld one"])
    #expect(seen.allSatisfy { $0[1].isEmpty && $0[2] == "False" })
  }
}
