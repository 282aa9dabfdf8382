package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Makes the files for translators: catalogs and languages in, files out.
package struct ExportFiles {
  package let paths: [String]
  package let request: ExportRequest
  package let activity: Activity
  /// Finds the places in the code that use strings; nil if they are never wanted.
  private let extraction: ExtractionRun?

  private var format: any ExchangeFormat.Type { request.format }

  package init(
    paths: [String], request: ExportRequest, activity: Activity, extraction: ExtractionRun? = nil
  ) {
    self.extraction = extraction
    self.paths = paths
    self.request = request
    self.activity = activity
  }

  /// The files of each language; nil, with a diagnostic, if some cannot be made.
  func make() -> ExchangeOutput? {
    let (catalogs, unreadable) = LoadedCatalog.all(of: paths, activity: activity)
    guard !catalogs.isEmpty else {
      if unreadable.isEmpty, !activity.hasFailed {
        activity.report(Diagnostic(.error, "\(path): no String Catalog"))
      }
      return nil
    }
    let known = LoadedCatalog.languages(of: catalogs)
    let languages = request.languages.isEmpty ? known : chosen(among: known)
    let isTemplate = languages.isEmpty && format.name == PO.name
    guard !languages.isEmpty || isTemplate else {
      activity.report(Diagnostic(.error, request.listing.nothingTranslated(in: path)))
      return nil
    }
    let selection = activity.attempt(on: path) { try ExportSelection(request, of: catalogs) }
    guard let selection else { return nil }
    if request.fillsUntranslated, format.hasUntranslated { reportNothingToFill() }
    let details = ExportDetails(request, paths: paths, extraction, activity)
    var output = ExchangeOutput(activity: activity)
    var kept: [String: Int] = [:]
    if isTemplate {
      let exports = catalogs.map { loaded in (loaded.path, loaded.exported(in: nil)) }
      for (path, exported) in exports { kept[path] = exported.kept.count }
      output.add(Export.template(of: exports.map(\.1.table)), as: format)
    }
    for part in parts(of: catalogs) {
      let others = catalogs.filter { other in
        !part.catalogs.contains { $0.path.isExactly(other.path) }
      }
      add(
        part.catalogs, in: languages, (selection, details), to: &output, below: part.folder, &kept,
        beside: others)
    }
    if output.files.isEmpty, request.isPartial {
      activity.report(
        Diagnostic(
          .note, "\(path): no string is to be exported with these options; no file is written")
      )
    }
    for (path, count) in kept.sorted(by: { $0.key < $1.key }) where count > 0 {
      activity.report(
        Diagnostic(
          .note, "\(path): \(count.of(.keys)) marked “don't translate”; not exported"))
    }
    return output
  }

  /// The languages of the request as catalogs spell them, each once.
  private func chosen(among known: [String]) -> [String] {
    request.languages.map { LanguageSpelling.spelling(of: $0, among: known) }.reduce(into: []) {
      let language = $1
      if !$0.contains(where: { $0.isExactly(language) }) { $0.append(language) }
    }
  }

  /// Adds the files of some catalogs in some languages.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files in that of the export; empty for the latter itself.
  ///   - kept: Receives the number of keys of each catalog that are not to be translated.
  ///   - others: The catalogs of the export that have files of their own.
  private func add(
    _ catalogs: [LoadedCatalog], in languages: [String],
    _ choice: (selection: ExportSelection, details: ExportDetails), to output: inout ExchangeOutput,
    below folder: String, _ kept: inout [String: Int], beside others: [LoadedCatalog]
  ) {
    let own = catalogs.map(\.ownLanguages)
    let project = format.name == XCLOC.name ? ProjectName.of(paths.first ?? ".") : nil
    for language in languages {
      let tables = zip(catalogs, own).map { loaded, own in
        let spelled = LanguageSpelling.spelling(of: language, among: own)
        var exported = Export.table(
          of: loaded.catalog, name: loaded.table, original: loaded.original, language: spelled,
          includesUntranslatable: format.hasUntranslatable)
        kept[loaded.path] = exported.kept.count
        choice.selection.apply(to: &exported.table, of: loaded, language: spelled)
        if request.fillsUntranslated, !format.hasUntranslated { exported.table.fillUntranslated() }
        choice.details.apply(to: &exported.table, of: loaded)
        return exported.table
      }
      // A part without strings to translate has no file.
      if request.isPartial, tables.allSatisfy(\.units.isEmpty) { continue }
      let chosen =
        (request.isPartial ? withStrings(tables) : tables) + namesakes(of: tables, among: others)
      var exchange = Export.exchange(chosen, language: language)
      exchange.unknown["project"] = project.map(JSONValue.string)
      output.add(format.arranged(exchange, for: request.tool), as: format, below: folder)
      if format.name == XCLOC.name { addContext(of: catalogs, language, to: &output, folder) }
    }
  }

  /// The tables that have strings, and for formats without paths those of the same name: otherwise
  /// a file would not show which of several catalogs it is for.
  private func withStrings(_ tables: [ExchangeTable]) -> [ExchangeTable] {
    let isWithoutPaths = !format.hasUntranslated || format.name == I18next.name
    let names = Set(tables.filter { !$0.units.isEmpty }.map(\.name))
    return tables.filter { !$0.units.isEmpty || isWithoutPaths && names.contains($0.name) }
  }

  /// Tables without strings for catalogs in other files that have a name of one in this file, for formats
  /// that have a path only beside these. `.strings` have it in their folders.
  private func namesakes(
    of tables: [ExchangeTable], among others: [LoadedCatalog]
  ) -> [ExchangeTable] {
    guard [AndroidXML.name, I18next.name].contains(format.name) else { return [] }
    let names = Set(tables.map(\.name))
    return others.filter { names.contains($0.table) }
      .map { ExchangeTable(name: $0.table, original: $0.original) }
  }

  /// Reports that the format needs no source texts in the place of translations.
  private func reportNothingToFill() {
    let formats = allExchangeFormats.filter { !$0.hasUntranslated }.map { $0.name }
    activity.report(
      Diagnostic(
        .warning,
        """
        \(format.name) shows which strings have no translation; --fill-untranslated is for \
        \(formats.joined(separator: ", "))
        """))
  }

  /// The catalogs that have files of their own, with the folder of these.
  private func parts(of catalogs: [LoadedCatalog]) -> [(folder: String, catalogs: [LoadedCatalog])]
  {
    var modules: [String: String] = [:]
    switch request.split {
    case .none: return [("", catalogs)]
    case .table:
      for loaded in catalogs { modules[loaded.path] = loaded.table }
    case .module:
      let scopes = (try? ScopeFinder.find(paths))?.catalogs ?? []
      for loaded in catalogs {
        let absolute = FilePath.absolute(loaded.path)
        let found = scopes.first { FilePath.absolute($0.catalog) == absolute }?.modules ?? []
        modules[loaded.path] =
          found.isEmpty ? FilePath.name(FilePath.folder(absolute)) : found.joined(separator: "+")
      }
    }
    let groups = Dictionary(grouping: catalogs) { modules[$0.path] ?? "" }
    return groups.sorted { $0.key < $1.key }.map { ($0.key.asFileName, $0.value) }
  }

  /// The PATHs in one line.
  private var path: String { paths.joined(separator: ", ") }

  /// Adds the sources of a bundle, and the pictures that show their strings.
  private func addContext(
    of catalogs: [LoadedCatalog], _ language: String, to output: inout ExchangeOutput,
    _ folder: String
  ) {
    var names: Set<String> = []
    for loaded in catalogs {
      let place = LocalizationCatalog.place(
        of: loaded.original, isTaken: !names.insert(loaded.original.foldedFileName).inserted)
      // The current catalog, at the place that Xcode uses: an import compares with it.
      let source = ExchangeFile(path: "\(language).xcloc/\(place)", bytes: loaded.bytes)
      output.add(source, below: folder)
    }
    ContextExport(path: paths.first ?? ".", activity: activity).files(of: catalogs, language)
      .forEach { output.add($0, below: folder) }
  }
}
