package import PhrasebookProjects
import Phrasebook
package import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Makes the files for translators: catalogs and languages in, files out.
package struct ExportFiles {
  package let paths: [String]
  package let format: any ExchangeFormat.Type
  package let activity: Activity
  /// The tool that reads the files; nil for any.
  package var tool: ExchangeTool?

  /// The files of each language; nil, with a word why, where not everything can be had.
  func make(languages wanted: [String]) -> ExchangeOutput? {
    let (catalogs, unreadable) = LoadedCatalog.all(of: paths, activity: activity)
    guard !catalogs.isEmpty else {
      if unreadable.isEmpty { activity.report(Diagnostic(.error, "\(path): no String Catalog")) }
      return nil
    }
    let known = LoadedCatalog.languages(of: catalogs)
    let languages =
      wanted.isEmpty
      ? known : wanted.map { LanguageSpelling.spelling(of: $0, among: known) }
    let isTemplate = languages.isEmpty && format.name == PO.name
    guard !languages.isEmpty || isTemplate else {
      activity.report(
        Diagnostic(.error, "\(path): nothing is translated yet; use --languages to choose some"))
      return nil
    }
    let own = catalogs.map(\.ownLanguages)
    let project = format.name == XCLOC.name ? ProjectName.of(paths.first ?? ".") : nil
    var output = ExchangeOutput(activity: activity)
    var kept: [String: Int] = [:]
    if isTemplate {
      let exports = catalogs.map { loaded in (loaded.path, loaded.exported) }
      for (path, exported) in exports { kept[path] = exported.kept.count }
      output.add(Export.template(of: exports.map(\.1.table)), as: format)
    }
    for language in languages {
      let tables = zip(catalogs, own).map { loaded, own in
        let exported = Export.table(
          of: loaded.catalog, name: loaded.table, original: loaded.original,
          language: LanguageSpelling.spelling(of: language, among: own),
          includesUntranslatable: format.hasUntranslatable)
        kept[loaded.path] = exported.kept.count
        return exported.table
      }
      var exchange = Export.exchange(tables, language: language)
      exchange.unknown["project"] = project.map(JSONValue.string)
      output.add(format.arranged(exchange, for: tool), as: format)
      if format.name == XCLOC.name { catalogs.forEach { output.add(source($0, language)) } }
    }
    for (path, count) in kept.sorted(by: { $0.key < $1.key }) where count > 0 {
      activity.report(
        Diagnostic(
          .note, "\(path): \(count.of(.keys)) marked “don't translate”; not exported"))
    }
    return output
  }

  /// The PATHs in one line.
  private var path: String { paths.joined(separator: ", ") }

  /// The current catalog, at the place that Xcode uses: an import compares with it.
  private func source(_ loaded: LoadedCatalog, _ language: String) -> ExchangeFile {
    ExchangeFile(
      path: "\(language).xcloc/\(LocalizationCatalog.sources)/\(loaded.original)",
      bytes: loaded.bytes)
  }
}
