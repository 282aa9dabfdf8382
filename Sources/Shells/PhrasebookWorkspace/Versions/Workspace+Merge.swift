import PhrasebookFormats
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
  package func repair(
    _ files: [String], preference: MergePreference?
  ) throws(CancellationError) -> RepairResult {
    let outcomes = CatalogRepair(preference: preference, activity: activity).repair(files)
    try activity.checkCancellation()
    return RepairResult(outcomes: outcomes, diagnostics: activity.diagnostics)
  }

  /// Makes git merge, show or format catalogs with this program.
  ///
  /// - Parameter isGlobal: Whether for all repositories of the user.
  /// - Returns: Nil, with a diagnostic, if that is not possible.
  package func install(
    _ parts: [GitInstallation.Part], isGlobal: Bool
  ) throws(CancellationError) -> GitInstallation.Result? {
    try perform(or: nil) { try GitInstallation(isGlobal: isGlobal).install(parts, in: path) }
  }

  /// Returns a catalog in Xcode's style, and any other file unchanged: a filter of git that fails
  /// would keep the file out of git.
  package func cleaned(_ bytes: [UInt8], file: String) -> [UInt8] {
    let catalog = try? XCStrings.read(bytes, file: file).catalog
    return catalog.map(XCStrings.format) ?? bytes
  }
}
