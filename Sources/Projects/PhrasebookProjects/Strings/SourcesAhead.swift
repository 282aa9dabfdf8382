import PhrasebookExtract
import PhrasebookModel

/// The extractions that an operation on a whole project will ask for. They are made together, which keeps
/// every core busy: one module after another is a few files at a time.
struct SourcesAhead {
  /// Sources, and the functions that they are read with.
  struct Group: Hashable {
    var sources: [String]
    var functions: [String]
  }

  /// The sources of the catalogs, and of modules without one, which are searched for strings too; the largest
  /// group first, so that it does not run by itself at the end.
  let groups: [Group]
  private let spelling: Spelling

  init(of scope: ProjectScope, spelling: Spelling) {
    let catalogs = scope.catalogs.compactMap { catalog in
      catalog.sources.map { Group(sources: $0, functions: catalog.functions) }
    }
    let modules = scope.modules.filter { !$0.isTest && $0.lacksCatalog }
      .map { Group(sources: $0.sources, functions: $0.functions) }
    var seen: Set<Group> = []
    groups = (catalogs + modules).filter { seen.insert($0).inserted }
      .sorted { $0.sources.count > $1.sources.count }
    self.spelling = spelling
  }

  /// The extractions of the groups, in their order.
  ///
  /// - Parameter contexts: The other modules of each group.
  func extractions(_ run: ExtractionRun, contexts: [[ContextModule]]) -> [Extraction] {
    if let reads = run.reads { look(run, reads) }
    let files = groups.map { $0.sources.map(spelling.spell) }
    var part = run
    // The groups are counted, not the files of each.
    part.activity = nil
    return run.workers.map(groups.count) { [part, groups] place in
      var run = part
      run.functions = groups[place].functions
      return run.extract(files: files[place], context: contexts[place])
    }
  }

  /// Looks at the sources, unless a cache has what is needed of them.
  private func look(_ run: ExtractionRun, _ reads: SourceReads) {
    for (functions, groups) in Dictionary(grouping: groups, by: \.functions) {
      let facts = run.cacheFolder == nil ? nil : reads.facts(functions)
      guard facts?.entries.isEmpty ?? true else { continue }
      let paths = Set(groups.flatMap(\.sources)).sorted().map(spelling.spell)
      // As they are before they are read: the cache must not take a later state for the one that was read.
      if facts != nil { _ = reads.identities(of: paths) { $0.map { FileIdentity(path: $0) } } }
      let first = FirstLook(
        functions: functions, workers: run.workers, facts: facts, reads: reads,
        maximumTime: run.maximumTime)
      _ = first.files(paths, RelevanceAnalysis(functions: functions))
    }
  }
}
