import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects

/// The options of `format`.
package struct FormatRequest: Sendable {
  /// Whether the catalogs are only checked. A check without catalogs is an error.
  package var isDryRun: Bool

  package init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

/// The files that an operation wrote, or would write.
package struct FilesResult: Sendable {
  /// Spelled as PATH was given, in order.
  package var files: [String]
  package var diagnostics: [Diagnostic]
}

extension Workspace {
  /// Writes catalogs in Xcode's style and order.
  ///
  /// - Returns: The catalogs whose style differs, or differed.
  package func format(_ request: FormatRequest) throws(CancellationError) -> FilesResult {
    let catalogs = CatalogFiles.find(paths, activity: activity).map(\.path)
    if request.isDryRun, catalogs.isEmpty, !activity.hasFailed {
      // The note has the command that makes the first one.
      activity.report(Diagnostic(.error, "no String Catalog found, so nothing was checked"))
    }
    let files = catalogs.filter { file in
      guard !activity.isCancelled else { return false }
      return activity.attempt(on: file) {
        if request.isDryRun {
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
