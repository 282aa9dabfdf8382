import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// A manual key is in use if code uses the symbol that Xcode generates for it.
struct KeysOfSymbolsTests {
  private func unused(_ code: String) throws -> [String] {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      {"sourceLanguage": "en", "strings": {
        "home.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
          {"state": "translated", "value": "Home"}}}},
        "Open": {}}, "version": "1.0"}
      """, to: "p/App/Localizable.xcstrings")
    try scratch.write("import SwiftUI\nlet open = Text(\"Open\")\n" + code, to: "p/App/Home.swift")
    try scratch.write(
      "modules:\n  - {name: App, sources: [App], catalogs: [App/Localizable.xcstrings]}\n",
      to: "p/phrasebook.yml")
    let run = ExtractionRun(cacheFolder: nil)
    return try Workspace(path: scratch("p"), extraction: run).audit(AuditRequest()).findings
      .filter { $0.id == "unused-key" }.compactMap(\.key)
  }

  @Test(arguments: [
    "let title = Text(.homeTitle)", "let title: LocalizedStringResource = .homeTitle",
    "let title = String(localized: .homeTitle)",
  ])
  func symbolOfManualKeyIsAUse(code: String) throws {
    #expect(try unused(code).isEmpty)
  }

  @Test(arguments: ["", "let homeTitle = 1", "// Text(.homeTitle)", "let a = b.homeTitle"])
  func otherNamesAreNoUses(code: String) throws {
    #expect(try unused(code) == ["home.title"])
  }
}
