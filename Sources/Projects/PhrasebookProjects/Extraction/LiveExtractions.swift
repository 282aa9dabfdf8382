import PhrasebookExtract
import PhrasebookModel
import Synchronization

/// The extractions of a project that stays open, kept in memory: a run reads only the files that
/// have changed, and resolves only those and the ones that depend on them.
///
/// A result is that of a cold run as long as `forget` is called for every file that changes.
package final class LiveExtractions: Sendable {
  private struct Group: Hashable {
    var paths: [String]
    var functions: [String]
  }

  private struct State {
    var files: [Group: [String: FileReading]] = [:]
    var texts: [String: PlainTexts] = [:]
  }

  private let state = Mutex(State())
  private let reads: SourceReads

  /// - Parameters:
  ///   - cacheFolder: Where the first run finds what earlier processes kept; nil for nowhere.
  ///   - root: The folder of the project.
  package init(cacheFolder: String?, root: String) {
    reads = SourceReads(cacheFolder: cacheFolder, root: FilePath.absolute(root) + "\0")
  }

  /// Drops everything that is known of a file.
  package func forget(_ path: String) {
    reads.forget(path)
    state.withLock { state in
      for group in state.files.keys { state.files[group]?[path] = nil }
      state.texts[path] = nil
    }
  }

  /// Drops everything, as after a change of many files at once.
  package func forgetAll() {
    reads.forgetAll()
    state.withLock { $0 = State() }
  }

  /// How many files are held in memory.
  package var fileCount: Int {
    state.withLock { state in Set(state.files.values.flatMap(\.keys)).count }
  }

  /// The literals and names of a source; nil if it cannot be read.
  func texts(of path: String) -> PlainTexts? {
    if let known = state.withLock({ $0.texts[path] }) { return known }
    guard let bytes = try? FileContent.read(path) else { return nil }
    let texts = PlainTexts(bytes)
    state.withLock { $0.texts[path] = texts }
    return texts
  }

  /// Extracts from the files of one module, which may import others.
  func extraction(
    _ paths: [String], context: [ContextModule], functions: [String], workers: Workers
  ) -> Extraction {
    let group = Group(paths: paths, functions: functions)
    let known = state.withLock { $0.files[group] } ?? [:]
    var steps = ExtractionSteps(
      paths, context: context, functions: functions, workers: workers,
      pack: known.isEmpty ? reads.pack(functions) : FactsPack(), reads: reads, last: known)
    steps.resolve()
    let own = steps.files.prefix(paths.count)
    state.withLock { state in
      state.files[group] = Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    }
    if known.isEmpty {
      reads.keep(
        own.compactMap { file in file.kept.map { (content: file.content, entry: $0) } }, functions)
    }
    return steps.extraction()
  }

  /// Writes the cache entries for the next process.
  package func save() { reads.save() }
}
