package import PhrasebookGenerate
package import PhrasebookModel
import PhrasebookProjects

/// The options of `generate`.
package struct GenerateRequest: Sendable {
  package var options: GenerateOptions
  /// Old names that stay as deprecated accessors, as `OLD=NEW`.
  package var renamed: [String] = []
  /// The Swift file; nil writes no file.
  package var output: String?
  /// Whether the file is only compared.
  package var isDryRun = false
  /// Whether a file that Phrasebook did not make may be replaced.
  package var isForced = false

  package init(_ options: GenerateOptions = GenerateOptions()) { self.options = options }
}

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
  package func generate(_ request: GenerateRequest) throws(CancellationError) -> GenerateResult {
    var result = GenerateResult()
    let outputs = OutputFiles(.accessors, isForced: request.isForced, inputs: [path])
    result.text = GeneratedAccessors(
      paths: paths, options: request.options, renamed: request.renamed, activity: activity
    ).text()
    try activity.checkCancellation()
    if let text = result.text, let output = request.output {
      result.isOutdated = GeneratedAccessors.differ(output, from: text)
      if !request.isDryRun {
        try perform(or: ()) { try GeneratedAccessors.write(text, to: output, outputs) }
      }
    }
    result.diagnostics = activity.diagnostics
    return result
  }
}
