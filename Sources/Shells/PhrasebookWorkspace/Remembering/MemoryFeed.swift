package import PhrasebookProjects
import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
package import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// Fills the memory beside other work: catalogs in, at most one warning out, and never a failure.
///
/// Another thread writes the units; `close` waits for it.
package final class MemoryFeed: Sendable {
  package let location: MemoryLocation
  /// A copy to fill in the place of the file; it stays open.
  private let trial: Memory?
  private let state = Mutex(State())
  private let threads = Mutex<[WorkThread]>([])

  private struct State {
    var memory: Memory?
    /// The reason why nothing more is written.
    var failure: Phrase?
  }

  package convenience init(_ location: MemoryLocation) { self.init(location, trial: nil) }

  init(_ location: MemoryLocation, trial: Memory?) {
    self.location = location
    self.trial = trial
  }

  /// Takes note of what people have translated in a catalog, which costs nothing if it has not
  /// changed since the last time.
  ///
  /// - Parameter bytes: The catalog's bytes; nil if they are not at hand.
  package func note(_ catalog: Catalog, path: String, bytes: [UInt8]?) {
    let work: @Sendable () -> Void = { [self] in
      state.withLock { state in
        guard state.failure == nil else { return }
        do {
          try note(catalog, path: path, bytes: bytes, in: &state)
        } catch let failure as MemoryFailure {
          state.failure = failure.text
        } catch let failure as FileFailure {
          state.failure = "\(failure.path): \(failure.reason)"
        } catch {
          state.failure = "\(location.file): \(String(describing: error))"
        }
      }
    }
    if let thread = WorkThread(work) { threads.withLock { $0.append(thread) } } else { work() }
  }

  private func note(
    _ catalog: Catalog, path: String, bytes: [UInt8]?, in state: inout State
  ) throws {
    let absolute = FilePath.absolute(path)
    let original = FilePath.remainder(of: absolute, in: location.root) ?? FilePath.name(absolute)
    let name = "\(location.project)/\(original)"
    let stamp = bytes.map { bytes in
      let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
      return Int64(bitPattern: hash.high ^ hash.low)
    }
    let old = try open(mayMake: false, &state)
    if let stamp, let old, try old.knows(name, stamp: stamp) { return }
    let known = try old?.digests(of: name) ?? []
    let units = MemoryUnit.parts(
      of: catalog, table: FilePath.stem(path), original: original, project: location.project,
      changed: Int(Date().timeIntervalSince1970), NotedUnits(known: known)
    ) { $0.append($1) }
    // If nothing is translated, no file is needed.
    let isEmpty = units.allSatisfy(\.isEmpty)
    guard let memory = try open(mayMake: !isEmpty, &state) else { return }
    try memory.note(units, of: name, stamp: stamp)
  }

  /// Waits until all is written, and reports errors.
  package func close(_ activity: Activity) {
    for thread in threads.withLock({ threads in
      defer { threads = [] }
      return threads
    }) {
      thread.join()
    }
    let failure = state.withLock { state in
      state.memory?.close()
      defer { state = State() }
      return state.failure
    }
    guard let failure else { return }
    activity.report(Diagnostic(.warning, "the translation memory was not filled: \(failure)"))
  }

  private func open(mayMake: Bool, _ state: inout State) throws -> Memory? {
    if let memory = trial ?? state.memory { return memory }
    guard mayMake && !location.isStray || FileStatus(path: location.file) != nil else { return nil }
    try location.prepare()
    let opened = try Memory(at: location.file, .noting)
    state.memory = opened
    return opened
  }
}
