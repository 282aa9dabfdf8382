import PhrasebookPlatform

/// Removes files that the user asked to remove.
package enum OldFile {
  /// Removes a file, and its folder if that is then empty.
  package static func remove(_ path: String) throws(FileFailure) {
    if let staged = StagedFiles.current {
      return staged.remove(path, of: try FileContent.read(path))
    }
    guard unlink(path) == 0 else { throw FileFailure(path, doing: .remove) }
    _ = rmdir(FilePath.folder(path))
  }
}
