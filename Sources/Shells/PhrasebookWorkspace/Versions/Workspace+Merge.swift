package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The options of `merge`.
package struct MergeRequest: Sendable {
  package var base: String
  package var ours: String
  package var theirs: String
  /// The side that settles conflicts; nil leaves them open.
  package var preference: MergePreference?
  /// The output file; nil leaves it to the caller.
  package var output: String?
  /// Whether the output may replace a file that Phrasebook did not make.
  package var isForced = false
  /// The name of the file if the three are only copies, as with git; nil if a user asks.
  package var name: String?

  /// The file that the merge is of, as messages call it.
  package var file: String { name ?? ours }

  package init(base: String, ours: String, theirs: String) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

/// The options of `merge --repair`.
package struct RepairRequest: Sendable {
  package var files: [String]
  /// The side that settles conflicts; nil leaves them open.
  package var preference: MergePreference?

  package init(_ files: [String], preference: MergePreference? = nil) {
    self.files = files
    self.preference = preference
  }
}

/// The result of a merge.
package struct MergeResult: Sendable {
  /// The file as messages call it.
  package var file: String
  /// The merged file; nil if absent.
  package var bytes: [UInt8]?
  package var conflicts: [MergeConflict] = []
  package var diagnostics: [Diagnostic] = []

  package var hasOpenConflicts: Bool { conflicts.contains { $0.settled == nil } }
}

/// The outcome for catalogs that a merge had left damaged.
package struct RepairResult: Sendable {
  package var outcomes: [CatalogRepair.Outcome]
  package var diagnostics: [Diagnostic]

  package var hasOpenConflicts: Bool {
    outcomes.contains { $0.conflicts.contains { $0.settled == nil } }
  }
}

extension Workspace {
  /// Merges three versions of a catalog by meaning.
  package func merge(_ request: MergeRequest) throws(CancellationError) -> MergeResult {
    let merged = MergeDriver(request: request, activity: activity).merge()
    try activity.checkCancellation()
    return MergeResult(
      file: request.file, bytes: merged?.bytes,
      conflicts: merged?.conflicts ?? [], diagnostics: activity.diagnostics)
  }

  /// Repairs catalogs that a merge by lines has damaged, in their places.
  package func repair(_ request: RepairRequest) throws(CancellationError) -> RepairResult {
    let outcomes = CatalogRepair(preference: request.preference, activity: activity)
      .repair(request.files)
    try activity.checkCancellation()
    return RepairResult(outcomes: outcomes, diagnostics: activity.diagnostics)
  }
}
