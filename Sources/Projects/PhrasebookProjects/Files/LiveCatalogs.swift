package import PhrasebookFormats
package import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The catalogs of a project that stays open: each is read again only after it has changed.
package final class LiveCatalogs: Sendable {
  /// One catalog as it was read.
  package struct Content: Sendable {
    package var bytes: [UInt8]
    package var reading: Reading
    package var role: CatalogRole
  }

  private let known = Mutex<[String: Content]>([:])

  /// Drops the state of a file.
  func forget(_ path: String) { known.withLock { $0[path] = nil } }

  /// Drops everything.
  func forgetAll() { known.withLock { $0 = [:] } }

  /// A catalog, read if it is not known.
  ///
  /// - Throws: `FileFailure` or `UnreadableFile`, each time it is asked for.
  package func content(of path: String) throws -> Content {
    if StagedFiles.current == nil, let content = known.withLock({ $0[path] }) { return content }
    let content = try Self.read(path, as: path)
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
