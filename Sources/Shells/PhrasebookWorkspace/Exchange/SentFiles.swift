import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel

/// Finds a table in the exported files that were kept, so that changes since the export are known.
struct SentFiles {
  /// One table of a file that was kept.
  private struct Sent {
    var file: ExchangeInput.Opened
    var table: ExchangeTable
    /// The catalog of the table; nil if it is not known.
    var catalog: Int?
  }

  /// Whether no files were kept.
  let isEmpty: Bool
  private let tables: [Sent]
  let match: TableMatch

  /// - Parameters:
  ///   - files: The files that were kept, as they were read.
  ///   - match: Finds the catalog of each of their tables.
  init(files: [ExchangeInput.Opened], match: TableMatch) {
    self.match = match
    isEmpty = files.isEmpty
    var search = UnitSearch(match: match)
    let placed = files.map { file in
      var file = file
      file.exchange =
        search.placed(file.exchange, in: file.exchange.targetLanguage ?? "").exchange
      return file
    }
    tables = placed.flatMap { file in
      let match = match.based(on: file.exchange)
      return file.exchange.tables.map { table in
        var sent = Sent(file: file, table: table)
        if case .found(let index) = match.catalog(of: table, in: file) { sent.catalog = index }
        return sent
      }
    }
  }

  /// The table of a catalog as it went out in a language; nil if the files do not contain it.
  ///
  /// A file without a language counts for every language; one without a table counts if it is the
  /// only one.
  ///
  /// - Parameters:
  ///   - table: The table that came back.
  ///   - index: The catalog that it is about.
  func table(like table: ExchangeTable, of index: Int, in language: String) -> ExchangeTable? {
    let candidates = tables.filter { isIn(language, $0.file) }
    var found = candidates.filter { isAbout(index, table, $0) }
    if found.isEmpty, let only = candidates.first, candidates.count == 1,
      isTableUnsaid(only.table, in: only.file)
    {
      found = [only]
    }
    // The texts of a table may lie in two files, such as `.strings` and `.stringsdict`.
    guard var result = found.first?.table else { return nil }
    for more in found.dropFirst() { result.units += more.table.units }
    return result
  }

  private func isIn(_ language: String, _ file: ExchangeInput.Opened) -> Bool {
    guard let own = file.exchange.targetLanguage else { return true }
    if LanguageSpelling.isSame(own, language) { return true }
    // A copy is kept under any name: `base.csv`, `base.lproj`.
    return file.languageOrigin != .content && !LanguageSpelling.isKnownLanguage(own)
  }

  private func isAbout(_ index: Int, _ table: ExchangeTable, _ sent: Sent) -> Bool {
    if sent.catalog == index { return true }
    let original = sent.table.original
    if let own = table.original, own == original { return true }
    return (table.original == nil || original == nil) && table.name.isExactly(sent.table.name)
      && match.isAlone(table.name)
  }

  /// Whether the table is given neither in the file nor in its name.
  private func isTableUnsaid(_ sent: ExchangeTable, in file: ExchangeInput.Opened) -> Bool {
    guard sent.original == nil else { return false }
    if file.assumedTable.map(sent.name.isExactly) ?? sent.name.isEmpty { return true }
    let language = file.exchange.targetLanguage
    return file.languageOrigin == .name && sent.name == FilePath.stem(file.path)
      && !(language.map(LanguageSpelling.isKnownLanguage) ?? false)
  }
}

extension ExchangeTable {
  /// Whether any of its units has a translation.
  var hasTranslations: Bool { units.contains { $0.target?.isEmpty == false } }
}
