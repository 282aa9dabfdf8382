import Phrasebook
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The options of `rename`.
package struct RenameRequest: Sendable {
  package var old: String
  package var new: String
  /// The only table; nil for all.
  package var table: String?
  /// The only catalogs, absolute; nil for all.
  package var catalogs: [String]?

  package init(
    _ old: String, to new: String, table: String? = nil, catalogs: [String]? = nil
  ) {
    self.old = old
    self.new = new
    self.table = table
    self.catalogs = catalogs
  }
}

extension Workspace {
  /// Renames a key, at its call sites first and then in the catalogs: an interrupted run can be
  /// repeated.
  package func rename(_ request: RenameRequest) throws(CancellationError) -> EditResult {
    try edited {
      let (old, new) = (request.old, request.new)
      let choice = choice(request.table)
      let holders = try choice.holders(of: old).filter {
        request.catalogs?.contains(FilePath.absolute($0.path)) != false
      }
      guard Set(holders.map(\.table)).count == 1 else {
        throw choice.ambiguous("the key \"\(old)\"", holders)
      }
      // The places are found before anything changes, and nothing changes if a catalog refuses.
      let uses = try uses(of: old, renamedTo: new, in: holders)
      let (fed, locations) = (uses.fed, uses.locations)
      let chosen = fed.isEmpty ? holders : fed
      let pictures = try RenamedPictures(old, to: new, in: chosen.map(\.path))
      let editor = CatalogEdit(activity: activity)
      func rename(_ holder: OpenCatalog, in catalog: Catalog) throws(EditError) -> Edited {
        try Edits.rename(old, to: new, in: catalog, table: holder.table)
      }
      let isChange = editor.allows(chosen) { holder throws(EditError) in
        try rename(holder, in: holder.catalog)
      }
      guard !activity.hasFailed else { return [] }
      // From here on it goes to its end, so that calls and catalogs agree.
      try activity.checkCancellation()
      if isChange {
        let symbols = uses.symbols.flatMap(\.changes)
        let count = CallSites(old: old, new: new, activity: activity, symbols: symbols)
          .rename(at: locations)
        let places = symbols.map(\.location) + uses.symbols.flatMap(\.left)
        let all = Set(locations + places).count
        activity.note(
          all == 1 ? "\(count) of 1 call site changed" : "\(count) of \(all) call sites changed")
        for symbols in uses.symbols { symbols.report(to: activity) }
        OtherLiterals.warning(uses.others, new: new).map(activity.report)
      }
      let files = chosen.map { holder in
        let changes = editor.apply(to: holder) { catalog throws(EditError) in
          try rename(holder, in: catalog)
        }
        return FileChanges(file: holder.path, changes: changes)
      }
      if !activity.hasFailed { try pictures.follow() }
      return files
    }
  }

  /// The uses of a key.
  private struct KeyUses {
    /// The catalogs that sources feed; copies that nothing feeds stay.
    var fed: [OpenCatalog] = []
    /// The calls that take the key.
    var locations: [Location] = []
    /// The uses of its symbols, by catalog.
    var symbols: [SymbolRenaming] = []
    /// Literals with the text of the key that no known call takes.
    var others: [Location] = []
  }

  private func uses(
    of key: String, renamedTo new: String, in holders: [OpenCatalog]
  ) throws(FileFailure) -> KeyUses {
    let scope = try ScopeFinder.find(paths)
    let spelling = spelling
    let supply = ExtractionSupply(extraction, scope: scope, spelling: spelling)
    var uses = KeyUses()
    var sources: Set<String> = []
    var unclaimed: [String] = []
    var found: Set<Location> = []
    // Those of other tables, too.
    var known: Set<Location> = []
    func take(_ extraction: Extraction, _ holders: [OpenCatalog]) {
      extraction.diagnostics.filter { $0.severity == .error }.forEach(activity.report)
      var guesses = GuessedKeys()
      for holder in holders {
        guesses.add(extraction.strings, table: holder.table, in: holder.catalog)
      }
      for string in extraction.strings
      where (guesses.key(of: string) ?? string.key).isExactly(key) {
        known.formUnion(string.locations)
        if holders.contains(where: { $0.table == string.table }) {
          found.formUnion(string.locations)
        }
      }
    }
    for catalog in scope.catalogs {
      let file = spelling.spell(catalog.catalog)
      let real = FilePath.real(file)
      guard let holder = holders.first(where: { FilePath.real($0.path) == real }) else { continue }
      guard let extraction = supply.extraction(for: catalog) else {
        unclaimed.append(file)
        continue
      }
      uses.fed.append(holder)
      sources.formUnion(catalog.sources ?? [])
      take(extraction, [holder])
      let own = (catalog.sources ?? []).map(spelling.spell)
      uses.symbols += symbols(of: key, renamedTo: new, in: holder, SourceList(own), supply.texts)
    }
    if !unclaimed.isEmpty { activity.report(UnclaimedCatalogs(unclaimed).unchanged(.warning)) }
    // A module without a table of that name asks the app's.
    let ofApps = scope.catalogsOfApps.mapValues { Set($0.map(FilePath.real)) }
    for table in Set(uses.fed.map(\.table)) {
      let asked = uses.fed.filter {
        $0.table == table && ofApps[table]?.contains(FilePath.real($0.path)) == true
      }
      if asked.isEmpty { continue }
      for module in scope.modules
      where !module.isTest && !module.catalogs.contains(where: { FilePath.stem($0) == table }) {
        sources.formUnion(module.sources)
        supply.extraction(of: module.sources, functions: module.functions)
          .map { take($0, asked) }
      }
    }
    uses.locations = found.sorted()
    uses.others = OtherLiterals(key: key, reads: supply.texts)
      .places(in: sources.sorted().map(spelling.spell), besides: Array(known))
    return uses
  }

  /// The uses of the symbols of a key; empty if the key cannot be renamed.
  private func symbols(
    of key: String, renamedTo new: String, in holder: OpenCatalog, _ sources: SourceList,
    _ reads: SourceTextReads
  ) -> [SymbolRenaming] {
    guard let renamed = try? Edits.rename(key, to: new, in: holder.catalog, table: holder.table)
    else { return [] }
    let table = NamedCatalog(name: holder.table, catalog: holder.catalog)
    let search = SymbolSearch(table: table, sources: sources, reads: reads)
    return [SymbolRenaming(key, to: new, search, renamed: renamed.catalog)]
  }
}
