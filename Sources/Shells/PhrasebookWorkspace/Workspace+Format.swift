import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects

/// The files that an operation wrote, or would write.
package struct FilesResult: Sendable {
  /// Spelled as PATH was given, in order.
  package var files: [String]
  package var diagnostics: [Diagnostic]
}

extension Workspace {
  /// Writes catalogs in Xcode's style and order.
  ///
  /// - Parameter isDryRun: Whether the catalogs are only checked; it is an error then if none
  /// exists.
  /// - Returns: The catalogs whose style differs, or differed.
  package func format(isDryRun: Bool) throws(CancellationError) -> FilesResult {
    let catalogs = CatalogFiles.find(paths, activity: activity).map(\.path)
    if isDryRun, catalogs.isEmpty, !activity.hasFailed {
      // The note has the command that makes the first one.
      activity.report(Diagnostic(.error, "no String Catalog found, so nothing was checked"))
    }
    let files = catalogs.filter { file in
      guard !activity.isCancelled else { return false }
      return activity.attempt(on: file) {
        if isDryRun {
          let bytes = try FileContent.read(file)
          return XCStrings.format(try XCStrings.read(bytes, file: file).catalog) != bytes
        }
        return try CatalogFile.update(file) { bytes in
          XCStrings.format(try XCStrings.read(bytes, file: file).catalog)
        }
      } ?? false
    }
    try activity.checkCancellation()
    return FilesResult(files: files, diagnostics: activity.diagnostics)
  }
}
