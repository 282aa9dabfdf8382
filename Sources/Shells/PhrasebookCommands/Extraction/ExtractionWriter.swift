import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Writes what was extracted, in one of three formats.
struct ExtractionWriter {
  let reporter: Reporter
  /// The file or folder to write to; nil for stdout.
  let output: String?
  let files: SourceFiles
  /// The sources that the strings are of, spelled as they were given.
  let sources: [String]

  /// Writes the strings; JSON as a file or on stdout, the others as files in a folder.
  func write(_ extraction: Extraction, as format: ExtractCommand.Format) {
    do {
      switch format {
      case .json: try writeJSON(extraction)
      case .stringsdata: try writeStringsData(extraction)
      case .xcstrings: try writeCatalogs(extraction)
      case .facts: break
      }
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch {
      reporter.say(Diagnostic(.error, verbatim: String(describing: error)))
    }
  }

  /// Writes what one source says, alone.
  func write(factsOf source: String) {
    do {
      try put(try FactsFile.bytes(of: source), output ?? "\(source)\(FactsFile.ending)")
    } catch let refusal as FactsFile.Refusal {
      reporter.say(refusal.diagnostic)
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch {
      reporter.say(Diagnostic(.error, verbatim: String(describing: error)))
    }
  }

  private func writeJSON(_ extraction: Extraction) throws {
    guard let output else { return reporter.json { $0.extraction(extraction) } }
    // What is not written on costs nothing.
    var json = JSONWriter(capacity: 1 << 20)
    json.extraction(extraction)
    try put(json.line(), output)
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
        reporter.say(Diagnostic(.error, "the table \"\(table)\" cannot be the name of a file"))
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

  /// The role of the catalog that a table makes; of an interface file where it gave the table.
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
