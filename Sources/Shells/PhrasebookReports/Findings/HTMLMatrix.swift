import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookWorkspace

/// The coverage of every language in every table: a row for each language, a column for each table.
struct HTMLMatrix {
  private let tables: [(table: AuditResult.Table, coverage: Coverage)]

  init(_ tables: [AuditResult.Table]) {
    self.tables = tables.compactMap { table in table.coverage.map { (table, $0) } }
  }

  /// The section with the table; empty if no coverage was requested.
  var markup: String {
    guard !tables.isEmpty else { return "" }
    var text = "<section><h2 id=\"coverage-title\">"
    text += "\(HTMLReporter.word("Coverage"))</h2>\n"
    text += "<div class=\"scroll\" role=\"region\" aria-labelledby=\"coverage-title\" "
    text += "tabindex=\"0\">"
    text += "<table class=\"matrix\"><thead><tr>"
    text += "<th scope=\"col\">\(HTMLReporter.word("Language"))</th>"
    for (table, coverage) in tables {
      text += "<th scope=\"col\"><bdi>\(MarkupText.cell(table.name))</bdi> "
      text += "<small><bdi>\(MarkupText.cell(table.file))</bdi> "
      text += "<span>\(MarkupText.cell(Wording.keys(coverage.keys)))</span></small></th>"
    }
    text += "</tr></thead><tbody>\n"
    for language in languages {
      text += "<tr><th scope=\"row\"><bdi>\(MarkupText.cell(language))</bdi></th>"
      for (_, coverage) in tables { text += cell(coverage[language]) }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div></section>\n"
  }

  /// Source languages first, the others sorted.
  private var languages: [String] {
    let sources = Set(tables.map(\.coverage.sourceLanguage))
    let all = Set(tables.flatMap { $0.coverage.languages.map(\.language) })
    return sources.sorted() + all.subtracting(sources).sorted()
  }

  private func cell(_ counts: Coverage.Counts?) -> String {
    guard let counts else { return "<td>–</td>" }
    // Rounded down: 100 % means all.
    let percent = Int((counts.share * 100).rounded(.down))
    let rest = [
      (counts.missing, Wording.missing), (counts.new, Wording.new),
      (counts.needsReview, Wording.toReview),
      (counts.machineTranslated, Wording.machineTranslated), (counts.stale, Wording.stale),
    ].filter { $0.0 > 0 }.map { MarkupText.cell($0.1($0.0)) }
    let label = HTMLReporter.word("Translated")
    return "<td><meter aria-label=\"\(label)\" min=\"0\" max=\"100\" value=\"\(percent)\">"
      + "\(percent) %</meter>\(percent) %"
      + (rest.isEmpty ? "" : " <small>\(rest.joined(separator: ", "))</small>") + "</td>"
  }
}
