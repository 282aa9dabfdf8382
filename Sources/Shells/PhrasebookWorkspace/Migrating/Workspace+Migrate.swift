package import PhrasebookModel
import PhrasebookProjects

/// The files that a migration created and removed.
package struct MigrateResult: Sendable {
  package var made: [MigrateRun.Made]
  /// The files that were removed, spelled as PATH was given.
  package var removed: [String]
  package var diagnostics: [Diagnostic]
}

extension Workspace {
  /// Converts `.strings` and `.stringsdict` files to String Catalogs.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The language of the code's strings; nil asks the project.
  ///   - removesOriginals: Whether the converted files are removed.
  package func migrate(
    sourceLanguage: String?, removesOriginals: Bool
  ) throws(CancellationError) -> MigrateResult {
    let result = MigrateRun(
      activity: activity, sourceLanguage: sourceLanguage, removesOriginals: removesOriginals
    ).run(paths)
    try activity.checkCancellation()
    return MigrateResult(
      made: result.made, removed: result.removed, diagnostics: activity.diagnostics)
  }
}
