import PhrasebookAudit
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// The number beside a choice is the length of the list that it leads to.
struct ListCountsTests {
  private let folder: TemporaryFolder
  private let session: EditingSession

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"sourceLanguage": "en", "strings": {
        "%lld files": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Dateien"}}}},
        "Cancel": {"localizations": {
          "de": {"stringUnit": {"state": "needs_review", "value": "Abbrechen  jetzt"}}}},
        "Close": {}, "Gone": {"extractionState": "stale"}, "Private": {"shouldTranslate": false}
      }, "version": "1.0"}
      """#, to: "App/Main.xcstrings")
    try folder.write(
      #"""
      {"sourceLanguage": "en", "strings": {
        "Cancel": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}}, "Open": {}
      }, "version": "1.0"}
      """#, to: "App/Other.xcstrings")
    let code = #"""
            let a = String(localized: "Cancel", table: "Main"), b = String(localized: "Close", table: "Main")
      let c = String(localized: "Nowhere", table: "Main")
      """#
    try folder.write(code, to: "App/A.swift")
    try folder.write(
      #"let d = String(localized: "Cancel", table: "Other"), e = String(localized: "Open", table: "Other")"#,
      to: "App/B.swift")
    try folder.write(
      "modules: [{name: App, sources: [App], catalogs: [App]}]\nlanguages: [de]\n",
      to: "phrasebook.yml")
    let workspace = Workspace(path: folder.path)
    session = try #require(EditingSession(workspace))
    session.take(SessionAnalysis(workspace.live().snapshot()))
  }

  /// The numbers of the list after a choice, by the choice.
  private func lengths<Choice: Hashable>(
    _ choices: [Choice], _ query: StringQuery, _ choose: (inout StringQuery, Choice) -> Void
  ) -> [Choice: Int] {
    let all = choices.map { choice in
      var query = query
      choose(&query, choice)
      return (choice, session.list(query, from: 0, count: 1).total)
    }
    return Dictionary(uniqueKeysWithValues: all).filter { $0.value > 0 }
  }

  private var queries: [StringQuery] {
    get throws {
      let analysis = try #require(session.analysis)
      let checks = [nil, "*"] + analysis.checks.map(\.id)
      var queries: [StringQuery] = []
      for text in ["", "abbrech"] {
        for statuses in [[], [.missing, .needsReview], [.untranslatable]] as [Set<StringStatus>] {
          for check in checks {
            for source in [nil] + analysis.sources {
              for file in [nil] + session.tables.map(\.file) {
                var query = StringQuery(language: "de")
                (query.text, query.statuses) = (text, statuses)
                (query.check, query.source, query.file) = (check, source, file)
                queries.append(query)
              }
            }
          }
        }
      }
      return queries
    }
  }

  @Test func theNumberOfEachChoiceIsTheLengthOfItsList() throws {
    let analysis = try #require(session.analysis)
    #expect(analysis.sources.count == 2)
    for query in try queries {
      let counts = ListCounts(session, query)
      #expect(counts.statuses == lengths(StringStatus.allCases, query) { $0.statuses = [$1] })
      #expect(counts.files == lengths(session.tables.map(\.file), query) { $0.file = $1 })
      #expect(counts.checks == lengths(analysis.checks.map(\.id), query) { $0.check = $1 })
      #expect(counts.sources == lengths(analysis.sources, query) { $0.source = $1 })
      #expect(counts.withFindings == lengths(["*"], query) { $0.check = $1 }["*"] ?? 0)
    }
  }

  @Test func aFindingAboutAKeyThatNoCatalogHasIsNotCounted() throws {
    let counts = ListCounts(session, StringQuery(language: "de"))
    let known = try #require(session.analysis).checks.map(\.id)
    #expect(known.contains("key-not-in-catalog"))
    #expect(counts.checks["key-not-in-catalog"] == nil)
    #expect(counts.checks["double-space"] == 1)
  }
}
