import PhrasebookAudit
import PhrasebookModel
import PhrasebookSync
import TestSupport
import Testing

@testable import PhrasebookProjects

struct SettingsTests {
  private func read(_ text: String) throws -> Settings {
    try SettingsReader(file: "phrasebook.yml", folder: "/p").read(Array(text.utf8))
  }

  @Test func everySettingIsRead() throws {
    let settings = try read(
      """
      modules:
        - name: App
          sources: [App, "Shared/**/*.swift"]
          exclude: App/Drafts
          catalogs: [App/Localizable.xcstrings]
      exclude: [Fixtures]
      functions: [tr]
      keep-reviewed: trivial
      source-language: fr
      languages: [de, pl]
      """)
    let module = try #require(settings.modules?.first)
    #expect(module.name == "App")
    #expect(module.catalogs.map(\.plainPaths) == [["/p/App/Localizable.xcstrings"]])
    #expect(module.sources.contains { $0.matches("/p/Shared/a/b/C.swift") })
    #expect(module.exclude.contains { $0.matches("/p/App/Drafts/X.swift") })
    #expect(settings.functions == ["tr"])
    #expect(settings.keepReviewed == .trivial)
    #expect(settings.sourceLanguage == "fr")
    #expect(settings.languages == ["de", "pl"])
    #expect(settings.excludes("/p/Fixtures/a.swift"))
    #expect(!settings.excludes("/p/Fix/a.swift"))
  }

  @Test func emptyFilesSetNothing() throws {
    #expect(try read("") == Settings(folder: "/p"))
    #expect(try read("# nothing\n") == Settings(folder: "/p"))
  }

  @Test func allMistakesOfAFileAreReportedInTheirOrder() throws {
    let failure = #expect(throws: ScopeFailure.self) {
      try read(
        """
        functons: [tr]
        keep-reviewed: all
        modules:
          - name: App
            source: [App]
          - name: Core
        audit:
          checks:
            no-such-check: off
            unused-key: loud
          fail-on: sometimes
        languages: [de]
        """)
    }
    #expect(failure?.all.compactMap(\.location?.line) == [1, 2, 5, 6, 9, 10, 11])
    #expect(failure?.all.count == 7)
  }

  @Test func aFileOfMistakesHasABoundedNumberOfThem() {
    let text = (0..<1_000).map { "unknown\($0): 1" }.joined(separator: "\n")
    let failure = #expect(throws: ScopeFailure.self) { try read(text) }
    #expect((2...60).contains(failure?.all.count ?? 0))
  }

  @Test(arguments: [
    ("function: [a]", 1, 1, "did you mean functions?"),
    ("modules:\n  - name: A\n    source: [a]", 3, 5, "did you mean sources?"),
    ("modules:\n  - name: A", 2, 5, "needs sources"),
    ("modules: A", 1, 10, "list"),
    ("keep-reviewed: all", 1, 16, "one of nothing, trivial"),
    ("functions: [", 2, 1, "YAML"),
    ("- a", 1, 1, "names and values"),
  ])
  func mistakesAreReportedAtTheirPlace(_ text: String, _ line: Int, _ column: Int, _ words: String)
    throws
  {
    let failure = #expect(throws: ScopeFailure.self) { try read(text) }
    let diagnostic = try #require(failure?.diagnostic)
    #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
    #expect(diagnostic.location?.line == line, "\(diagnostic)")
    #expect(diagnostic.location?.column == column, "\(diagnostic)")
  }

  /// 2,000 lists of 2,000 patterns are four million of them.
  @Test func aliasesThatMultiplyAreRefused() throws {
    func text(_ patterns: Int, _ lists: Int) -> String {
      "functions: &a [" + String(repeating: "x, ", count: patterns) + "]\naudit: {ignore: ["
        + String(repeating: "{checks: \"*\", reason: r, keys: *a}, ", count: lists) + "]}\n"
    }
    #expect(try read(text(20, 20)).audit.settings.suppressions.count == 20)
    let failure = #expect(throws: ScopeFailure.self) { try read(text(2_000, 2_000)) }
    #expect(failure?.diagnostic.message.contains("aliases") == true)
  }

  /// The folders of 80 KB of path were made one in the other, and exhausted the stack.
  @Test(arguments: ["memory: ", "exchange:\n  format: po\n  folder: "])
  func pathsOfAnyLengthAreRefused(_ start: String) {
    #expect(throws: ScopeFailure.self) {
      try read(start + String(repeating: "a/", count: 40_000))
    }
  }

  @Test("bytes that are not UTF-8 have their place, and UTF-16 is read")
  func encodings() throws {
    let reader = SettingsReader(file: "phrasebook.yml", folder: "/p")
    let failure = #expect(throws: ScopeFailure.self) {
      try reader.read(Array("functions: [tr]\nexclude: [".utf8) + [0xE9] + Array("]".utf8))
    }
    let diagnostic = try #require(failure?.diagnostic)
    #expect(diagnostic.message.contains("is not UTF-8 from here on"), "\(diagnostic.message)")
    #expect(diagnostic.location?.line == 2 && diagnostic.location?.column == 11)
    let wide: [UInt8] = [0xFF, 0xFE] + "functions: [tr]".utf16.flatMap { [UInt8($0 & 0xFF), 0] }
    #expect(try reader.read(wide).functions == ["tr"])
  }

  @Test(arguments: [
    ("App", "App/A.swift", true), ("App", "Application/A.swift", false),
    ("*.swift", "A.swift", true), ("*.swift", "a/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/A.swift", true),
    ("{a,b}/?.swift", "b/é.swift", true), ("{a,b}/?.swift", "c/x.swift", false),
    (".", "any/thing", true), ("a/**/b", "a/b", true), ("./a/", "a/b", true),
    ("..", "a", true), ("../b", "../b/c", true), ("../b", "b/c", false), ("../*", "../b/c", true),
    ("*", "../b", false), ("**", "../b", false), ("a/../b", "b/c", true),
    ("a/../../b", "../b/c", true), ("{../b,c}/d", "../b/d", true), ("/b", "b", false),
  ])
  func globsMatchTheirPaths(_ pattern: String, _ path: String, _ expected: Bool) throws {
    // A folder may be called like a pattern.
    for folder in ["/q/p", "/q?/{p}*"] {
      let glob = try #require(Glob(pattern, in: folder))
      let path = FilePath.normalized(FilePath.join(folder, path))
      #expect(glob.matches(path) == expected, "\(path)")
    }
  }

  @Test("a link in a pattern does not lead around the project", arguments: ["up", "up/**"])
  func linkedGlobs(_ pattern: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "project/Sources/a.swift")
    try folder.write("", to: "beside/b.swift")
    try folder.link("project/up", to: "/")
    try folder.link("project/beside", to: folder("beside"))
    let reader = SettingsReader(file: "phrasebook.yml", folder: folder("project"))
    #expect(throws: ScopeFailure.self) {
      try reader.read(Array("modules: [{name: A, sources: [\"\(pattern)\"]}]".utf8))
    }
    _ = try reader.read(Array("modules: [{name: A, sources: [beside, Sources/**]}]".utf8))
  }

  @Test(
    "a pattern does not search folders around the project that it does not name",
    arguments: [
      ("/**", true), ("/", true), ("/*/**/*.swift", true), ("/q/**", true), ("{/,Source}", true),
      ("../../**", true), ("../../../../..", true), ("..", false), ("../**/b.swift", false),
      ("../Shared", false), ("/q/p/Source/**", false), ("/other/Shared/**", false), ("**", false),
      ("/proc/**", true), ("/proc/self/cwd/../**", true), ("/sys", true), ("/process/**", false),
      (".", false), ("/q/p", false),
    ])
  func wideGlobs(_ pattern: String, _ isTooWide: Bool) throws {
    let settings = Array("modules: [{name: A, sources: [\"\(pattern)\"]}]".utf8)
    let reader = SettingsReader(file: "phrasebook.yml", folder: "/q/p")
    let failure: ScopeFailure?
    do throws(ScopeFailure) {
      _ = try reader.read(settings)
      failure = nil
    } catch { failure = error }
    #expect((failure != nil) == isTooWide)
    if let failure {
      #expect(failure.diagnostic.message.contains("would search folders around the project"))
      #expect(failure.diagnostic.location?.line == 1)
    }
  }

  @Test func hostileGlobsEnd() throws {
    let stars = String(repeating: "**/", count: 200) + String(repeating: "*a", count: 200)
    let path = "/" + String(repeating: "a/", count: 200) + String(repeating: "a", count: 100)
    #expect(try #require(Glob(stars, in: "/")).matches(path) == false)
    #expect(Glob(String(repeating: "{a,b}", count: 64), in: "/") == nil)
    // One step for each brace, over all of the pattern.
    let deep = String(repeating: "{a,", count: 20_000) + String(repeating: "}", count: 20_000)
    #expect(Glob(deep, in: "/") == nil)
    // Longer than any path, and a path that no file has.
    #expect(Glob("**/?*" + String(repeating: "/c*", count: 30_000), in: "/") == nil)
    #expect(
      try #require(Glob("**/a/**/b", in: "/")).matches(
        path + String(repeating: "/b", count: 50_000)) == false)
    #expect(try #require(Glob("**/**/a/**/**/b", in: "/")).matches("/x/a/y/b/c.swift"))
  }
}
