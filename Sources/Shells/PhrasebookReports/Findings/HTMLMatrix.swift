import Phrasebook
import PhrasebookAudit
import PhrasebookWorkspace

/// The coverage of every language in every table: a row for each language, a column for each table.
///
/// A project may have a thousand tables. They are shown some at a time, one group below the other, so that a
/// browser lays out only those in sight.
struct HTMLMatrix {
  private typealias Column = (table: AuditResult.Table, coverage: Coverage)

  private let columns: [Column]

  init(_ tables: [AuditResult.Table]) {
    columns = tables.compactMap { table in table.coverage.map { (table, $0) } }
  }

  /// The number of tables side by side.
  static let width = 20

  /// The section with the groups of tables; empty if no coverage was requested.
  var markup: String {
    guard !columns.isEmpty else { return "" }
    let groups = stride(from: 0, to: columns.count, by: Self.width).map {
      columns[$0..<min($0 + Self.width, columns.count)]
    }
    return "<section><h2 id=\"coverage-title\">\(HTMLReporter.word("Coverage"))</h2>\n"
      + groups.map { group in
        "<div class=\"scroll\" role=\"region\" \(label(of: group, isOnly: groups.count == 1)) "
          + "tabindex=\"0\">\(matrix(group))</div>"
      }.joined(separator: "\n") + "</section>\n"
  }

  /// The name of a group for a screen reader: that of the section, and the numbers of its tables. Tables of
  /// several modules may share a name.
  private func label(of group: ArraySlice<Column>, isOnly: Bool) -> String {
    guard !isOnly else { return "aria-labelledby=\"coverage-title\"" }
    let numbers = "\(group.startIndex + 1)–\(group.endIndex)"
    return "aria-label=\"\(HTMLReporter.word("Coverage")): \(numbers)\""
  }

  private func matrix(_ group: ArraySlice<Column>) -> String {
    var text = "<table class=\"matrix\"><thead><tr>"
    text += "<th scope=\"col\">\(HTMLReporter.word("Language"))</th>"
    for (table, coverage) in group {
      text += "<th scope=\"col\"><bdi>\(MarkupText.cell(table.name))</bdi> "
      text += "<small><bdi>\(MarkupText.cell(table.file))</bdi> "
      text += "<span>\(MarkupText.cell(Wording.keys(coverage.keys)))</span></small></th>"
    }
    text += "</tr></thead><tbody>\n"
    for language in languages(of: group) {
      text += "<tr><th scope=\"row\"><bdi>\(MarkupText.cell(language))</bdi></th>"
      for (_, coverage) in group { text += cell(coverage[language]) }
      text += "</tr>\n"
    }
    return text + "</tbody></table>"
  }

  /// Source languages first, the others sorted.
  private func languages(of group: ArraySlice<Column>) -> [String] {
    let sources = Set(group.map(\.coverage.sourceLanguage))
    let all = Set(group.flatMap { $0.coverage.languages.map(\.language) })
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
