import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Lists, details, findings and edits of a session.
struct EditingSessionTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },
        "Cancel" : {
          "comment" : "A button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Abbrechen"
              }
            }
          }
        },
        "Hello, %@" : {

        },
        "Private" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder
  private let session: EditingSession
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "T.xcstrings")
    session = try #require(EditingSession(Workspace(path: folder.path)))
    file = folder("T.xcstrings")
  }

  private func identity(_ key: String, _ language: String = "de") -> StringIdentity {
    StringIdentity(file: file, key: key, language: language)
  }

  private func text(_ value: String, _ path: String = "") throws -> StringEdit.Text {
    let path = path.isEmpty ? VariationPath() : try #require(VariationPath(exchanged: path))
    return StringEdit.Text(path: path, value: value)
  }

  private func save(
    _ key: String, _ texts: [StringEdit.Text], _ language: String = "de", state: State = .translated
  ) throws -> DecisionResult {
    let seen = try #require(session.table(file)?.version(of: key, language))
    return session.decide([
      StringDecision(identity(key, language), seen: seen, .replace(texts, state))
    ])
  }

  private var content: String {
    get throws { String(decoding: try folder.data(at: "T.xcstrings"), as: UTF8.self) }
  }

  @Test func stringsAreListedByStatusAndByTextOfAnyLanguage() {
    var query = StringQuery(language: "de")
    #expect(
      session.list(query, from: 0, count: 10).rows.map(\.status) == [
        .missing, .needsReview, .missing,
      ])
    query.statuses = [.needsReview]
    #expect(session.list(query, from: 0, count: 10).rows.map(\.identity.key) == ["Cancel"])
    query.statuses = []
    query.text = "ABBRECH"
    query.language = "fr"
    #expect(session.list(query, from: 0, count: 10).rows.map(\.identity.key) == ["Cancel"])
    query.text = "a button"
    #expect(session.list(query, from: 0, count: 10).total == 1)
    query.text = "nowhere"
    #expect(session.list(query, from: 0, count: 10).total == 0)
    query.text = ""
    #expect(session.list(query, from: 1, count: 1).rows.map(\.identity.key) == ["Cancel"])
    #expect(session.nextOpen(query, from: 0) == 1)
    #expect(session.nextOpen(query, from: 2) == nil)
    #expect(session.nextOpen(query, from: 2, backwards: true) == 1)
    // A request may have any number.
    #expect(session.nextOpen(query, from: .min) == session.nextOpen(query, from: -1))
    #expect(session.nextOpen(query, from: .min, backwards: true) == nil)
    #expect(session.nextOpen(query, from: .max) == nil)
    let last = session.nextOpen(query, from: 3, backwards: true)
    #expect(last != nil && session.nextOpen(query, from: .max, backwards: true) == last)
  }

  @Test func aSaveChangesOnlyTheBytesOfItsString() throws {
    let before = try content
    let result = try save("Hello, %@", [text("Hallo, %@")])
    #expect(result.done == [identity("Hello, %@")])
    let expected = before.replacing(
      """
          "Hello, %@" : {

          },
      """,
      with: """
            "Hello, %@" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hallo, %@"
                  }
                }
              }
            },
        """)
    #expect(try content == expected)
    #expect(session.undo()?.done == [identity("Hello, %@")])
    #expect(try content == before)
    #expect(session.undo() == nil)
  }

  @Test func savesIntoALargeFileChangeOnlyTheirStringsWhoeverWritesBetweenThem() throws {
    func entry(_ number: Int, _ text: String) -> String {
      """
          "key.\(number)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    // Too large to be read again after each save.
    let filler = String(repeating: "x", count: 400)
    var texts = (1000..<4000).map { ($0, "\(filler) \($0)") }
    func large() -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(texts.map(entry).joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
    }
    try folder.write(large(), to: "Large.xcstrings")
    let session = try #require(EditingSession(Workspace(path: folder("Large.xcstrings"))))
    let file = folder("Large.xcstrings")
    func save(_ place: Int, _ value: String) throws {
      let identity = StringIdentity(file: file, key: "key.\(texts[place].0)", language: "de")
      let seen = try #require(session.table(file)?.version(of: identity.key, "de"))
      let text = StringEdit.Text(path: VariationPath(), value: value)
      let result = session.decide([
        StringDecision(identity, seen: seen, .replace([text], .translated))
      ])
      #expect(result.done == [identity])
      texts[place].1 = value
      let isSame = try folder.data(at: "Large.xcstrings") == Data(large().utf8)
      #expect(isSame, "\(identity.key): \(value)")
    }
    for (place, value) in [(0, "a"), (2_999, "b"), (1_500, "c"), (1_500, "d"), (1_501, "e")] {
      try save(place, value)
    }
    session.rereadEdited()
    try save(1_502, "f")
    texts[7].1 = "by somebody else"
    try folder.write(large(), to: "Large.xcstrings")
    session.reload(FileWatcher.Changes(isEverything: true))
    try save(8, "g")
    #expect(session.undo()?.done.count == 1)
    texts[8].1 = "\(filler) 1008"
    let isUndone = try folder.data(at: "Large.xcstrings") == Data(large().utf8)
    #expect(isUndone)
  }

  @Test func theVersionOfAStringIsThatOfItsTextsInAnyOrder() throws {
    let one = ("one", Localization(stringUnit: StringUnit(.translated, "%lld Datei")))
    let other = ("other", Localization(stringUnit: StringUnit(.translated, "%lld Dateien")))
    func version(_ cases: [(String, Localization)]) -> StringVersion {
      var entry = Entry()
      entry.localizations["de"] = Localization(
        variations: Variations(["plural": Members(distinct: cases)]))
      return StringVersion(of: entry, key: "%lld files", language: "de", sourceLanguage: "en")
    }
    #expect(version([one, other]) == version([other, one]))
    let swapped = [(one.0, other.1), (other.0, one.1)]
    #expect(version([one, other]) != version(swapped))
  }

  @Test func aDecisionAboutAnotherVersionOfAStringIsRefusedAndChangesNothing() throws {
    let seen = try #require(session.table(file)?.version(of: "Cancel", "de"))
    try folder.write(
      Self.catalog.replacing("Abbrechen", with: "Abbruch"), to: "T.xcstrings")
    let before = try content
    let result = session.decide([
      StringDecision(identity("Cancel"), seen: seen, .mark(.translated))
    ])
    #expect(result.done.isEmpty)
    #expect(result.changed == [identity("Cancel")])
    #expect(try content == before)
    // A string of the same file that did not change is saved into the file as it is.
    #expect(try save("Hello, %@", [text("Hallo, %@")]).done.count == 1)
    #expect(try content.contains("Abbruch"))
    #expect(try content.contains("Hallo"))
  }

  @Test func anApprovalOfAChangedSourceIsRefused() throws {
    let seen = try #require(session.table(file)?.version(of: "Cancel", "de"))
    _ = try save("Cancel", [text("Stop")], "en")
    let result = session.decide([
      StringDecision(identity("Cancel"), seen: seen, .mark(.translated))
    ])
    #expect(result.changed == [identity("Cancel")])
  }

  @Test func aChangedSourceDemotesItsTranslationsAndUndoingRestoresThem() throws {
    _ = try save("Cancel", [text("Abbrechen")])
    let before = try content
    let result = try save("Cancel", [text("Stop")], "en")
    #expect(result.changes.flatMap(\.changes).map(\.kind) == [.changed, .needsReview])
    #expect(try content.contains("needs_review"))
    _ = session.undo()
    #expect(try content == before)
  }

  @Test func anActionThatCannotBeUndoneNowCanBeUndoneLater() throws {
    let before = try content
    _ = try save("Hello, %@", [text("Hallo, %@")])
    let after = try content
    try folder.write("<<<<<<< ours\n", to: "T.xcstrings")
    #expect(session.undo()?.diagnostics.count == 1)
    #expect(session.undoable == 1)
    try folder.write(after, to: "T.xcstrings")
    #expect(session.undo()?.done == [identity("Hello, %@")])
    #expect(try content == before)
    #expect(session.undo() == nil)
  }

  @Test func undoingASourceTextDemotesWhatSomebodyHasTranslatedSince() throws {
    _ = try save("Cancel", [text("Stop")], "en")
    // Another program brings a translation of the new source, which this session did not make.
    try folder.write(
      try content.replacing("Abbrechen", with: "Halt").replacing(
        "needs_review", with: "translated"),
      to: "T.xcstrings")
    _ = session.undo()
    let entry = try #require(
      try XCStrings.read(try FileContent.read(file), file: file).catalog["Cancel"])
    #expect(entry.localizations["en"] == nil)
    #expect(entry.localizations["de"]?.stringUnit == StringUnit(.needsReview, "Halt"))
  }

  @Test func aPluralHasTheFormsOfItsLanguageWithNumbers() throws {
    let detail = try #require(session.detail(identity("%lld files", "pl")))
    #expect(
      detail.fields.map(\.path.exchanged) == [
        "plural.one", "plural.few", "plural.many", "plural.other",
      ])
    #expect(detail.fields.map(\.source) == ["%lld file", "%lld files", "%lld files", "%lld files"])
    #expect(detail.fields.map(\.samples.first) == ["1", "2", "0", "0.1"])
    #expect(detail.placeholders.map(\.text) == ["%lld"])
    #expect(session.detail(identity("gone")) == nil)
  }

  @Test func variationsAreAddedAndRemoved() throws {
    let forms = try [text("%lld Datei", "plural.one"), text("%lld Dateien", "plural.other")]
    #expect(try save("%lld files", forms).done.count == 1)
    #expect(try content.contains("%lld Dateien"))
    #expect(try save("%lld files", [text("%lld Dateien")]).done.count == 1)
    #expect(try !content.contains("%lld Datei\""))
    // A form that was left empty is still to be translated.
    let left = try [text("%lld Datei", "plural.one"), text("", "plural.other")]
    #expect(try save("%lld files", left).done.count == 1)
    #expect(session.detail(identity("%lld files"))?.status == .missing)
    let mixed = try save("%lld files", [text("a", "plural.one"), text("b", "device.mac")])
    #expect(mixed.done.isEmpty && mixed.refused.count == 1)
    let both = try save("%lld files", [text("a"), text("b", "plural.one")])
    #expect(both.refused.count == 1)
    #expect(try save("%lld files", []).done.count == 1)
    #expect(try !content.contains("\"de\" : {\n            \"variations\""))
  }

  @Test func textsAreCheckedAsTheyAreTyped() throws {
    let found = session.check(identity("Hello, %@"), [try text("Hallo")])
    #expect(found.findings.contains { $0.severity == .error })
    #expect(found.lengths == [5])
    #expect(session.check(identity("Hello, %@"), [try text("Hallo, %@")]).findings.isEmpty)
    let wrong = session.check(identity("Hello, %@"), [try text("a"), try text("b", "plural.one")])
    #expect(wrong.problem != nil)
  }

  @Test func aFileThatChangedOnTheDiskIsTakenIn() throws {
    let version = session.version
    try folder.write(Self.catalog.replacing("Abbrechen", with: "Abbruch"), to: "T.xcstrings")
    session.reload(FileWatcher.Changes(files: [FilePath.absolute(file)]))
    #expect(session.version > version)
    #expect(
      session.list(StringQuery(language: "de"), from: 1, count: 1).rows.first?.target == "Abbruch")
    // A half-merged file is not taken in, and nothing is written over it.
    try folder.write("<<<<<<< ours\n", to: "T.xcstrings")
    session.reload(FileWatcher.Changes(files: [FilePath.absolute(file)]))
    #expect(session.list(StringQuery(language: "de"), from: 0, count: 9).total == 3)
    #expect(try save("Hello, %@", [text("Hallo, %@")]).diagnostics.count == 1)
    #expect(try content == "<<<<<<< ours\n")
  }

  @Test func severalStringsAreEditedAfterAPreview() throws {
    let all = session.identities(StringQuery(language: "de"))
    let approval = session.preview(BulkEdit(.approve, strings: all))
    #expect(approval.map(\.decision.identity.key) == ["Cancel"])
    let replacement = session.preview(BulkEdit(.replace("brech", with: "bruch"), strings: all))
    #expect(replacement.map(\.after) == ["Abbruchen"])
    _ = session.decide(replacement.map(\.decision))
    #expect(try content.contains("Abbruchen"))
    // A replacement does not approve a text, and the first preview is outdated.
    #expect(try content.contains("needs_review"))
    #expect(session.decide(approval.map(\.decision)).changed == [identity("Cancel")])
  }

  @Test func onlyStringsThatAReplacementChangesAreInItsPreview() throws {
    _ = try save("Hello, %@", [text("Hallo, %@!")])
    let all = session.identities(StringQuery(language: "de"))
    func after(_ old: String, _ new: String) -> [String] {
      session.preview(BulkEdit(.replace(old, with: new), strings: all)).map(\.after)
    }
    #expect(after("l", "l") == [])
    #expect(after("l", "L") == ["HaLLo, %@!"])
    // A placeholder is not cut, and is replaced as a whole.
    #expect(after("@", "a") == [])
    #expect(after("@!", "a") == [])
    #expect(after(", %@!", ": %@") == ["Hallo: %@"])
    #expect(
      EditedPiece.replacing("l", with: "L", in: "%lld Dateien: %2$lld%%, l")
        == "%lld Dateien: %2$lld%%, L")
  }

  @Test func placeholdersAndParametersAreNotWords() {
    func whole(_ text: String) -> [String] {
      EditedPiece.pieces(of: text).filter(\.isPlaceholder).map(\.text)
    }
    #expect(whole("Open ${page} in %1$@: 100%%") == ["${page}", "%1$@", "%%"])
    #expect(whole("${%@} and ${}, ${a{b}, 5 $, ${open") == ["${%@}"])
    #expect(EditedPiece.pieces(of: "${a}b").map(\.text) == ["${a}", "b"])
    #expect(EditedPiece.replacing("page", with: "x", in: "${page} page") == "${page} x")
  }

  @Test func aTranslationGoesToStringsWithTheSameSource() throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Cancel"}}}},"b":{}},"version":"1.0"}"#,
      to: "U.xcstrings")
    let session = try #require(EditingSession(Workspace(path: folder.path)))
    let items = session.preview(BulkEdit(.propagate(identity("Cancel")), strings: []))
    #expect(items.map(\.decision.identity.key) == ["a"])
    // A copy of a text that waits for a review waits for one, too.
    _ = session.decide(items.map(\.decision))
    let copy = StringIdentity(file: folder("U.xcstrings"), key: "a", language: "de")
    #expect(session.detail(copy)?.status == .needsReview)
  }

  @Test func wordsThatDifferAreShownAsSuch() {
    let parts = WordDifference.runs(from: "Save the file", to: "Save a file now")
    #expect(parts.map(\.kind) == [.same, .removed, .added, .same, .added])
    #expect(parts.filter { $0.kind != .removed }.map(\.text).joined() == "Save a file now")
  }
}
