import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
import PhrasebookModel

/// Fills the memory on the way of other work: catalogs in, at most one warning out, and never a failure.
final class MemoryFeed {
  let location: MemoryLocation
  private let reporter: Reporter
  private var memory: Memory?
  private var isBroken = false

  init(_ location: MemoryLocation, reporter: Reporter) {
    self.location = location
    self.reporter = reporter
  }

  /// Takes note of what people have translated in a catalog, which costs nothing where it has not
  /// changed since the last time.
  ///
  /// - Parameter bytes: The catalog's bytes; nil where they are not at hand.
  func note(_ catalog: Catalog, path: String, bytes: [UInt8]?) {
    guard !isBroken else { return }
    let absolute = FilePath.absolute(path)
    let original = FilePath.remainder(of: absolute, in: location.root) ?? FilePath.name(absolute)
    let name = "\(location.project)/\(original)"
    let stamp = bytes.map { bytes in
      let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
      return Int64(bitPattern: hash.high ^ hash.low)
    }
    do {
      if let stamp, let memory = try open(mayMake: false), try memory.knows(name, stamp: stamp) {
        return
      }
      let units = MemoryUnit.all(
        of: catalog, table: FilePath.stem(path), original: original, project: location.project,
        changed: Int(Date().timeIntervalSince1970))
      // Where nothing is translated no file is needed.
      guard let memory = try open(mayMake: !units.isEmpty) else { return }
      try memory.note(units, of: name, stamp: stamp)
    } catch let failure as MemoryFailure {
      fail(failure.text)
    } catch let failure as FileFailure {
      fail("\(failure.path): \(failure.reason)")
    } catch {
      fail("\(location.file): \(String(describing: error))")
    }
  }

  func close() {
    memory?.close()
    memory = nil
  }

  private func open(mayMake: Bool) throws -> Memory? {
    if let memory { return memory }
    guard mayMake && !location.isStray || FileStatus(path: location.file) != nil else { return nil }
    try location.prepare()
    let opened = try Memory(at: location.file, .noting)
    memory = opened
    return opened
  }

  private func fail(_ reason: Phrase) {
    isBroken = true
    reporter.say(
      Diagnostic(.warning, "the translation memory was not filled: \(reason)"))
  }
}
