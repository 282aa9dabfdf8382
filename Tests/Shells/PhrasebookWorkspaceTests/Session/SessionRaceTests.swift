import Dispatch
import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Two pages and a sync work on the same files at once.
struct SessionRaceTests {
  /// The number of rounds; `PHRASEBOOK_SESSION_ROUNDS` sets more.
  private static let rounds =
    ProcessInfo.processInfo.environment["PHRASEBOOK_SESSION_ROUNDS"].flatMap { Int($0) } ?? 60
  private static let keys = (0..<8).map { "key.\($0)" }
  private static let languages = ["de", "fr"]

  private struct Done: Sendable {
    var identity: StringIdentity
    var text: String
  }

  /// A project with one catalog, whose code changes.
  private struct Project {
    let folder: TemporaryFolder
    var values = Dictionary(uniqueKeysWithValues: SessionRaceTests.keys.map { ($0, "Text") })

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(
        "modules: [{name: App, sources: [App.swift], catalogs: [T.xcstrings]}]",
        to: "phrasebook.yml")
      try folder.write(
        #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "T.xcstrings")
      try writeCode()
    }

    func writeCode() throws {
      let lines = values.sorted { $0.key < $1.key }.map {
        #"let _ = NSLocalizedString("\#($0.key)", tableName: "T", value: "\#($0.value)", comment: "")"#
      }
      try folder.write(lines.joined(separator: "\n"), to: "App.swift")
    }
  }

  /// The edits of each page in a round.
  private static func plans(
    round: Int, file: String, _ random: inout SeededGenerator
  ) -> [[Done]] {
    (0..<2).map { page in
      (0..<Int.random(in: 1...3, using: &random)).map { number in
        Done(
          identity: StringIdentity(
            file: file, key: random.pick(keys) ?? "", language: random.pick(languages) ?? ""),
          text: "r\(round) p\(page) n\(number)")
      }
    }
  }

  /// Carries out the edits in both pages beside a sync, and returns those that were accepted.
  private static func race(
    _ sessions: [EditingSession], _ plans: [[Done]], path: String, file: String
  ) -> [Done] {
    let done = Mutex<[Done]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { number in
      if number == 2 {
        _ = try? Workspace(path: path).sync(SyncRequest())
        return
      }
      for plan in plans[number] {
        let session = sessions[number]
        guard
          let seen = session.table(file)?.version(of: plan.identity.key, plan.identity.language)
        else { continue }
        let text = StringEdit.Text(path: VariationPath(), value: plan.text)
        let result = session.decide([
          StringDecision(plan.identity, seen: seen, .replace([text], .translated))
        ])
        #expect(result.diagnostics.isEmpty && result.refused.isEmpty)
        if !result.done.isEmpty { done.withLock { $0.append(plan) } }
      }
    }
    return done.withLock { $0 }
  }

  private static func catalog(_ file: String) throws -> Catalog {
    try XCStrings.read(try FileContent.read(file), file: file).catalog
  }

  private static func value(of identity: StringIdentity, in catalog: Catalog) -> String? {
    catalog[identity.key]?.localizations[identity.language]?.stringUnit?.value
  }

  @Test func twoPagesAndASyncAtOnceLoseNothing() throws {
    var project = try Project()
    let path = project.folder.path
    var random = SeededGenerator(seed: 24)
    _ = try Workspace(path: path).sync(SyncRequest())
    let sessions = try (0..<2).map { _ in try #require(EditingSession(Workspace(path: path))) }
    let file = try #require(sessions.first?.tables.first?.file)
    var expected: [StringIdentity: String] = [:]
    var refused = 0
    for round in 0..<Self.rounds {
      let changes = random.chance(0.4) ? random.pick(Self.keys) : nil
      if let changes {
        project.values[changes] = "Text \(round)"
        try project.writeCode()
      }
      let plans = Self.plans(round: round, file: file, &random)
      for session in sessions { session.reload(FileWatcher.Changes(isEverything: true)) }
      let done = Self.race(sessions, plans, path: path, file: file)
      refused += plans.joined().count - done.count
      // Of several that were accepted for one string, each saw the one before: the file has the last.
      let byString = Dictionary(grouping: done, by: \.identity)
      let catalog = try Self.catalog(file)
      for (identity, plans) in byString {
        let value = Self.value(of: identity, in: catalog)
        #expect(plans.map(\.text).contains(value ?? ""), "round \(round)")
        expected[identity] = value
      }
      for (identity, text) in expected {
        #expect(
          Self.value(of: identity, in: catalog) == text, "round \(round): \(identity)")
      }
      for (key, value) in project.values {
        #expect(catalog[key]?.localizations["en"]?.stringUnit?.value == value, "round \(round)")
      }
      if !expected.isEmpty, random.chance(0.05) {
        // The next page's view is an old one now and then.
        _ = sessions.first?.undo()
        let now = try Self.catalog(file)
        for identity in expected.keys { expected[identity] = Self.value(of: identity, in: now) }
      }
    }
    #expect(!expected.isEmpty)
    #expect(refused > 0 || Self.rounds < 50, "no decision ever met a changed string")
  }
}
