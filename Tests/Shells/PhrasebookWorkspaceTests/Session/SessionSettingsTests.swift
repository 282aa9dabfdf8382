import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// The settings of a project in its session.
struct SessionSettingsTests {
  private let folder: TemporaryFolder
  private let session: EditingSession

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.settings, to: "phrasebook.yml")
    try folder.write(
      #"{"sourceLanguage": "zh-Hans", "strings": {"打开书签吧": {}, "打开": {}}, "version": "1.0"}"#,
      to: "T.xcstrings")
    session = try #require(EditingSession(Workspace(path: folder.path)))
  }

  private static let settings = """
    languages: [de]
    glossary:
      - term: 书签
        translations: {de: Lesezeichen}

    """

  private func terms(_ key: String) -> [TermMatch] {
    session.help(StringIdentity(file: folder("T.xcstrings"), key: key, language: "de")).terms
  }

  private func reload() {
    session.reload(
      FileWatcher.Changes(files: [FilePath.absolute(folder("phrasebook.yml"))]))
  }

  @Test func aTermIsFoundWithoutSpacesAroundIt() {
    #expect(terms("打开书签吧") == [TermMatch(term: "书签", translations: ["Lesezeichen"])])
    #expect(terms("打开").isEmpty)
  }

  @Test func changedSettingsAreTakenIn() throws {
    try folder.write(
      Self.settings.replacing("Lesezeichen", with: "Merkzeichen"), to: "phrasebook.yml")
    reload()
    #expect(terms("打开书签吧").map(\.translations) == [["Merkzeichen"]])
  }

  @Test func settingsThatCannotBeReadTakeNoCatalogAway() throws {
    try folder.write("glossary: [{term: 书签, keep: yes", to: "phrasebook.yml")
    reload()
    #expect(session.tables.map(\.file) == [folder("T.xcstrings")])
    try folder.write("exclude: [T.xcstrings]\n", to: "phrasebook.yml")
    reload()
    #expect(session.tables.isEmpty)
  }
}
