import PhrasebookProjects
package import PhrasebookFormats

/// The options of `compile`.
package struct CompileRequest: Sendable {
  package var product: CompileRun.Product
  package var spelling: LprojCompilation.Spelling
  /// Empty for all.
  package var languages: Set<String>
  /// A folder; for a table, the name of its file too.
  package var output: String
  /// Whether files that Phrasebook did not make may be replaced.
  package var isForced: Bool

  package init(
    product: CompileRun.Product, spelling: LprojCompilation.Spelling = .text,
    languages: Set<String> = [], output: String, isForced: Bool = false
  ) {
    self.product = product
    self.spelling = spelling
    self.languages = languages
    self.output = output
    self.isForced = isForced
  }
}

extension Workspace {
  /// Compiles catalogs to the files that an app ships; writes nothing unless all can be written.
  package func compile(_ request: CompileRequest) throws(CancellationError) -> FilesResult {
    let files = CompileRun(activity: activity, request: request).run(paths)
    try activity.checkCancellation()
    return FilesResult(files: files, diagnostics: activity.diagnostics)
  }
}
