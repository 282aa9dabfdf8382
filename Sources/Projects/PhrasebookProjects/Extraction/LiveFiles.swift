import PhrasebookExtract
import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The files of a project that stays open, kept in memory as they were read: a run reads only the
/// files that have changed, and resolves only those and the ones that depend on them.
///
/// A result is that of a cold run as long as `forget` is called for every file that changes.
package final class LiveFiles: Sendable {
  private struct Name: Hashable {
    var paths: [String]
    var functions: [String]
  }

  private struct State {
    var groups: [Name: LiveGroup] = [:]
    /// The groups before the last change of which files belong together.
    var before: [LiveGroup] = []

    /// The files of a group that are known: if it is new, those of the old group that has most of them.
    func known(for name: Name) -> [String: FileReading] {
      let paths = Set(name.paths)
      return before.filter { $0.functions == name.functions }
        .map { group in (group, group.paths.count(where: paths.contains)) }
        .max { $0.1 < $1.1 }?.0.readings ?? [:]
    }
  }

  private let state = Mutex(State())
  private let reads: SourceReads
  /// The literals and names of the sources.
  let texts = LiveTexts()
  /// The catalogs as they were read.
  package let catalogs = CatalogReads()

  /// - Parameters:
  ///   - cacheFolder: The cache folder of earlier processes, for the first run; nil for none.
  ///   - root: The folder of the project.
  package init(cacheFolder: String?, root: String) {
    reads = SourceReads(cacheFolder: cacheFolder, root: FilePath.absolute(root) + "\0")
  }

  /// Drops everything that is known of some files.
  package func forget(_ paths: Set<String>) {
    state.withLock { state in
      for group in state.groups.values { group.forget(paths) }
      for group in state.before { group.forget(paths) }
    }
    for path in paths {
      reads.forget(path)
      texts.forget(path)
      catalogs.forget(path)
    }
  }

  /// Has the literals of changed sources read beside the work of the caller, who looks for keys in
  /// them soon.
  package func readAhead(_ paths: Set<String>) {
    texts.readAhead(paths.filter(SourceLanguage.isSource))
  }

  /// Drops everything, as after a change of many files at once.
  package func forgetAll() {
    reads.forgetAll()
    state.withLock { $0 = State() }
    texts.forgetAll()
    catalogs.forgetAll()
  }

  /// Records that other files may belong together from now on; the state of files is kept.
  package func regroup() {
    state.withLock { state in
      guard !state.groups.isEmpty else { return }
      state.before = Array(state.groups.values)
      state.groups = [:]
    }
  }

  /// The lines of the declarations with a name, by source.
  package func bodies(
    ofDeclaration name: String, in sources: [String]
  ) -> [String: [ClosedRange<Int>]] {
    let index = texts.index(of: sources, jobs: ExtractionRun.cores)
    let hash = NameHash.of(name)
    let paths = Set(index.sources(withName: hash)).intersection(sources)
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (
          path,
          (index[path]?.texts.names.declarations ?? []).filter { $0.name == hash }.map(\.lines)
        )
      })
  }

  /// The sources of one module.
  func group(_ paths: [String], functions: [String]) -> LiveGroup {
    let name = Name(paths: paths, functions: functions)
    return state.withLock { state in
      if let known = state.groups[name] { return known }
      let group = LiveGroup(paths, functions: functions, known: state.known(for: name))
      state.groups[name] = group
      return group
    }
  }

  /// The strings of one module.
  ///
  /// - Parameter context: The modules that the files may import.
  func extraction(
    of group: LiveGroup, _ context: () -> [ContextModule], workers: Workers
  ) -> Extraction {
    group.extraction(context, workers: workers, reads: reads)
  }

  /// Writes the cache for the next process.
  package func save() {
    for group in state.withLock({ Array($0.groups.values) }) {
      reads.keep(
        group.readings.values.compactMap { file in
          file.kept.map { (content: file.content, entry: $0) }
        }, group.functions)
    }
    reads.save()
  }
}
