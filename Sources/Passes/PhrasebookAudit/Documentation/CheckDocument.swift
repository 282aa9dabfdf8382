package import Phrasebook
import PhrasebookModel

/// The pages that explain the checks, made from the checks themselves.
package enum CheckDocument {
  /// All of docs/checks.md.
  package static var page: String {
    var lines = [
      "# The checks", "",
      "Made from the checks themselves: `PHRASEBOOK_RECORD=1 swift test --filter CheckDocument` writes",
      "this file anew. `phrasebook explain ID` shows the same on a terminal.", "",
      "There are \(Check.all.count). A check's severity can be set, and a check can be switched off, in",
      "`phrasebook.yml`. A finding that is as it should be is suppressed by a line in the comment of its",
      "key, `\(SuppressionNote.word) ID the reason` (several ids with commas, `in fr,de` for some languages),",
      "or in the settings.", "",
    ]
    for family in CheckFamily.allCases {
      lines += ["## \(family.title.sourceText)", "", "| id | severity | finds |", "|---|---|---|"]
      let checks = Check.all.filter { $0.family == family }
      for check in checks {
        lines.append(
          "| [`\(check.id)`](#\(check.id)) | \(check.severity.rawValue) | \(check.summary.sourceText.inTable) |"
        )
      }
      lines.append("")
      for check in checks { lines += section(of: check) }
    }
    return lines.joined(separator: "\n")
  }

  /// The section of one check in Markdown.
  package static func section(of check: Check) -> [String] {
    var lines = [
      "### \(check.id)", "", "\(check.summary.sourceText) (\(check.severity.rawValue))", "",
      "**Why:** \(check.why.sourceText)", "", "**Mend:** \(check.fix.sourceText)", "",
    ]
    for (title, examples) in [("Good", check.good), ("Bad", check.bad)] where !examples.isEmpty {
      lines += ["\(title):", "", "```"]
      for (number, example) in examples.enumerated() {
        if number > 0 { lines.append("") }
        lines += example.lines
      }
      lines += ["```", ""]
    }
    return lines
  }
}

extension Example {
  /// The example as people read it: keys, texts, and the finding.
  package var lines: [String] { texts(in: \.sourceText) + (message.map { ["→ \($0)"] } ?? []) }

  /// Only the keys and texts.
  ///
  /// - Parameter words: A remark for people; programs read the English.
  package func texts(in words: (Phrase) -> String) -> [String] {
    let isFixed: Phrase = "not to be translated"
    var lines: [String] = []
    for key in keys {
      var head = key.key.quoted
      if let state = key.state { head += " [\(state.rawValue)]" }
      if key.isToTranslate == false { head += " [\(words(isFixed))]" }
      if let comment = key.comment { head += " // \(comment)" }
      lines.append(head)
      for (language, text) in key.texts {
        for (path, value) in text.lines {
          let name = path.isEmpty ? language : "\(language).\(path)"
          lines.append("  \(name): \(value.quoted)")
        }
      }
    }
    for string in code?.strings ?? [] {
      var line = "  code: \(string.key.quoted)"
      if string.table != "Localizable" { line += " table: \(string.table)" }
      if let bundle = string.bundle { line += " bundle: \(bundle)" }
      if let value = string.defaultValue { line += " default: \(value.quoted)" }
      if let comment = string.comment { line += " // \(comment)" }
      lines.append(line)
    }
    for text in code?.hardCoded ?? [] {
      lines.append("  code: \(text.text.quoted), \(text.context)")
    }
    return lines
  }
}

extension String {
  /// The text as a cell of a Markdown table.
  fileprivate var inTable: String {
    replacing("|", with: "\\|")
  }
}
