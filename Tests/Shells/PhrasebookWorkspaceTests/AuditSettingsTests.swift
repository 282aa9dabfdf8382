import PhrasebookAudit
import PhrasebookModel
import Testing

@testable import PhrasebookProjects
@testable import PhrasebookWorkspace

struct AuditSettingsTests {
  private func read(_ text: String) throws -> AuditSection {
    try SettingsReader(file: "phrasebook.yml", folder: "/p").read(Array(text.utf8)).audit
  }

  @Test func everySettingIsRead() throws {
    let section = try read(
      """
      audit:
        fail-on: warning
        checks:
          plurals: note
          plural-forms-alike: off
          double-space: error
        require: {fr: 100, ja: 95.5%, "*": 50}
        limits: {length-ratio: 2.5, length-from: 20, begun-share: 10}
        maximum-length:
          "tab.*": 12
        dynamic-keys: ["error.*"]
        baseline: audit.json
        ignore:
          - checks: [identical-to-source, "end-*"]
            keys: "brand.*"
            languages: de
            tables: [Localizable]
            reason: names stay
      glossary:
        - term: Phrasebook
          do-not-translate: true
          case-sensitive: true
        - term: board
          translations: {de: Tafel, fr: [tableau, panneau]}
      forbidden:
        - click
        - {term: login, languages: [en], instead: sign in}
      """)
    #expect(section.failOn == .warning)
    #expect(section.settings.severities["double-space"] == .error)
    #expect(section.settings.severities["plural-category-missing"] == .note)
    #expect(section.settings.severities["plural-forms-alike"] == nil)
    #expect(section.settings.disabled == ["plural-forms-alike"])
    #expect(section.settings.required == ["fr": 1, "ja": 0.955, "*": 0.5])
    #expect(section.settings.limits.lengthRatio == 2.5 && section.settings.limits.lengthFrom == 20)
    #expect(section.settings.limits.begunShare == 0.1)
    #expect(section.settings.maximumLengths == [MaximumLength(keys: "tab.*", characters: 12)])
    #expect(section.settings.dynamicKeys == ["error.*"])
    #expect(section.baseline == "audit.json")
    #expect(
      section.settings.suppressions == [
        Suppression(
          checks: ["identical-to-source", "end-*"], keys: ["brand.*"], languages: ["de"],
          tables: ["Localizable"], reason: "names stay",
          location: Location(file: "phrasebook.yml", line: 14, column: 7))
      ])
    #expect(
      section.settings.glossary == [
        GlossaryTerm("Phrasebook", isNotTranslated: true, isCaseSensitive: true),
        GlossaryTerm("board", translations: ["de": ["Tafel"], "fr": ["tableau", "panneau"]]),
      ])
    #expect(
      section.settings.forbidden == [
        ForbiddenTerm("click"), ForbiddenTerm("login", languages: ["en"], instead: "sign in"),
      ])
  }

  @Test(arguments: [
    ("audit: {chekcs: {}}", 1, 9, "did you mean checks?"),
    ("audit:\n  checks:\n    double-spce: off", 3, 5, "did you mean double-space?"),
    ("audit:\n  checks:\n    double-space: loud", 3, 19, "error, warning, note or off"),
    ("audit: {fail-on: sometimes}", 1, 18, "error, warning, note or never"),
    ("audit: {require: {fr: 120}}", 1, 23, "from 0 to 100"),
    ("audit: {require: {french: 100}}", 1, 19, "did you mean fr?"),
    ("audit: {limits: {length-ratio: 0}}", 1, 32, "from 1"),
    ("audit: {maximum-length: {a: b}}", 1, 29, "a number"),
    ("audit: {ignore: double-space}", 1, 17, "a list"),
    ("audit: {ignore: [{cheks: a}]}", 1, 19, "did you mean checks?"),
    ("glossary: [{term: a}]", 1, 12, "translations or \"do-not-translate: true\""),
    ("glossary: [{translations: {de: a}}]", 1, 12, "needs a term"),
    ("glossary: [{term: a, do-not-translate: maybe}]", 1, 40, "true or false"),
    ("forbidden: {a: b}", 1, 12, "a list"),
  ])
  func mistakesAreReportedAtTheirPlace(_ text: String, _ line: Int, _ column: Int, _ words: String)
    throws
  {
    let failure = #expect(throws: ScopeFailure.self) { try read(text) }
    let diagnostic = try #require(failure?.diagnostic)
    #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
    #expect(diagnostic.location?.line == line && diagnostic.location?.column == column)
  }

  @Test func theCommandLineIsOverTheFile() throws {
    let section = try read(
      "audit: {fail-on: note, checks: {double-space: off, end-stop: off}, require: {fr: 50, de: 10}}"
    )
    var request = AuditRequest()
    #expect(request.failOn(section) == .note)
    #expect(request.failOn(nil) == .error)
    #expect(!request.settings(section).asks("double-space"))
    request.only = ["double-space"]
    request.failOn = .never
    request.required = ["fr": 1]
    let settings = request.settings(section)
    #expect(settings.asks("double-space") && !settings.asks("end-stop"))
    #expect(settings.required == ["fr": 1, "de": 0.1])
    #expect(request.failOn(section) == .never)
    request.except = ["double-space"]
    #expect(!request.settings(section).asks("double-space"))
  }
}
