import PhrasebookWorkspace
import Phrasebook
import PhrasebookSync

extension DiffReport {
  /// The number of changes that a table in a comment on a pull request lists.
  private static let mostChanges = 200

  /// Fit for a pull request: a table of numbers for each catalog, and the changes to unfold.
  package func markdown(_ page: Page) {
    if tables.isEmpty { page.phrase("No String Catalog changed.") }
    for (index, table) in tables.enumerated() {
      if index > 0 { page.line() }
      page.line("### \(Self.code(table.difference.table)) (\(Self.code(table.file)))")
      page.line()
      numbers(table, page)
      let changes = table.difference.changes
      guard !changes.isEmpty else { continue }
      page.line()
      let count: Phrase = changes.count == 1 ? "1 change" : "\(changes.count) changes"
      page.line("<details><summary>\(Self.plain(count.shown))</summary>")
      page.line()
      for change in changes.prefix(Self.mostChanges) {
        let place = [change.language, change.variation].compactMap(\.self).map {
          " \(Self.code($0))"
        }
        let kind = Self.plain(ChangeWords.text(change.kind).shown)
        page.line(
          "- \(Self.code(change.key))\(place.joined()) **\(kind)**: "
            + Self.plain(change.text.shown))
      }
      if changes.count > Self.mostChanges {
        let more: Phrase = "and \(changes.count - Self.mostChanges) more"
        page.line("- \(Self.plain(more.shown))")
      }
      page.line()
      page.line("</details>")
    }
  }

  private func numbers(_ table: Table, _ page: Page) {
    let groups = Self.groups(of: table)
    let rows =
      [(Self.plain(Phrase("keys").shown), Self.counts(groups.keys))]
      + groups.languages.map { (Self.code($0.name), Self.counts($0.changes)) }
    let kinds = Self.kinds.filter { kind in rows.contains { $0.1[kind] != nil } }
    page.line("| |" + kinds.map { " \(Self.plain(ChangeWords.text($0).shown)) |" }.joined())
    page.line("|---|" + kinds.map { _ in "--:|" }.joined())
    for (name, counts) in rows where !counts.isEmpty {
      page.line(
        "| \(name) |" + kinds.map { kind in " \(counts[kind].map(String.init) ?? "") |" }.joined())
    }
  }

  /// A text as code: no markup, tag or mention in it has an effect.
  private static func code(_ text: String) -> String {
    let text = VisibleText.of(text)
    var (run, longest) = (0, 0)
    for character in text.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return "\(fence)\(pad)\(text.replacing("|", with: "\\|"))\(pad)\(fence)"
  }

  /// A sentence in which nothing is a mark of the page.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
