import struct PhrasebookPlatform.Mutex

/// The files that the extractions of one operation have read: each is read once, even if several
/// modules contain or import it.
///
/// The entries for the cache are collected here too if they are shared, and written when the operation
/// is over.
package final class SourceReads: Sendable {
  private struct State: Sendable {
    var files: [String: FileReading] = [:]
    var identities: [String: FileIdentity?] = [:]
    var facts: FactsCache?
    var used: [ContentHash: FactsCache.Entry] = [:]
  }

  private let state = Mutex<[[String]: State]>([:])
  private let folder: CacheFolder?
  /// The folder of the project, part of the name of the cache entry.
  private let root: String

  /// Whether the extractions share the entries for the cache; if not, each reads and keeps its own.
  var hasCache: Bool { folder != nil }

  /// - Parameters:
  ///   - cacheFolder: The folder of the cache; nil if no entries are shared.
  ///   - root: The folder of the project, part of the names of cache entries.
  package init(cacheFolder: String?, root: String) {
    folder = cacheFolder.map(CacheFolder.init)
    self.root = root
    // This operation reads the results of an earlier one of this process.
    if let cacheFolder { CacheWriters.wait(for: cacheFolder) }
  }

  deinit { save() }

  /// Drops a file that has changed.
  func forget(_ path: String) {
    state.withLock { states in
      for functions in states.keys {
        states[functions]?.files[path] = nil
        states[functions]?.identities[path] = nil
      }
    }
  }

  /// Drops all files; the cache entries stay.
  func forgetAll() {
    state.withLock { states in
      for functions in states.keys {
        states[functions]?.files = [:]
        states[functions]?.identities = [:]
      }
    }
  }

  /// The files of some paths that were read for runs with these functions; nil for others.
  func files(_ paths: [String], _ functions: [String]) -> [FileReading?] {
    state.withLock { states in
      guard let files = states[functions]?.files else { return paths.map { _ in nil } }
      return paths.map { files[$0] }
    }
  }

  /// The file that was read for runs with these functions.
  func file(_ path: String, _ functions: [String]) -> FileReading? {
    state.withLock { $0[functions]?.files[path] }
  }

  /// The bytes of files that were read, whatever the functions; nil for others.
  func bytes(of paths: [String]) -> [[UInt8]?] {
    state.withLock { states in
      paths.map { path in
        states.values.lazy.compactMap { $0.files[path]?.bytesOfFile }.first
      }
    }
  }

  /// Adds files that were read for the first time.
  func add(_ files: [FileReading], _ functions: [String]) {
    state.withLock { states in
      // Taken out while it grows, so that it is not copied.
      var known = states[functions, default: State()]
      states[functions] = nil
      for file in files { known.files[file.path] = file }
      states[functions] = known
    }
  }

  /// The files as the file system has them at the first question.
  func identities(of paths: [String], _ look: ([String]) -> [FileIdentity?]) -> [FileIdentity?] {
    var identities = state.withLock { states in
      let known = states[[]]?.identities ?? [:]
      return paths.map { known[$0] }
    }
    let new = identities.indices.filter { identities[$0] == nil }
    if !new.isEmpty {
      let found = look(new.map { paths[$0] })
      state.withLock { states in
        for (index, identity) in zip(new, found) {
          identities[index] = .some(identity)
          states[[], default: State()].identities[paths[index]] = .some(identity)
        }
      }
    }
    return identities.map { $0 ?? nil }
  }

  /// The entries that earlier runs kept.
  func facts(_ functions: [String]) -> FactsCache {
    if let facts = state.withLock({ $0[functions]?.facts }) { return facts }
    let facts = folder?.read(factsName(functions)).map(FactsCache.init(encoded:)) ?? FactsCache()
    state.withLock { $0[functions, default: State()].facts = facts }
    return facts
  }

  /// Keeps the entries that a run has used; one with findings stays before one without.
  func keep(_ used: [(content: ContentHash, entry: FactsCache.Entry)], _ functions: [String]) {
    state.withLock { states in
      for (content, entry) in used {
        let old = states[functions]?.used[content]
        if old == nil || !entry.findings.isEmpty {
          states[functions, default: State()].used[content] = entry
        }
      }
    }
  }

  private func factsName(_ functions: [String]) -> String {
    FactsCache.name([root], functions: functions)
  }

  /// Writes the entries beside what follows the operation.
  func save() {
    guard let folder else { return }
    for (functions, state) in state.withLock({ $0 }) where !state.used.isEmpty {
      let name = factsName(functions)
      CacheWriters.start(in: folder.path) {
        let used = state.used.map { (content: $0.key, entry: $0.value) }
        folder.write(FactsCache(used, before: state.facts ?? FactsCache()).encoded(), to: name)
      }
    }
  }
}
