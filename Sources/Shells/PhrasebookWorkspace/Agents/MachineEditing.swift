import Phrasebook
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookProjects
import PhrasebookSync

/// Writes the edits of a machine to a project.
struct MachineEditing {
  let project: LiveProject
  let activity: Activity

  func write(_ edits: MachineEdits) -> MachineEditResult {
    let snapshot = project.snapshot(audited: false)
    let run = MachineEditRun(
      snapshot: snapshot, root: project.path, code: project.code,
      isOwn: project.machineTexts.contains)
    var result = MachineEditResult(state: snapshot.machineState)
    let steps = run.steps(edits, &result)
    var plans: [(table: LiveSnapshot.Table, steps: [MachineEditRun.Step])] = []
    for (_, own) in Dictionary(grouping: steps, by: \.table.path).sorted(by: { $0.key < $1.key }) {
      guard let table = own.first?.table else { continue }
      let edited = run.apply(own, to: table.catalog, state: result.state, &result)
      if !edited.changes.isEmpty {
        result.files.append(FileChanges(file: table.path, changes: edited.changes))
        plans.append((table, own))
      }
    }
    for plan in plans { checkPlace(of: plan.table.path, &result) }
    checkSettings(snapshot, &result)
    guard result.refusals.isEmpty, !edits.isDryRun else { return result }
    var written: [Replacement] = []
    for (table, steps) in plans {
      guard let replacement = write(steps, to: table, run, &result) else {
        written.reversed().forEach(takeBack)
        return result
      }
      written.append(replacement)
    }
    result.isWritten = !plans.isEmpty
    return result
  }

  /// The content of a file before and after the edits.
  private struct Replacement {
    var file: String
    var old: [UInt8]
    var new: [UInt8]
  }

  /// Undoes the edits of a file, unless another program has changed it since.
  private func takeBack(_ replacement: Replacement) {
    _ = activity.attempt(on: replacement.file) {
      try CatalogFile.update(replacement.file) { bytes in
        CatalogFile.isSame(bytes, replacement.new) ? replacement.old : bytes
      }
    }
    project.update(FileWatcher.Changes(files: [replacement.file]))
  }

  /// Makes steps on the current content of a file; nil if it stays as it was.
  private func write(
    _ steps: [MachineEditRun.Step], to table: LiveSnapshot.Table, _ run: MachineEditRun,
    _ result: inout MachineEditResult
  ) -> Replacement? {
    let (file, state) = (table.path, result.state)
    var refused: [MachineEditResult.Note] = []
    var replacement = Replacement(file: file, old: [], new: [])
    let known = project.content(of: table).flatMap {
      $0.reading.catalog.isSameFile(as: table.catalog) ? $0 : nil
    }
    let isWritten = activity.attempt(on: file) {
      _ = try CatalogFile.update(file) { bytes throws(UnreadableFile) in
        var notes = MachineEditResult(state: state)
        let isKnown = known.map { CatalogFile.isSame(bytes, $0.bytes) } ?? false
        let catalog = isKnown ? table.catalog : try XCStrings.read(bytes, file: file).catalog
        let edited = run.apply(steps, to: catalog, state: state, &notes)
        refused = notes.refusals
        guard refused.isEmpty else { return bytes }
        for step in steps { keep(step, edited.catalog, file) }
        replacement.old = bytes
        replacement.new = XCStrings.write(edited.catalog)
        return replacement.new
      }
      return true
    }
    result.refusals += refused
    project.update(FileWatcher.Changes(files: [file]))
    return isWritten == true && refused.isEmpty ? replacement : nil
  }

  /// Keeps which texts are the server's own.
  private func keep(_ step: MachineEditRun.Step, _ catalog: Catalog, _ file: String) {
    guard let language = step.language, let entry = catalog[step.key] else { return }
    for form in entry.localizations[language]?.forms(language: language) ?? [] {
      guard project.machineTexts.count < Self.mostTexts else { return }
      project.machineTexts.insert(
        MachineEditRun.OwnText(
          file: file, key: ExactString(step.key), language: language, path: form.path,
          text: ExactString(form.value)))
    }
  }

  /// So many texts are kept; others count as those of people.
  private static let mostTexts = 200_000

  /// Refuses a catalog that does not lie in the project: a symbolic link may lead out of it.
  private func checkPlace(of file: String, _ result: inout MachineEditResult) {
    guard ProjectBounds.exclude(file, from: project.path) else { return }
    let name = FilePath.remainder(of: file, in: project.path) ?? file
    result.refusals.append(
      .init(
        key: "", language: nil,
        text: "\(name.quoted) is not in the project, or is a link out of it; it is not written"))
  }

  /// Refuses everything while the settings cannot be read: the glossary and the lengths that texts are
  /// checked with are unknown then.
  private func checkSettings(_ snapshot: LiveSnapshot, _ result: inout MachineEditResult) {
    for diagnostic in snapshot.diagnostics where diagnostic.severity == .error {
      guard let file = diagnostic.location?.file, SettingsText.isSettings(file) else { continue }
      let name = FilePath.name(file)
      result.refusals.append(
        .init(
          key: "", language: nil,
          text: "translations cannot be checked until \(name) is corrected: \(diagnostic.text)"))
    }
  }
}

extension LiveProject {
  /// Writes the texts, comments and keys of a machine: all of them, or none if one is refused.
  ///
  /// - Parameter activity: Receives what goes wrong while files are written.
  package func write(_ edits: MachineEdits, activity: Activity) -> MachineEditResult {
    MachineEditing(project: self, activity: activity).write(edits)
  }
}

extension LiveSnapshot {
  /// The state of texts that machines write.
  var machineState: State {
    settings?.filledState == .machineTranslated ? .machineTranslated : .needsReview
  }
}
