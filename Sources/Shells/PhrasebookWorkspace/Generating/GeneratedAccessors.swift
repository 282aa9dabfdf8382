package import PhrasebookProjects
import Phrasebook
package import PhrasebookGenerate
import PhrasebookModel

/// One run of `generate`: the catalogs below a path in, the text of one Swift file out.
package struct GeneratedAccessors {
  package let paths: [String]
  package let options: GenerateOptions
  /// The renamings, as on the command line.
  package let renamed: [String]
  package let activity: Activity

  /// The Swift code; nil if a catalog could not be used, which was reported.
  package func text() -> String? {
    let files = CatalogFiles.open(paths, activity: activity)
    guard !activity.hasFailed else { return nil }
    var paths: [String: String] = [:]
    for file in files {
      if let other = paths.updateValue(file.path, forKey: file.table) {
        activity.report(
          Diagnostic(
            .error,
            "\(file.path) and \(other) are both called \(file.table): accessors are generated for one module; pass its folder as PATH"
          ))
        return nil
      }
    }
    if files.isEmpty {
      activity.report(
        Diagnostic(.error, "\(self.paths.joined(separator: ", ")): no String Catalog"))
      return nil
    }
    var options = options
    if !renamed.isEmpty {
      let keys = files.map { ($0.table, Set($0.catalog.keys)) }
      let tables = Dictionary(keys, uniquingKeysWith: { $1 })
      options.renamings = renamed.compactMap { GenerateOptions.renaming($0, in: tables) }
    }
    let generated = Generate(options: options)(
      files.map { file in
        NamedCatalog(
          name: file.table, catalog: file.catalog,
          role: CatalogRole(path: FilePath.absolute(file.path), catalog: file.catalog))
      })
    generated.diagnostics.forEach(activity.report)
    return generated.files.map(\.text).joined()
  }

  /// Whether a file holds another text than this one, or does not exist.
  package static func differ(_ file: String, from text: String) -> Bool {
    (try? FileContent.read(file)) != Array(text.utf8)
  }

  /// Writes the text to a file, which is not touched if it has it already.
  package static func write(
    _ text: String, to file: String, _ outputs: OutputFiles
  ) throws(FileFailure) {
    try outputs.write(Array(text.utf8), to: file)
  }
}
