import Foundation
import PhrasebookFormats
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("A cancelled operation writes nothing")
struct CancellationTests {
  /// An operation that writes into a folder.
  struct Operation: CustomTestStringConvertible {
    var testDescription: String
    var run: @Sendable (Workspace, TemporaryFolder) throws -> Void

    init(
      _ name: String, _ run: @escaping @Sendable (Workspace, TemporaryFolder) throws -> Void
    ) {
      testDescription = name
      self.run = run
    }
  }

  private static let operations = [
    Operation("sync") { workspace, _ in _ = try workspace.sync(SyncRequest()) },
    Operation("audit with fixes") { workspace, _ in
      var request = AuditRequest()
      request.wantsFixes = true
      _ = try workspace.audit(request)
    },
    Operation("format") { workspace, _ in _ = try workspace.format(FormatRequest()) },
    Operation("set") { workspace, _ in
      let edit = TextEdit(key: "Hello", language: "de", value: "Guten Tag")
      _ = try workspace.set(SetRequest(edit, languages: ["de"]))
    },
    Operation("rename") { workspace, _ in
      _ = try workspace.rename(RenameRequest("Hello", to: "Welcome"))
    },
    Operation("remove") { workspace, _ in _ = try workspace.remove(RemoveRequest(["Hello"])) },
    Operation("migrate") { workspace, _ in
      _ = try workspace.migrate(MigrateRequest(sourceLanguage: "en", removesOriginals: true))
    },
    Operation("compile") { workspace, folder in
      _ = try workspace.compile(CompileRequest(product: .lproj, output: folder("Compiled")))
    },
    Operation("export") { workspace, folder in
      let format = try #require(ExchangeFormats.named("po"))
      _ = try workspace.export(
        ExportRequest(as: format, languages: ["de"], to: folder("Exported")))
    },
    Operation("import") { workspace, folder in
      var request = ImportRequest(files: [folder("new.po")])
      request.language = "de"
      _ = try workspace.importFiles(request)
    },
    Operation("generate") { workspace, folder in
      var request = GenerateRequest()
      request.output = folder("Accessors.swift")
      _ = try workspace.generate(request)
    },
    Operation("merge") { workspace, folder in
      let file = folder("Sources/App/Localizable.xcstrings")
      var request = MergeRequest(base: file, ours: file, theirs: folder("theirs.txt"))
      request.output = file
      _ = try workspace.merge(request)
    },
    Operation("merge --repair") { workspace, folder in
      _ = try workspace.repair(
        RepairRequest([folder(".damaged/Damaged.xcstrings")], preference: .ours))
    },
    Operation("init") { workspace, _ in _ = try workspace.initialize(InitializeRequest()) },
  ]

  @Test("cancelled before it begins, and by the first event", arguments: operations, [false, true])
  func cancelled(_ operation: Operation, atFirstEvent: Bool) throws {
    let folder = try Self.project()
    let cancellation = Cancellation(folder)
    let activity = Activity { _ in if atFirstEvent { cancellation.cancel() } }
    cancellation.activity = activity
    if !atFirstEvent { cancellation.cancel() }
    do {
      try operation.run(Workspace(path: folder.path, activity: activity), folder)
    } catch is CancellationError {}
    guard let before = cancellation.files else { return }
    #expect(Self.files(of: folder) == before)
  }

  @Test("not cancelled, each has something to write", arguments: operations)
  func wholeRun(_ operation: Operation) throws {
    let folder = try Self.project()
    let before = Self.files(of: folder)
    try operation.run(Workspace(path: folder.path), folder)
    #expect(Self.files(of: folder) != before)
  }

  /// Cancels an operation once, and keeps the files as they were then.
  private final class Cancellation: @unchecked Sendable {
    let folder: TemporaryFolder
    var activity: Activity?
    private(set) var files: [String: Data]?

    init(_ folder: TemporaryFolder) { self.folder = folder }

    func cancel() {
      guard files == nil else { return }
      files = CancellationTests.files(of: folder)
      activity?.cancel()
    }
  }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en",
        targets: [.target(name: "App"), .target(name: "Other")])
      """, to: "Package.swift")
    try folder.write(
      """
      import Foundation
      let hello = String(localized: "Hello", bundle: .module)
      let bye = String(localized: "Bye", bundle: .module)
      """, to: "Sources/App/App.swift")
    try folder.write(
      #"let other = String(localized: "Other", bundle: .module)"#, to: "Sources/Other/Other.swift")
    try folder.write(catalog(of: "Hallo  Welt"), to: "Sources/App/Localizable.xcstrings")
    try folder.write(catalog(of: "Hallo"), to: "theirs.txt")
    // A comma is missing.
    try folder.write(
      catalog(of: "Hallo").replacingOccurrences(of: "},\"version\"", with: "}\n\"version\""),
      to: ".damaged/Damaged.xcstrings")
    try folder.write(
      """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "Hello"
      msgstr "Guten Tag"

      """, to: "new.po")
    try folder.write("\"Old\" = \"Old\";\n", to: "Sources/App/en.lproj/Menu.strings")
    return folder
  }

  private static func catalog(of german: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"de":{"stringUnit":{\
    "state":"translated","value":"\(german)"}}}}},"version":"1.0"}

    """
  }

  private static func files(of folder: TemporaryFolder) -> [String: Data] {
    let walk = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    let files = (walk?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, (try? Data(contentsOf: $0)) ?? Data()) })
  }
}
