package import PhrasebookFormats
package import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The catalogs of one operation, each read once, or of a project that stays open, each read again only
/// after it has changed.
package final class CatalogReads: Sendable {
  /// One catalog as it was read.
  package struct Content: Sendable {
    package var bytes: [UInt8]
    package var reading: Reading
    package var role: CatalogRole
  }

  private let known = Mutex<[String: Content]>([:])
  /// The spelling of a file in messages; nil for its path.
  private let spelling: Spelling?

  init() { spelling = nil }

  /// Reads some catalogs at the same time. One that cannot be read is an error when it is asked for.
  package init(of paths: [String], spelling: Spelling) {
    self.spelling = spelling
    guard StagedFiles.current == nil else { return }
    let read = Workers(jobs: ExtractionRun.cores).map(paths.count) { place in
      try? Self.read(spelling.spell(paths[place]), as: paths[place])
    }
    known.withLock { known in
      for (path, content) in zip(paths, read) { known[path] = content }
    }
  }

  /// Drops the state of a file.
  func forget(_ path: String) { known.withLock { $0[path] = nil } }

  /// Drops everything.
  func forgetAll() { known.withLock { $0 = [:] } }

  /// A catalog, read if it is not known.
  ///
  /// - Throws: `FileFailure` or `UnreadableFile`, each time it is asked for.
  package func content(of path: String) throws -> Content {
    let isChanged = StagedFiles.current?.content(of: path) != nil
    if !isChanged, let content = known.withLock({ $0[path] }) { return content }
    let content = try Self.read(spelling?.spell(path) ?? path, as: path)
    if StagedFiles.current == nil { known.withLock { $0[path] = content } }
    return content
  }

  /// Reads a catalog, spelled as messages show it.
  package static func read(_ file: String, as path: String) throws -> Content {
    let bytes = try FileContent.read(file)
    let reading = try XCStrings.readKeepingLast(bytes, file: file)
    return Content(
      bytes: bytes, reading: reading, role: CatalogRole(path: path, catalog: reading.catalog))
  }
}
