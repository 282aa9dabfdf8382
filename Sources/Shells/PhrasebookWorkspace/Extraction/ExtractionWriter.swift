package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookSync

/// Writes extracted strings in one of three formats.
package struct ExtractionWriter {
  package let activity: Activity
  /// The folder to write to; nil for the current one.
  package let output: String?
  package let files: SourceFiles
  /// The sources that the strings are of, spelled as they were given.
  package let sources: [String]

  /// The files that strings are written as.
  package enum Format { case stringsdata, xcstrings }

  /// Writes the strings as files in the folder.
  package func write(_ extraction: Extraction, as format: Format) {
    do {
      switch format {
      case .stringsdata: try writeStringsData(extraction)
      case .xcstrings: try writeCatalogs(extraction)
      }
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch {
      activity.report(Diagnostic(.error, verbatim: String(describing: error)))
    }
  }

  /// Writes the facts of one source.
  package func write(factsOf source: String) {
    do {
      try put(try FactsFile.bytes(of: source), output ?? "\(source)\(FactsFile.ending)")
    } catch let refusal as FactsFile.Refusal {
      activity.report(refusal.diagnostic)
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch {
      activity.report(Diagnostic(.error, verbatim: String(describing: error)))
    }
  }

  private func writeStringsData(_ extraction: Extraction) throws {
    var names: [String: Int] = [:]
    for file in StringsData.write(extraction, sources: sources) {
      let stem = FilePath.stem(file.source)
      // Two sources of one name: as the compiler does, the second gets a number.
      let count = names[stem, default: 0]
      names[stem] = count + 1
      let name = count == 0 ? stem : "\(stem)-\(count + 1)"
      try put(file.bytes, inFolder: "\(name).stringsdata")
    }
  }

  private func writeCatalogs(_ extraction: Extraction) throws {
    let tables = Set(extraction.strings.map(\.table)).sorted()
    for table in tables {
      guard !table.contains("/"), table != "..", !table.isEmpty else {
        activity.report(Diagnostic(.error, "the table \"\(table)\" cannot be the name of a file"))
        continue
      }
      let language = files.settings?.sourceLanguage ?? "en"
      let catalog = Catalog(sourceLanguage: language)
      let role = role(of: table)
      let synced =
        role == .code || role == .appShortcuts
        ? Sync()(catalog, with: extraction, table: table, role: role)
        : Sync()(catalog, withResources: extraction, table: table, role: role)
      try put(XCStrings.format(synced.catalog), inFolder: "\(table).xcstrings")
    }
  }

  /// The role of a table's catalog; that of an interface file if it is the source of the table.
  private func role(of table: String) -> CatalogRole {
    files.interfaces.contains { FilePath.stem($0) == table }
      ? .interfaceBuilder
      : CatalogRole(path: "\(table).xcstrings", catalog: Catalog(sourceLanguage: "en"))
  }

  private func put(_ bytes: [UInt8], inFolder name: String) throws {
    let folder = output ?? "."
    try NewFolder.make(folder)
    try put(bytes, FilePath.join(folder, name))
  }

  private func put(_ bytes: [UInt8], _ path: String) throws {
    try WholeFile.write(bytes, to: path)
  }
}
