import Phrasebook
package import PhrasebookModel
package import PhrasebookSync

/// The strings of the sources of each catalog; each source is read once in an operation.
package final class ExtractionSupply {
  let run: ExtractionRun
  let spelling: Spelling
  /// The output of compilers, if it replaces the sources.
  let given: GivenStrings?
  /// The modules of the project, whose public declarations others may import.
  let modules: [Module]
  private lazy var context = ContextModules(modules, spelling: spelling)
  private var known: [Group: Known] = [:]
  /// The same by catalog: comparing thousands of paths takes time.
  private var groups: [String: Known] = [:]
  private var lists: [String: SourceList] = [:]
  /// The catalogs of a project that stays open; nil for a single operation.
  package let catalogs: CatalogReads?
  /// The strings of resources by catalog, with the catalog that they were made for.
  private var resources: [String: (catalog: Catalog, extraction: Extraction?)] = [:]
  /// The extractions that can be made together; nil when that was done, or there is only one.
  private var ahead: SourcesAhead?
  /// Whether they are made with the first one.
  private var needsAll: Bool
  /// The literals of the sources, for the keys that no call uses.
  package let texts: SourceTextReads

  private typealias Group = SourcesAhead.Group

  /// The extraction from a group.
  private final class Known {
    let group: Group
    /// Nil if it was not made yet.
    var extraction: Extraction?
    /// The group of a project that stays open; nil for a single operation.
    var live: LiveGroup?

    init(_ group: Group) { self.group = group }
  }

  /// - Parameter catalogs: The catalogs as they were read; those of the run if nil.
  package init(
    _ run: ExtractionRun, scope: ProjectScope, spelling: Spelling, given: GivenStrings? = nil,
    catalogs: CatalogReads? = nil
  ) {
    self.given = given
    self.catalogs = catalogs ?? run.live?.catalogs
    var run = run
    needsAll = scope.catalogs.count > 1
    if run.live == nil {
      // A single extraction has its own cache entries; the literals are searched in what it reads.
      let isShared = needsAll || scope.modules.count > 1
      run.reads = SourceReads(
        cacheFolder: isShared ? run.cacheFolder : nil, root: spelling.root + "\0")
      if isShared, given == nil { ahead = SourcesAhead(of: scope, spelling: spelling) }
    }
    self.run = run
    texts = SourceTextReads(jobs: run.jobs, live: run.live, reads: run.reads)
    modules = (scope.modules + scope.dependencies).filter { !$0.isTest }
    self.spelling = spelling
  }

  /// The strings that feed a catalog; nil if its sources are unknown.
  package func extraction(for scope: CatalogScope) -> Extraction? {
    if let given { return given.extraction(for: scope) }
    guard let sources = scope.sources else { return nil }
    let group = groups[scope.catalog] ?? known(sources, scope.functions)
    groups[scope.catalog] = group
    var extraction = extraction(of: group)
    if !scope.missing.isEmpty { extraction.diagnostics += scope.missing }
    if !run.isStrict, !extraction.diagnostics.isEmpty {
      extraction.diagnostics = extraction.diagnostics.map {
        LostSource.mild($0, spelling: spelling)
      }
    }
    return extraction
  }

  /// The texts of the interface file or the property lists that feed a catalog; nil if no such
  /// file is known.
  package func resources(
    for scope: CatalogScope, _ catalog: Catalog, role: CatalogRole
  ) -> Extraction? {
    guard let given else {
      // A changed resource makes another supply.
      if let known = resources[scope.catalog], known.catalog.isSameFile(as: catalog) {
        return known.extraction
      }
      let found = ResourceTexts(spelling: spelling).extraction(for: scope, catalog, role: role)
      resources[scope.catalog] = (catalog, found)
      return found
    }
    let extraction = given.extraction(for: scope)
    return extraction.strings.contains { $0.table == scope.table } ? extraction : nil
  }

  /// The findings that earlier audits left in the cache; nil if nothing is kept.
  package var findingsCache: FindingsCache? {
    // Unsaved texts of a live project are not on the disk.
    run.live == nil ? run.cacheFolder.map { FindingsCache(folder: $0) } : nil
  }

  /// All that compilers have written; nil if the sources are read.
  var allGiven: Extraction? { given?.all }

  /// Keys that appear in the code outside of known calls; empty if the strings come from compilers.
  ///
  /// - Parameter isToPrune: Whether keys may be removed, in which case every source of the project
  ///   is searched.
  package func literals(
    for scope: CatalogScope, _ catalog: Catalog, _ code: Extraction, isToPrune: Bool
  ) -> LiteralKeys {
    guard given == nil, let sources = scope.sources else { return LiteralKeys() }
    let own = sources.map(spelling.spell)
    var literals = LiteralKeys()
    literals.ofModules =
      SourceTexts(
        table: scope.table, catalog: catalog, code: code, sources: SourceList(own), reads: texts
      ).plainTexts
    literals.ofOthers = looksUpElsewhere(scope, catalog, code)
    // Which of them are in sources that use third-party modules matters only if any exist.
    if !literals.ofModules.isEmpty {
      literals.foreign = ForeignTexts(
        table: scope.table, catalog: catalog, code: code, sources: own,
        modules: modules.map { ContextModule.importName(of: $0.name) }, reads: texts
      ).found()
    }
    if isToPrune {
      let all = Set(sources + modules.flatMap(\.sources)).sorted().map(spelling.spell)
      literals.written =
        SourceTexts(
          table: scope.table, catalog: catalog, code: code, sources: SourceList(all), reads: texts
        ).plainTexts
    }
    return literals
  }

  /// The keys of a catalog that its own sources do not use and that modules without a catalog look up:
  /// a static library has no bundle of its own, so that `String(localized:)` in it asks the app's.
  private func looksUpElsewhere(
    _ scope: CatalogScope, _ catalog: Catalog, _ code: Extraction
  ) -> [ExactString: Location] {
    let used = Set(code.strings.lazy.filter { $0.table == scope.table }.map { ExactString($0.key) })
    guard catalog.keys.contains(where: { !used.contains(ExactString($0)) }) else { return [:] }
    var found: [ExactString: Location] = [:]
    for module in modules
    where module.sources != scope.sources && module.lacksCatalog {
      let strings = extraction(of: module.sources, functions: module.functions)?.strings ?? []
      for string in strings where string.table == scope.table && string.bundle != ".module" {
        let key = ExactString(string.key)
        if !used.contains(key), found[key] == nil { found[key] = string.locations.first }
      }
    }
    return found
  }

  /// The strings of the modules among some that have no catalog.
  package func extractions(ofModulesWithoutCatalogs modules: [Module]) -> [Extraction] {
    modules.filter { !$0.isTest && $0.lacksCatalog }
      .compactMap { extraction(of: $0.sources, functions: $0.functions) }
  }

  /// The strings of a catalog's sources with those of functions and macros whose literals are mostly
  /// keys of the catalog, and a note for each; nil if absent.
  ///
  /// - Parameter code: The strings that are found without them.
  package func lookedUp(
    for scope: CatalogScope, _ catalog: Catalog, _ code: Extraction
  ) -> (extraction: Extraction, notes: [Diagnostic])? {
    guard given == nil, let sources = scope.sources else { return nil }
    let found = Set(code.strings.lazy.filter { $0.table == scope.table }.map(\.key))
    let names = LookUpNames(
      isKey: { catalog.contains($0) && !found.contains($0) }, sources: sources.map(spelling.spell),
      known: scope.functions, reads: texts
    ).found()
    guard !names.isEmpty else { return nil }
    let bare = names.map { String($0.name.drop { $0 == "#" }) }
    let extraction = extraction(of: sources, functions: (scope.functions + bare).sorted())
    let all = (scope.settings?.functions ?? []) + bare
    let line = "functions: [\(all.joined(separator: ", "))]"
    let notes = names.map { name in
      Diagnostic(
        .note,
        """
        \(name.name) looks keys up: \(name.keys) of its \(name.literals) literals are keys of the \
        table \(scope.table); add \(line.quoted) to phrasebook.yml
        """, at: name.location)
    }
    return extraction.map { ($0, notes) }
  }

  /// The strings of a catalog's sources without code that no build compiles, as far as a sync would
  /// change their keys; nil if such code does not exist.
  package func built(
    _ code: Extraction, for scope: CatalogScope, changing changes: [Change]
  ) -> Extraction? {
    guard given == nil, !run.takesAllBranches, let sources = scope.sources else { return nil }
    let keys = changes.filter { $0.kind != .stale && $0.kind != .removed }
    guard !keys.isEmpty else { return nil }
    let paths = Dictionary(
      zip(sources.map(spelling.spell), sources), uniquingKeysWith: { first, _ in first })
    let holders = modules.filter { $0.catalogs.contains(scope.catalog) }
    return BuiltCode(
      table: scope.table, code: code,
      contexts: { file in
        let path = paths[file] ?? file
        return holders.filter { $0.sources.contains(path) }.map(\.build)
      }, reads: texts
    ).filtered(changing: Set(keys.map { ExactString($0.key) }))
  }

  /// The strings of a catalog's sources without code that no build compiles, as far as the catalog
  /// lacks their keys; nil if such code does not exist.
  package func built(
    _ code: Extraction, adding catalog: Catalog, for scope: CatalogScope
  ) -> Extraction? {
    let absent = code.strings.filter { $0.table == scope.table && !catalog.contains($0.key) }
      .map { Change(.added, table: scope.table, key: $0.key, reason: .verbatim("")) }
    return built(code, for: scope, changing: absent)
  }

  /// A list of sources that is made once; it may depend on the scope only.
  package func list(_ name: String, _ make: () -> [String]) -> SourceList {
    if let known = lists[name] { return known }
    let list = SourceList(make().map(spelling.spell), isKept: true)
    lists[name] = list
    return list
  }

  /// The strings of some files; nil if they come from compilers.
  package func extraction(of sources: [String], functions: [String]) -> Extraction? {
    guard given == nil else { return nil }
    return extraction(of: known(sources, functions))
  }

  private func known(_ sources: [String], _ functions: [String]) -> Known {
    let group = Group(sources: sources, functions: functions)
    let known = known[group] ?? Known(group)
    self.known[group] = known
    return known
  }

  private func extraction(of known: Known) -> Extraction {
    if let live = run.live { return extraction(of: known, live) }
    if let extraction = known.extraction { return extraction }
    extractAhead()
    if let extraction = known.extraction { return extraction }
    let group = known.group
    var run = run
    run.functions = group.functions
    let extraction = run.extract(
      files: group.sources.map(spelling.spell), context: context.around(group.sources))
    known.extraction = extraction
    return extraction
  }

  /// Extracts all modules together with the first one, for an operation that needs all of them.
  package func expectAll() { needsAll = true }

  /// Makes the extractions that the operation will ask for.
  private func extractAhead() {
    guard needsAll, let ahead else { return }
    self.ahead = nil
    let contexts = ahead.groups.map { context.around($0.sources) }
    let found = ahead.extractions(run, contexts: contexts)
    for (group, extraction) in zip(ahead.groups, found) {
      known(group.sources, group.functions).extraction = extraction
    }
  }

  /// The strings of a group of a project that stays open.
  private func extraction(of known: Known, _ live: LiveFiles) -> Extraction {
    let sources = known.group.sources
    if known.live == nil {
      known.live = live.group(
        ExtractionRun.sorted(sources.map(spelling.spell)), functions: known.group.functions)
    }
    guard let group = known.live, !group.paths.isEmpty else { return Extraction() }
    return live.extraction(of: group, { context.around(sources) }, workers: run.workers)
  }
}
