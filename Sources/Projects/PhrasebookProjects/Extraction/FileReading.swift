import Phrasebook
import PhrasebookExtract

/// One file of a run, with the results of the steps so far.
struct FileReading: Sendable {
  let path: String
  /// Shared by copies of the reading until one of them changes: a run copies its files at each step.
  private var storage = Storage(State())

  /// The results of the steps so far.
  private struct State: Sendable {
    var content = ContentHash.none
    var outline = Outline()
    var failure: SourceFile.Failure?
    var findings: Resolving.Findings?
    /// The declarations for other modules; nil for a file of the run itself.
    var exports: Outline?
    /// The bytes; empty if the content is known and they have not been requested.
    var bytes: [UInt8] = []
    /// The whole file as it was read, if its outline is not to be relied on, and its declarations.
    var facts: Facts?
    var declared: Source?
    /// The declarations that other files have asked for, of the bytes of the outline.
    var onDemand = ItemDeclarations()
    /// A hash of the meaning that the names of the run had when the outline was made.
    var digest: UInt64 = 0
    /// The findings by item; nil for a file that was not changed while the project was open.
    var items: ItemFindings?
    /// The cache entry of the file; nil without a cache.
    var kept: FactsCache.Entry?
    var isLooked = false
    /// Whether it has all that the cache knows of its content.
    var isRestored = false
  }

  /// A place on the heap. It changes only while one reading has it.
  private final class Storage: @unchecked Sendable {
    var state: State

    init(_ state: State) { self.state = state }
  }

  private var state: State {
    _read { yield storage.state }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.state) }
      yield &storage.state
    }
  }

  init(path: String) { self.path = path }

  var content: ContentHash { storage.state.content }
  var outline: Outline { storage.state.outline }
  var failure: SourceFile.Failure? { storage.state.failure }
  var findings: Resolving.Findings? { storage.state.findings }

  /// The cache entry of the file; nil without a cache.
  var kept: FactsCache.Entry? {
    let state = storage.state
    guard var entry = state.kept else { return nil }
    if entry.outline.isEmpty { entry.outline = state.outline.encoded()[...] }
    if entry.findings.isEmpty, let findings = state.findings {
      entry.findings = findings.encoded()[...]
    }
    return entry
  }

  /// Whether the file was looked at: one of a module that nothing imports is not.
  var isLooked: Bool { storage.state.isLooked }

  /// The buffer and scanner of one thread.
  struct Tool: ~Copyable {
    var buffer = FileBuffer()
    var scanner: SourceScanner

    init(_ relevant: RelevantNames) { scanner = SourceScanner(relevant: relevant) }
  }

  /// The number of bytes of the file that have to be read; 0 if nothing in it matters.
  var weight: Int {
    if state.facts != nil { return max(1, state.bytes.count) }
    return state.outline.items.reduce(0) { $1.matters ? $0 + Int($1.end - $1.start) : $0 }
  }

  /// The declarations of the file.
  var source: Source {
    if let exports = state.exports { return Source(exports, state.onDemand) }
    return state.declared ?? Source(state.outline, state.onDemand)
  }

  /// The outline that counts for relevance: for another module's file, only its exported part.
  var shown: Outline { state.exports ?? state.outline }

  /// The file as seen from another module: with its public declarations only.
  func exported(hiding hidden: Set<UInt32>) -> FileReading {
    var file = self
    file.state.exports = state.facts == nil ? state.outline.exported(hiding: hidden) : Outline()
    return file
  }

  /// Whether the file was not read because its content is known.
  var isUnread: Bool { state.bytes.isEmpty && state.kept != nil }

  /// The bytes as the file has them; nil if they were not read, or are not those of the file.
  var bytesOfFile: [UInt8]? {
    state.bytes.isEmpty || state.failure != nil || CoreDataModel.isModel(path) ? nil : state.bytes
  }

  /// The bytes that the outline was made from.
  func text() -> [UInt8] { origin.text() }

  /// The file itself, without what is known of it.
  var origin: Origin { Origin(path: path, content: state.content, bytes: state.bytes) }

  /// A file as it was read.
  struct Origin: Sendable {
    let path: String
    fileprivate let content: ContentHash
    fileprivate let bytes: [UInt8]

    /// The bytes; empty if the file has changed since.
    func text() -> [UInt8] {
      guard bytes.isEmpty else { return bytes }
      var buffer = FileBuffer()
      guard (try? SourceFile.read(path, into: &buffer)) != nil else { return [] }
      return buffer.withBytes { ContentHash(of: $0) == content ? [UInt8]($0) : [] }
    }
  }

  /// Whether other files of a run learn the same from this one as from an older state of it.
  ///
  /// - Parameter hasContext: Whether the imports of the file decide which other modules are looked at.
  func teachesSame(as old: FileReading, hasContext: Bool) -> Bool {
    guard shown.teachesSame(as: old.shown) else { return false }
    guard hasContext else { return true }
    return state.outline.reexports == old.outline.reexports
      && (state.exports != nil
        || state.outline.imports == old.outline.imports
          && state.outline.declaredPaths == old.outline.declaredPaths)
  }

  /// Whether the findings depend on the declarations of one of some names.
  func asks(oneOf names: [UInt32]) -> Bool {
    guard let asked = state.findings?.asked, !asked.isEmpty else { return false }
    if names.count * 8 > asked.count {
      let names = Set(names)
      return asked.contains(where: names.contains)
    }
    return names.contains { SortedSearch.has($0, in: asked) }
  }

  // MARK: Steps

  /// Reads the file and makes its outline, unless its content is known or another run has read it.
  ///
  /// - Parameter old: The file before it was changed while the project is open: it may be changed again, so that
  ///   nothing is encoded for the cache before that is written, and findings are kept by item.
  mutating func look(
    known: ContentHash?, in cache: FactsCache?, read: FileReading?, after old: FileReading? = nil,
    _ relevance: RelevanceAnalysis, _ tool: inout Tool
  ) {
    state.isLooked = true
    let items = old.map { $0.state.items ?? ItemFindings() }
    state.items = items
    if let known, let cache, restore(known, from: cache) { return }
    if let read {
      self = read
      state.items = items
      // The cache may know more of the content: findings of the run itself.
      if let cache, !state.isRestored { _ = restore(state.content, from: cache) }
      return
    }
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      state.failure = error
      return
    }
    if let cache {
      state.content = tool.buffer.withBytes { ContentHash(of: $0) }
      if restore(state.content, from: cache) { return }
      state.kept = FactsCache.Entry()
    }
    state.bytes = tool.buffer.withBytes { [UInt8]($0) }
    outline(relevance, &tool)
  }

  /// Whether the names that the run has learned may change the outline.
  func isConcerned(by relevance: RelevanceAnalysis) -> Bool {
    guard state.isLooked, state.failure == nil, state.exports == nil else { return false }
    return state.digest != relevance.digest(of: state.outline)
      || !state.outline.isWhole && state.facts == nil
  }

  /// Makes the outline again with the names that the run has learned.
  mutating func lookAgain(_ relevance: RelevanceAnalysis, _ tool: inout Tool) {
    if state.bytes.isEmpty { state.bytes = text() }
    state.findings = nil
    state.kept?.findings = []
    if isLost { return lose() }
    outline(relevance, &tool)
  }

  /// Whether the bytes of the outline have been released.
  private var isLost: Bool { state.bytes.isEmpty && !state.outline.items.isEmpty }

  private mutating func lose() { drop(SourceFile.changed) }

  /// The file after a step that took too long: it has no results but a diagnostic.
  func givenUp() -> FileReading {
    var file = self
    file.state.isLooked = true
    file.drop(SourceFile.slow)
    return file
  }

  private mutating func drop(_ reason: SourceFile.Failure) {
    state.failure = reason
    state.findings = nil
    (state.outline, state.facts, state.declared, state.kept, state.content) = (
      Outline(), nil, nil, nil, .none
    )
  }

  private mutating func outline(_ relevance: RelevanceAnalysis, _ tool: inout Tool) {
    let isKept = state.kept != nil
    let path = path
    let (bytes, known) = (state.bytes, state.facts)
    let (outline, facts) = bytes.withUnsafeBufferPointer { bytes in
      var outline = Extract.outline(of: bytes, path: path, scanner: &tool.scanner)
      if isKept { outline.sign(bytes) }
      if outline.isWhole { return (outline, Facts?.none) }
      // Facts of Swift depend only on the bytes, and these are the ones that were read.
      if let known, SourceLanguage(path: path) != .objectiveC { return (outline, known) }
      return (outline, Extract.facts(of: bytes, path: path, relevant: relevance.relevant))
    }
    state.outline = outline
    state.facts = facts
    state.declared = facts.map { Source($0, isSigned: isKept) }
    let digest = relevance.digest(of: outline)
    state.digest = digest
    guard isKept else { return }
    state.kept?.digest = digest
    let coded = state.items == nil ? outline.encoded() : []
    state.kept?.outline = coded[...]
  }

  /// Finds the localizable strings of the file.
  mutating func resolve(with reader: Resolving.Reader, _ relevant: RelevantNames, index: Int) {
    if restoreFindings(reader) { return }
    let found: Resolving.Findings
    if let facts = state.facts {
      found = reader.findings(in: facts, index: index)
    } else {
      let bytes = text()
      state.bytes = bytes
      if isLost { return lose() }
      let (path, outline) = (path, outline)
      let items = state.items
      state.items = nil
      let new: ItemFindings?
      (found, new) = bytes.withUnsafeBufferPointer {
        guard SourceLanguage(path: path) == .objectiveC else {
          guard var items else { return (reader.findings(in: $0, outline, index: index), nil) }
          return (reader.findings(in: $0, outline, index: index, known: &items), items)
        }
        let facts = Extract.facts(of: $0, path: path, relevant: relevant)
        return (reader.findings(in: facts, index: index), items)
      }
      state.items = new
    }
    state.findings = found
    guard state.kept != nil else { return }
    let bytes = state.items == nil ? found.encoded() : []
    state.kept?.findings = bytes[...]
    state.kept?.answer = reader.digest(of: found.asked)
  }

  // MARK: Cache

  /// Takes the cache entry of a content; false if absent.
  private mutating func restore(_ content: ContentHash, from cache: FactsCache) -> Bool {
    guard var entry = cache[content],
      let outline = entry.outline.withUnsafeBytes({ Outline(encoded: $0) })
    else { return false }
    entry.age = 0
    state.content = content
    state.outline = outline
    state.digest = entry.digest
    state.kept = entry
    state.isRestored = true
    return true
  }

  /// Takes the findings from the cache if the declarations they depend on are unchanged.
  private mutating func restoreFindings(_ reader: Resolving.Reader) -> Bool {
    guard let kept else { return false }
    if let findings, reader.digest(of: findings.asked) == kept.answer { return true }
    guard !kept.findings.isEmpty,
      let findings = kept.findings.withUnsafeBytes({ Resolving.Findings(encoded: $0) }),
      reader.digest(of: findings.asked) == kept.answer
    else { return false }
    state.findings = findings
    return true
  }
}
