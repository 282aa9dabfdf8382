package import PhrasebookProjects
import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// Syncs every catalog of a scope with its sources: a scope in, results out, and files changed unless
/// it is a dry run. A catalog that cannot be read does not affect the others.
package final class SyncRun {
  private let scope: ProjectScope
  private let spelling: Spelling
  private let options: SyncOptions
  private let isDry: Bool
  private let activity: Activity
  private let supply: ExtractionSupply
  /// Adds the translations of each catalog, as they were before the sync, to the translation memory.
  private let feed: MemoryFeed?
  /// Whether modules without catalogs are reported; a check has a finding for them.
  private let reportsModules: Bool
  /// The results of the last sync of a project that stays open; nil for a single sync.
  private let memory: SyncMemory?
  /// Whether a catalog may be written, asked when all that takes time is done.
  private let mayWrite: () -> Bool
  /// The catalogs that nothing claims, absolute.
  private var unclaimed: [String] = []

  package init(
    _ scope: ProjectScope, spelling: Spelling, options: SyncOptions, isDry: Bool,
    activity: Activity, supply: ExtractionSupply, feed: MemoryFeed? = nil,
    reportsModules: Bool = true, memory: SyncMemory? = nil,
    mayWrite: @escaping () -> Bool = { true }
  ) {
    self.memory = memory
    self.mayWrite = mayWrite
    self.scope = scope
    self.options = options
    self.isDry = isDry
    self.activity = activity
    self.supply = supply
    self.feed = isDry ? nil : feed
    self.reportsModules = reportsModules
    self.spelling = spelling
  }

  /// The results, in the order of the catalogs.
  package func results() -> [TableResult] {
    scope.diagnostics.forEach(activity.report)
    let extent = CheckedExtent(scope: scope, supply: supply, activity: activity)
    if isDry {
      extent.reportMissingCatalogs()
    } else if scope.catalogs.isEmpty {
      activity.report(MissingCatalogs(hasStringsFiles: !scope.stringsFiles.isEmpty).note)
    }
    let results = covered(scope.catalogs.map(result))
    guard !activity.isCancelled else { return results }
    if !unclaimed.isEmpty {
      activity.report(UnclaimedCatalogs(unclaimed.map(spelling.spell)).unchanged(.error))
      propose()
    }
    feed?.close(activity)
    if isDry { extent.reportMissingSources(results) }
    let isOff = scope.settings?.audit.settings.disabled.contains("module-without-catalog") == true
    if reportsModules, !isOff, !scope.hasUnreadableSettings,
      !(isDry && scope.catalogs.isEmpty),
      let diagnostic = StrayStrings(scope: scope, supply: supply).diagnostic(
        .warning,
        besides: { string in
          results.contains {
            $0.table == string.table && $0.synced?.catalog.contains(string.key) == true
          }
        })
    {
      activity.report(diagnostic)
    }
    return results
  }

  /// Reports the lines of phrasebook.yml that claim the catalogs.
  private func propose() {
    let proposal = SettingsProposal(for: unclaimed)
    let file = FilePath.join(proposal.folder, "phrasebook.yml")
    activity.note("adapt these lines and put them into \(file):")
    for line in proposal.text.split(separator: "\n") { activity.note(.verbatim(String(line))) }
  }

  /// The results with the coverage of their catalogs, as they are after the sync; a project that stays
  /// open asks for none.
  private func covered(_ results: [(table: TableResult, catalog: Catalog?)]) -> [TableResult] {
    var tables = results.map(\.table)
    guard memory == nil else { return tables }
    let asked = zip(results, scope.catalogs).map { result, scope in
      result.catalog.map { ($0, scope.settings?.languages ?? []) }
    }
    let coverages = Workers(jobs: ExtractionRun.cores).map(asked.count) { place in
      asked[place].map { Coverage(of: $0.0, expecting: $0.1) }
    }
    for (place, coverage) in coverages.enumerated() { tables[place].coverage = coverage }
    return tables
  }

  /// The number of times that the lock of a catalog is taken to write it.
  private static let maximumAttempts = 4

  /// The result for a catalog, and the catalog as it is then; nil if it cannot be read.
  private func result(of catalog: CatalogScope) -> (table: TableResult, catalog: Catalog?) {
    let file = spelling.spell(catalog.catalog)
    guard !activity.isCancelled else { return (TableResult(file: file, table: catalog.table), nil) }
    do {
      // The sources are read here, before the catalog is locked.
      var comparison = compare(try content(of: catalog, file), catalog, file)
      if !isDry, comparison.written == nil {
        ReplacementFile.sweepOnce(FilePath.folder(catalog.catalog))
      }
      var attempt = 1
      while !isDry, comparison.written != nil, mayWrite(), !activity.isCancelled {
        var changed: [UInt8]?
        let known = comparison.bytes
        _ = try CatalogFile.update(file, knowing: FileParts(known)) {
          (other: [UInt8]?) throws(UnreadableFile) -> FileParts in
          let bytes = other ?? known
          changed = nil
          guard !CatalogFile.isSame(bytes, comparison.bytes) else {
            return comparison.written ?? FileParts(bytes)
          }
          guard attempt == Self.maximumAttempts else {
            changed = bytes
            return FileParts(bytes)
          }
          // Outside of the lock, a file that changes each time would never be synced.
          let reading = try XCStrings.read(bytes, file: file)
          comparison = compare((bytes, reading, nil), catalog, file)
          return comparison.written ?? FileParts(bytes)
        }
        guard let bytes = changed else {
          if let written = comparison.written {
            memory?.keep(comparison.result, written: written, catalog, supply)
          }
          break
        }
        // It has changed since it was read. Comparing may read sources, and the lock is free here.
        attempt += 1
        let reading = try XCStrings.read(bytes, file: file)
        comparison = compare((bytes, reading, nil), catalog, file)
      }
      if !isDry, let feed {
        feed.note(comparison.before, path: file, bytes: comparison.bytes)
      }
      comparison.result.synced?.diagnostics.forEach(activity.report)
      let synced = isDry ? nil : comparison.result.synced?.catalog
      return (comparison.result, synced ?? comparison.before)
    } catch {
      activity.report(Diagnostic(of: error, file: file))
    }
    return (TableResult(file: file, table: catalog.table), nil)
  }

  /// A catalog beside what its sources make of it.
  private struct Comparison {
    var bytes: [UInt8]
    /// The catalog of these bytes.
    var before: Catalog
    var result: TableResult
    /// The content that the file should have; nil if nothing changes.
    var written: FileParts?
  }

  /// A catalog as it was read, with its role if that is known.
  private typealias Content = (bytes: [UInt8], reading: Reading, role: CatalogRole?)

  private func content(of catalog: CatalogScope, _ file: String) throws -> Content {
    if let known = try supply.catalogs?.content(of: catalog.catalog),
      known.reading.diagnostics.isEmpty
    {
      return (known.bytes, known.reading, known.role)
    }
    let bytes = try FileContent.read(file)
    return (bytes, try XCStrings.read(bytes, file: file), nil)
  }

  private func compare(
    _ content: Content, _ scope: CatalogScope, _ file: String
  ) -> Comparison {
    content.reading.diagnostics.forEach(activity.report)
    let catalog = content.reading.catalog
    var result = TableResult(file: file, table: scope.table)
    result.role = content.role ?? CatalogRole(path: scope.catalog, catalog: catalog)
    if let known = memory?.result(for: catalog, content.bytes, scope, supply) {
      supply.extraction(for: scope)?.diagnostics.forEach(activity.report)
      return Comparison(bytes: content.bytes, before: catalog, result: known)
    }
    result.synced = scope.isHeld ? nil : synced(catalog, scope, result)
    var comparison = Comparison(bytes: content.bytes, before: catalog, result: result)
    memory?.keep(result, for: catalog, scope, supply)
    guard let synced = result.synced, !isDry else { return comparison }
    if !synced.changes.isEmpty {
      comparison.written = FileParts(XCStrings.parts(of: synced.catalog))
    }
    return comparison
  }

  /// The catalog as it should be; nil if its sources are not known or cannot be relied on.
  private func synced(
    _ catalog: Catalog, _ scope: CatalogScope, _ result: TableResult
  ) -> Synced? {
    let isOfCode = result.role.isOfCode
    let fed =
      isOfCode
      ? supply.extraction(for: scope)
      : supply.resources(for: scope, catalog, role: result.role)
    guard let extraction = fed else {
      if isOfCode {
        unclaimed.append(scope.catalog)
      }
      return nil
    }
    extraction.diagnostics.forEach(activity.report)
    // A file that cannot be read may have any key: its table is not changed.
    if !isOfCode, extraction.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    var options = options
    if let keepReviewed = scope.settings?.keepReviewed, options.keepReviewed == .nothing {
      options.keepReviewed = keepReviewed
    }
    let sync = Sync(options: options)
    guard isOfCode else {
      return sync(catalog, withResources: extraction, table: result.table, role: result.role)
    }
    return synced(catalog, with: extraction, of: scope, as: result, sync)
  }

  /// A catalog of code as it should be: with functions that are known only by name to look keys up,
  /// without code that no build compiles, and without keys that the compiler does not list.
  private func synced(
    _ catalog: Catalog, with found: Extraction, of scope: CatalogScope, as result: TableResult,
    _ sync: Sync
  ) -> Synced {
    var extraction = found
    var losesKeys = false
    let settled = memory?.settled(in: scope)
    func run() -> Synced {
      sync(
        catalog, with: extraction, table: result.table, role: result.role, settled: settled
      ) {
        losesKeys = true
        return self.supply.literals(
          for: scope, catalog, extraction, isToPrune: self.options.prune)
      }
    }
    var synced = run()
    if losesKeys, let found = supply.lookedUp(for: scope, catalog, extraction) {
      found.notes.forEach(activity.report)
      extraction = found.extraction
      synced = run()
    }
    if let built = supply.built(extraction, for: scope, changing: synced.changes) {
      extraction = built
      synced = run()
    }
    if !synced.changes.isEmpty, let scanned = supply.scanned(extraction, for: scope, catalog) {
      scanned.notes.forEach(activity.report)
      extraction = scanned.extraction
      synced = run()
    }
    return synced
  }
}
