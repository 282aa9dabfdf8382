import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import Testing

@testable import PhrasebookWorkspace

@Suite("A suppression is added to phrasebook.yml, and all other lines stay")
struct SuppressionSettingTests {
  private let setting = SuppressionSetting(
    Finding(
      id: "double-space", severity: .note, message: "a", table: "Localizable", key: "a \"b\"",
      language: "de"))

  private static let texts = [
    "", "languages: [de]\n", "languages: [de]", "audit:\n  fail-on: warning\n",
    "audit:\n  ignore:\n    - checks: [plurals]\n      reason: old\nlanguages: [de]\n",
    "audit:\n  ignore: []\n", "audit:\n# strict\n    fail-on: error\n",
    "audit:\n    ignore:\n    - checks: [plurals]\n      reason: old\n",
    "# a comment\naudit:\n  # another\n  checks:\n    plurals: off\n\nfunctions: [tr]\n",
  ]

  @Test("the settings have one suppression more", arguments: texts)
  func added(_ text: String) throws {
    func read(_ text: String) throws -> Settings {
      try SettingsReader(file: "phrasebook.yml", folder: "/").read(Array(text.utf8))
    }
    let before = try read(text)
    let result = setting.added(to: text)
    let after = try read(result)
    let new = try #require(after.audit.settings.suppressions.first)
    #expect(after.audit.settings.suppressions.count == before.audit.settings.suppressions.count + 1)
    #expect(new.checks == ["double-space"] && new.keys == ["a \"b\""])
    #expect(new.languages == ["de"] && new.tables == ["Localizable"])
    #expect(new.reason == Suppression.placeholder)
    let lines = result.split(separator: "\n")
    #expect(text.split(separator: "\n").filter { !$0.hasSuffix("[]") }.allSatisfy(lines.contains))
    #expect(after.languages == before.languages && after.functions == before.functions)
  }
}
