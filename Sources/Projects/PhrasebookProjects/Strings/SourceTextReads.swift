import PhrasebookExtract
import Synchronization

/// The texts of the sources of one operation: each source is read and searched for literals once,
/// even if several catalogs look for keys in it.
package final class SourceTextReads: Sendable {
  private struct Reading: Sendable {
    /// Nil if the file cannot be read.
    var bytes: [UInt8]?
    var content = ContentHash.none
    var texts: PlainTexts?
  }

  private let known = Mutex<[String: Reading]>([:])
  private let jobs: Int
  /// The extractions of a project that stays open, which keep the literals; nil otherwise.
  private let live: LiveExtractions?

  package init(jobs: Int = ExtractionRun.cores, live: LiveExtractions? = nil) {
    self.jobs = jobs
    self.live = live
  }

  /// The hashes of the contents of files; `none` for one that cannot be read.
  package func contents(of paths: [String]) -> [ContentHash] {
    readings(of: paths).map(\.content)
  }

  /// The modules that files import, as hashes of their names; nil for a file that cannot be read.
  func imports(of paths: [String]) -> [[UInt32]?] {
    let readings = readings(of: paths)
    return Workers(jobs: jobs).map(readings.count) { index in
      readings[index].bytes.map { $0.withUnsafeBufferPointer(SourceScanner.imports) }
    }
  }

  /// The literals of files; nil for a file that cannot be read.
  func texts(of paths: [String]) -> [PlainTexts?] {
    if let live { return Workers(jobs: jobs).map(paths.count) { live.texts(of: paths[$0]) } }
    let readings = readings(of: paths)
    let found = Workers(jobs: jobs).map(readings.count) { index in
      readings[index].texts ?? readings[index].bytes.map { PlainTexts($0) }
    }
    known.withLock { known in
      for (path, texts) in zip(paths, found) { known[path]?.texts = texts }
    }
    return found
  }

  private func readings(of paths: [String]) -> [Reading] {
    let before = known.withLock { $0 }
    let missing = paths.filter { before[$0] == nil }
    let read = Workers(jobs: jobs).map(missing.count) { index in
      guard let bytes = try? FileContent.read(missing[index]) else { return Reading() }
      return Reading(bytes: bytes, content: bytes.withUnsafeBytes { ContentHash(of: $0) })
    }
    return known.withLock { known in
      for (path, reading) in zip(missing, read) where known[path] == nil { known[path] = reading }
      return paths.map { known[$0] ?? Reading() }
    }
  }
}
