import Phrasebook
package import PhrasebookAudit
package import PhrasebookModel

/// Strings that no catalog of the project can have: they are never translated.
package struct StrayStrings {
  package let scope: ProjectScope
  package let supply: ExtractionSupply

  package init(scope: ProjectScope, supply: ExtractionSupply) {
    self.scope = scope
    self.supply = supply
  }

  /// One diagnostic for the whole project; nil if every string has a catalog.
  ///
  /// - Parameters:
  ///   - severity: An error if nothing else can be checked.
  ///   - isKnown: Whether a catalog of another module has a string, which an app looks up there.
  package func diagnostic(
    _ severity: Diagnostic.Severity, besides isKnown: (ExtractedString) -> Bool = { _ in false }
  ) -> Diagnostic? {
    if supply.allGiven != nil { return compilers(severity) }
    return modules(besides: isKnown).message.map { Diagnostic(severity, $0) }
  }

  /// The modules that have strings and no catalog.
  ///
  /// - Parameter isKnown: Whether a catalog of another module has a string, which an app looks up
  ///   there.
  package func modules(
    besides isKnown: (ExtractedString) -> Bool = { _ in false }
  ) -> [UncoveredModule] {
    var seen = Set(scope.catalogs.compactMap(\.sources))
    var modules: [UncoveredModule] = []
    for module in scope.modules
    where !module.isTest && module.lacksCatalog {
      guard seen.insert(module.sources).inserted,
        let found = supply.extraction(of: module.sources, functions: module.functions)
      else { continue }
      let strings = found.strings.filter { !isKnown($0) }
      guard !strings.isEmpty else { continue }
      modules.append(
        UncoveredModule(
          name: module.name, strings: strings.count,
          location: strings.compactMap(\.locations.first).min(),
          hasStringsFiles: hasStringsFiles(module, strings)))
    }
    return modules
  }

  /// Whether `.strings` files in the folder of a module have one of the tables of its strings.
  private func hasStringsFiles(_ module: Module, _ strings: [ExtractedString]) -> Bool {
    let tables = Set(strings.map(\.table))
    return scope.stringsFiles.contains { file in
      tables.contains(FilePath.stem(file)) && FilePath.isInside(file, module.folder)
    }
  }

  /// The maximum number of tables in a message.
  private static let limit = 6

  /// The strings of compilers' files whose tables no catalog has.
  private func compilers(_ severity: Diagnostic.Severity) -> Diagnostic? {
    let known = Set(scope.catalogs.map(\.table))
    let strings = supply.allGiven?.strings.filter { !known.contains($0.table) } ?? []
    guard !strings.isEmpty else { return nil }
    let tables = Set(strings.map(\.table)).sorted()
    let some = tables.prefix(Self.limit).joined(separator: ", ")
    let rest = tables.count - Self.limit
    let names: Phrase = rest > 0 ? "\(some) and \(rest) more" : .verbatim(some)
    return Diagnostic(
      severity,
      strings.count == 1
        ? "1 string has no catalog (table \(names)); create one of that name"
        : "\(strings.count) strings have no catalog (tables \(names)); create catalogs of these names"
    )
  }
}
