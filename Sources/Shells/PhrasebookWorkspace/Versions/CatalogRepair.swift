package import PhrasebookProjects
package import Phrasebook
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// Makes catalogs right that a merge has left wrong, or with conflicts to settle.
package struct CatalogRepair {
  package let preference: MergePreference?
  package let activity: Activity

  /// The outcome for one file.
  package struct Outcome: Sendable {
    /// The kind of repair.
    package enum Action: Sendable {
      case repaired(Phrase)
      case settled
      case unchanged
    }

    package var file: String
    package var action: Action
    package var conflicts: [MergeConflict]
  }

  /// Repairs each file in its place; one that cannot be repaired is not changed.
  package func repair(_ files: [String]) -> [Outcome] {
    files.compactMap { file in
      activity.isCancelled ? nil : activity.attempt(on: file) { try repair(file) }
    }
  }

  private func repair(_ file: String) throws -> Outcome {
    var conflicts: [MergeConflict] = []
    var damage: Phrase?
    var result: [UInt8] = []
    let isChanged = try CatalogFile.update(file) { bytes throws(UnreadableFile) in
      let recovered = try recover(bytes, file)
      guard !activity.isCancelled else { return bytes }
      damage = recovered.damage
      let settled = Settlement.settle(recovered.catalog, by: preference)
      // Marks of the recovery are among those that remain.
      conflicts = recovered.conflicts.filter { $0.settled != nil || $0.key == nil }
      conflicts += settled.conflicts
      result = XCStrings.write(settled.catalog)
      return result
    }
    ConflictDiagnostics(activity: activity).report(conflicts, in: result, file: file)
    let action: Outcome.Action = damage.map { .repaired($0) } ?? (isChanged ? .settled : .unchanged)
    return Outcome(file: file, action: action, conflicts: conflicts)
  }

  /// The catalog that a damaged file should have been: from the versions in git, otherwise from the
  /// file itself.
  private func recover(
    _ bytes: [UInt8], _ file: String
  ) throws(UnreadableFile) -> CatalogRecovery.Recovered {
    var recovery = CatalogRecovery(preference: preference)
    guard ConflictedText.isMarked(bytes) else { return try recovery.read(bytes, file: file) }
    let versions = UnmergedFile(file)
    if let versions, versions.isSource(of: ConflictLines(bytes)),
      let ours = try? recovery.read(versions.ours, file: file),
      let theirs = try? recovery.read(versions.theirs, file: file)
    {
      let base = versions.base.flatMap { try? CatalogRecovery().read($0, file: file).catalog }
      let merged = Merge(preference: preference)(
        base: base, ours: ours.catalog, theirs: theirs.catalog)
      return CatalogRecovery.Recovered(
        catalog: merged.catalog, conflicts: merged.conflicts, damage: "conflicts between lines")
    }
    recovery.base = versions?.base.flatMap { try? CatalogRecovery().read($0, file: file).catalog }
    let recovered = try recovery.read(bytes, file: file)
    activity.report(
      Diagnostic(
        .note,
        """
        \(file): restored from its conflict markers only; git may have mixed lines of different keys, so review the changes
        """))
    return recovered
  }
}
