import PhrasebookProjects
import PhrasebookWorkspace
import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// One page that stands alone: how far each language is, and the findings, to be filtered.
///
/// It loads nothing, and the browser is told to run no script but its own. Texts stand between
/// quotation marks, so that a cell that is copied into a spreadsheet is no formula there.
struct HTMLReporter: AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    var page = """
      <!doctype html>
      <html lang="\(Localizer.language)" dir="\(Localizer.direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'nonce-phrasebook'; base-uri 'none'; form-action 'none'">
      <title>\(word("Phrasebook audit"))</title>
      <style>
      \(HTMLPage.style)
      </style>
      </head>
      <body>
      <header><h1>\(word("Phrasebook audit"))</h1>\(totals(result))</header>

      """
    page += coverage(result)
    page += filters(result)
    page += "<table id=\"findings\"><thead>"
    page += heads(["Severity", "Check", "Place", "Key", "Language", "What is wrong"])
    page += "</thead><tbody>\n"
    let checks = Dictionary(result.checks.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    for finding in result.findings { page += row(finding, checks[finding.id], lines) }
    page += """
      </tbody></table>
      <script nonce="phrasebook">
      \(HTMLPage.script)
      </script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private func totals(_ result: AuditResult) -> String {
    let severities = [Diagnostic.Severity.error, .warning, .note].map { severity in
      item(result.count(severity), severity.text, severity.rawValue)
    }
    let others: [(count: Int, what: Phrase)] = [
      (result.suppressed, "suppressed"), (result.known, "in the baseline"),
      (result.mended, "mended"),
    ]
    let items = severities + others.filter { $0.count > 0 }.map { item($0.count, $0.what, "other") }
    return "<ul class=\"totals\">\(items.joined())</ul>"
  }

  private func item(_ count: Int, _ what: Phrase, _ name: String) -> String {
    "<li class=\"\(name)\"><b>\(count)</b> \(word(what))</li>"
  }

  /// Our own words in the reader's language.
  private func word(_ phrase: Phrase) -> String { MarkupText.cell(phrase.shown) }

  private func heads(_ words: [Phrase]) -> String {
    "<tr>\(words.map { "<th>\(word($0))</th>" }.joined())</tr>"
  }

  private func coverage(_ result: AuditResult) -> String {
    let tables = result.tables.compactMap { table in table.coverage.map { (table, $0) } }
    guard !tables.isEmpty else { return "" }
    var text = "<section><h2>\(word("Coverage"))</h2>\n"
    for (table, coverage) in tables {
      text += "<h3>\(MarkupText.cell(table.name)) <small>\(MarkupText.cell(table.file)), "
      text += "\(word(coverage.keys.of(.keys)))</small></h3>\n<table class=\"coverage\"><thead>"
      text += heads([
        "Language", .verbatim(""), "Translated", "To review", "New", "Stale", "Missing",
      ])
      text += "</thead><tbody>\n"
      for (language, counts) in coverage.languages {
        // Rounded down: 100 % means all.
        let percent = Int((counts.share * 100).rounded(.down))
        let numbers = [counts.translated, counts.needsReview, counts.new, counts.stale]
        text += "<tr><th scope=\"row\">\(MarkupText.cell(language))</th>"
        text += "<td><meter min=\"0\" max=\"100\" value=\"\(percent)\">\(percent) %</meter> "
        text += "\(percent) %</td>"
        for number in numbers + [counts.missing] { text += "<td>\(number)</td>" }
        text += "</tr>\n"
      }
      text += "</tbody></table>\n"
    }
    return text + "</section>\n"
  }

  private func filters(_ result: AuditResult) -> String {
    func choice(
      _ name: String, _ label: Phrase, _ values: [String?],
      shown: (String) -> String = { MarkupText.cell($0) }
    ) -> String {
      let options = Set(values.compactMap { $0 }).sorted().map { value in
        "<option value=\"\(MarkupText.of(value))\">\(shown(value))</option>"
      }
      return "<label>\(word(label)) <select data-filter=\"\(name)\">"
        + "<option value=\"\">\(word("all"))</option>"
        + "\(options.joined())</select></label>\n"
    }
    let findings = result.findings
    return "<section><h2>\(word("Findings"))</h2>\n<form class=\"filters\">"
      + "<label>\(word("Search")) <input type=\"search\" data-filter=\"text\"></label>\n"
      + choice("severity", "Severity", findings.map(\.severity.rawValue)) { value in
        Diagnostic.Severity(rawValue: value).map { word($0.text) } ?? MarkupText.cell(value)
      }
      + choice("check", "Check", findings.map(\.id))
      + choice("language", "Language", findings.map(\.language))
      + choice("table", "Table", findings.map(\.table))
      + "<output id=\"count\">\(findings.count)</output></form></section>\n"
  }

  private func row(_ finding: Finding, _ check: Check?, _ lines: SourceLines) -> String {
    let data = [
      ("severity", finding.severity.rawValue), ("check", finding.id),
      ("language", finding.language ?? ""), ("table", finding.table ?? ""),
    ].map { " data-\($0.0)=\"\(MarkupText.of($0.1))\"" }.joined()
    let severity = finding.severity.rawValue
    var text = "<tr\(data)><td class=\"\(severity)\">\(word(finding.severity.text))</td>"
    text += "<td title=\"\(MarkupText.of(check?.summary.shown ?? ""))\"><code>"
    text += "\(MarkupText.of(finding.id))</code></td>"
    let place = finding.location.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
    text += "<td class=\"place\">\(MarkupText.cell(place))</td>"
    let key = finding.key.map { "<bdi>“\(MarkupText.of(TextReporter.short($0)))”</bdi>" } ?? ""
    text += "<td>\(key)</td>"
    let language = [finding.language, finding.variation].compactMap { $0 }.map(MarkupText.cell)
    text += "<td>\(language.joined(separator: "<br>"))</td>"
    text += "<td>\(MarkupText.cell(finding.text.shown))\(detail(finding, lines))</td></tr>\n"
    return text
  }

  private func detail(_ finding: Finding, _ lines: SourceLines) -> String {
    var text = ""
    if let value = MarkedValue(finding) {
      let marked = value.marked.map { "<mark>\(MarkupText.of($0))</mark>" } ?? ""
      text += "<p class=\"value\"><bdi>“\(MarkupText.of(value.before))\(marked)"
      text += "\(MarkupText.of(value.after))”</bdi></p>"
    }
    for site in finding.callSites.prefix(3) {
      text += "<p class=\"site\">\(MarkupText.cell("\(site.file):\(site.line):\(site.column)"))"
      if let excerpt = lines.excerpt(at: site) {
        text += " <code>\(MarkupText.cell(excerpt.text))</code>"
      }
      text += "</p>"
    }
    for remark in finding.remarks {
      text += "<p class=\"site\">\(MarkupText.cell(remark.shown))</p>"
    }
    return text
  }
}
