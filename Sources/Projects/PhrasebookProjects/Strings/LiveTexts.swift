import Synchronization

/// The literals and names of the sources of a project that stays open: each source is read again only
/// after it has changed.
final class LiveTexts: Sendable {
  private let state = Mutex(TextIndex())

  /// Drops everything that is known of a source.
  func forget(_ path: String) { state.withLock { $0.forget(path) } }

  /// Drops everything.
  func forgetAll() { state.withLock { $0 = TextIndex() } }

  /// The index with these sources in it.
  func index(of paths: some Collection<String>, jobs: Int) -> TextIndex {
    let missing = state.withLock { index in paths.filter { !index.knows($0) } }
    if !missing.isEmpty {
      let read = Workers(jobs: jobs).map(missing.count) { place in
        (try? FileContent.read(missing[place])).map {
          TextIndex.Content(CoreDataModel.code($0, path: missing[place]))
        }
      }
      state.withLock { index in
        for (path, content) in zip(missing, read) { index.set(content, of: path) }
      }
    }
    return state.withLock { $0 }
  }
}
