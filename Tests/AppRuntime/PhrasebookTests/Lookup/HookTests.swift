import Foundation
import Phrasebook
import TestSupport
import Testing

@Suite("What a hook is told")
struct HookTests {
  private final class Log: Sendable {
    private let lines = NSLockedValue<[LookupProblem]>([])
    var problems: [LookupProblem] { lines.value }
    var note: @Sendable (LookupProblem) -> Void {
      { problem in self.lines.change { $0.append(problem) } }
    }
  }

  @Test("each missing key, at each look-up")
  func missing() {
    let log = Log()
    let reader = Localizer(languages: ["de"], tables: .tables([:])).calling(log.note)
    _ = reader.text("a")
    _ = reader.text(Phrase("b", table: "T"))
    _ = reader.text("a")
    #expect(
      log.problems == [
        .missingKey(key: "a", table: "Localizable"), .missingKey(key: "b", table: "T"),
        .missingKey(key: "a", table: "Localizable"),
      ])
    #expect(log.problems[0].description.contains("'a'"))
  }

  @Test("nothing where the text is there")
  func silence() throws {
    let log = Log()
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Ä %@"}}}}}}
      """
    let reader = try Localizer.reading(catalog, languages: ["de"]).calling(log.note)
    #expect(reader.text("a \("b")") == "Ä b")
    #expect(log.problems == [])
  }

  @Test("nothing where the catalog says that a text has no translations")
  func untranslatable() throws {
    let log = Log()
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "ACME": {"shouldTranslate": false},
        "b": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "B"}}}}}}
      """
    let reader = try Localizer.reading(catalog, languages: ["de"]).calling(log.note)
    #expect(reader.text("ACME") == "ACME")
    #expect(log.problems == [])
  }

  @Test(
    "a damaged table, once, with its place and a reason; texts fall back",
    arguments: [
      ("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"a": }}"#),
      ("Localizable.xcstrings", ""),
      ("Localizable.xcstrings", "<<<<<<< HEAD\n{}"),
      ("phrasebook.table", "not a table at all, but long enough to hold a head of one"),
      ("phrasebook.table", ""),
    ])
  func damagedTable(_ name: String, _ content: String) throws {
    let folder = try TemporaryFolder(named: "bundle")
    try folder.write(content, to: name)
    let log = Log()
    let reader = Localizer(languages: ["de"], tables: .folder(folder.url)).calling(log.note)
    #expect(reader.text("Hello \(1)") == "Hello 1")
    #expect(reader.text("Hello \(2)") == "Hello 2")
    let damaged = log.problems.filter {
      if case .damagedTable = $0 { true } else { false }
    }
    #expect(damaged.count == 1)
    #expect(damaged.first?.description.contains(name) == true)
    #expect(damaged.first?.description.contains("\n") == false)
  }

  @Test("and the tables beside a damaged one are used")
  func beside() throws {
    let folder = try TemporaryFolder(named: "bundle")
    try folder.write("{", to: "Broken.xcstrings")
    try folder.write("x", to: "phrasebook.table")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Ä"}}}}}}
      """, to: "Localizable.xcstrings")
    #expect(Localizer(languages: ["de"], tables: .folder(folder.url)).text("a") == "Ä")
    let log = Log()
    let reader = Localizer(languages: ["de"], tables: .folder(folder.url)).calling(log.note)
    #expect(reader.text("a") == "Ä")
    #expect(log.problems.count == 2)
  }
}

extension Localizer {
  /// The same localizer with a hook.
  fileprivate func calling(_ hook: @escaping @Sendable (LookupProblem) -> Void) -> Localizer {
    var localizer = self
    localizer.onProblem = hook
    return localizer
  }
}

/// A value behind a lock, for a test's notes.
final class NSLockedValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }
  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
