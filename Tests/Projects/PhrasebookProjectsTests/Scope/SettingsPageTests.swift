import Foundation
import PhrasebookProjects
import TestSupport
import Testing

@Suite("docs/settings.md has every setting")
struct SettingsPageTests {
  private let page: String

  init() throws {
    let file = PackageRoot.folder.appendingPathComponent("docs/settings.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test("the page is made from the settings; PHRASEBOOK_RECORD=1 writes it")
  func pageIsFresh() throws {
    let file = PackageRoot.folder.appendingPathComponent("docs/settings.md")
    let mismatch = try Snapshot.mismatch(SettingsDocument.page, with: file)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test("the reader takes every setting, and refuses another name", arguments: SettingsReader.names)
  func settingIsRead(_ name: String) throws {
    let setting = try #require(Setting.all.first { $0.name == name })
    #expect(page.contains("\n## \(setting.name)\n"))
    let reader = SettingsReader(file: "phrasebook.yml", folder: "/project")
    let misspelled = "\(setting.name)x: [a]\n"
    #expect(throws: ScopeFailure.self) { try reader.read(Array(misspelled.utf8)) }
    for member in setting.members {
      #expect(page.contains("\n| `\(member.name)` | "), "\(setting.name): \(member.name)")
    }
    // A value of the wrong kind is refused by the setting's own reader, not taken as another's.
    let wrong = "\(setting.name): {nonsense: {}}\n"
    #expect(throws: ScopeFailure.self) { try reader.read(Array(wrong.utf8)) }
  }

  /// Every example of the page is read without a mistake.
  @Test func everyExampleIsRead() throws {
    let examples = page.matches(of: /```yaml\n([\s\S]*?)```/).map { String($0.output.1) }
    #expect(examples.count > 3)
    let reader = SettingsReader(file: "phrasebook.yml", folder: "/project")
    for example in examples { _ = try reader.read(Array(example.utf8)) }
  }
}
