import PhrasebookModel
import PhrasebookWorkspace

/// The page for people: errors first, then warnings; few findings with the string and the code that
/// each is about, many with one line each and a summary by check.
struct TextReporter: AuditReporter {
  let style: Style
  var view = TextView()

  /// The maximum number of findings that are shown with details by default.
  private static let mostWithDetails = 15

  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    let selection = FindingSelection(result, view)
    let hasDetails = view.showsDetails ?? (selection.shown.count <= Self.mostWithDetails)
    var page = hasDetails ? detailed(selection, lines) : compact(selection)
    if !page.isEmpty { page.append("") }
    if selection.rest > 0 || view.grouping == .check && !result.findings.isEmpty {
      page += counts(result, hasNotes: selection.hiddenNotes == 0) + [""]
    }
    let verdict = verdict(of: result)
    if !verdict.isEmpty { page.append(verdict) }
    page += hints(selection)
    if result.fixable > 0 { page.append(Wording.fixable(result.fixable)) }
    return Array(page.map { $0 + "\n" }.joined().utf8)
  }

  /// The findings under the names of their files, or under the titles of groups and their files.
  private func detailed(_ selection: FindingSelection, _ lines: SourceLines) -> [String] {
    let writer = FindingLines(style: style)
    var page: [String] = []
    for group in selection.groups(by: view.grouping) {
      let isTitled = view.grouping == .check || view.grouping == .language
      if isTitled {
        if !page.isEmpty { page.append("") }
        page.append(title(group.title, group.findings.count))
      }
      var file: String?
      var last: Finding?
      for finding in group.findings {
        let own = finding.location?.file ?? ""
        if own != file {
          if !page.isEmpty, !(isTitled && file == nil) { page.append("") }
          if !own.isEmpty { page.append(style.bold(FindingLines.heading(own))) }
          file = own
          last = nil
        }
        // The code of a key is shown with its first finding, and with those that are about another.
        let isSame =
          finding.key != nil && finding.key == last?.key && finding.callSites == last?.callSites
        page += writer.details(finding, lines, isSame: isSame).map { "  " + $0 }
        last = finding
      }
    }
    return page
  }

  /// The findings with one line each.
  private func compact(_ selection: FindingSelection) -> [String] {
    let writer = FindingLines(style: style)
    return selection.groups(by: view.grouping).enumerated().flatMap { index, group -> [String] in
      guard view.grouping != nil else { return group.findings.map(writer.line) }
      return (index > 0 ? [""] : []) + [title(group.title, group.findings.count)]
        + group.findings.map { "  " + writer.line($0) }
    }
  }

  private func title(_ title: String, _ count: Int) -> String {
    style.bold(title.isEmpty ? "–" : FindingLines.heading(title)) + " " + Wording.times(count)
  }

  /// The number of findings of each check, the highest severity first.
  ///
  /// - Parameter hasNotes: Whether each check of notes has a line, too; otherwise they share one.
  private func counts(_ result: AuditResult, hasNotes: Bool) -> [String] {
    let groups = FindingGroup.groups(of: result.findings)
    let listed = hasNotes ? groups : groups.filter { $0.severity > .note }
    let counts = listed.map { Wording.times($0.findings.count) }
    let width = counts.map(\.count).max() ?? 0
    let writer = FindingLines(style: style)
    let lines = zip(listed, counts).map { group, count in
      let padding = String(repeating: " ", count: width - count.count)
      return "  \(padding)\(count)  \(writer.word(group.severity)) \(VisibleText.of(group.id))"
    }
    let notes = groups.dropFirst(listed.count)
      .map { "\(VisibleText.of($0.id)) \(Wording.times($0.findings.count))" }
    guard !notes.isEmpty else { return lines }
    return lines + ["  \(writer.word(.note)) \(Wording.list(notes))"]
  }

  private func hints(_ selection: FindingSelection) -> [String] {
    var hints: [String] = []
    if selection.rest > 0 {
      hints.append(Wording.notShown(selection.rest))
    }
    if selection.hidesWarnings {
      hints.append(Wording.warningsHidden)
    } else if selection.hiddenNotes > 0 {
      hints.append(Wording.notesHidden)
    }
    return hints
  }

  /// The last line: the verdict if nothing failed, how many of what, and in how much.
  func verdict(of result: AuditResult) -> String {
    guard !result.tables.isEmpty else { return summary(of: result) }
    let keys = Wording.keys(result.tables.reduce(0) { $0 + $1.keys })
    let catalogs = Wording.catalogs(result.tables.count)
    let isPassed = result.failing == 0 && !result.diagnostics.contains { $0.severity == .error }
    guard isPassed else {
      let summary = summary(of: result)
      return Wording.found(summary.isEmpty ? Wording.errors(0) : summary, in: catalogs, keys)
    }
    let counts = [Wording.errors(result.count(.error)), Wording.warnings(result.count(.warning))]
    let all = Wording.list(counts + rest(of: result))
    return style.green(Wording.passed(all, in: catalogs, keys))
  }

  /// The counts by severity and kind, without those of zero.
  func summary(of result: AuditResult) -> String {
    let counts: [(Int, (Int) -> String)] = [
      (result.count(.error), Wording.errors), (result.count(.warning), Wording.warnings),
    ]
    return Wording.list(counts.filter { $0.0 > 0 }.map { $1($0) } + rest(of: result))
  }

  /// The counts of everything that is neither an error nor a warning.
  private func rest(of result: AuditResult) -> [String] {
    let counts: [(Int, (Int) -> String)] = [
      (result.count(.note), Wording.notes), (result.fixed, Wording.fixed),
      (result.suppressed, Wording.suppressed), (result.known, Wording.known),
    ]
    return counts.filter { $0.0 > 0 }.map { $1($0) }
  }
}
