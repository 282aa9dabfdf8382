package import PhrasebookModel
import struct PhrasebookPlatform.Mutex

extension EditingSession {
  /// The strings that fit a query, in the order of the files.
  package func list(_ query: StringQuery, from first: Int, count: Int) -> StringPage {
    let (found, tables, version) = found(query)
    let analysis = analysis
    let start = min(max(0, first), found.count)
    let rows = found[start..<min(found.count, start + max(0, min(count, 1_000)))].map { place in
      tables[place.table].listed(place.row, query.language, analysis)
    }
    return StringPage(total: found.count, first: start, rows: rows, version: version)
  }

  /// The place in a list of the nearest string after (or before) one that a person has to look at.
  ///
  /// - Parameter from: A place in the list; -1 for the beginning.
  package func nextOpen(_ query: StringQuery, from place: Int, backwards: Bool = false) -> Int? {
    let (found, tables, _) = found(query)
    func isOpen(_ index: Int) -> Bool {
      tables[found[index].table].index.status(found[index].row, query.language).isOpen
    }
    // A request may have any number.
    let place = min(max(-1, place), found.count)
    if backwards { return stride(from: place - 1, through: 0, by: -1).first(where: isOpen) }
    guard place + 1 < found.count else { return nil }
    return (place + 1..<found.count).first(where: isOpen)
  }

  /// The place of a string in a list.
  package func place(of identity: StringIdentity, in query: StringQuery) -> Int? {
    let (found, tables, _) = found(query)
    return found.firstIndex { place in
      let table = tables[place.table]
      return table.file.isExactly(identity.file)
        && table.index.keys[place.row].isExactly(identity.key)
    }
  }

  /// Every string of a list.
  package func identities(_ query: StringQuery) -> [StringIdentity] {
    let (found, tables, _) = found(query)
    return found.map { place in
      StringIdentity(
        file: tables[place.table].file, key: tables[place.table].index.keys[place.row],
        language: query.language)
    }
  }

  private func found(_ query: StringQuery) -> ([ListedString], [SessionTable], Int) {
    let (tables, version, analysis, known) = state.withLock { state in
      let key = ListKey(query: query, version: state.version)
      let known = state.lastList.flatMap { $0.key == key ? $0.rows : nil }
      return (state.tables, state.version, state.analysis, known)
    }
    if let known { return (known, tables, version) }
    let filter = ListFilter(query, analysis)
    var found: [ListedString] = []
    for (number, table) in tables.enumerated() {
      for row in table.index.keys.indices where filter.fits(row, of: table) {
        found.append(ListedString(table: number, row: row))
      }
    }
    let rows = found
    state.withLock { $0.lastList = (ListKey(query: query, version: version), rows) }
    return (rows, tables, version)
  }
}

extension Localization {
  /// The text that represents all in one line: the text itself, or its most general form.
  package var headline: String? {
    if isOnlyText { return stringUnit?.value }
    let forms = forms(language: "")
    return (forms.first { $0.path.isRoot } ?? forms.last)?.value
  }
}

extension SessionTable {
  /// A row as a list shows it.
  func listed(_ row: Int, _ language: String, _ analysis: SessionAnalysis?) -> StringRow {
    let key = index.keys[row]
    let entry = catalog[key] ?? Entry()
    let source = catalog.sourceLanguage
    let target = entry.localizations[language]
    let findings = analysis?.findings(path, key, language) ?? []
    return StringRow(
      identity: StringIdentity(file: file, key: key, language: language), table: name,
      source: entry.localizations[source]?.headline ?? key, target: target?.headline,
      status: index.status(row, language), findings: findings.count,
      severity: findings.map(\.severity).max(), forms: target?.forms(language: language).count ?? 0)
  }

  /// The number of keys by status in a language.
  package func counts(_ language: String) -> [StringStatus: Int] { index.counts(language) }
}

extension EditingSession {
  /// The languages of some tables: their source languages last, the others sorted.
  package static func languages(of tables: [SessionTable]) -> [String] {
    let sources = Set(tables.map(\.catalog.sourceLanguage))
    return Set(tables.flatMap(\.index.languages)).subtracting(sources).sorted() + sources.sorted()
  }
}
