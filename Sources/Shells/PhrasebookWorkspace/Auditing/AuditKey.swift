import PhrasebookAudit
import PhrasebookExtract
import PhrasebookModel
import PhrasebookProjects

/// The key of an audit's findings in the cache: a hash of everything that they depend on, except the
/// program itself, which the cache adds.
struct AuditKey {
  private var writer = ByteWriter()

  /// The key of some catalogs; nil if one of them cannot be read.
  static func hash(
    of readings: [AuditInput.Reading], beside companions: [AuditInput.Reading],
    _ input: AuditInput
  ) -> ContentHash? {
    var key = AuditKey()
    let all = readings + companions
    guard all.allSatisfy({ $0.bytes != nil }) else { return nil }
    key.writer.count(readings.count)
    key.add(all, input)
    return key.writer.finish().withUnsafeBytes { ContentHash(of: $0) }
  }

  private mutating func add(_ readings: [AuditInput.Reading], _ input: AuditInput) {
    writer.string(CanonicalText.of(input.settings))
    writer.count(readings.count)
    for reading in readings {
      add((reading.bytes ?? []).withUnsafeBytes { ContentHash(of: $0) })
      add(reading.table)
      add(reading.sources, input)
    }
    for module in input.scope.modules {
      writer.string(module.name)
      writer.bool(module.isTest)
      add(module.catalogs)
      if module.isTest { add(module.sources) } else { add(module.sources, input) }
    }
  }

  /// Adds all fields of a table but the catalog, whose bytes are in the key, and those that
  /// `AuditCompletion` derives from the contents of sources.
  private mutating func add(_ table: AuditedTable) {
    writer.string(table.name)
    writer.string(table.file)
    writer.string(CanonicalText.of(table.role))
    writer.bool(table.code != nil)
    if let code = table.code { writer.extraction(code) }
    writer.bool(table.isCodeWhole)
    writer.bool(table.needsBundle)
    add(table.modules)
    add(table.declaredLanguages)
    add(table.rivals)
    writer.count(table.uncoveredModules.count)
    for module in table.uncoveredModules {
      writer.string(module.name)
      writer.count(module.strings)
      writer.bool(module.hasStringsFiles)
      writer.string(module.location.map { "\($0.file):\($0.line):\($0.column)" } ?? "")
    }
    add(table.lostKeys.map(\.text).sorted { $0.precedes($1) })
  }

  /// Adds the paths and contents of sources.
  private mutating func add(_ sources: [String], _ input: AuditInput) {
    let paths = sources.map(input.spelling.spell)
    add(paths)
    for content in input.supply.texts.contents(of: paths) { add(content) }
  }

  private mutating func add(_ hash: ContentHash) {
    writer.integer(hash.high)
    writer.integer(hash.low)
  }

  private mutating func add(_ texts: [String]) {
    writer.count(texts.count)
    texts.forEach { writer.string($0) }
  }
}
