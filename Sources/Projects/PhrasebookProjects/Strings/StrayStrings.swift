import Phrasebook
package import PhrasebookModel

/// Strings whose table has no catalog in their module: they are never translated.
package struct StrayStrings {
  package let scope: ProjectScope
  package let supply: ExtractionSupply

  package init(scope: ProjectScope, supply: ExtractionSupply) {
    self.scope = scope
    self.supply = supply
  }

  /// The strings of one table of one module, or of the compiler's files.
  private struct Group {
    var module: String
    var table: String
    var count: Int
  }

  /// One diagnostic for the whole project; nil if every string has a catalog.
  ///
  /// - Parameter severity: An error if nothing else can be checked.
  package func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic? {
    let groups = groups
    guard !groups.isEmpty else { return nil }
    let tables = Set(groups.map(\.table)).sorted()
    let shown = tables.prefix(Self.limit).joined(separator: ", ")
    let count = groups.reduce(0) { $0 + $1.count }
    if count == 1 {
      return Diagnostic(
        severity, "1 string has no catalog (table \(shown)); run phrasebook init")
    }
    let moduleCount = Set(groups.map(\.module)).count
    let modules: Phrase = moduleCount == 1 ? "1 module" : "\(moduleCount) modules"
    let rest = tables.count - Self.limit
    return Diagnostic(
      severity,
      rest > 0
        ? """
        \(count) strings in \(modules) have no catalog (tables \(shown) and \(rest) more); run \
        phrasebook init
        """
        : "\(count) strings in \(modules) have no catalog (tables \(shown)); run phrasebook init")
  }

  /// The maximum number of tables in the message.
  private static let limit = 6

  private var groups: [Group] {
    if let given = supply.allGiven {
      let tables = Set(scope.catalogs.map(\.table))
      return groups(given, without: tables, name: "--stringsdata")
    }
    var groups: [Group] = []
    var seen: Set<[String]> = []
    for catalog in scope.catalogs {
      guard let sources = catalog.sources, seen.insert(sources).inserted else { continue }
      let holders = scope.modules.filter { catalog.modules.contains($0.name) }
      let tables = Set(holders.flatMap(\.catalogs).map(FilePath.stem))
      groups += self.groups(
        sources, catalog.functions, without: tables, name: catalog.modules.joined(separator: ", "))
    }
    let fed = Set(scope.catalogs.flatMap(\.modules))
    for module in scope.modules
    where !module.isTest && !module.takesNoCatalog && !fed.contains(module.name) {
      guard module.catalogs.isEmpty, seen.insert(module.sources).inserted else { continue }
      groups += self.groups(module.sources, module.functions, without: [], name: module.name)
    }
    return groups
  }

  private func groups(
    _ sources: [String], _ functions: [String], without tables: Set<String>, name: String
  ) -> [Group] {
    guard let extraction = supply.extraction(of: sources, functions: functions) else { return [] }
    return groups(extraction, without: tables, name: name)
  }

  private func groups(
    _ extraction: Extraction, without tables: Set<String>, name: String
  ) -> [Group] {
    var counts: [String: Int] = [:]
    for string in extraction.strings where !tables.contains(string.table) {
      counts[string.table, default: 0] += 1
    }
    return counts.map { Group(module: name, table: $0.key, count: $0.value) }
  }
}
