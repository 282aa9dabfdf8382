import Phrasebook
import PhrasebookExtract

/// One file of a run, with the results of the steps so far.
struct FileReading: Sendable {
  let path: String
  package private(set) var content = ContentHash.none
  package private(set) var outline = Outline()
  package private(set) var failure: SourceFile.Failure?
  package private(set) var findings: Resolving.Findings?
  /// The declarations for other modules; nil for a file of the run itself.
  private var exports: Outline?
  /// The bytes; empty if the content is known and they have not been requested.
  private var bytes: [UInt8] = []
  /// The whole file as it was read, where its outline is not to be relied on, and its declarations.
  private var facts: Facts?
  private var declared: Source?
  /// A hash of the meaning that the names of the run had when the outline was made.
  private var digest: UInt64 = 0
  /// The cache entry of the file; nil without a cache.
  package private(set) var kept: FactsPack.Entry?

  /// Whether the file was looked at: one of a module that nothing imports is not.
  package private(set) var isLooked = false

  init(path: String) { self.path = path }

  /// The buffer and scanner of one thread.
  struct Tool: ~Copyable {
    var buffer = FileBuffer()
    var scanner: SourceScanner

    init(_ relevant: RelevantNames) { scanner = SourceScanner(relevant: relevant) }
  }

  /// How much of the file has to be read; 0 if nothing in it matters.
  var weight: Int {
    if facts != nil { return max(1, bytes.count) }
    return outline.items.reduce(0) { $1.matters ? $0 + Int($1.end - $1.start) : $0 }
  }

  /// The declarations of the file.
  var source: Source {
    if let exports { return Source(exports) }
    return declared ?? Source(outline)
  }

  /// The outline that counts for relevance: for another module's file, only its exported part.
  var shown: Outline { exports ?? outline }

  /// The file as seen from another module: with its public declarations only.
  func exported(hiding hidden: Set<UInt32>) -> FileReading {
    var file = self
    file.exports = facts == nil ? outline.exported(hiding: hidden) : Outline()
    return file
  }

  /// Whether the file was not read because its content is known.
  var isUnread: Bool { bytes.isEmpty && kept != nil }

  /// The bytes that the outline was made from.
  func text() -> [UInt8] { origin.text() }

  /// The file itself, without what is known of it.
  var origin: Origin { Origin(path: path, content: content, bytes: bytes) }

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
    return exports != nil || !hasContext
      || outline.imports == old.outline.imports
        && outline.declaredPaths == old.outline.declaredPaths
  }

  /// Whether the findings depend on the declarations of one of some names.
  func asks(oneOf names: [UInt32]) -> Bool {
    guard let asked = findings?.asked, !asked.isEmpty else { return false }
    if names.count * 8 > asked.count {
      let names = Set(names)
      return asked.contains(where: names.contains)
    }
    return names.contains { SortedSearch.has($0, in: asked) }
  }

  // MARK: Steps

  /// Reads the file and makes its outline, unless its content is known or another run has read it.
  mutating func look(
    known: ContentHash?, in pack: FactsPack?, read: FileReading?, _ relevance: RelevanceAnalysis,
    _ tool: inout Tool
  ) {
    isLooked = true
    if let known, let pack, restore(known, from: pack) { return }
    if let read {
      self = read
      // The cache may know more of the content: findings of the run itself.
      if let pack { _ = restore(content, from: pack) }
      return
    }
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      failure = error
      return
    }
    if let pack {
      content = tool.buffer.withBytes { ContentHash(of: $0) }
      if restore(content, from: pack) { return }
      kept = FactsPack.Entry()
    }
    bytes = tool.buffer.withBytes { [UInt8]($0) }
    outline(relevance, &tool)
  }

  /// Whether the names that the run has learned may change the outline.
  func isConcerned(by relevance: RelevanceAnalysis) -> Bool {
    guard isLooked, failure == nil, exports == nil else { return false }
    return digest != relevance.digest(of: outline) || !outline.isWhole && facts == nil
  }

  /// Makes the outline again with the names that the run has learned.
  mutating func lookAgain(_ relevance: RelevanceAnalysis, _ tool: inout Tool) {
    if bytes.isEmpty { bytes = text() }
    findings = nil
    kept?.findings = []
    if isLost { return lose() }
    outline(relevance, &tool)
  }

  /// Whether the bytes of the outline have been released.
  private var isLost: Bool { bytes.isEmpty && !outline.items.isEmpty }

  private mutating func lose() { drop(SourceFile.changed) }

  /// The file after a step that took too long: it gives nothing, and says so.
  func givenUp() -> FileReading {
    var file = self
    file.isLooked = true
    file.drop(SourceFile.slow)
    return file
  }

  private mutating func drop(_ reason: SourceFile.Failure) {
    failure = reason
    findings = nil
    (outline, facts, declared, kept, content) = (Outline(), nil, nil, nil, .none)
  }

  private mutating func outline(_ relevance: RelevanceAnalysis, _ tool: inout Tool) {
    bytes.withUnsafeBufferPointer { bytes in
      outline = Extract.outline(of: bytes, path: path, scanner: &tool.scanner)
      if kept != nil { outline.sign(bytes) }
      facts =
        outline.isWhole
        ? nil : Extract.facts(of: bytes, path: path, relevant: relevance.relevant)
      declared = facts.map { Source($0, isSigned: kept != nil) }
    }
    digest = relevance.digest(of: outline)
    kept?.digest = digest
    if kept != nil { kept?.outline = outline.encoded()[...] }
  }

  /// Finds the localizable strings of the file.
  mutating func resolve(with reader: Resolving.Reader, _ relevant: RelevantNames, index: Int) {
    if restoreFindings(reader) { return }
    let found: Resolving.Findings
    if let facts {
      found = reader.findings(in: facts, index: index)
    } else {
      bytes = text()
      if isLost { return lose() }
      found = bytes.withUnsafeBufferPointer {
        guard SourceLanguage(path: path) == .objectiveC else {
          return reader.findings(in: $0, outline, index: index)
        }
        let facts = Extract.facts(of: $0, path: path, relevant: relevant)
        return reader.findings(in: facts, index: index)
      }
    }
    findings = found
    guard kept != nil else { return }
    kept?.findings = found.encoded()[...]
    kept?.answer = reader.digest(of: found.asked)
  }

  // MARK: Cache

  /// Takes the cache entry of a content; false if absent.
  private mutating func restore(_ content: ContentHash, from pack: FactsPack) -> Bool {
    guard var entry = pack[content],
      let outline = entry.outline.withUnsafeBytes({ Outline(encoded: $0) })
    else { return false }
    entry.age = 0
    self.content = content
    self.outline = outline
    digest = entry.digest
    kept = entry
    return true
  }

  /// Takes the findings from the cache if the declarations they depend on are unchanged.
  private mutating func restoreFindings(_ reader: Resolving.Reader) -> Bool {
    if let findings, let kept, reader.digest(of: findings.asked) == kept.answer { return true }
    guard let kept, !kept.findings.isEmpty,
      let findings = kept.findings.withUnsafeBytes({ Resolving.Findings(encoded: $0) }),
      reader.digest(of: findings.asked) == kept.answer
    else { return false }
    self.findings = findings
    return true
  }
}
