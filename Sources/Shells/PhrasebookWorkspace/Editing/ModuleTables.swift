package import PhrasebookProjects
package import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// The tables that an app loads together with a catalog: those of its module, whose languages are one
/// set. A French user is not shown German from one table if another has French.
package struct ModuleTables {
  /// The tables by their names.
  package let source: TableSource

  /// Reads the tables of a catalog's module; without a description of modules, those of its folder.
  ///
  /// - Parameter path: The PATH of the user; the module is in or above it.
  package init(
    beside file: OpenCatalog, below path: String, _ activity: Activity
  ) throws {
    var tables: [String: StringTable] = [:]
    for other in Self.neighbours(of: file.path, below: path)
    where FilePath.stem(other) != file.table && tables[FilePath.stem(other)] == nil {
      // The app does without one that is damaged too.
      if let table = try? Self.read(other) {
        tables[FilePath.stem(other)] = table
      } else if !activity.hasFailed {
        activity.report(
          Diagnostic(
            .warning,
            "cannot read \(other), so its languages are ignored; phrasebook audit shows why"))
      }
    }
    tables[file.table] = try Self.read(file.path)
    source = .tables(tables)
  }

  private static func read(_ path: String) throws -> StringTable {
    try StringTable.read(
      xcstrings: try FileContent.read(path), name: FilePath.stem(path), path: path)
  }

  private static func neighbours(of catalog: String, below path: String) -> [String] {
    let place = FilePath.absolute(catalog)
    let identity = FileStatus(path: place)?.identity
    let holders = ((try? ScopeFinder.find(path))?.modules ?? []).filter { module in
      module.catalogs.contains { $0 == place || FileStatus(path: $0)?.identity == identity }
    }
    // A test target has a bundle of its own.
    if let module = holders.first(where: { !$0.isTest }) ?? holders.first { return module.catalogs }
    let folder = FilePath.folder(place)
    return (FolderListing.items(in: folder) ?? []).filter {
      $0.kind != .folder && $0.name.hasSuffix(".xcstrings")
    }.map { FilePath.join(folder, $0.name) }
  }
}
