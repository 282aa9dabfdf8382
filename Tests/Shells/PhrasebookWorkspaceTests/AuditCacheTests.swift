import Foundation
import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Audits with a cache find what audits without one find, whatever changes in between.
struct AuditCacheTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo "}}}},
      "Unused": {}}, "version": "1.0"}
    """

  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.catalog, to: "p/App/Localizable.xcstrings")
    try scratch.write(#"let hello = String(localized: "Hello")"#, to: "p/App/Hello.swift")
    try scratch.write("struct Other {}", to: "p/Other/Other.swift")
    try scratch.write(settings(""), to: "p/phrasebook.yml")
    return scratch
  }

  private func settings(_ audit: String) -> String {
    """
    modules:
      - {name: App, sources: [App], catalogs: [App/Localizable.xcstrings]}
      - {name: Other, sources: [Other]}
    \(audit)
    """
  }

  private func audit(
    _ scratch: TemporaryFolder, isCached: Bool, _ request: AuditRequest = AuditRequest()
  ) throws -> [Finding] {
    defer { CacheWriters.wait() }
    let run = ExtractionRun(cacheFolder: isCached ? scratch("cache") : nil)
    return try Workspace(path: scratch("p"), extraction: run).audit(request).findings
  }

  @Test func eachChangeOfTheInputChangesTheFindingsAsWithoutACache() throws {
    let scratch = try project()
    let settings = settings
    let changes: [(name: String, change: () throws -> Void)] = [
      (
        "catalog",
        {
          try scratch.write(
            Self.catalog.replacing("Hallo ", with: "Hallo  du"), to: "p/App/Localizable.xcstrings")
        }
      ),
      (
        "literal in the source of another module",
        {
          try scratch.write(#"let other = ["Unused"]"#, to: "p/Other/Other.swift")
        }
      ),
      (
        "source of the module",
        {
          try scratch.write(
            #"let hello = String(localized: "Hello, you")"#, to: "p/App/Hello.swift")
        }
      ),
      (
        "settings",
        {
          try scratch.write(
            settings("audit: {checks: {double-space: off}}"), to: "p/phrasebook.yml")
        }
      ),
      (
        "file of the same table beside it",
        {
          try scratch.write(#""Hello" = "Hallo";"#, to: "p/App/de.lproj/Localizable.strings")
        }
      ),
    ]
    var before = try audit(scratch, isCached: true)
    #expect(before == (try audit(scratch, isCached: false)))
    #expect(!before.isEmpty)
    for (name, change) in changes {
      try change()
      let found = try audit(scratch, isCached: true)
      #expect(found != before, "\(name)")
      #expect(found == (try audit(scratch, isCached: false)), "\(name)")
      #expect(found == (try audit(scratch, isCached: true)), "\(name)")
      before = found
    }
  }

  @Test func theChecksAndLanguagesOfARequestArePartOfTheKey() throws {
    let scratch = try project()
    let all = try audit(scratch, isCached: true)
    for request in [
      AuditRequest(only: ["unused-key"]), AuditRequest(except: ["unused-key"]),
      AuditRequest(languages: ["fr"]), AuditRequest(required: ["fr": 1]),
    ] {
      let found = try audit(scratch, isCached: true, request)
      #expect(found == (try audit(scratch, isCached: false, request)))
      #expect(found != all)
    }
  }

  @Test func findingsComeBackFromTheCacheAsTheyWere() throws {
    let scratch = try TemporaryFolder()
    let place = Location(file: "a.xcstrings", line: 3, column: 9)
    let entry = FindingsCache.Entry(
      findings: [
        Finding(
          id: "double-space", severity: .warning, message: "\(2) spaces in \("text")",
          location: place, table: "T", key: "k", language: "de", variation: "plural.one",
          notes: ["a remark"], value: "a  b", range: 1..<3, callSites: [place],
          fix: .replacing(1..<3, with: " ")),
        Finding(id: "style", severity: .note, message: "style", fix: .format),
        Finding(id: "form", severity: .error, message: "form", fix: .removeForm),
      ], suppressed: 4)
    let cache = FindingsCache(folder: scratch("cache"))
    let key = ContentHash(high: 1, low: 2)
    #expect(cache.entry(for: key) == nil)
    cache.keep(entry, for: key)
    #expect(cache.entry(for: key) == entry)
    #expect(cache.entry(for: ContentHash(high: 1, low: 3)) == nil)
  }

  @Test func findingsWithTheRulesOfAnotherICUAreNotTaken() throws {
    let scratch = try TemporaryFolder()
    let entry = FindingsCache.Entry(findings: [], suppressed: 1)
    let key = ContentHash(high: 1, low: 2)
    FindingsCache(folder: scratch("cache")).keep(entry, for: key)
    #expect(FindingsCache(folder: scratch("cache")).entry(for: key) == entry)
    let updated = FindingsCache(folder: scratch("cache"), icuVersion: ICUVersion.current + 1)
    #expect(updated.entry(for: key) == nil)
    // The first byte is ICU's main version, the fifth CLDR's.
    #expect(ICUVersion.current >> 56 > 50)
    #expect(ICUVersion.current >> 24 & 0xFF > 20)
  }

  @Test func anUnchangedAuditTakesItsFindingsFromTheCache() throws {
    let scratch = try project()
    _ = try audit(scratch, isCached: true)
    let names = scratch.names(in: "cache").filter { $0.contains("-findings") }
    #expect(names.count == 1)
    _ = try audit(scratch, isCached: true)
    #expect(scratch.names(in: "cache").filter { $0.contains("-findings") } == names)
  }

  @Test func settingsAsTextDifferWhereverTheSettingsDo() {
    var texts: Set<String> = []
    var settings = AuditSettings()
    func add() { #expect(texts.insert(CanonicalText.of(settings)).inserted) }
    add()
    settings.severities = ["a": .error, "b": .note]
    add()
    settings.disabled = ["x", "y", "z"]
    add()
    settings.required = ["de": 0.5]
    add()
    settings.limits.lengthRatio = 2
    add()
    settings.dynamicKeys = ["a,b"]
    add()
    settings.dynamicKeys = ["a", "b"]
    add()
    settings.maximumLengths = [MaximumLength(keys: "k", characters: 3)]
    add()
    var other = settings
    other.disabled = Set(["z", "y", "x"])
    #expect(CanonicalText.of(other) == CanonicalText.of(settings))
  }
}
