package import PhrasebookModel
import PhrasebookProjects

/// The options of `migrate`.
package struct MigrateRequest: Sendable {
  /// The language of the code's strings; nil asks the project.
  package var sourceLanguage: String?
  /// Whether the converted files are removed.
  package var removesOriginals: Bool

  package init(sourceLanguage: String? = nil, removesOriginals: Bool = false) {
    self.sourceLanguage = sourceLanguage
    self.removesOriginals = removesOriginals
  }
}

/// The files that a migration created and removed.
package struct MigrateResult: Sendable {
  /// In the order of the tables.
  package var made: [MigrateRun.Made] = []
  /// The files that were removed, spelled as PATH was given.
  package var removed: [String] = []
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Converts `.strings` and `.stringsdict` files to String Catalogs.
  package func migrate(_ request: MigrateRequest) throws(CancellationError) -> MigrateResult {
    let result = MigrateRun(activity: activity, request: request).run(paths)
    try activity.checkCancellation()
    return result
  }
}
