import Phrasebook
import PhrasebookAudit
import PhrasebookExtract
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Brings every catalog of a scope in step with its sources: a scope in, results out, and files
/// changed where that is asked for. A catalog that cannot be read does not keep the others waiting.
final class SyncRun {
  private let scope: ProjectScope
  private let spelling: Spelling
  private let options: SyncOptions
  private let isDry: Bool
  private let reporter: Reporter
  private let supply: ExtractionSupply

  init(
    _ scope: ProjectScope, path: String, options: SyncOptions, isDry: Bool, reporter: Reporter,
    supply: ExtractionSupply
  ) {
    self.scope = scope
    self.options = options
    self.isDry = isDry
    self.reporter = reporter
    self.supply = supply
    spelling = Spelling(given: path)
  }

  /// The results, in the order of the catalogs.
  func results() -> [TableResult] {
    scope.diagnostics.forEach(reporter.say)
    if scope.catalogs.isEmpty {
      reporter.say(
        Diagnostic(.note, "there is no String Catalog here; phrasebook init makes the first one"))
    }
    let results = scope.catalogs.map(result)
    for diagnostic in StrayStrings(scope: scope, supply: supply).notes() {
      reporter.say(diagnostic)
    }
    return results
  }

  private func result(of catalog: CatalogScope) -> TableResult {
    let file = spelling.spell(catalog.catalog)
    var result = TableResult(file: file, table: catalog.table)
    do {
      if isDry {
        try read(try FileContent.read(file), catalog, into: &result)
      } else {
        _ = try CatalogFile.update(file) { bytes in
          try read(bytes, catalog, into: &result).map(XCStrings.write) ?? bytes
        }
      }
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
      result = TableResult(file: file, table: catalog.table)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
      result = TableResult(file: file, table: catalog.table)
    } catch {
      reporter.say(Diagnostic(.error, "\(file): \(error)"))
    }
    result.synced?.diagnostics.forEach(reporter.say)
    return result
  }

  /// The catalog as it should be; nil where nothing changes.
  @discardableResult
  private func read(
    _ bytes: [UInt8], _ scope: CatalogScope, into result: inout TableResult
  ) throws(UnreadableFile) -> Catalog? {
    let reading = try XCStrings.read(bytes, file: result.file)
    reading.diagnostics.forEach(reporter.say)
    let catalog = reading.catalog
    let expected = scope.settings?.languages ?? []
    result.role = CatalogRole(path: scope.catalog, catalog: catalog)
    result.coverage = Coverage(of: catalog, expecting: expected)
    guard result.role == .code || result.role == .appShortcuts else { return nil }
    guard let extraction = supply.extraction(for: scope) else {
      reporter.say(Unclaimed.diagnostic(result.file))
      return nil
    }
    extraction.diagnostics.forEach(reporter.say)
    var options = options
    if let keepReviewed = scope.settings?.keepReviewed, options.keepReviewed == .nothing {
      options.keepReviewed = keepReviewed
    }
    let synced = Sync(options: options)(
      catalog, with: extraction, table: result.table, role: result.role)
    result.synced = synced
    if !isDry { result.coverage = Coverage(of: synced.catalog, expecting: expected) }
    if !synced.changes.isEmpty { reporter.hasDifferences = reporter.hasDifferences || isDry }
    return synced.changes.isEmpty ? nil : synced.catalog
  }
}
