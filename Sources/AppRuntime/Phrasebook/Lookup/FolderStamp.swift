internal import Foundation

/// The state of the table files in a folder. Equal stamps mean unchanged tables.
struct FolderStamp: Hashable, Sendable {
  private struct File: Hashable, Sendable {
    var path: String
    var size: UInt64
    var changed: Date?
    var number: UInt64
  }

  private let files: [File]

  /// The paths of the table files, sorted within each folder.
  var paths: [String] { files.map(\.path) }

  init(folder: String) {
    let candidates = BundleFinder.tableFolders(in: folder).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcstrings") || $0 == BundleTables.compiledName }
        .map { "\(folder)/\($0)" }
    }
    files = candidates.compactMap { path in
      // Links are resolved; a pipe would block.
      let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      return File(
        path: path, size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0,
        changed: attributes[.modificationDate] as? Date,
        number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
    }
  }
}
