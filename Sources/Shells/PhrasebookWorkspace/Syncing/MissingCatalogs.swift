import Phrasebook
import PhrasebookModel

/// Reports that a project has no catalog, with the command that makes the first one.
struct MissingCatalogs {
  /// Whether the project has `.strings` files, which become catalogs.
  let hasStringsFiles: Bool
  /// Whether the project has modules without any string: init has nothing to create for them.
  var hasOnlyCode = false

  /// The note of an operation that has nothing to do.
  var note: Diagnostic {
    Diagnostic(
      .note,
      hasStringsFiles
        ? "no String Catalog found; run phrasebook migrate to create catalogs of the .strings files"
        : "no String Catalog found; phrasebook init creates the first one")
  }

  /// The error of an operation that had nothing to check.
  var error: Diagnostic {
    if hasOnlyCode, !hasStringsFiles {
      return Diagnostic(
        .error, "no String Catalog and no localizable string found, so nothing was checked")
    }
    let command = hasStringsFiles ? "migrate" : "init"
    return Diagnostic(
      .error, "no String Catalog found, so nothing was checked; run phrasebook \(command)")
  }
}
