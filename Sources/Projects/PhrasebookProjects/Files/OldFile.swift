import PhrasebookPlatform

/// Takes away a file that is no longer wanted, because a person said so.
package enum OldFile {
  /// Removes a file, and its folder where that is empty then.
  package static func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 else { throw FileFailure(path, doing: .remove) }
    _ = rmdir(FilePath.folder(path))
  }
}
