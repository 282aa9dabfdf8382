import PhrasebookAudit
import PhrasebookModel

/// What there is to know about a check, as a page: for a terminal and for the documentation.
struct CheckPage {
  let check: Check

  /// The page for a terminal.
  func text(_ style: Style) -> String {
    var page = "\(style.bold(check.id)): \(check.family.title), \(check.severity.rawValue)\n\n"
    page += "\(check.summary)\n\n"
    page += "\(style.bold("Why"))\n  \(check.why)\n\n"
    page += "\(style.bold("Mend"))\n  \(check.mend)\n"
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

  /// The section of the documentation.
  var markdown: String {
    var page = "### \(check.id)\n\n\(check.summary) *(\(check.severity.rawValue))*\n\n"
    page += "**Why:** \(check.why)\n\n**Mend:** \(check.mend)\n"
    for (title, examples) in [("Wrong", check.bad), ("Right", check.good)] where !examples.isEmpty {
      let text = examples.map { Self.lines(of: $0, check).joined(separator: "\n") }
        .joined(separator: "\n\n")
      // A fence that is longer than any in the examples.
      let fence = text.contains("```") ? "````" : "```"
      page += "\n\(title):\n\n\(fence)text\n\(text)\n\(fence)\n"
    }
    return page
  }

  /// All checks by family, as `docs/checks.md` has them.
  static var document: String {
    var page = """
      # The checks of the audit

      This file is generated; run `\(command)` after a change of a check.

      A check is named by its id in reports, in `phrasebook.yml` and in comments; ids never change. The severity in brackets is the default.


      """
    for family in CheckFamily.allCases {
      let checks = Check.all.filter { $0.family == family }
      if checks.isEmpty { continue }
      page += "## \(family.title)\n\n| check | severity | finds |\n|---|---|---|\n"
      for check in checks {
        let summary = check.summary.replacing("|", with: "\\|")
        page += "| [\(check.id)](#\(check.id)) | \(check.severity.rawValue) | \(summary) |\n"
      }
      page += "\n" + checks.map { CheckPage(check: $0).markdown }.joined(separator: "\n") + "\n"
    }
    while page.hasSuffix("\n\n") { page.removeLast() }
    return page
  }

  /// What makes the document.
  static let command = "swift run phrasebook explain --format markdown > docs/checks.md"

  /// The catalog of an example with what is said of it.
  static func lines(of example: Example, _ check: Check) -> [String] {
    var lines: [String] = []
    let table = example.table
    for (key, entry) in table.catalog.entries {
      var head = "“\(TextReporter.short(key))”"
      if let state = entry.extractionState { head += " (\(state.rawValue))" }
      if entry.shouldTranslate == false { head += " (not to be translated)" }
      lines.append(head)
      if let comment = entry.comment { lines.append("  comment: \(VisibleText.of(comment))") }
      for (language, localization) in entry.localizations {
        for form in localization.texts {
          let name = ([language] + form.path).joined(separator: ".")
          let state = form.state == .translated ? "" : " (\(form.state.rawValue))"
          lines.append(
            "  \(VisibleText.of(name)): “\(MarkedValue(form.value, nil).before)”\(state)")
        }
      }
    }
    for string in table.code?.strings ?? [] {
      var line = "code: “\(TextReporter.short(string.key))”"
      if let value = string.defaultValue { line += ", default value “\(VisibleText.of(value))”" }
      if let comment = string.comment { line += ", comment “\(VisibleText.of(comment))”" }
      lines.append(line)
    }
    if let message = example.message {
      lines.append("→ \(VisibleText.of(message))")
      if let marked = example.findings(of: check).first.flatMap(MarkedValue.init),
        marked.marked != nil
      {
        lines.append("  | \(marked.text())")
      }
    }
    return lines
  }
}

extension Localization {
  /// Every text with its place, in the order of the file.
  var texts: [(path: [String], value: String, state: State)] {
    var texts: [(path: [String], value: String, state: State)] = []
    collect([], &texts)
    return texts
  }

  private func collect(
    _ path: [String], _ texts: inout [(path: [String], value: String, state: State)]
  ) {
    if let unit = stringUnit { texts.append((path, unit.value, unit.state)) }
    if let set = stringSet { texts += set.values.map { (path, $0, set.state) } }
    func collect(_ variations: Variations?, _ path: [String]) {
      for (kind, cases) in variations?.kinds ?? [:] {
        for (name, form) in cases { form.collect(path + [kind, name], &texts) }
      }
    }
    collect(variations, path)
    for (name, part) in substitutions { collect(part.variations, path + ["substitutions", name]) }
  }
}
