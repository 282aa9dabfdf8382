import PhrasebookModel

/// Writes findings as lines of text, safe to show.
///
/// No line begins with what comes from a file as it is: the logs of build services would take it
/// for theirs.
struct FindingLines {
  let style: Style

  /// A finding in one line that begins with its place.
  func line(_ finding: Finding) -> String {
    let place = finding.location.map {
      "\(Self.heading($0.file)):\($0.line):\($0.column): "
    }
    return (place ?? "") + statement(finding) + subject(finding)
  }

  /// A finding with its string, its code and its notes.
  ///
  /// - Parameter isSame: Whether the finding before was about the same key and code.
  func details(_ finding: Finding, _ lines: SourceLines, isSame: Bool) -> [String] {
    let place = finding.location.map { "\($0.line):\($0.column) " } ?? ""
    var result = [place + statement(finding)]
    if let key = finding.key {
      let parts = [finding.language, finding.variation].compactMap { $0 }.map(VisibleText.of)
      result.append((["  \"\(Self.short(key))\""] + parts).joined(separator: " · "))
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

  /// The name of a file at the start of a line; one that begins with a sign is not a formula.
  static func heading(_ file: String) -> String {
    let start = file.first { !$0.isWhitespace }
    let isSign = start.map { "=+-@".contains($0) } ?? false
    return VisibleText.of(isSign ? "./\(file)" : file)
  }

  /// A key on one line, cut if it is long.
  static func short(_ key: String) -> String { MarkedValue(key, nil).before }

  private func statement(_ finding: Finding) -> String {
    "\(word(finding.severity)) \(VisibleText.of(finding.text.shown)) "
      + style.dim("[\(VisibleText.of(finding.id))]")
  }

  private func subject(_ finding: Finding) -> String {
    let parts = [finding.key.map { "\"\(Self.short($0))\"" }, finding.language, finding.variation]
      .compactMap { $0 }
    return parts.isEmpty ? "" : " " + VisibleText.of(parts.joined(separator: " · "))
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

  /// The severity as the word that starts a message.
  func word(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red("error:")
    case .warning: style.yellow("warning:")
    case .note: style.dim("note:")
    }
  }
}
