package import PhrasebookProjects
import Phrasebook
import PhrasebookAudit
import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// Brings every catalog of a scope in step with its sources: a scope in, results out, and files
/// changed where that is asked for. A catalog that cannot be read does not keep the others waiting.
package final class SyncRun {
  private let scope: ProjectScope
  private let spelling: Spelling
  private let options: SyncOptions
  private let isDry: Bool
  private let activity: Activity
  private let supply: ExtractionSupply
  /// What takes note of the catalogs as they are before the sync: nothing that people wrote is
  /// lost.
  private let feed: MemoryFeed?

  package init(
    _ scope: ProjectScope, path: String, options: SyncOptions, isDry: Bool, activity: Activity,
    supply: ExtractionSupply, feed: MemoryFeed? = nil
  ) {
    self.scope = scope
    self.options = options
    self.isDry = isDry
    self.activity = activity
    self.supply = supply
    self.feed = isDry ? nil : feed
    spelling = Spelling(given: path)
  }

  /// The results, in the order of the catalogs.
  package func results() -> [TableResult] {
    scope.diagnostics.forEach(activity.report)
    if scope.catalogs.isEmpty {
      activity.report(
        Diagnostic(.note, "there is no String Catalog here; phrasebook init makes the first one"))
    }
    let results = scope.catalogs.map(result)
    feed?.close(activity)
    for diagnostic in StrayStrings(scope: scope, supply: supply).notes() {
      activity.report(diagnostic)
    }
    return results
  }

  private func result(of catalog: CatalogScope) -> TableResult {
    let file = spelling.spell(catalog.catalog)
    var result = TableResult(file: file, table: catalog.table)
    var before: (catalog: Catalog, bytes: [UInt8])?
    do {
      if isDry {
        try read(try FileContent.read(file), catalog, into: &result)
      } else {
        _ = try CatalogFile.update(file) { bytes in
          try read(bytes, catalog, into: &result) { before = ($0, bytes) }
            .map(XCStrings.write) ?? bytes
        }
        if let before, let feed { feed.note(before.catalog, path: file, bytes: before.bytes) }
      }
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
      result = TableResult(file: file, table: catalog.table)
    } catch let failure as UnreadableFile {
      activity.report(failure.diagnostic)
      result = TableResult(file: file, table: catalog.table)
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
    result.synced?.diagnostics.forEach(activity.report)
    return result
  }

  /// The catalog as it should be; nil if nothing changes.
  @discardableResult
  private func read(
    _ bytes: [UInt8], _ scope: CatalogScope, into result: inout TableResult,
    before: (Catalog) -> Void = { _ in }
  ) throws(UnreadableFile) -> Catalog? {
    let reading = try XCStrings.read(bytes, file: result.file)
    reading.diagnostics.forEach(activity.report)
    let catalog = reading.catalog
    before(catalog)
    let expected = scope.settings?.languages ?? []
    result.role = CatalogRole(path: scope.catalog, catalog: catalog)
    result.coverage = Coverage(of: catalog, expecting: expected)
    guard !scope.isHeld else { return nil }
    let isOfCode = result.role == .code || result.role == .appShortcuts
    let fed =
      isOfCode
      ? supply.extraction(for: scope)
      : supply.resources(for: scope, catalog, role: result.role)
    guard let extraction = fed else {
      if isOfCode { activity.report(Unclaimed.diagnostic(result.file)) }
      return nil
    }
    extraction.diagnostics.forEach(activity.report)
    // A file that cannot be read may say anything: its table stays as it is.
    if !isOfCode, extraction.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    var options = options
    if let keepReviewed = scope.settings?.keepReviewed, options.keepReviewed == .nothing {
      options.keepReviewed = keepReviewed
    }
    let sync = Sync(options: options)
    var synced =
      isOfCode
      ? sync(catalog, with: extraction, table: result.table, role: result.role)
      : sync(catalog, withResources: extraction, table: result.table, role: result.role)
    if isOfCode, synced.loses {
      synced = sync(
        catalog, with: extraction, table: result.table, role: result.role,
        literals: supply.literals(for: scope, catalog, extraction, isToPrune: options.prune))
    }
    result.synced = synced
    if !isDry { result.coverage = Coverage(of: synced.catalog, expecting: expected) }
    return synced.changes.isEmpty ? nil : synced.catalog
  }
}

extension Synced {
  /// Whether a key of the catalog is no longer found.
  fileprivate var loses: Bool { changes.contains { $0.kind == .stale || $0.kind == .removed } }
}
