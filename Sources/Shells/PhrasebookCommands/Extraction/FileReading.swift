import PhrasebookExtract

/// What is known of one file of a run, more with each round.
struct FileReading: Sendable {
  let path: String
  var content = ContentHash.none
  var scan = Scan()
  var failure: SourceFile.Failure?
  /// How far the file has been read.
  var need = Selection.Need.nothing
  /// Which part of the interest its facts were read with.
  var digest: UInt64 = 0
  var facts: Facts?
  var findings: Resolving.Findings?
  /// What other files see of the facts.
  var declarations: UInt64 = 0
  /// What the cache holds of the file, and what it shall hold; nil where nothing is kept.
  var kept: FactsPack.Entry?
  /// Every name that was asked for on behalf of the file.
  var wanted: Set<String> = []

  init(path: String) { self.path = path }

  /// What one thread uses to read its files.
  struct Tool: ~Copyable {
    var buffer = FileBuffer()
    var scanner = SourceScanner()
  }

  /// Reads the file, unless its content is known, and looks which names are in it.
  mutating func look(known: ContentHash?, in pack: FactsPack?, _ tool: inout Tool) {
    if let known, let pack, restore(known, from: pack) { return }
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      failure = error
      return
    }
    content = tool.buffer.withBytes { ContentHash(of: $0) }
    if let pack, restore(content, from: pack) { return }
    scan = tool.buffer.withBytes {
      Extract.scan($0, path: path, scanner: &tool.scanner)
    }
    if pack != nil { kept = FactsPack.Entry(scan: scan.encoded()) }
  }

  /// Takes what the cache holds of a content; false where it holds nothing.
  private mutating func restore(_ content: ContentHash, from pack: FactsPack) -> Bool {
    guard var entry = pack[content],
      let scan = entry.scan.withUnsafeBytes({ Scan(encoded: $0) })
    else { return false }
    entry.age = 0
    self.content = content
    self.scan = scan
    kept = entry
    wanted = Set(entry.wanted.withUnsafeBytes { Self.names($0) })
    return true
  }

  /// Reads the facts as far as they are needed, from the cache or from the file.
  mutating func read(
    _ need: Selection.Need, _ interest: Interest, digest: UInt64, _ tool: inout Tool
  ) {
    findings = nil
    self.need = need
    self.digest = digest
    if let kept, kept.need == need, kept.digest == digest,
      let facts = kept.facts.withUnsafeBytes({ Facts(encoded: $0) })
    {
      self.facts = facts
      declarations = kept.declarations
      return
    }
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &tool.buffer)
    } catch {
      failure = error
      (facts, scan, kept, content) = (nil, Scan(), nil, .none)
      return
    }
    // A file that has changed since is used as it is, and not kept.
    if tool.buffer.withBytes({ ContentHash(of: $0) }) != content { (kept, content) = (nil, .none) }
    let facts = tool.buffer.withBytes {
      Extract.facts(
        of: $0, path: path, interest: need == .everything ? interest : nil, scanner: &tool.scanner)
    }
    self.facts = facts
    guard kept != nil else { return }
    declarations = facts.declarationBytes().withUnsafeBytes { ContentHash(of: $0).low }
    kept?.need = need
    kept?.digest = digest
    kept?.declarations = declarations
    kept?.facts = facts.encoded() ?? []
    kept?.findings = []
  }

  /// Takes the findings that the cache holds, where they were made with the same declarations.
  mutating func restoreFindings(program: UInt64) {
    guard let kept, kept.program == program, !kept.findings.isEmpty, kept.need == need,
      kept.digest == digest
    else { return }
    findings = kept.findings.withUnsafeBytes { Resolving.Findings(encoded: $0) }
  }

  /// What the cache shall hold of the file.
  func entry(program: UInt64) -> FactsPack.Entry? {
    guard var kept else { return nil }
    if let findings {
      if kept.program != program || kept.findings.isEmpty { kept.findings = findings.encoded() }
      kept.program = program
    }
    kept.wanted = Self.bytes(wanted)
    return kept
  }

  private static func bytes(_ names: Set<String>) -> [UInt8] {
    guard !names.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.count(names.count)
    for name in names.sorted() { writer.string(name) }
    return writer.finish()
  }

  private static func names(_ bytes: UnsafeRawBufferPointer) -> [String] {
    guard bytes.count > 0 else { return [] }
    do {
      var reader = try ByteReader(bytes)
      return try (0..<(try reader.count())).map { _ in try reader.string() }
    } catch {
      return []
    }
  }
}
