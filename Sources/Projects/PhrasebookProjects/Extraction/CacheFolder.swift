import PhrasebookExtract
import PhrasebookPlatform

/// A folder of files that may be deleted at any time: each is written whole or not at all, holds
/// the hash of its content, and counts as absent if it is damaged.
struct CacheFolder: Sendable {
  let path: String

  /// The number of files above which the oldest are removed.
  private static let maximumFiles = 256

  /// The content of a file; nil if it is missing or damaged.
  func read(_ name: String) -> ArraySlice<UInt8>? {
    (try? FileContent.read("\(path)/\(name)")).flatMap(SealedBytes.open)
  }

  /// Replaces a file; if that fails, the cache lacks it.
  func write(_ content: consuming [UInt8], to name: String) {
    makeFolders()
    if ReplacementFile.store(SealedBytes.seal(content), at: "\(path)/\(name)") { dropOldest() }
  }

  /// Replaces several files, and looks once for the oldest ones.
  func write(_ files: [(name: String, content: [UInt8])]) {
    makeFolders()
    var isWritten = false
    for file in files
    where ReplacementFile.store(SealedBytes.seal(file.content), at: "\(path)/\(file.name)") {
      isWritten = true
    }
    if isWritten { dropOldest() }
  }

  /// Makes the folder and those above it.
  func makeFolders() {
    var built = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      built += built.isEmpty || built.hasSuffix("/") ? String(part) : "/\(part)"
      mkdir(built, 0o700)
    }
  }

  /// Keeps the folder bounded: the files that were written longest ago go.
  private func dropOldest() {
    let found = FolderListing.names(in: path).compactMap {
      name -> (path: String, modified: UInt64)? in
      guard name.hasSuffix(Self.ending) || name.hasPrefix("."), name.contains(Self.ending) else {
        return nil
      }
      let path = "\(path)/\(name)"
      return FileIdentity(path: path).map { (path, $0.modified) }
    }
    guard found.count > Self.maximumFiles else { return }
    for file in found.sorted(by: { $0.modified > $1.modified }).dropFirst(Self.maximumFiles) {
      unlink(file.path)
    }
  }

  /// The extension of our files, so that no other file is touched.
  static let ending = ".phrasebook-cache"
}
