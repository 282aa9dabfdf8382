import PhrasebookAudit
import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookProjects
import PhrasebookSync

extension LiveProject {
  /// The changes of files that an operation would make, for an editor that makes them itself.
  package struct Plan: Sendable {
    /// By path.
    package var changes: [StagedFiles.Change]
    package var diagnostics: [Diagnostic]
  }

  /// Plans an operation: it writes nothing.
  ///
  /// - Parameter activity: Cancels the operation.
  package func plan<Result>(
    _ activity: Activity, _ work: (Workspace) throws -> Result
  ) -> Plan {
    let own = Activity()
    activity.onCancel { own.cancel() }
    let workspace = operations(own)
    let (_, changes) = StagedFiles.collect {
      do {
        _ = try work(workspace)
      } catch {
        if !(error is CancellationError) { workspace.report(error) }
      }
    }
    return Plan(changes: changes, diagnostics: own.diagnostics)
  }

  /// Plans a proposal.
  package func plan(_ proposal: Proposal, _ activity: Activity) -> Plan {
    plan(activity) { workspace in
      for step in proposal.steps { try apply(step, workspace) }
    }
  }

  private func apply(_ step: Proposal.Step, _ workspace: Workspace) throws {
    switch step {
    case .fix(let findings): _ = FixRun(activity: workspace.activity).fix(findings)
    case .fixAll(let catalog):
      try LiveFixes(project: self, activity: workspace.activity).fix(catalog)
    case .ignoreInComment(let finding): try ignore(finding, workspace)
    case .ignoreInSettings(let finding):
      try SuppressionSetting(finding).write(below: path)
    case .comment(let text, let key, let catalog):
      edit(catalog, workspace) { catalog, table throws(EditError) in
        try Edits.comment(key, text, in: catalog, table: table)
      }
    case .review(let key, let languages, let catalog):
      for language in languages {
        edit(catalog, workspace) { catalog, table throws(EditError) in
          try Edits.review(key, language: language, in: catalog, table: table)
        }
      }
    case .translate(let key, let language, let value, let catalog):
      edit(catalog, workspace) { catalog, table throws(EditError) in
        try Edits.set(
          TextEdit(key: key, language: language, value: value, state: .needsReview), in: catalog,
          table: table)
      }
    case .add(let string, let catalog):
      edit(catalog, workspace) { catalog, _ in Edits.add(string, to: catalog) }
    case .addExtracted(let file, let range, let catalogs):
      let planned = PlannedStrings(
        project: self, file: file, source: try FileContent.read(file))
      for (string, catalog) in try planned.strings(in: range, for: catalogs) {
        edit(catalog, workspace) { catalog, _ in Edits.add(string, to: catalog) }
      }
    case .own(let key, let catalog):
      edit(catalog, workspace) { catalog, table throws(EditError) in
        try Edits.own(key, in: catalog, table: table)
      }
    case .replace(let file, let range, let text):
      _ = try CatalogFile.update(file) { bytes in
        guard range.upperBound <= bytes.count else { return bytes }
        return Array(bytes[..<range.lowerBound]) + Array(text.utf8) + bytes[range.upperBound...]
      }
    }
  }

  private func edit(
    _ file: String, _ workspace: Workspace,
    _ work: (Catalog, String) throws(EditError) -> Edited
  ) {
    _ = CatalogEdit(activity: workspace.activity).apply(to: file) {
      catalog throws(EditError) in try work(catalog, FilePath.stem(file))
    }
  }

  /// Adds a line to the comment of the finding's entry; a person completes the reason.
  private func ignore(_ finding: Finding, _ workspace: Workspace) throws {
    guard let key = finding.key, let file = finding.location?.file else { return }
    edit(file, workspace) { catalog, table throws(EditError) in
      let languages = finding.language.map { " in \($0)" } ?? ""
      let line = "phrasebook:ignore \(finding.id)\(languages) – \(Suppression.placeholder)"
      let comment = catalog[key]?.comment
      return try Edits.comment(
        key, comment.map { $0.isEmpty ? line : "\($0)\n\(line)" } ?? line, in: catalog,
        table: table)
    }
  }
}
