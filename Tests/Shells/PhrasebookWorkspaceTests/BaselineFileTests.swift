import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import TestSupport
import PhrasebookProjects
import Testing

@testable import PhrasebookWorkspace

struct BaselineFileTests {
  private func finding(_ id: String, key: String = "k\n\"", line: Int = 1) -> Finding {
    Finding(
      id: id, severity: .error, message: "m", location: Location(file: "L", line: line, column: 1),
      table: "T", key: key, language: "fr", variation: "plural.one")
  }

  @Test func comesBackAsItWas() throws {
    let file = BaselineFile(
      baseline: Baseline([finding("a"), finding("a", line: 9), finding("b", key: "")]),
      catalogs: ["App/L.xcstrings", "../x"])
    let read = try BaselineFile.read(file.bytes, file: "b.json")
    #expect(read.baseline == file.baseline && read.catalogs == file.catalogs)
    #expect(read.bytes == file.bytes)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("\n    {\"id\":\"a\",\"table\":\"T\",\"key\":\"k\\n\\\"\","), "\(text)")
    let empty = BaselineFile()
    #expect(try BaselineFile.read(empty.bytes, file: "b").baseline == Baseline())
  }

  /// A text in code without a key.
  private func hardCoded(_ text: String, in file: String, line: Int = 1) -> Finding {
    Finding(
      id: "hard-coded-text", severity: .warning, message: "\(text) cannot be translated",
      location: Location(file: file, line: line, column: 1), table: "T")
  }

  @Test func textsInCodeAreToldApart() throws {
    let old = hardCoded("old", in: "App/A.swift")
    let file = BaselineFile(baseline: Baseline([old, old]))
    let read = try BaselineFile.read(file.bytes, file: "b.json").baseline
    #expect(read == file.baseline)
    // Another folder and another line are the same text; another text or source is not.
    let same = hardCoded("old", in: "/work/App/A.swift", line: 7)
    let found = read.compared(to: [same, hardCoded("new", in: "App/A.swift")])
    #expect(found.new.map(\.message) == ["new cannot be translated"] && found.known == 1)
    #expect(found.shrunk == Baseline([old]))
    #expect(read.compared(to: [hardCoded("old", in: "App/B.swift")]).new.count == 1)
  }

  @Test func anOlderFileLearnsWhichTextItMeant() throws {
    let older = Baseline(marks: [Baseline.Mark(id: "hard-coded-text", table: "T"): 2])
    let old = hardCoded("old", in: "A.swift")
    let found = older.compared(to: [old])
    #expect(found.new.isEmpty && found.known == 1)
    #expect(found.shrunk == Baseline([old]))
  }

  @Test(arguments: [
    ("", 1, "JSON"), ("{}", 1, "not a baseline"), ("[]", 1, "not a baseline"),
    ("{\"version\": 2, \"findings\": []}", 1, "newer"),
    ("{\"version\": 1, \"findings\": [\n{\"id\": \"a\"}]}", 2, "an id and a table"),
    ("{\"version\": 1, \"findings\": [\n{\"id\": 1, \"table\": \"T\"}]}", 2, "a text"),
    (
      "{\"version\": 1, \"findings\": [\n{\"id\":\"a\",\"table\":\"T\",\"count\":-1}]}", 2, "number"
    ),
    ("{\"version\": 1, \"findings\": [\n3]}", 2, "an id and a table"),
  ])
  func mistakesAreReportedAtTheirPlace(_ text: String, _ line: Int, _ words: String) throws {
    let failure = #expect(throws: ScopeFailure.self) {
      try BaselineFile.read(Array(text.utf8), file: "b.json")
    }
    let diagnostic = try #require(failure?.diagnostic)
    #expect(diagnostic.location?.line == line, "\(diagnostic)")
    #expect(words == "JSON" || diagnostic.message.contains(words), "\(diagnostic.message)")
  }

  @Test func itOnlyShrinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "App/L.xcstrings")
    try folder.write("x", to: "App/M.xcstrings")
    let path = folder("audit.json")
    let both = [folder("App/L.xcstrings"), folder("App/M.xcstrings")]
    func run(
      _ findings: [Finding], catalogs: [String]? = nil,
      _ change: (inout AuditRequest) -> Void = { _ in }
    ) -> (new: [Finding], known: Int) {
      var request = AuditRequest()
      request.mayWrite = true
      change(&request)
      return Ratchet(
        file: path, isNew: request.newBaseline != nil, catalogs: catalogs ?? both, request: request,
        activity: Activity(), sections: [nil]
      ).new(among: findings)
    }
    func marks() throws -> Int {
      try BaselineFile.read(FileContent.read(path), file: path).baseline.marks.values.reduce(0, +)
    }
    let (a, b, c) = (finding("a"), finding("b"), finding("c"))
    // A baseline that is missing is an error and is not created by chance.
    #expect(run([a, b]).new.count == 2)
    #expect(FileStatus(path: path) == nil)
    #expect(run([a, b]) { $0.newBaseline = path }.known == 2)
    #expect(try marks() == 2)
    #expect(
      try BaselineFile.read(FileContent.read(path), file: path).catalogs
        == ["App/L.xcstrings", "App/M.xcstrings"])
    // New findings are reported and known ones are not, on any line; the file is unchanged.
    let moved = run([finding("a", line: 77), b, c])
    #expect(moved.new.map(\.id) == ["c"] && moved.known == 2)
    #expect(try marks() == 2)
    // A run that does not look at everything removes nothing, and `check` writes nothing.
    #expect(run([a], catalogs: [both[0]]).known == 1)
    #expect(run([a]) { $0.only = ["a"] }.known == 1)
    #expect(run([a]) { $0.languages = ["de"] }.known == 1)
    #expect(run([a]) { $0.except = ["b"] }.known == 1)
    #expect(run([a]) { $0.mayWrite = false }.known == 1)
    #expect(try marks() == 2)
    // A fixed finding is removed: when it comes back, it is new.
    #expect(run([a]).known == 1)
    #expect(try marks() == 1)
    #expect(run([a, b]).new.map(\.id) == ["b"])
    // A second one of the same kind is new, too.
    #expect(run([a, a]).new.count == 1)
    // A run that asks for some checks, languages or catalogs takes out what those would find.
    #expect(run([], catalogs: [both[0]]).known == 0)
    #expect(try marks() == 1)
    let some = run([]) {
      $0.except = ["x"]
      $0.languages = ["fr"]
    }
    #expect(some.known == 0)
    #expect(try marks() == 0)
  }

  @Test func settingsNeedAFileThatIsThere() throws {
    let folder = try TemporaryFolder()
    let activity = Activity()
    var request = AuditRequest()
    request.mayWrite = true
    let ratchet = Ratchet(
      file: folder("b.json"), isNew: false, catalogs: [], request: request, activity: activity,
      sections: [nil])
    #expect(ratchet.new(among: [finding("a")]).new.count == 1)
    #expect(activity.hasFailed)
    #expect(folder.names().isEmpty)
  }

  @Test func pathsAreRelative() {
    #expect(Ratchet.relative("/a/b/c", to: "/a") == "b/c")
    #expect(Ratchet.relative("/a/b/c", to: "/a/x/y") == "../../b/c")
    #expect(Ratchet.relative("/a", to: "/") == "a")
  }
}
