package import PhrasebookGenerate
package import PhrasebookModel
import PhrasebookProjects

/// Swift accessors for the keys of catalogs.
package struct GenerateResult: Sendable {
  /// The Swift file; nil if something could not be read.
  package var text: String?
  /// Whether the file at the given path has another content.
  package var isOutdated = false
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Makes Swift accessors for keys.
  ///
  /// - Parameters:
  ///   - renamed: Old names that stay as deprecated accessors, as `OLD=NEW`.
  ///   - output: The Swift file; nil writes no file.
  ///   - isDryRun: Whether the file is only compared.
  ///   - isForced: Whether a file that Phrasebook did not make may be replaced.
  package func generate(
    _ options: GenerateOptions, renamed: [String], output: String?, isDryRun: Bool,
    isForced: Bool = false
  ) throws(CancellationError) -> GenerateResult {
    var result = GenerateResult()
    let outputs = OutputFiles(.accessors, isForced: isForced, inputs: [path])
    result.text = GeneratedAccessors(
      paths: paths, options: options, renamed: renamed, activity: activity
    ).text()
    try activity.checkCancellation()
    if let text = result.text, let output {
      result.isOutdated = GeneratedAccessors.differ(output, from: text)
      if !isDryRun {
        try perform(or: ()) { try GeneratedAccessors.write(text, to: output, outputs) }
      }
    }
    result.diagnostics = activity.diagnostics
    return result
  }
}
