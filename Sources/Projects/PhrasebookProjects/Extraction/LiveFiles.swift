import PhrasebookExtract
import PhrasebookModel
import Synchronization

/// The files of a project that stays open, kept in memory as they were read: a run reads only the
/// files that have changed, and resolves only those and the ones that depend on them.
///
/// A result is that of a cold run as long as `forget` is called for every file that changes.
package final class LiveFiles: Sendable {
  private struct Group: Hashable {
    var paths: [String]
    var functions: [String]
  }

  /// The last extraction from the files of one group.
  private struct Last {
    var files: [String: FileReading] = [:]
    /// The files of other modules that it has looked at.
    var imported: Set<String> = []

    mutating func forget(_ paths: Set<String>) {
      for path in paths { files[path] = nil }
    }
  }

  private struct State {
    var groups: [Group: Last] = [:]
    /// The groups before the last change of which files belong together.
    var before: [Group: Last] = [:]

    /// The files of a group as they were last read: if it is new, those of the old group that has
    /// most of them.
    func last(of group: Group) -> [String: FileReading] {
      if let known = groups[group] ?? before[group] { return known.files }
      let paths = Set(group.paths)
      let near = before.filter { $0.key.functions == group.functions }
        .map { group in (group.value.files, group.value.files.keys.count(where: paths.contains)) }
        .max { $0.1 < $1.1 }
      return near?.0 ?? [:]
    }
  }

  private let state = Mutex(State())
  private let reads: SourceReads
  /// The literals and names of the sources.
  let texts = LiveTexts()
  /// The catalogs as they were read.
  package let catalogs = LiveCatalogs()

  /// - Parameters:
  ///   - cacheFolder: Where the first run finds what earlier processes kept; nil for nowhere.
  ///   - root: The folder of the project.
  package init(cacheFolder: String?, root: String) {
    reads = SourceReads(cacheFolder: cacheFolder, root: FilePath.absolute(root) + "\0")
  }

  /// Drops everything that is known of some files.
  package func forget(_ paths: Set<String>) {
    state.withLock { state in
      for group in state.groups.keys { state.groups[group]?.forget(paths) }
      for group in state.before.keys { state.before[group]?.forget(paths) }
    }
    for path in paths {
      reads.forget(path)
      texts.forget(path)
      catalogs.forget(path)
    }
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
      state.before = state.groups
      state.groups = [:]
    }
  }

  /// Whether the last extraction of a group has looked at one of some files as that of another module.
  func imports(_ files: Set<String>, _ paths: [String], functions: [String]) -> Bool {
    let last = state.withLock { $0.groups[Group(paths: paths, functions: functions)] }
    return last.map { !$0.imported.isDisjoint(with: files) } ?? true
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

  /// Extracts from the files of one module, which may import others.
  func extraction(
    _ paths: [String], context: [ContextModule], functions: [String], workers: Workers
  ) -> Extraction {
    let group = Group(paths: paths, functions: functions)
    let known = state.withLock { $0.last(of: group) }
    var steps = ExtractionSteps(
      paths, context: context, functions: functions, workers: workers,
      pack: known.isEmpty ? reads.pack(functions) : FactsPack(), reads: reads, last: known)
    steps.resolve()
    let own = steps.files.prefix(paths.count)
    let last = Last(
      files: Dictionary(own.map { ($0.path, $0) }) { first, _ in first },
      imported: Set(steps.files.dropFirst(paths.count).filter(\.isLooked).map(\.path)))
    state.withLock { $0.groups[group] = last }
    if known.isEmpty {
      reads.keep(
        own.compactMap { file in file.kept.map { (content: file.content, entry: $0) } }, functions)
    }
    return steps.extraction()
  }

  /// Writes the cache for the next process.
  package func save() { reads.save() }
}
