import Foundation
import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
@testable import PhrasebookWorkspace
import Testing

@testable import PhrasebookReports

struct AuditReporterTests {
  static let code = "import SwiftUI\n\tlet ü = Text(\"Save %@\")\n"
  static let catalog = "{\n  \"x\" : \"é𝄞\", \"y\"\n}\n"

  private var lines: SourceLines {
    SourceLines { path in
      path.hasSuffix(".swift") ? Array(Self.code.utf8) : Array(Self.catalog.utf8)
    }
  }

  private var result: AuditResult {
    var result = AuditResult()
    result.findings = [
      Finding(
        id: "double-space", severity: .warning, message: "2 spaces in a row",
        location: Location(file: "App/L.xcstrings", line: 2, column: 20), table: "L",
        key: "Save %@",
        language: "fr", variation: "plural.one", notes: ["a note"], value: "Garder  %@\u{200B} ",
        range: 6..<8, callSites: [Location(file: "App/A.swift", line: 2, column: 16)],
        fix: .replace([Fix.Replacement(6..<8, with: " ")])),
      Finding(
        id: "missing-translation", severity: .error, message: "missing translation",
        location: Location(file: "App/L.xcstrings", line: 3, column: 1), table: "L", key: "Save %@",
        language: "de", callSites: [Location(file: "App/A.swift", line: 2, column: 16)]),
      Finding(
        id: "hard-coded-text", severity: .note, message: "nobody can translate it",
        location: Location(file: "App/Z.swift", line: 2, column: 16)),
    ]
    result.suppressed = 4
    result.checks = Check.all
    return result
  }

  private func page(_ format: AuditFormat) -> String {
    String(
      decoding: format.reporter(Style(isColoured: false)).page(result, lines), as: UTF8.self)
  }

  /// Two findings alike of one text, each about another call.
  private var twins: AuditResult {
    var result = AuditResult()
    result.findings = [12, 16].map { column in
      Finding(
        id: "format-argument", severity: .error, message: "%@ takes an object",
        location: Location(file: "App/L.xcstrings", line: 2, column: 20), table: "L",
        key: "Save %@", callSites: [Location(file: "App/A.swift", line: 2, column: column)])
    }
    return result
  }

  @Test func twinsAreToldApart() {
    func page(_ format: AuditFormat) -> String {
      String(decoding: format.reporter(Style(isColoured: false)).page(twins, lines), as: UTF8.self)
    }
    #expect(page(.text).contains("@ App/A.swift:2:12"))
    #expect(page(.text).contains("@ App/A.swift:2:16"))
    let marks = page(.sarif).matches(of: /"finding\/v1":"([^"]+)"/).map(\.output.1)
    #expect(marks.count == 2 && marks[1] == marks[0] + ":2", "\(marks)")
    #expect(page(.github).contains("@ App/A.swift:2"))
  }

  @Test("few findings: errors first, by file, with the string and the code of each")
  func textShowsErrorsFirst() {
    #expect(
      page(.text) == """
        App/L.xcstrings
          3:1 error: missing translation [missing-translation]
            "Save %@" · de
            @ App/A.swift:2:16
            | let ü = Text("Save %@")
            |              ^
          2:20 warning: 2 spaces in a row [double-space]
            "Save %@" · fr · plural.one
            | Garder⟦␣␣⟧%@\\u{200B}␣
            note: a note

        1 error, 1 warning, 1 note, 4 suppressed
        Use --severity note to show the notes.
        phrasebook audit --fix can fix 1 of them.

        """)
    let notes = AuditFormat.text.reporter(Style(isColoured: false), TextView(severity: .note))
    let page = String(decoding: notes.page(result, lines), as: UTF8.self)
    #expect(page.contains("App/Z.swift\n  2:16 note: nobody can translate it [hard-coded-text]"))
    #expect(!page.contains("Use --severity note"))
  }

  /// A result with many findings of one severity.
  private func many(_ errors: Int, _ warnings: Int) -> AuditResult {
    var result = AuditResult()
    result.findings = (0..<(errors + warnings)).map { index in
      Finding(
        id: "check-\(index % 3)", severity: index < warnings ? .warning : .error,
        message: "it is wrong", location: Location(file: "L.xcstrings", line: index + 1, column: 1))
    }
    return result
  }

  private func text(_ result: AuditResult, _ view: TextView = TextView()) -> [String] {
    let page = AuditFormat.text.reporter(Style(isColoured: false), view).page(result, lines)
    return String(decoding: page, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("many findings: every error, then warnings up to 100, then a summary by check")
  func manyFindings() {
    let page = text(many(43, 26_000))
    #expect(page.count < 150)
    #expect(page.count { $0.contains(" error: it is wrong") } == 43)
    #expect(page.count { $0.contains(" warning: it is wrong") } == 57)
    #expect(page.prefix(43).allSatisfy { $0.contains("error:") })
    #expect(page.contains("  ×8,667  warning: check-0"))
    #expect(page.last == "25,943 more findings; use --all to show them, or --only and a check.")
    #expect(text(many(120, 10)).count { $0.contains(" error: it is wrong") } == 120)
    #expect(
      text(many(43, 1_000), TextView(showsAll: true)).count { $0.contains("it is wrong") } == 1_043)
  }

  @Test("notes that are not shown share one line of the summary by check")
  func hiddenNotes() {
    var result = many(43, 1_000)
    result.findings += (0..<60).map { index in
      Finding(
        id: "note-\(index / 2)", severity: .note, message: "it may be wrong",
        location: Location(file: "L.xcstrings", line: 1, column: 1))
    }
    let page = text(result)
    #expect(page.count < 120)
    let lines = page.filter { $0.contains("note-") }
    #expect(lines.count == 1 && lines.first?.contains("note: note-0 ×2, note-1 ×2, ") == true)
    #expect(text(result, TextView(severity: .note)).contains("    ×2  note: note-7"))
  }

  @Test("a key without translations is one finding with its languages")
  func missingTranslations() {
    var result = AuditResult()
    result.findings = ["de", "fr", "ja"].map { language in
      Finding(
        id: "missing-translation", severity: .warning, message: "missing",
        location: Location(file: "L.xcstrings", line: 3, column: 1), table: "L", key: "Save",
        language: language)
    }
    let page = text(result)
    #expect(page.contains("    \"Save\" · de, fr, ja"), "\(page)")
    #expect(page.count { $0.contains("missing-translation") } == 1)
    #expect(page.contains("3 warnings"))
  }

  @Test(arguments: TextView.Grouping.allCases)
  func findingsAreGrouped(_ grouping: TextView.Grouping) {
    var result = many(20, 20)
    for index in result.findings.indices {
      result.findings[index].language = index.isMultiple(of: 2) ? "de" : "fr"
    }
    let page = text(result, TextView(grouping: grouping))
    let titles: [String] =
      switch grouping {
      case .check: ["check-2 ×13", "check-0 ×14", "check-1 ×13"]
      case .file: ["L.xcstrings ×40"]
      case .language: ["de ×20", "fr ×20"]
      }
    #expect(page.filter { !$0.hasPrefix(" ") && $0.contains(" ×") } == titles)
  }

  @Test func jsonKeepsToTheContract() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(page(.json).utf8)) as? [String: Any])
    let findings = try #require(root["findings"] as? [[String: Any]])
    let first = try #require(findings.first)
    #expect(first["id"] as? String == "double-space")
    #expect(first["severity"] as? String == "warning")
    #expect(first["file"] as? String == "App/L.xcstrings")
    #expect(first["line"] as? Int == 2 && first["column"] as? Int == 20)
    #expect(first["table"] as? String == "L" && first["key"] as? String == "Save %@")
    #expect(first["language"] as? String == "fr")
    #expect(first["variation"] as? String == "plural.one")
    #expect(first["notes"] as? [String] == ["a note"])
    #expect(findings.last?["key"] == nil && findings.last?["notes"] == nil)
    let summary = try #require(root["summary"] as? [String: Int])
    #expect(summary["error"] == 1 && summary["warning"] == 1 && summary["note"] == 1)
    #expect(summary["suppressed"] == 4)
  }

  @Test func sarifFitsItsSchema() throws {
    for page in [page(.sarif), Hostile.page(.sarif)] {
      let root = try JSONSerialization.jsonObject(with: Data(page.utf8))
      #expect(SARIFFacts.violations(root) == [])
      let run = try #require((root as? [String: Any])?["runs"] as? [[String: Any]]).first
      let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rules = try #require(driver?["rules"] as? [[String: Any]])
      for result in try #require(run?["results"] as? [[String: Any]]) {
        guard let index = result["ruleIndex"] as? Int else { continue }
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      }
    }
    #expect(SARIFFacts.violations(["version": "2.1", "runs": [["x": 1]]]).count == 3)
  }

  /// Ours count UTF-8 code units, the format UTF-16: é is two against one, 𝄞 is four against two.
  @Test func sarifColumnsAreInUTF16() {
    #expect(page(.sarif).contains(#""startLine":2,"startColumn":17"#))
    #expect(page(.github).contains("line=2,col=17,"))
  }

  @Test func githubHasOneCommandForEachFinding() {
    #expect(
      page(.github).hasPrefix(
        "::warning file=App/L.xcstrings,line=2,col=17,title=phrasebook%3A double-space::"
          + "2 spaces in a row (\"Save %25@\", fr, plural.one)%0A"
          + "| Garder⟦␣␣⟧%25@\\u{200B}␣%0Aa note\n::error file="), "\(page(.github))")
  }

  @Test func placesAreCountedOnceInLongLines() {
    let text = String(repeating: "é", count: 200_000)
    let lines = SourceLines { _ in Array(text.utf8) }
    for column in stride(from: 1, through: 400_001, by: 2) {
      let location = Location(file: "a", line: 1, column: column)
      guard lines.utf16Column(of: location) == (column + 1) / 2 else {
        Issue.record("column \(column)")
        return
      }
    }
    let excerpt = lines.excerpt(at: Location(file: "a", line: 1, column: 200_001))
    #expect(excerpt.map { $0.text.count < 200 } == true)
    #expect(lines.excerpt(at: Location(file: "a", line: 7, column: 1)) == nil)
  }

  @Test(arguments: [
    ("a  b", 1..<3, "a⟦␣␣⟧b"), ("ab", 1..<1, "a⟦⟧b"), ("ab", 5..<9, "ab⟦⟧"),
    (" a\u{A0}b", 1..<2, "␣⟦a⟧\\u{A0}b"), ("e\u{301}", 1..<3, "e⟦\\u{301}⟧"),
    ("👩‍👧 x", 0..<0, "⟦⟧👩‍👧 x"),
  ])
  func doubtfulPartsAreMarked(_ value: String, _ range: Range<Int>, _ text: String) {
    #expect(MarkedValue(value, range).text() == text)
  }

  @Test func longTextsAreCut() {
    let value = String(repeating: "a", count: 1_000) + "  " + String(repeating: "b", count: 1_000)
    let text = MarkedValue(value, 1_000..<1_002).text()
    #expect(text.hasPrefix("…a") && text.hasSuffix("b…") && text.contains("⟦␣␣⟧"))
    #expect(text.count < 140)
  }

  @Test func widthsAreThoseOfTerminals() {
    #expect(DisplayWidth.of("aé漢字e\u{301}") == 7)
  }

  @Test func theSummaryStaysShort() {
    var result = result
    let one = result.findings[0]
    for index in 0..<60 {
      for _ in 0..<9 {
        var copy = one
        copy.id = "check-\(index)"
        result.findings.append(copy)
      }
    }
    let lines = FindingSummary(result, style: Style(isColoured: false)).lines
    #expect(lines.count < 50)
    #expect(lines.contains("  warning check-0 ×9"))
    #expect(lines.contains { $0.hasPrefix("  warning ") && $0.contains("check-59 ×9") })
    #expect(FindingSummary(AuditResult(), style: Style(isColoured: false)).lines == [])
  }
}
