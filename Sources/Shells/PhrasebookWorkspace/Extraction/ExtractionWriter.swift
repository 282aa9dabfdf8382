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
  /// Whether files that Phrasebook did not make may be replaced.
  package let isForced: Bool
  package let files: SourceFiles
  /// The sources that the strings are of, spelled as they were given.
  package let sources: [String]

  /// The files that strings are written as.
  package enum Format { case stringsdata, xcstrings }

  /// Writes the strings as files in the folder, all or none.
  package func write(_ extraction: Extraction, as format: Format) {
    switch format {
    case .stringsdata: put(stringsData(extraction), as: .stringsdata)
    case .xcstrings:
      let files = catalogs(extraction)
      if !activity.hasFailed { put(files, as: .catalog) }
    }
  }

  /// Writes the facts of one source.
  package func write(factsOf source: String) {
    do {
      let outputs = OutputFiles(.facts, isForced: isForced, inputs: sources)
      try outputs.write(
        try FactsFile.bytes(of: source), to: output ?? "\(source)\(FactsFile.ending)")
    } catch let refusal as FactsFile.Refusal {
      activity.report(refusal.diagnostic)
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch {
      activity.report(Diagnostic(.error, verbatim: String(describing: error)))
    }
  }

  private func stringsData(_ extraction: Extraction) -> [(path: String, bytes: [UInt8])] {
    var names: [String: Int] = [:]
    return StringsData.write(extraction, sources: sources).map { file in
      let stem = FilePath.stem(file.source)
      // Two sources of one name: as the compiler does, the second gets a number.
      let count = names[stem, default: 0]
      names[stem] = count + 1
      let name = count == 0 ? stem : "\(stem)-\(count + 1)"
      return (path: "\(name).stringsdata", bytes: file.bytes)
    }
  }

  private func catalogs(_ extraction: Extraction) -> [(path: String, bytes: [UInt8])] {
    let tables = Set(extraction.strings.map(\.table)).sorted()
    return tables.compactMap { table in
      guard !table.contains("/"), table != "..", !table.isEmpty else {
        activity.report(Diagnostic(.error, "the table \"\(table)\" cannot be the name of a file"))
        return nil
      }
      let language = files.settings?.sourceLanguage ?? "en"
      let catalog = Catalog(sourceLanguage: language)
      let role = role(of: table)
      let synced =
        role.isOfCode
        ? Sync()(catalog, with: extraction, table: table, role: role)
        : Sync()(catalog, withResources: extraction, table: table, role: role)
      return (path: "\(table).xcstrings", bytes: XCStrings.format(synced.catalog))
    }
  }

  /// The role of a table's catalog; that of an interface file if it is the source of the table.
  private func role(of table: String) -> CatalogRole {
    files.interfaces.contains { FilePath.stem($0) == table }
      ? .interfaceBuilder
      : CatalogRole(path: "\(table).xcstrings", catalog: Catalog(sourceLanguage: "en"))
  }

  private func put(_ files: [(path: String, bytes: [UInt8])], as kind: OutputKind) {
    let folder = output ?? "."
    do {
      if files.isEmpty { try NewFolder.make(folder) }
      let outputs = OutputFiles(kind, isForced: isForced, inputs: sources)
      try outputs.write(
        files.map { (path: FilePath.join(folder, $0.path), bytes: $0.bytes) }, below: folder)
    } catch {
      activity.report(error.diagnostic)
    }
  }
}
