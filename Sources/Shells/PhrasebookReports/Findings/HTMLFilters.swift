import Phrasebook
import PhrasebookModel
import PhrasebookWorkspace

/// The form above the findings of the HTML report.
struct HTMLFilters {
  private let findings: [Finding]

  init(_ result: AuditResult) { findings = result.findings }

  /// The form, which is hidden without a script.
  var markup: String {
    let groupings: [(String, Phrase)] = [
      ("check", "Check"), ("file", "File"), ("language", "Language"),
    ]
    let grouping = groupings.map { value, label in
      "<option value=\"\(value)\">\(HTMLReporter.word(label))</option>"
    }
    return "<form class=\"filters scripted\">"
      + "<label>\(HTMLReporter.word("Search")) <input type=\"search\" name=\"text\"></label>\n"
      + "<label>\(HTMLReporter.word("Group by")) <select name=\"grouping\">"
      + "\(grouping.joined())</select></label>\n"
      + choice(
        "severity", "Severity", findings.map(\.severity.rawValue),
        order: ["error", "warning", "note"]
      ) { value in
        Diagnostic.Severity(rawValue: value).map { HTMLReporter.word($0.text) } ?? ""
      }
      + choice("check", "Check", findings.map(\.id))
      + choice("language", "Language", findings.map(\.language))
      + choice("table", "Table", findings.map(\.table))
      + "<output id=\"count\">\(findings.count)</output></form>"
  }

  /// A menu of the values that findings have, sorted if they have no order of their own; no menu if there
  /// is only one.
  private func choice(
    _ name: String, _ label: Phrase, _ values: [String?], order: [String] = [],
    shown: (String) -> String = { MarkupText.cell($0) }
  ) -> String {
    let found = Set(values.compactMap { $0 })
    let values = order.isEmpty ? found.sorted() : order.filter(found.contains)
    guard values.count > 1 else { return "" }
    let options = values.map { value in
      "<option value=\"\(MarkupText.cell(value))\">\(shown(value))</option>"
    }
    return "<label>\(HTMLReporter.word(label)) <select name=\"\(name)\">"
      + "<option value=\"\">\(HTMLReporter.word("all"))</option>"
      + "\(options.joined())</select></label>\n"
  }
}
