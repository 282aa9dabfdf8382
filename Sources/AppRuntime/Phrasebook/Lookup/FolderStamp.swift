internal import Foundation

/// What the tables in a folder looked like when they were read: if it is the same, they are.
struct FolderStamp: Hashable, Sendable {
  private struct File: Hashable, Sendable {
    var path: String
    var size: UInt64
    var changed: Date?
    var number: UInt64
  }

  private let files: [File]

  /// The files of tables, sorted within each folder.
  var paths: [String] { files.map(\.path) }

  init(folder: String) {
    let candidates = BundleFinder.tableFolders(in: folder).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcstrings") || $0 == BundleTables.compiledName }
        .map { "\(folder)/\($0)" }
    }
    files = candidates.compactMap { path in
      // A link is followed to what it stands for; a pipe would never end.
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
