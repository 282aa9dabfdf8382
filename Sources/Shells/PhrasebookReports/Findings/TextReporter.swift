import PhrasebookProjects
import PhrasebookWorkspace
import Phrasebook
import PhrasebookModel

/// The page for people: findings by file, each with the text or the code that it is about.
///
/// No line begins with a text from a file: the logs of build services might interpret it as a
/// command.
struct TextReporter: AuditReporter {
  let style: Style

  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    var page = ""
    var file: String?
    var last: Finding?
    for finding in result.findings {
      let own = finding.location?.file ?? ""
      if own != file {
        if file != nil { page += "\n" }
        if !own.isEmpty { page += style.bold(Self.heading(own)) + "\n" }
        file = own
        last = nil
      }
      // The code of a key is shown with its first finding, and with those that are about another.
      let isSame =
        finding.key != nil && finding.key == last?.key && finding.callSites == last?.callSites
      for line in self.lines(of: finding, lines, isSame: isSame) { page += "  \(line)\n" }
      last = finding
    }
    if !result.findings.isEmpty { page += "\n" }
    let summary = summary(of: result)
    if !summary.isEmpty { page += summary + "\n" }
    if result.mendable > 0 { page += Wording.mendable(result.mendable) + "\n" }
    return Array(page.utf8)
  }

  /// The name of a file at the start of a line, which must not be interpreted as a command.
  private static func heading(_ file: String) -> String {
    let start = file.first { !$0.isWhitespace }
    let isSign = start.map { "=+-@".contains($0) } ?? false
    return VisibleText.of(isSign ? "./\(file)" : file)
  }

  private func lines(
    of finding: Finding, _ lines: SourceLines, isSame: Bool
  ) -> [String] {
    let place = finding.location.map { "\($0.line):\($0.column) " } ?? ""
    var result = [
      "\(place)\(word(finding.severity)) \(VisibleText.of(finding.text.shown)) "
        + style.dim("[\(VisibleText.of(finding.id))]")
    ]
    if let key = finding.key {
      let parts = [finding.language, finding.variation].compactMap { $0 }.map(VisibleText.of)
      result.append((["  “\(Self.short(key))”"] + parts).joined(separator: " · "))
    }
    if let value = MarkedValue(finding) { result.append("  | \(marked(value))") }
    if let location = finding.location, !location.file.hasSuffix(".xcstrings") {
      result += code(at: location, lines, isNamed: false)
    } else if !isSame, let site = finding.callSites.first {
      result += code(at: site, lines, isNamed: true)
      let rest = finding.callSites.count - 1
      if rest > 0 { result.append("  " + style.dim(Wording.more(rest))) }
    }
    return result + finding.remarks.map { "  " + style.dim("note: \(VisibleText.of($0.shown))") }
  }

  /// The line with a caret below; with its place above if that differs from the finding's.
  private func code(at site: Location, _ lines: SourceLines, isNamed: Bool) -> [String] {
    let place = "  @ \(VisibleText.of(site.file)):\(site.line):\(site.column)"
    let head = isNamed ? [style.dim(place)] : []
    guard let excerpt = lines.excerpt(at: site) else { return head }
    let indentation = String(repeating: " ", count: excerpt.caret)
    return head + ["  | \(excerpt.text)", "  | \(indentation)\(style.green("^"))"]
  }

  private func marked(_ value: MarkedValue) -> String {
    guard let marked = value.marked else { return value.before }
    return value.before + style.red("⟦\(marked)⟧") + value.after
  }

  private func word(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red("error:")
    case .warning: style.yellow("warning:")
    case .note: style.dim("note:")
    }
  }

  /// The last line: the number of findings of each severity.
  func summary(of result: AuditResult) -> String {
    let counts: [(Int, (Int) -> String)] = [
      (result.count(.error), Wording.errors), (result.count(.warning), Wording.warnings),
      (result.count(.note), Wording.notes), (result.mended, Wording.mended),
      (result.suppressed, Wording.suppressed), (result.known, Wording.known),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { $1($0) }
    // An audit without catalogs found nothing, but has checked nothing either.
    if result.findings.isEmpty, result.tables.isEmpty { return parts.joined(separator: ", ") }
    if result.findings.isEmpty {
      let rest = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
      return style.green(Wording.noFindings) + rest
    }
    return parts.joined(separator: ", ")
  }

  /// A key on one line, shortened if it is long.
  static func short(_ key: String) -> String {
    MarkedValue(key, nil).before
  }
}
