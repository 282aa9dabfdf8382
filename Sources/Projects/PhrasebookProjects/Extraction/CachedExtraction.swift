import PhrasebookExtract
import PhrasebookModel

/// An extraction that takes unchanged files from the cache, and adds what it finds to the cache.
struct CachedExtraction {
  let paths: [String]
  let context: [ContextModule]
  let functions: [String]
  let workers: Workers
  let folder: CacheFolder
  /// The files that the operation has read.
  let reads: SourceReads?
  /// The time that a thread works on a file in one step before the file is given up.
  let maximumTime: SourceTime

  /// Everything that is localizable in the files.
  func extraction() -> Extraction {
    // Several extractions of one operation waited at its beginning.
    if shared == nil { CacheWriters.wait(for: folder.path) }
    let time = FileIdentity.now()
    let paths = all
    let name = ExtractionSnapshot.name(paths, count: self.paths.count, functions: functions)
    let (record, identities) = before(paths, named: name)
    var known = [ContentHash?](repeating: nil, count: paths.count)
    if let record, record.files.count == paths.count {
      known = contents(identities, record)
      if isUnchanged(identities, known, record) {
        keep(record.extraction, identities, known, time, record, name)
        return record.extraction
      }
    }
    let factsName = FactsCache.name(self.paths, functions: functions)
    let facts =
      shared?.facts(functions) ?? folder.read(factsName).map(FactsCache.init(encoded:))
      ?? FactsCache()
    var steps = ExtractionSteps(
      self.paths, context: context, functions: functions, workers: workers, known: known,
      facts: facts, reads: reads, maximumTime: maximumTime)
    steps.resolve()
    // Results of a file that has changed meanwhile may be wrong: nothing is kept.
    let unread = steps.files.indices.filter { steps.files[$0].isUnread }
    let isSame = self.identities(unread.map { paths[$0] }) == unread.map { identities[$0] }
    guard isSame else { return steps.extraction() }
    let used = steps.files.compactMap { file in
      file.kept.map { (content: file.content, entry: $0) }
    }
    if let shared {
      shared.keep(used, functions)
    } else {
      CacheWriters.start(in: folder.path) { [folder] in
        folder.write(FactsCache(used, before: facts).encoded(), to: factsName)
      }
    }
    let extraction = steps.extraction()
    // The files are put away there too.
    CacheWriters.start(in: folder.path) { [files = steps.files] in
      keep(extraction, identities, files.map(\.content), time, nil, name)
    }
    return extraction
  }

  /// The files of the run, then those of the context.
  private var all: [String] { paths + context.flatMap(\.sources) }

  /// The entries that the extractions of the operation share; nil if this one has its own.
  private var shared: SourceReads? { reads.flatMap { $0.hasCache ? $0 : nil } }

  /// The data known before any file is read.
  private enum Known {
    case record(ExtractionSnapshot?)
    case identities([FileIdentity?])
  }

  /// The snapshot of the last run, and the identities of the files.
  private func before(
    _ paths: [String], named name: String
  ) -> (record: ExtractionSnapshot?, identities: [FileIdentity?]) {
    guard let reads else { return look(at: paths, named: name) }
    var (record, isRead) = (ExtractionSnapshot?.none, false)
    let identities = reads.identities(of: paths) { new in
      let looked = look(at: new, named: name)
      (record, isRead) = (looked.record, true)
      return looked.identities
    }
    return (isRead ? record : Self.snapshot(name, in: folder), identities)
  }

  private static func snapshot(_ name: String, in folder: CacheFolder) -> ExtractionSnapshot? {
    folder.read(name).flatMap { $0.withUnsafeBytes(ExtractionSnapshot.init(encoded:)) }
  }

  /// The snapshot of the last run, and the identities of files as the file system has them now.
  private func look(
    at paths: [String], named name: String
  ) -> (record: ExtractionSnapshot?, identities: [FileIdentity?]) {
    let parts = Self.parts(of: paths)
    let known = Workers(jobs: workers.jobs).map(parts.count + 1) { [folder] piece in
      piece == 0
        ? Known.record(Self.snapshot(name, in: folder))
        : .identities(parts[piece - 1].map { FileIdentity(path: $0) })
    }
    var (record, identities): (ExtractionSnapshot?, [FileIdentity?]) = (nil, [])
    identities.reserveCapacity(paths.count)
    for known in known {
      switch known {
      case .record(let found): record = found
      case .identities(let some): identities += some
      }
    }
    return (record, identities)
  }

  private func identities(_ paths: [String]) -> [FileIdentity?] {
    let parts = Self.parts(of: paths)
    return Workers(jobs: workers.jobs).map(parts.count) { parts[$0].map { FileIdentity(path: $0) } }
      .flatMap(\.self)
  }

  /// Paths in handfuls: to look at one file takes no longer than to take it from a queue.
  private static func parts(of paths: [String]) -> [ArraySlice<String>] {
    stride(from: 0, to: paths.count, by: 64).map { paths[$0..<min($0 + 64, paths.count)] }
  }

  /// The contents that files still have; those that may have changed are read again.
  private func contents(_ identities: [FileIdentity?], _ record: ExtractionSnapshot)
    -> [ContentHash?]
  {
    let paths = all
    let doubtful = paths.indices.filter { index in
      guard let identity = identities[index] else { return false }
      // A file of a module that nothing imports has not been read.
      if record.files[index].content == .none, identity == record.files[index].identity {
        return false
      }
      return identity != record.files[index].identity || identity.isRacy(at: record.time)
    }
    let read = workers.map(doubtful.count, tool: FileBuffer()) { buffer, index in
      do throws(SourceFile.Failure) {
        try SourceFile.read(paths[doubtful[index]], into: &buffer)
      } catch {
        return ContentHash.none
      }
      return buffer.withBytes { ContentHash(of: $0) }
    }
    var contents: [ContentHash?] = record.files.map(\.content)
    for (index, content) in zip(doubtful, read) { contents[index] = content }
    for index in paths.indices where identities[index] == nil || contents[index] == ContentHash.none
    {
      contents[index] = nil
    }
    return contents
  }

  /// Whether each file has the content that it had.
  private func isUnchanged(
    _ identities: [FileIdentity?], _ known: [ContentHash?], _ record: ExtractionSnapshot
  ) -> Bool {
    identities.indices.allSatisfy { index in
      known[index] == nil
        ? identities[index] == record.files[index].identity
        : known[index] == record.files[index].content
    }
  }

  /// Writes a snapshot if it differs from the old one.
  private func keep(
    _ extraction: Extraction, _ identities: [FileIdentity?], _ contents: [ContentHash?],
    _ time: UInt64, _ old: ExtractionSnapshot?, _ name: String
  ) {
    let files = zip(identities, contents).map {
      ExtractionSnapshot.File(identity: $0, content: $1 ?? .none)
    }
    if let old {
      let isSettled = zip(identities, old.files).allSatisfy { identity, file in
        identity == file.identity && identity?.isRacy(at: old.time) != true
      }
      if isSettled { return }
    }
    folder.write(
      ExtractionSnapshot(time: time, files: files, extraction: extraction).encoded(), to: name)
  }
}
