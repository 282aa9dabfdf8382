import Foundation
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("A live project: always equal to a cold run")
struct LiveProjectTests {
  /// The number of random edits of each test; the whole set takes 10,000.
  private static var steps: Int {
    ProcessInfo.processInfo.environment["PHRASEBOOK_LIVE_STEPS"].flatMap { Int($0) } ?? 40
  }

  /// The share of edits after which the live project is compared with a cold run.
  private static let share = 0.12

  /// The share of edits after which the live project syncs its catalogs.
  private static let syncedShare = 0.1

  /// Small whole projects, and checkouts of real ones if a machine has them.
  private static var projects: [URL] {
    let samples = ["Garden", "Harbour", "Onboarding"].map(PackageRoot.project)
    let checkouts = ProcessInfo.processInfo.environment["PHRASEBOOK_CORPUS_PROJECTS"].map {
      URL(fileURLWithPath: $0)
    }
    let found = checkouts.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return samples + (found ?? []).sorted { $0.path < $1.path }
  }

  /// Compares a live project with cold runs.
  static func expectSame(_ live: LiveProject, _ note: String) throws {
    let cold = Workspace(path: live.path, extraction: ExtractionRun())
    let audit = try cold.audit(AuditRequest())
    let snapshot = live.snapshot()
    #expect(snapshot.audit.findings == audit.findings, "\(note)")
    #expect(Set(snapshot.diagnostics) == Set(audit.diagnostics), "\(note)")
    let fresh = Workspace(path: live.path, extraction: ExtractionRun()).live().snapshot()
    #expect(snapshot.sites == fresh.sites, "\(note)")
    #expect(snapshot.undeterminable == fresh.undeterminable, "\(note)")
    #expect(snapshot.tables.map(\.path) == fresh.tables.map(\.path), "\(note)")
    #expect(snapshot.tables.map(\.languages) == fresh.tables.map(\.languages), "\(note)")
    let synced = try Workspace(path: live.path).sync(SyncRequest(isDryRun: true))
    let activity = Activity()
    let results = live.sync(isDry: true, activity: activity)
    #expect(
      Set(activity.diagnostics.filter { $0.severity == .error })
        .isSubset(of: synced.diagnostics), "\(note)")
    #expect(results.map(\.file) == synced.tables.map(\.file), "\(note)")
    #expect(
      results.map { $0.synced?.changes } == synced.tables.map { $0.synced?.changes }, "\(note)")
  }

  @Test("random edits of a whole project", arguments: projects)
  func project(_ original: URL) throws {
    let project = try EditedCopy(of: original, seed: 1)
    var random = SeededGenerator(seed: 2)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    try Self.expectSame(live, "\(original.lastPathComponent), before any edit")
    for step in 0..<Self.steps {
      let edit = try project.edit()
      live.update(FileWatcher.Changes(files: edit.files))
      if random.chance(Self.syncedShare) { _ = live.sync(isDry: false, activity: Activity()) }
      guard random.chance(Self.share) else { continue }
      try Self.expectSame(live, "\(original.lastPathComponent), step \(step): \(edit.name)")
    }
    try Self.expectSame(live, "\(original.lastPathComponent), at the end")
  }

  @Test("random edits of sources, catalogs and the package", arguments: [UInt64(1), 2, 3])
  func edits(seed: UInt64) throws {
    let project = try EditedProject(seed: seed)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    try Self.expectSame(live, "seed \(seed), before any edit")
    var random = SeededGenerator(seed: seed + 100)
    for step in 0..<Self.steps {
      let edit = try project.edit()
      live.update(FileWatcher.Changes(files: edit.files))
      if random.chance(Self.syncedShare) { _ = live.sync(isDry: false, activity: Activity()) }
      // Some edits are not looked at before the next one.
      guard random.chance(Self.share) else { continue }
      try Self.expectSame(live, "seed \(seed), step \(step): \(edit.name)")
    }
    try Self.expectSame(live, "seed \(seed), at the end")
    #expect(live.snapshot().tables.count > 1)
  }

  @Test("a catalog that is removed and restored is found again, also if an Xcode project lists it")
  func restoredCatalog() throws {
    let folder = try TemporaryFolder(copying: PackageRoot.project("Harbour"), named: "Harbour")
    let live = Workspace(path: folder.path, extraction: ExtractionRun()).live()
    let catalogs = live.snapshot().tables.map(\.path)
    #expect(catalogs.count > 2)
    for catalog in catalogs {
      let data = try Data(contentsOf: URL(fileURLWithPath: catalog))
      try FileManager.default.removeItem(atPath: catalog)
      live.update(FileWatcher.Changes(files: [catalog]))
      #expect(live.snapshot().table(at: catalog) == nil)
      try data.write(to: URL(fileURLWithPath: catalog))
      live.update(FileWatcher.Changes(files: [catalog]))
      try Self.expectSame(live, catalog)
    }
  }

  @Test("catalogs that no source feeds any more are an error, as in a cold run")
  func unfedCatalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App")])

      """, to: "Package.swift")
    try folder.write("let a = 1\n", to: "Sources/App/A.swift")
    let catalog = #"{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }"#
    for name in ["Sources/App", "Other"] {
      try folder.write(catalog, to: "\(name)/Localizable.xcstrings")
    }
    let live = Workspace(path: folder.path, extraction: ExtractionRun()).live()
    func errors() -> Int { live.snapshot().diagnostics.count { $0.severity == .error } }
    #expect(errors() == 0)
    let fed = folder("Sources/App/Localizable.xcstrings")
    try FileManager.default.removeItem(atPath: fed)
    live.update(FileWatcher.Changes(files: [fed]))
    #expect(errors() == 1)
    try Self.expectSame(live, "without the catalog of the module")
  }

  @Test("a source that imports a module of others from now on keeps its texts")
  func addedImport() throws {
    let project = try EditedProject(seed: 5)
    let (source, catalog) = ("/Sources/App/A.swift", "/Sources/App/Localizable.xcstrings")
    func write(_ text: String, to file: String) throws {
      try text.write(toFile: project.path + file, atomically: true, encoding: .utf8)
    }
    try write("import SwiftUI\nlet a = Badge(\"Old title\")\n", to: source)
    try write(
      #"{"sourceLanguage": "en", "strings": {"Old title": {}}, "version": "1.0"}"#, to: catalog)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    func changes() -> [Change] {
      live.sync(isDry: true, activity: Activity()).filter { $0.file.hasSuffix(catalog) }
        .flatMap { $0.synced?.changes ?? [] }
    }
    #expect(changes().map(\.kind) == [.removed])
    try write("import SwiftUI\nimport Fancy\nlet a = Badge(\"Old title\")\n", to: source)
    live.update(FileWatcher.Changes(files: [project.path + source]))
    #expect(changes().isEmpty)
    try Self.expectSame(live, "with the import")
  }

  @Test("an unsaved buffer counts, and the file counts again when it is closed")
  func buffers() throws {
    let project = try EditedProject(seed: 4)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    let file = project.path + "/Sources/App/Buffer.swift"
    try "let a = 1\n".write(toFile: file, atomically: true, encoding: .utf8)
    live.update(FileWatcher.Changes(files: [file]))
    #expect(live.snapshot().sites(of: "Unsaved").isEmpty)
    live.open(Array("import SwiftUI\nlet a = Text(\"Unsaved\")\n".utf8), at: file)
    #expect(live.snapshot().sites(of: "Unsaved").map(\.location.line) == [2])
    live.open(nil, at: file)
    #expect(live.snapshot().sites(of: "Unsaved").isEmpty)
  }

  @Test("a source that is made in an editor joins the project when it is saved")
  func savedBuffer() throws {
    let project = try EditedProject(seed: 6)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    _ = live.snapshot()
    let file = project.path + "/Sources/App/New.swift"
    let text = "import SwiftUI\nlet a = Text(\"Made\")\n"
    live.open(Array(text.utf8), at: file)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    live.update(FileWatcher.Changes(files: [file]))
    #expect(live.snapshot().sites(of: "Made").map(\.location.line) == [2])
    live.open(nil, at: file)
    try Self.expectSame(live, "with a new source")
  }

  @Test("a source that is only in an editor is part of the project until it is closed")
  func newBuffer() throws {
    let project = try EditedProject(seed: 10)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    let file = project.path + "/Sources/App/New.swift"
    func lines() -> [Int] {
      live.snapshot().sites(of: "Made").map(\.location.line)
    }
    #expect(lines().isEmpty)
    for line in 2...4 {
      let text = "import SwiftUI" + String(repeating: "\n", count: line - 1) + "let a = "
      live.open(Array((text + "Text(\"Made\")\n").utf8), at: file)
      #expect(lines() == [line])
    }
    try Self.expectSame(live, "with a source in an editor")
    live.open(nil, at: file)
    #expect(lines().isEmpty)
    try Self.expectSame(live, "without it")
  }

  @Test("a source in an editor joins the project when it is saved into a new folder")
  func bufferOfNewFolder() throws {
    let project = try EditedProject(seed: 11)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    let folder = project.path + "/Sources/App/Later"
    let (file, text) = (folder + "/New.swift", "import SwiftUI\nlet a = Text(\"Made\")\n")
    live.open(Array(text.utf8), at: file)
    #expect(live.snapshot().sites(of: "Made").isEmpty)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    live.update(FileWatcher.Changes(files: [file]))
    #expect(live.snapshot().sites(of: "Made").count == 1)
    live.open(nil, at: file)
  }

  @Test("a module without a catalog uses the keys of others, but for those of its own bundle")
  func usesOutsideOfModules() throws {
    let project = try EditedProject(seed: 8)
    try FileManager.default.removeItem(
      atPath: project.path + "/Sources/Kit/Localizable.xcstrings")
    let source = """
      import Foundation
      let a = String(localized: "Hello")
      let b = String(localized: "Bye", bundle: .module)
      """
    try source.write(
      toFile: project.path + "/Sources/Kit/K.swift", atomically: true, encoding: .utf8)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    func lines(_ key: String) -> [Int] {
      live.snapshot().sites(of: key)
        .filter { $0.location.file.hasSuffix("/K.swift") }.map(\.location.line)
    }
    #expect(lines("Hello") == [2] && lines("Bye").isEmpty)
    try Self.expectSame(live, "without a catalog")
  }

  @Test("a checkout of thousands of files, and files that are gone again before they are read")
  func checkout() throws {
    let project = try EditedProject(seed: 7)
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    #expect(live.snapshot().tables.count > 1)
    let count = Self.steps > 1_000 ? 5_000 : 800
    var files: Set<String> = []
    for number in 0..<count {
      let file = project.path + "/Sources/App/G\(number % 50)/N\(number).swift"
      let folder = (file as NSString).deletingLastPathComponent
      if number < 50 {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      try "import SwiftUI\nlet n\(number) = Text(\"Number \(number)\")\n"
        .write(toFile: file, atomically: false, encoding: .utf8)
      files.insert(file)
    }
    live.update(FileWatcher.Changes(files: files))
    #expect(live.snapshot().sites(of: "Number \(count - 1)").count == 1)
    for file in files.sorted().prefix(count - 50) {
      try FileManager.default.removeItem(atPath: file)
    }
    // No event has reported most of the removals when the files are read.
    let seen = Set(files.sorted().prefix(10))
    live.update(FileWatcher.Changes(files: seen))
    _ = live.snapshot()
    live.update(FileWatcher.Changes(files: files))
    try Self.expectSame(live, "after the files were removed")
  }

  @Test("staged operations write nothing and give the files that they would write")
  func staging() throws {
    let project = try EditedProject(seed: 5)
    let catalog = project.path + "/Sources/App/Localizable.xcstrings"
    try """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello" : {

        }
      },
      "version" : "1.0"
    }
    """.write(toFile: catalog, atomically: true, encoding: .utf8)
    let before = try Data(contentsOf: URL(fileURLWithPath: catalog))
    let live = Workspace(path: project.path, extraction: ExtractionRun()).live()
    let (result, changes) = try StagedFiles.collect {
      try live.operations().rename(RenameRequest("Hello", to: "Hi", table: "Localizable"))
    }
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(changes.map(\.path).contains(catalog))
    #expect(changes.contains { $0.path.hasSuffix("A.swift") })
    #expect(changes.allSatisfy { $0.old != nil && $0.old != $0.new })
    #expect(try Data(contentsOf: URL(fileURLWithPath: catalog)) == before)
  }

  @Test("events of the kernel, and of a folder that is polled", arguments: [false, true])
  func events(polls: Bool) throws {
    let project = try EditedProject(seed: 6)
    let watcher = FileWatcher(project.path, polls: polls)
    #expect(watcher.next(quiet: 5, limit: 20).isEmpty)
    let file = project.path + "/Sources/App/New.swift"
    try "let a = 1 // changed\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(watcher.next(quiet: 20, limit: 5_000).files.contains(file))
    try FileManager.default.removeItem(atPath: file)
    #expect(watcher.next(quiet: 20, limit: 5_000).files.contains(file))
    // A new folder may have files before it is watched.
    let folder = project.path + "/Sources/App/More"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "let b = 1\n".write(toFile: folder + "/B.swift", atomically: true, encoding: .utf8)
    let changes = watcher.next(quiet: 20, limit: 5_000)
    #expect(changes.isEverything || changes.files.contains(folder + "/B.swift"))
  }

  @Test("a folder that is removed and made again is watched again", arguments: [false, true])
  func newFolder(polls: Bool) throws {
    let scratch = try TemporaryFolder(named: "Again")
    try scratch.write("", to: "P/A.swift")
    let watcher = FileWatcher(scratch("P"), polls: polls)
    try FileManager.default.removeItem(atPath: scratch("P"))
    #expect(!watcher.next(quiet: 20, limit: 5_000).isEmpty)
    try scratch.write("", to: "P/B.swift")
    let changes = watcher.next(quiet: 20, limit: 5_000)
    #expect(changes.files.contains(scratch("P/B.swift")), "\(changes)")
  }
}
