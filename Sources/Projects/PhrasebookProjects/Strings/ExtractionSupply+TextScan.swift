import Phrasebook
import PhrasebookExtract
package import PhrasebookModel

extension ExtractionSupply {
  /// The strings of a catalog's sources as Xcode finds them without the compiler, and a note for each target
  /// that turns its list of keys off; nil if none does, or the catalog does not show it.
  ///
  /// - Parameter code: The strings that the compiler would list.
  package func scanned(
    _ code: Extraction, for scope: CatalogScope, _ catalog: Catalog
  ) -> (extraction: Extraction, notes: [Diagnostic])? {
    guard given == nil, !run.takesAllBranches else { return nil }
    let holders = modules.filter { $0.catalogs.contains(scope.catalog) }
    let silent = holders.filter { $0.emission != .on }
    let others = Set(holders.filter { $0.emission == .on }.flatMap(\.sources))
    let sources = Set(silent.flatMap(\.sources)).subtracting(others)
      .filter { SourceLanguage(path: $0) == .swift }
    guard !sources.isEmpty else { return nil }
    let scan = TextScan(
      table: scope.table, code: code, catalog: catalog, files: Set(sources.map(spelling.spell)),
      functions: Set(scope.functions.map { String($0.drop { $0 == "#" }) }), reads: texts)
    guard let found = scan.result(isSet: silent.allSatisfy { $0.emission == .off }) else {
      return nil
    }
    let notes = Set(silent.map(\.name)).sorted().map { name in
      Diagnostic(
        .note,
        """
        the target \(name) does not set \(KeyEmission.setting) to YES, so Xcode finds only Text("…") and \
        NSLocalizedString in its Swift code, and other keys stay as they are; set it to YES, or pass \
        --all-branches
        """)
    }
    return (found, notes)
  }
}
