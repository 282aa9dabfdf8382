package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// One run of `compile`: catalogs in, the files that an app ships out. Nothing is written unless all of
/// it can be.
package struct CompileRun {
  /// The kind of output.
  package enum Product: String, CaseIterable, Sendable {
    case lproj, table
  }

  package let activity: Activity
  package let request: CompileRequest

  private var languages: Set<String> { request.languages }
  private var output: String { request.output }

  /// A catalog with its bytes.
  private struct Source {
    var path: String
    var bytes: [UInt8]
    var catalog: Catalog
    var table: String { FilePath.stem(path) }
  }

  /// The files that were written or were already up to date, sorted.
  package func run(_ paths: [String]) -> [String] {
    let found = CatalogFiles.find(paths, activity: activity)
    let sources = found.compactMap { open($0.path) }
    guard !activity.hasFailed else { return [] }
    checkTables(sources)
    checkLanguages(sources)
    guard !activity.hasFailed else { return [] }
    let files: [ExchangeFile]
    switch request.product {
    case .lproj:
      files = sources.flatMap(lproj)
    case .table: files = table(of: sources)
    }
    guard !activity.hasFailed, !activity.isCancelled else { return [] }
    return write(files)
  }

  private func open(_ path: String) -> Source? {
    activity.attempt(on: path) {
      let bytes = try FileContent.read(path)
      let reading = try XCStrings.read(bytes, file: path)
      reading.diagnostics.forEach(activity.report)
      return Source(path: path, bytes: bytes, catalog: reading.catalog)
    }
  }

  /// Two catalogs of one table would write the same file, and one in a language's folder does not
  /// belong to a module.
  private func checkTables(_ sources: [Source]) {
    var known: [String: String] = [:]
    for source in sources {
      let place = FilePath.absolute(source.path)
      if let mistake = CatalogMistakes.inPlace(of: source.path, at: place) {
        activity.report(mistake)
      }
      let name = source.table.foldedFileName
      if let first = known[name] {
        activity.report(CatalogMistakes.repeated(source.path, after: first))
      } else {
        known[name] = source.path
      }
    }
  }

  private func checkLanguages(_ sources: [Source]) {
    guard !languages.isEmpty, !sources.isEmpty else { return }
    var there: Set<String> = []
    for source in sources {
      there.insert(source.catalog.sourceLanguage)
      for (_, entry) in source.catalog.entries { there.formUnion(entry.localizations.names) }
    }
    for language in languages.subtracting(there).sorted() {
      let hint = NearestWord.of(language, among: there.sorted()).map { "; did you mean \($0)?" }
      activity.report(
        Diagnostic(.error, "no catalog has the language \(language)\(hint ?? "")"))
    }
  }

  private func lproj(_ source: Source) -> [ExchangeFile] {
    checkNeighbours(source)
    let compilation = LprojCompilation(
      source.catalog, table: source.table, path: source.path,
      languages: languages.isEmpty ? nil : languages)
    (compilation.diagnostics + compilation.unsayable(as: request.spelling)).forEach(activity.report)
    return compilation.files(as: request.spelling)
  }

  /// Tables of the same name beside the catalog would reach the app too, and one hide the other.
  private func checkNeighbours(_ source: Source) {
    let folder = FilePath.absolute(FilePath.folder(source.path))
    guard folder != FilePath.absolute(output) else { return }
    let hasTable = (FolderListing.items(in: folder) ?? []).contains { item in
      guard item.kind == .folder, item.name.hasSuffix(".lproj") else { return false }
      let stem = FilePath.join(FilePath.join(folder, item.name), source.table)
      return ["strings", "stringsdict"].contains { FileStatus(path: "\(stem).\($0)") != nil }
    }
    guard hasTable else { return }
    activity.report(CatalogMistakes.hasNeighbours(source.path))
  }

  private func table(of sources: [Source]) -> [ExchangeFile] {
    var writer = TableWriter()
    var names: Set<String> = []
    // A second catalog of a table was reported.
    for source in sources where names.insert(source.table).inserted {
      CatalogMistakes.inTexts(
        of: source.catalog, path: source.path, languages: languages.isEmpty ? nil : languages
      ).forEach(activity.report)
      do {
        try writer.add(
          xcstrings: chosen(source), name: source.table, path: source.path)
      } catch {
        activity.report(Diagnostic(.error, verbatim: error.description))
      }
    }
    do {
      let path = output.hasSuffix(".table") ? "" : CompileRun.tableName
      return [ExchangeFile(path: path, bytes: try writer.bytes())]
    } catch {
      activity.report(Diagnostic(.error, verbatim: error.description))
      return []
    }
  }

  /// The files that `Localizer` looks for in a bundle.
  static let tableName = "phrasebook.table"

  /// The catalog in the selected languages, and its source.
  private func chosen(_ source: Source) -> [UInt8] {
    guard !languages.isEmpty else { return source.bytes }
    var catalog = source.catalog
    for (key, entry) in source.catalog.entries {
      var entry = entry
      for language in entry.localizations.names
      where !languages.contains(language) && language != catalog.sourceLanguage {
        entry.localizations[language] = nil
      }
      catalog[key] = entry
    }
    return XCStrings.write(catalog)
  }

  private func write(_ files: [ExchangeFile]) -> [String] {
    let files = files.sorted { $0.path < $1.path }.map { file in
      (path: file.path.isEmpty ? output : FilePath.join(output, file.path), bytes: file.bytes)
    }
    let isFile = files.first?.path == output
    let outputs = OutputFiles(
      request.product == .table ? .table : .lproj, isForced: request.isForced)
    do {
      try outputs.write(files, below: isFile ? nil : output)
      return files.map(\.path)
    } catch {
      activity.report(error.diagnostic)
      return []
    }
  }
}
