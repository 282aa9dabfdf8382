import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookWorkspace

/// Writes one page without external resources: the findings by check, and the coverage of each
/// language in each table.
///
/// The page loads nothing, and its policy allows no script but its own. The findings are JSON, which
/// the script shows in parts; the summary by check and the coverage need no script.
struct HTMLReporter: AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    var data = HTMLData()
    data.add(result, lines)
    return HTMLPage.filled([
      "language": Localizer.language, "direction": Localizer.direction,
      "title": Self.title(result), "style": HTMLPage.style, "script": HTMLPage.script,
      "origin": Self.origin(result.origin), "totals": Self.totals(result),
      "problems": Self.problems(result), "findings": Self.word("Findings"),
      "filters": HTMLFilters(result).markup,
      "noscript": Self.word("The list of findings needs JavaScript; this is its summary."),
      "groups": Self.groups(result), "coverage": HTMLMatrix(result.tables).markup,
      "data": data.json(),
    ])
  }

  /// Text of the report's own in the user's language.
  static func word(_ phrase: Phrase) -> String { MarkupText.cell(phrase.shown) }

  private static func title(_ result: AuditResult) -> String {
    let title = word("Phrasebook audit")
    return result.origin.map { "\(title): \(MarkupText.of($0.project))" } ?? title
  }

  private static func origin(_ origin: AuditOrigin?) -> String {
    guard let origin else { return "" }
    var facts: [(Phrase, String)] = [("Project", origin.project)]
    if let commit = origin.commit { facts.append(("Commit", commit)) }
    facts.append(("Date", origin.date))
    let items = facts.map { name, text in
      "<div><dt>\(word(name))</dt><dd><bdi>\(MarkupText.cell(text))</bdi></dd></div>"
    }
    return "<dl class=\"origin\">\(items.joined())</dl>"
  }

  /// The errors of the run as a list; empty without any.
  private static func problems(_ result: AuditResult) -> String {
    guard !result.errors.isEmpty else { return "" }
    let items = result.errors.map { error in
      let place = error.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      let label = "<span class=\"severity error\">\(word(error.severity.text)):</span>"
      return "<li>\(label) <bdi>\(MarkupText.cell(place + error.text.shown))</bdi></li>"
    }
    return "<ul class=\"problems\">\(items.joined())</ul>"
  }

  private static func totals(_ result: AuditResult) -> String {
    var items: [(name: String, text: String)] = [
      ("error", Wording.errors(result.count(.error))),
      ("warning", Wording.warnings(result.count(.warning))),
      ("note", Wording.notes(result.count(.note))),
    ]
    if result.suppressed > 0 { items.append(("other", Wording.suppressed(result.suppressed))) }
    if result.known > 0 { items.append(("other", Wording.known(result.known))) }
    if result.fixed > 0 { items.append(("other", Wording.fixed(result.fixed))) }
    let list = items.map { "<li class=\"\($0.name)\">\(MarkupText.cell($0.text))</li>" }
    return "<ul class=\"totals\">\(list.joined())</ul>"
  }

  /// The checks with their number of findings and explanation; the script replaces it with the list.
  private static func groups(_ result: AuditResult) -> String {
    let checks = Dictionary(result.checks.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    return FindingGroup.groups(of: result.findings).map { group in
      var head = "<span class=\"severity \(group.severity.rawValue)\">"
      head += "\(word(group.severity.text))</span> <code>\(MarkupText.cell(group.id))</code> "
      head += "<span class=\"count\">\(MarkupText.cell(Wording.times(group.findings.count)))</span>"
      guard let check = checks[group.id] else { return "<p>\(head)</p>\n" }
      let explanation = [check.why, check.fix].map { "<p class=\"explanation\">\(word($0))</p>" }
      return "<details><summary>\(head) – \(word(check.summary))</summary>"
        + "<div class=\"body\">\(explanation.joined())</div></details>\n"
    }.joined()
  }
}
