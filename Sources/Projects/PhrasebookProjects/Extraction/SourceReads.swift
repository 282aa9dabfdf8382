import struct PhrasebookPlatform.Mutex

/// The files that the extractions of one operation have read: each is read once, even if several
/// modules contain or import it.
///
/// The entries for the cache are collected here too, and written when the operation is over.
package final class SourceReads: Sendable {
  private struct State: Sendable {
    var files: [String: FileReading] = [:]
    var identities: [String: FileIdentity?] = [:]
    var pack: FactsPack?
    var used: [ContentHash: FactsPack.Entry] = [:]
  }

  private let state = Mutex<[[String]: State]>([:])
  private let folder: CacheFolder?
  /// The folder of the project, part of the name of the cache entry.
  private let root: String

  /// - Parameters:
  ///   - cacheFolder: The folder of the cache; nil for no cache.
  ///   - root: The folder of the project, part of the names of cache entries.
  package init(cacheFolder: String?, root: String) {
    folder = cacheFolder.map(CacheFolder.init)
    self.root = root
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

  /// The files that were read for runs with these functions, by path.
  func files(_ functions: [String]) -> [String: FileReading] {
    state.withLock { $0[functions]?.files ?? [:] }
  }

  /// The file that was read for runs with these functions.
  func file(_ path: String, _ functions: [String]) -> FileReading? {
    state.withLock { $0[functions]?.files[path] }
  }

  func add(_ files: [FileReading], _ functions: [String]) {
    state.withLock { states in
      for file in files { states[functions, default: State()].files[file.path] = file }
    }
  }

  /// The files as the file system has them at the first question.
  func identities(of paths: [String], _ look: ([String]) -> [FileIdentity?]) -> [FileIdentity?] {
    let known = state.withLock { $0[[]]?.identities ?? [:] }
    let new = paths.filter { known[$0] == nil }
    let found = new.isEmpty ? [] : look(new)
    return state.withLock { states in
      for (path, identity) in zip(new, found) {
        states[[], default: State()].identities[path] = .some(identity)
      }
      return paths.map { states[[]]?.identities[$0] ?? nil }
    }
  }

  /// The entries that earlier runs kept.
  func pack(_ functions: [String]) -> FactsPack {
    if let pack = state.withLock({ $0[functions]?.pack }) { return pack }
    let pack = folder?.read(packName(functions)).map(FactsPack.init(encoded:)) ?? FactsPack()
    state.withLock { $0[functions, default: State()].pack = pack }
    return pack
  }

  /// Keeps the entries that a run has used; one with findings stays before one without.
  func keep(_ used: [(content: ContentHash, entry: FactsPack.Entry)], _ functions: [String]) {
    state.withLock { states in
      for (content, entry) in used {
        let old = states[functions]?.used[content]
        if old == nil || !entry.findings.isEmpty {
          states[functions, default: State()].used[content] = entry
        }
      }
    }
  }

  private func packName(_ functions: [String]) -> String {
    FactsPack.name([root], functions: functions)
  }

  /// Writes the entries beside what follows the operation.
  func save() {
    guard let folder else { return }
    for (functions, state) in state.withLock({ $0 }) where !state.used.isEmpty {
      let name = packName(functions)
      CacheWriters.start(in: folder.path) {
        let used = state.used.map { (content: $0.key, entry: $0.value) }
        folder.write(FactsPack(used, before: state.pack ?? FactsPack()).encoded(), to: name)
      }
    }
  }
}
