import Phrasebook
import PhrasebookAudit
import PhrasebookExtract
import PhrasebookModel

/// Finds the changes that a person may want at a place of a source or catalog.
package struct ProposalFinder {
  private let project: LiveProject
  private let snapshot: LiveSnapshot

  /// The most findings of one place: a whole catalog may be one line.
  private static let most = 20

  package init(project: LiveProject) {
    self.project = project
    snapshot = project.snapshot()
  }

  /// The changes for a range of a document, those of findings first.
  ///
  /// - Parameter file: The document, absolute; the project has to know the same text.
  package func proposals(
    for range: Range<Int>, in text: DocumentText, of file: String
  ) -> [Proposal] {
    var result = findings(at: range, in: text, of: file)
    if file.hasSuffix(".xcstrings") {
      if let catalog = CatalogText(text.bytes),
        let key = snapshot.reference(at: range.lowerBound, in: catalog, of: file)
      {
        result += KeyProposals(project: project, snapshot: snapshot).proposals(for: key)
      }
    } else if SourceLanguage.isSource(file) {
      result += SourceProposals(project: project, snapshot: snapshot).proposals(
        at: range.lowerBound, in: text, of: file)
    }
    return result
  }

  private func findings(
    at range: Range<Int>, in text: DocumentText, of file: String
  ) -> [Proposal] {
    let all = snapshot.findings[file] ?? []
    // A cursor on the line is near enough.
    let first = text.position(of: range.lowerBound, in: .utf8).line + 1
    let last = text.position(of: range.upperBound, in: .utf8).line + 1
    let here = all.filter { ($0.location?.line).map((first...last).contains) ?? false }
      .prefix(Self.most)
    var result: [Proposal] = []
    for finding in here {
      if finding.fix != nil {
        result.append(
          Proposal(
            "Fix \(finding.id)", .fix, finding: finding, isPreferred: true, .fix([finding])))
      }
    }
    for finding in here where !AuditExtent.ofSuppressions.contains(finding.id) {
      // With a line in it, the comment is not missing any more, and the line ignores nothing.
      if let key = finding.key, finding.id != "comment-missing",
        let table = snapshot.table(at: file), !hasCodeComment(key, table)
      {
        result.append(
          Proposal(
            "Ignore \(Self.name(of: finding)) in the comment of this key", .fix, finding: finding,
            .ignoreInComment(finding)))
      }
      result.append(
        Proposal(
          "Ignore \(Self.name(of: finding)) in phrasebook.yml", .fix, finding: finding,
          .ignoreInSettings(finding)))
    }
    let fixable = all.count { $0.fix != nil }
    if fixable > 0 {
      result.append(Proposal("Fix all \(fixable) findings", .fixAll, .fixAll(catalog: file)))
    }
    return result
  }

  /// The check of a finding, with the language: one place may have the same finding for several.
  private static func name(of finding: Finding) -> String {
    finding.language.map { "\(finding.id) (\($0))" } ?? finding.id
  }

  /// Whether the comment of a key comes from the code, so that a sync would replace it.
  private func hasCodeComment(_ key: String, _ table: LiveSnapshot.Table) -> Bool {
    table.catalog[key]?.extractionState != .manual
      && snapshot.sites(of: key, in: [table.path]).contains { $0.comment?.isEmpty == false }
  }
}
