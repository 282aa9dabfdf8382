import PhrasebookExtract
package import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The texts of the sources of one operation: each source is read and searched for literals once,
/// even if several catalogs look for keys in it.
package final class SourceTextReads: Sendable {
  private struct Reading: Sendable {
    /// Nil if the file cannot be read.
    var bytes: [UInt8]?
    var content = ContentHash.none
    var texts: PlainTexts?

    var isUnsearched: Bool { bytes != nil && texts == nil }
  }

  private let known = Mutex<[String: Reading]>([:])
  /// Held while files are searched for literals.
  private let searching = Mutex(())
  private let jobs: Int
  /// The literals of a project that stays open; nil otherwise.
  private let live: LiveTexts?
  /// The files that the extractions of the operation have read; nil in a project that stays open.
  private let reads: SourceReads?

  package convenience init(
    jobs: Int = ExtractionRun.cores, live: LiveFiles? = nil, reads: SourceReads? = nil
  ) {
    self.init(jobs: jobs, live: live?.texts, reads: reads)
  }

  private init(jobs: Int, live: LiveTexts?, reads: SourceReads?) {
    self.jobs = jobs
    self.live = live
    self.reads = reads
  }

  /// The hashes of the contents of files; `none` for one that cannot be read.
  package func contents(of paths: [String]) -> [ContentHash] {
    readings(of: paths).map(\.content)
  }

  /// The bytes of a file, read only if the operation has not read it; nil if it cannot be read.
  package func bytes(of path: String) -> [UInt8]? {
    // A file of an open project may have changed, and no bytes of a model are kept.
    guard live == nil, !CoreDataModel.isModel(path) else { return try? FileContent.read(path) }
    return readings(of: [path]).first?.bytes
  }

  /// The modules that files import, as hashes of their names; nil for a file that cannot be read.
  func imports(of paths: [String]) -> [[UInt32]?] {
    if let index = live?.index(of: paths, jobs: jobs) { return paths.map { index[$0]?.imports } }
    let readings = readings(of: paths)
    return Workers(jobs: jobs).map(readings.count) { index in
      readings[index].bytes.map { $0.withUnsafeBufferPointer(SourceScanner.imports) }
    }
  }

  /// The literals of files; nil for a file that cannot be read.
  func texts(of paths: [String]) -> [PlainTexts?] {
    if let index = live?.index(of: paths, jobs: jobs) { return paths.map { index[$0]?.texts } }
    let readings = readings(of: paths)
    guard readings.contains(where: \.isUnsearched) else { return readings.map(\.texts) }
    // Another thread that asks for the same files waits and finds them searched.
    return searching.withLock { _ in search(paths) }
  }

  private func search(_ paths: [String]) -> [PlainTexts?] {
    var readings = readings(of: paths)
    let missing = readings.indices.filter { readings[$0].isUnsearched }
    let found = Workers(jobs: jobs).map(missing.count) { [readings] index in
      readings[missing[index]].bytes.map { PlainTexts($0) }
    }
    known.withLock { known in
      for (index, texts) in zip(missing, found) {
        readings[index].texts = texts
        known[paths[index]]?.texts = texts
      }
    }
    return readings.map(\.texts)
  }

  /// The sources that may have a literal of one of some shapes, sorted: of a single operation all.
  func sources(
    _ list: SourceList, withOneOf shapes: some Sequence<ExactString>
  ) -> [String] {
    guard let index = live?.index(of: list, jobs: jobs) else { return list.all.sorted() }
    var found: Set<String> = []
    for shape in shapes { found.formUnion(index.sources(withShape: shape)) }
    return found.intersection(list.all).sorted()
  }

  /// The sources in which one of some names may occur, sorted: of a single operation all.
  package func sources(
    _ list: SourceList, mentioning names: some Sequence<String>
  ) -> [String] {
    guard let index = live?.index(of: list, jobs: jobs) else { return list.all.sorted() }
    var found: Set<String> = []
    for name in names { found.formUnion(index.sources(withName: NameHash.of(name))) }
    return found.intersection(list.all).sorted()
  }

  /// The places of literals with a text, in the order of the files.
  package func places(of text: String, in list: SourceList) -> [Location] {
    let files = sources(list, withOneOf: [SourceTexts.shape(of: text)])
    return zip(files, texts(of: files)).flatMap { file, texts in
      (texts?.texts ?? []).filter { $0.value == text }.map {
        Location(file: file, line: $0.line, column: $0.column)
      }
    }
  }

  /// The lines of sources that are built only for some systems, by path.
  func platformLines(of paths: Set<String>) -> [String: Set<Int>] {
    let paths = Array(paths)
    return Dictionary(uniqueKeysWithValues: zip(paths, texts(of: paths))).compactMapValues {
      $0?.platformLines
    }
  }

  /// The code of some sources that only developers come to.
  func developerCode(in list: SourceList) -> DeveloperCode {
    if let index = live?.index(of: list, jobs: jobs) {
      let paths = list.all
      return DeveloperCode(
        DeveloperCode.Sources(texts: { paths.contains($0) ? index[$0]?.texts : nil }) { name in
          index.sources(withName: name).filter(paths.contains)
        })
    }
    let files = Array(list.all)
    let pairs = zip(files, texts(of: files)).compactMap { file, texts in texts.map { (file, $0) } }
    return DeveloperCode(Dictionary(uniqueKeysWithValues: pairs))
  }

  private func readings(of paths: [String]) -> [Reading] {
    let before = known.withLock { $0 }
    let missing = paths.filter { before[$0] == nil }
    let extracted = reads?.bytes(of: missing) ?? missing.map { _ in nil }
    let read = Workers(jobs: jobs).map(missing.count) { index in
      guard let bytes = extracted[index] ?? (try? FileContent.read(missing[index])) else {
        return Reading()
      }
      return Reading(
        bytes: CoreDataModel.code(bytes, path: missing[index]),
        content: bytes.withUnsafeBytes { ContentHash(of: $0) })
    }
    return known.withLock { known in
      for (path, reading) in zip(missing, read) where known[path] == nil { known[path] = reading }
      return paths.map { known[$0] ?? Reading() }
    }
  }
}
