package import PhrasebookAudit

/// Coverage as a bar and numbers, for people.
package enum Bar {
  /// One line for each language: name, bar, percentage, and the remaining work.
  package static func lines(_ coverage: Coverage, style: Style) -> [String] {
    let languages = coverage.languages.map { (VisibleText.of($0.language), $0.counts) }
    let width = languages.map(\.0.count).max() ?? 0
    return languages.enumerated().map { index, language in
      let (name, counts) = language
      let padding = String(repeating: " ", count: width - name.count)
      // Rounded down: 100 % means all.
      let percent = Int((counts.share * 100).rounded(.down))
      let number = String(repeating: " ", count: 3 - String(percent).count) + "\(percent) %"
      let rest = index == 0 ? [Wording.sourceLanguage] + left(counts) : left(counts)
      let tail = rest.isEmpty ? "" : "  \(Wording.list(rest))"
      return "  \(name)\(padding)  \(bar(counts.share, style))  \(number)\(style.dim(tail))"
    }
  }

  private static func bar(_ share: Double, _ style: Style) -> String {
    let length = 20
    let full = min(length, max(0, Int((share * Double(length)).rounded(.down))))
    let text = String(repeating: "█", count: full)
    let rest = String(repeating: "░", count: length - full)
    return (share == 1 ? style.green(text) : style.yellow(text)) + rest
  }

  private static func left(_ counts: Coverage.Counts) -> [String] {
    let parts: [(Int, (Int) -> String)] = [
      (counts.missing, Wording.missing), (counts.new, Wording.new),
      (counts.needsReview, Wording.toReview),
      (counts.machineTranslated, Wording.machineTranslated), (counts.stale, Wording.stale),
    ]
    return parts.filter { $0.0 > 0 }.map { $1($0) }
  }
}
