import PhrasebookModel

/// The results for some entries of a table that follow each other.
struct EntryBatch: Sendable {
  /// The keys, in the order of the file.
  var keys: ArraySlice<String>
  var findings: [Finding] = []
  var digests: [EntryDigest] = []
  var suppressions: [SuppressionNote] = []
  /// The number of texts compared for a habit, by check and language.
  var compared: [String: [String: Int]] = [:]

  /// Checks the entries.
  init(_ keys: ArraySlice<String>, of table: Table, with checks: Checks) {
    self.keys = keys
    var report = FindingRecorder(table)
    var languages = LanguageCache()
    for key in keys {
      guard let contents = table.input.catalog[key] else { continue }
      let entry = AuditedEntry(key, contents, in: table, languages: &languages)
      checks.run(on: entry, &report)
      digests.append(EntryDigest(of: entry))
      if let comment = contents.comment, let note = SuppressionNote(comment, entry) {
        suppressions.append(note)
      }
    }
    findings = report.findings
    compared = report.compared
  }

  /// The same results after the catalog or the code has moved the places in them.
  func moved(_ shift: EntryShift, in table: Table) -> EntryBatch {
    guard !shift.isNothing else { return self }
    let file = table.input.file
    func moved(_ place: Location) -> Location {
      if let place = shift.sites[place] { return place }
      guard place.file == file else { return place }
      return Location(file: file, line: place.line + shift.lines, column: place.column)
    }
    var batch = self
    for index in batch.findings.indices {
      batch.findings[index].location = batch.findings[index].location.map(moved)
      guard !shift.sites.isEmpty else { continue }
      batch.findings[index].callSites = batch.findings[index].callSites.map(moved)
    }
    for index in batch.suppressions.indices {
      for place in batch.suppressions[index].suppressions.indices {
        let old = batch.suppressions[index].suppressions[place].location
        batch.suppressions[index].suppressions[place].location = old.map(moved)
      }
    }
    return batch
  }
}
