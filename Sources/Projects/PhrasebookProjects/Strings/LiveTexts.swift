import struct PhrasebookPlatform.Mutex

/// The literals and names of the sources of a project that stays open: each source is read again only
/// after it has changed.
final class LiveTexts: Sendable {
  private struct State {
    var index = TextIndex()
    /// The lists whose sources are all in the index, but for those that were dropped since.
    var whole: [ObjectIdentifier: SourceList] = [:]
    var dropped: Set<String> = []
    /// The sources that other threads read.
    var ahead: [String: TextReading] = [:]
  }

  private let state = Mutex(State())

  /// Drops everything that is known of a source.
  func forget(_ path: String) {
    state.withLock { state in
      state.index.forget(path)
      state.dropped.insert(path)
      state.ahead[path] = nil
    }
  }

  /// Drops everything.
  func forgetAll() { state.withLock { $0 = State() } }

  /// Has other threads read sources that have changed while the caller does something else.
  func readAhead(_ paths: some Collection<String>) {
    for path in paths {
      let reading = TextReading(path)
      state.withLock { $0.ahead[path] = reading }
    }
  }

  /// The index with these sources in it.
  func index(of list: SourceList, jobs: Int) -> TextIndex {
    let missing = state.withLock { state in
      let isWhole = state.whole[ObjectIdentifier(list)] != nil
      return isWhole
        ? state.dropped.filter { list.all.contains($0) && !state.index.knows($0) }
        : list.all.filter { !state.index.knows($0) }
    }
    let index = index(with: Array(missing), jobs: jobs)
    if list.isKept { state.withLock { $0.whole[ObjectIdentifier(list)] = list } }
    return index
  }

  /// The index with these sources in it.
  func index(of paths: some Collection<String>, jobs: Int) -> TextIndex {
    let missing = state.withLock { state in paths.filter { !state.index.knows($0) } }
    return index(with: Array(missing), jobs: jobs)
  }

  private func index(with missing: [String], jobs: Int) -> TextIndex {
    if !missing.isEmpty {
      let ahead = state.withLock { state in
        missing.map { state.ahead.removeValue(forKey: $0) }
      }
      let read = Workers(jobs: jobs).map(missing.count) { place -> TextIndex.Content? in
        if let reading = ahead[place] { return reading.content() }
        return TextIndex.Content(path: missing[place])
      }
      state.withLock { state in
        for (path, content) in zip(missing, read) {
          state.index.set(content, of: path)
        }
      }
    }
    return state.withLock { $0.index }
  }
}
