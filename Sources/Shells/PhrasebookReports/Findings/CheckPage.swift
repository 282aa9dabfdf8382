package import Phrasebook
package import PhrasebookAudit
import PhrasebookModel

/// The documentation of a check, as a page for a terminal.
package struct CheckPage {
  package let check: Check

  /// The page for a terminal.
  package func text(_ style: Style) -> String {
    let heading = { (title: Phrase) in style.bold(title.shown) }
    let kind = "\(check.family.title.shown), \(check.severity.text.shown)"
    var page = "\(style.bold(check.id)): \(kind)\n\n"
    page += "\(check.summary.shown)\n\n"
    page += "\(heading("Why"))\n  \(check.why.shown)\n\n"
    page += "\(heading("Fix"))\n  \(check.fix.shown)\n"
    let parts: [(title: Phrase, examples: [Example])] = [
      (Phrase("Wrong", comment: "Heading of examples."), check.bad),
      (Phrase("Right", comment: "Heading of examples that are as they should be."), check.good),
    ]
    for (title, examples) in parts where !examples.isEmpty {
      page += "\n\(heading(title))\n"
      page += examples.map { example in
        Self.lines(of: example, check, in: \.shown).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      }.joined(separator: "\n")
    }
    let reason: Phrase = "the reason"
    let inComment: Phrase =
      "In the entry's comment:  \("phrasebook:ignore \(check.id) – \(reason.shown)")"
    let inSettings: Phrase =
      "In phrasebook.yml:       \("audit: { checks: { \(check.id): off } }")"
    return page + """

      \(heading("Not here"))
        \(inComment.shown)
        \(inSettings.shown)

      """
  }

  /// An example with its findings; invisible characters are spelled out.
  ///
  /// - Parameter words: The sentence in the language of the user; programs read the English one.
  package static func lines(
    of example: Example, _ check: Check, in words: (Phrase) -> String
  ) -> [String] {
    guard let message = example.message else {
      return example.texts(in: words).map(VisibleText.of)
    }
    let findings = example.findings(of: check)
    let shown = findings.first { $0.message == message }.map { words($0.text) } ?? message
    let lines = (example.texts(in: words) + ["→ \(shown)"]).map(VisibleText.of)
    guard let value = findings.first.flatMap(MarkedValue.init), value.marked != nil else {
      return lines
    }
    return lines + ["  | \(value.text())"]
  }
}
