import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// What there is to know about a check, as a page for a terminal.
struct CheckPage {
  let check: Check

  /// The page for a terminal.
  func text(_ style: Style) -> String {
    var page = "\(style.bold(check.id)): \(check.family.title), \(check.severity.rawValue)\n\n"
    page += "\(check.summary.shown)\n\n"
    page += "\(style.bold("Why"))\n  \(check.why.shown)\n\n"
    page += "\(style.bold("Mend"))\n  \(check.mend.shown)\n"
    for (title, examples) in [("Wrong", check.bad), ("Right", check.good)] where !examples.isEmpty {
      page += "\n\(style.bold(title))\n"
      page += examples.map { example in
        Self.lines(of: example, check).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      }.joined(separator: "\n")
    }
    return page + """

      \(style.bold("Not here"))
        In the entry's comment:  phrasebook:ignore \(check.id) – the reason
        In phrasebook.yml:       audit: { checks: { \(check.id): off } }

      """
  }

  /// An example with what is said of it; what cannot be seen is spelled out.
  static func lines(of example: Example, _ check: Check) -> [String] {
    var lines = example.lines.map(VisibleText.of)
    if example.message != nil,
      let value = example.findings(of: check).first.flatMap(MarkedValue.init), value.marked != nil
    {
      lines.append("  | \(value.text())")
    }
    return lines
  }
}
