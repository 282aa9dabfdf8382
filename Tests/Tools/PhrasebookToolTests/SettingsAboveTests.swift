import Foundation
import TestSupport
import Testing

/// A folder or a catalog of a project obeys the phrasebook.yml above it.
struct SettingsAboveTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(
      "languages: [de]\ntranslate:\n  state: machine_translated\nexclude: [Sources/App/Old]\n",
      to: "phrasebook.yml")
    for path in ["Sources/App", "Sources/App/Old"] {
      try folder.write(
        #"{"sourceLanguage": "en", "strings": {"Hello": {}}, "version": "1.0"}"#,
        to: "\(path)/Localizable.xcstrings")
    }
  }

  @Test(
    "translate takes languages, state and exclusions from above",
    arguments: ["Sources/App", "Sources/App/Localizable.xcstrings"])
  func translate(_ path: String) throws {
    let outcome = try command.run(["translate", path, "--with", "pseudo"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = String(
      decoding: try folder.data(at: "Sources/App/Localizable.xcstrings"), as: UTF8.self)
    #expect(text.contains("\"de\"") && text.contains("machine_translated"), "\(text)")
    let old = String(
      decoding: try folder.data(at: "Sources/App/Old/Localizable.xcstrings"), as: UTF8.self)
    #expect(!old.contains("\"de\""))
  }

  @Test("a dry run with the memory counts matches, not characters to send")
  func matches() throws {
    let outcome = try command.run(
      ["translate", "Sources/App", "--with", "memory", "--dry-run", "--format", "json"],
      in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"texts\":1,\"characters\":0,\"matches\":0"))
  }

  @Test("settings above that cannot be read stop the run")
  func unreadable() throws {
    try folder.write("languages: [de", to: "phrasebook.yml")
    let outcome = try command.run(
      ["translate", "Sources/App", "--with", "pseudo"], in: folder.url)
    #expect(outcome.status == 2 && outcome.errors.contains("phrasebook.yml"), "\(outcome.errors)")
  }
}
