import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Makes catalogs right that a merge has left wrong, or with conflicts to settle.
struct CatalogRepair {
  let preference: MergePreference?
  let reporter: Reporter

  /// What became of one file.
  private struct Outcome {
    var file: String
    var conflicts: [MergeConflict]
  }

  /// Repairs each file in its place; what cannot be repaired is left as it is.
  func repair(_ files: [String], format: ReportFormat) {
    var outcomes: [Outcome] = []
    for file in files {
      if let outcome = reporter.attempt(on: file, { try repair(file, format) }) {
        outcomes.append(outcome)
      }
    }
    guard format == .json else { return }
    reporter.json { json in
      json.object { json in
        json.name("conflicts")
        json.array(outcomes.flatMap { outcome in outcome.conflicts.map { (outcome.file, $0) } }) {
          $0.conflict($1.1, file: $1.0)
        }
        json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  private func repair(_ file: String, _ format: ReportFormat) throws -> Outcome {
    var conflicts: [MergeConflict] = []
    var damage: Phrase?
    var result: [UInt8] = []
    let isChanged = try CatalogFile.update(file) { bytes throws(UnreadableFile) in
      let recovered = try recover(bytes, file)
      damage = recovered.damage
      let settled = Settlement.settle(recovered.catalog, by: preference)
      // What the recovery has just marked is among the marks that are left.
      conflicts = recovered.conflicts.filter { $0.settled != nil || $0.key == nil }
      conflicts += settled.conflicts
      result = XCStrings.write(settled.catalog)
      return result
    }
    ConflictReport(reporter: reporter).say(conflicts, in: result, file: file)
    guard format == .text else { return Outcome(file: file, conflicts: conflicts) }
    if let damage {
      reporter.out.phrase("\(file): repaired, it had \(damage)")
    } else if isChanged {
      reporter.out.phrase("\(file): conflicts settled")
    } else if conflicts.isEmpty {
      reporter.out.phrase("\(file): nothing to repair")
    }
    return Outcome(file: file, conflicts: conflicts)
  }

  /// The catalog that a damaged file should have been: from the versions that git still has, or else
  /// from what the file itself says.
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
    reporter.say(
      Diagnostic(
        .note,
        """
        \(file): put together from its conflict markers alone; git may have put lines of one key \
        into another before it stopped, so look at what changed
        """))
    return recovered
  }
}
