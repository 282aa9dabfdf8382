import Foundation
import PhrasebookProjects
import TestSupport
import Testing

@Suite("docs/settings.md describes every setting")
struct SettingsPageTests {
  private let page: String

  init() throws {
    let file = PackageRoot.folder.appendingPathComponent("docs/settings.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: SettingsReader.names)
  func aSettingHasAHeading(_ name: String) {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let words = headings.flatMap { $0.dropFirst(3).split(separator: " ") }
    #expect(words.contains(Substring(name)))
  }

  @Test(arguments: SettingsReader.moduleNames + SettingsReader.auditNames)
  func aMemberHasARow(_ name: String) {
    #expect(page.contains("\n| `\(name)` | "))
  }

  /// The tables and headings have no setting that the reader refuses.
  @Test func noOtherSettingIsDescribed() throws {
    let known = Set(SettingsReader.names + SettingsReader.moduleNames + SettingsReader.auditNames)
    let rows = page.matches(of: /\n\| `([a-z-]+)` \|/).map { String($0.output.1) }
    let headings = page.matches(of: /\n## (.+)/).flatMap { $0.output.1.split(separator: " ") }
      .map(String.init).filter { $0 != "and" }
    #expect(!rows.isEmpty && !headings.isEmpty)
    #expect(Set(rows + headings).isSubset(of: known), "\(Set(rows + headings).subtracting(known))")
  }

  /// Every example of the page is read without a mistake.
  @Test func everyExampleIsRead() throws {
    let examples = page.matches(of: /```yaml\n([\s\S]*?)```/).map { String($0.output.1) }
    #expect(examples.count > 3)
    let reader = SettingsReader(file: "phrasebook.yml", folder: "/project")
    for example in examples { _ = try reader.read(Array(example.utf8)) }
  }
}
