import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// A sync reads its sources before it locks the catalog: what others write meanwhile is kept.
struct ConcurrentSyncTests {
  @Test func aChangeBetweenTheReadingAndTheLockIsKept() throws {
    let scratch = try TemporaryFolder()
    let file = scratch("Localizable.xcstrings")
    try scratch.write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: file.name)
    try scratch.write(#"let a = String(localized: "From code")"#, to: "A.swift")
    try scratch.write(
      "modules: [{name: App, sources: [A.swift], catalogs: [Localizable.xcstrings]}]",
      to: "phrasebook.yml")
    let isFirst = Mutex(true)
    // Progress is reported while sources are read, which is before the lock.
    let activity = Activity { event in
      guard case .progress = event else { return }
      let isTheFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      guard isTheFirst else { return }
      _ = try? CatalogFile.update(file) { bytes in
        Array(
          String(decoding: bytes, as: UTF8.self)
            .replacing(
              #""strings": {}"#,
              with: #""strings": {"By hand": {"comment": "c", "extractionState": "manual"}}"#
            ).utf8)
      }
    }
    let result = try Workspace(path: scratch.path, activity: activity).sync(SyncRequest())
    let hasChanged = !isFirst.withLock { $0 }
    #expect(hasChanged)
    let changes = result.tables.flatMap { $0.synced?.changes ?? [] }
    #expect(changes.map(\.key) == ["From code"])
    let catalog = try XCStrings.read(try FileContent.read(file), file: file).catalog
    #expect(catalog.contains("From code"))
    let entry = catalog["By hand"]
    #expect(entry?.comment == "c")
  }

  @Test func aFileThatChangesBeforeEachLockIsSyncedAtLast() throws {
    let scratch = try TemporaryFolder()
    let file = scratch("Localizable.xcstrings")
    try scratch.write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: file.name)
    try scratch.write(#"let a = String(localized: "From code")"#, to: "A.swift")
    try scratch.write(
      "modules: [{name: App, sources: [A.swift], catalogs: [Localizable.xcstrings]}]",
      to: "phrasebook.yml")
    let scope = try ScopeFinder.find(scratch.path)
    let spelling = Spelling(given: scratch.path)
    var count = 0
    let run = SyncRun(
      scope, spelling: spelling, options: SyncOptions(), isDry: false, activity: Activity(),
      supply: ExtractionSupply(ExtractionRun(jobs: 1), scope: scope, spelling: spelling),
      mayWrite: {
        count += 1
        let number = count
        guard number < 100 else { return false }
        _ = try? CatalogFile.update(file) { bytes in
          Array(
            String(decoding: bytes, as: UTF8.self)
              .replacing(
                #""strings": {"#,
                with: #""strings": {"By hand \#(number)": {"extractionState": "manual"},"#
              ).replacing(",}", with: "}").utf8)
        }
        return true
      })
    let result = run.results()
    let keys = result.flatMap { $0.synced?.changes ?? [] }.map(\.key)
    #expect(keys == ["From code"])
    #expect(count > 1 && count < 100)
    let catalog = try XCStrings.read(try FileContent.read(file), file: file).catalog
    #expect(catalog.contains("From code"))
    for number in 1...count { #expect(catalog.contains("By hand \(number)")) }
  }
}

extension String {
  fileprivate var name: String { FilePath.name(self) }
}
