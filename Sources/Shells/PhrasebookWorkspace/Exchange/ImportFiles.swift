package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Imports translations: exchanges and the catalogs of some PATHs in, changed catalogs out, all of them
/// or none.
package struct ImportFiles {
  package let paths: [String]
  package let isDryRun: Bool
  package let activity: Activity
  /// The exported files, if they were kept.
  var sent: [ExchangeInput.Opened] = []
  /// Adds the imported translations to the memory.
  package var feed: MemoryFeed?
  /// Whether strings that would break the app are imported, too.
  package var acceptsFaulty = false
  /// The languages that the settings list: they are added to any catalog.
  var listed: [String] = []
  /// Whether another language may be added to a catalog that does not have it.
  package var acceptsLanguage: (String) -> Bool = KnownLanguages.contain

  /// The changes, by file; empty if something is not whole, and nothing is written then.
  func run(_ opened: [ExchangeInput.Opened]) -> [FileChanges] {
    let (catalogs, unreadable) = LoadedCatalog.all(of: paths, activity: activity)
    if catalogs.isEmpty, unreadable.isEmpty {
      if !activity.hasFailed {
        let places = paths.joined(separator: ", ")
        activity.report(Diagnostic(.error, "\(places): no String Catalog"))
      }
      return stop()
    }
    // An error in another catalog does not prevent the import into this one.
    var isWhole = !catalogs.isEmpty
    let parts = parts(
      of: opened, match: TableMatch(catalogs: catalogs, unreadable: unreadable), &isWhole)
    guard isWhole else { return stop() }
    var results: [(loaded: LoadedCatalog, parts: [ImportedTable], imported: Imported)] = []
    for (index, loaded) in catalogs.enumerated() {
      guard let parts = parts[index] else { continue }
      let imported = take(parts, in: loaded.catalog, of: loaded)
      for diagnostic in imported.diagnostics {
        if diagnostic.severity == .warning { activity.noteOmission() }
        if diagnostic.severity == .error { isWhole = false }
        activity.report(diagnostic)
      }
      results.append((loaded, parts, imported))
    }
    // From here on it goes to its end: all catalogs are written.
    guard isWhole, !activity.isCancelled else { return stop() }
    var changes: [FileChanges] = []
    for (loaded, parts, imported) in results {
      guard !imported.changes.isEmpty else {
        feed?.note(loaded.catalog, path: loaded.path, bytes: loaded.bytes)
        continue
      }
      let made = isDryRun ? imported.changes : write(imported, parts, loaded)
      changes.append(FileChanges(file: loaded.path, changes: made))
      if !made.isEmpty { feed?.note(imported.catalog, path: loaded.path, bytes: nil) }
    }
    return changes
  }

  /// Reports that nothing was written.
  private func stop() -> [FileChanges] {
    activity.note("nothing was written")
    return []
  }

  /// The tables of the files, by the index of their catalog.
  private func parts(
    of opened: [ExchangeInput.Opened], match: TableMatch, _ isWhole: inout Bool
  ) -> [Int: [ImportedTable]] {
    var parts: [Int: [ImportedTable]] = [:]
    let sent = SentFiles(files: sent, match: match)
    let known = LanguageGuess(catalogs: match.catalogs)
    var search = UnitSearch(match: match)
    var spellings = CatalogLanguages(
      catalogs: match.catalogs, activity: activity, listed: listed,
      accepts: acceptsLanguage)
    var misses = ImportMisses(activity: activity)
    for var file in opened {
      guard let language = known.language(of: file, activity) else {
        isWhole = false
        continue
      }
      let placed = search.placed(file.exchange, in: language)
      file.exchange = placed.exchange
      for diagnostic in placed.ambiguous {
        activity.noteOmission()
        activity.report(diagnostic)
      }
      let match = match.based(on: file.exchange)
      var missing: [ImportMisses.Miss] = []
      var isFound = false
      for (table, result) in match.results(for: file) {
        let place = table.units.first?.location ?? Location(file: file.path, line: 1, column: 1)
        switch result {
        case .refused(let reason), .ambiguous(let reason):
          isWhole = false
          activity.report(Diagnostic(.error, reason, at: place))
        case .none(let reason):
          missing.append(.init(text: reason, place: place, hasTexts: table.hasTranslations))
        case .found(let index):
          isFound = true
          reportMatch(of: table, with: match, index, at: place)
          let spelled = spellings.spelling(of: language, in: index, of: file)
          let source = table.sourceLanguage ?? file.exchange.sourceLanguage
          if let spelled,
            var part = part(table, index, of: file, in: (language, spelled), sent, at: place)
          {
            part.sourceLanguage = source.map { spellings.sourceSpelling(of: $0, in: index) }
            parts[index, default: []].append(part)
          } else {
            isWhole = false
          }
        }
      }
      misses.add(missing, of: file, isFound: isFound)
    }
    misses.finish()
    if misses.isError { isWhole = false }
    return parts
  }

  /// Reports a table that was matched only by its name.
  private func reportMatch(
    of table: ExchangeTable, with match: TableMatch, _ index: Int, at place: Location
  ) {
    guard let original = table.original, match.isByName(table, index) else { return }
    activity.report(
      Diagnostic(
        .note,
        """
        original is \(original.quoted); taken for \(match.catalogs[index].path), the only \
        catalog of that name
        """, at: place))
  }

  /// One table with its exported version. A table that cannot be compared is not imported: the
  /// exported file is damaged, or belongs to something else.
  ///
  /// - Parameter language: As the file spells it, and as the catalog does.
  /// - Returns: Nil, with a diagnostic, for such a table.
  private func part(
    _ table: ExchangeTable, _ index: Int, of file: ExchangeInput.Opened,
    in language: (stated: String, spelled: String), _ sent: SentFiles, at place: Location
  ) -> ImportedTable? {
    let kept = sent.table(like: table, of: index, in: language.stated)
    let exported = activity.attempt(on: file.path) {
      try kept ?? exportedInBundle(table, language.spelled, file)
    }
    guard let exported else { return nil }
    guard exported != nil || sent.isEmpty || !table.hasTranslations else {
      activity.report(
        Diagnostic(
          .error,
          """
          the exported file (--base) has nothing for \(sent.match.catalogs[index].table.quoted) in \(language.stated); use the file as it was exported
          """, at: place))
      return nil
    }
    return ImportedTable(
      table: table, sourceLanguage: table.sourceLanguage ?? file.exchange.sourceLanguage,
      language: language.spelled, exported: exported)
  }

  /// The exported table in the bundle of the file, if present.
  private func exportedInBundle(
    _ table: ExchangeTable, _ language: String, _ file: ExchangeInput.Opened
  ) throws -> ExchangeTable? {
    try file.bundle?.exported(table, language: language)
  }

  /// One catalog's import, on all cores, with the checks of the audit.
  private func take(_ parts: [ImportedTable], in catalog: Catalog, of loaded: LoadedCatalog)
    -> Imported
  {
    let workers = Workers(jobs: ExtractionRun.cores, "importing", of: activity)
    let check = TranslationCheck(
      table: loaded.table, file: loaded.path, settings: loaded.settings?.audit)
    return ImportCheck(check: check, acceptsFaulty: acceptsFaulty) { parts in
      Import.apply(parts, to: catalog, table: loaded.table) { count, outcome in
        workers.map(count, outcome)
      }
    }.run(parts, in: catalog)
  }

  /// Writes what came of a catalog; one that changed in between is looked at again.
  ///
  /// - Returns: The changes in the file; empty if the second look found an error.
  private func write(
    _ imported: Imported, _ parts: [ImportedTable], _ loaded: LoadedCatalog
  ) -> [Change] {
    activity.attempt(on: loaded.path) {
      var written = imported
      _ = try CatalogFile.update(loaded.path) { bytes in
        if bytes == loaded.bytes { return XCStrings.write(imported.catalog) }
        let catalog = try XCStrings.read(bytes, file: loaded.path).catalog
        written = take(parts, in: catalog, of: loaded)
        return written.isWhole ? XCStrings.write(written.catalog) : bytes
      }
      guard written.isWhole else {
        written.diagnostics.forEach(activity.report)
        return []
      }
      return written.changes
    } ?? []
  }
}
