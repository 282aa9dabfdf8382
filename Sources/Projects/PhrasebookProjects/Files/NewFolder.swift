import Phrasebook
import PhrasebookPlatform

/// Creates missing folders.
package enum NewFolder {
  /// Makes a folder and those it lies in.
  package static func make(_ path: String) throws(FileFailure) {
    if let status = FileStatus(path: path) {
      guard status.kind == .folder else { throw FileFailure(path, "it is a file, not a folder") }
      return
    }
    if StagedFiles.current != nil { return }
    let parent = FilePath.folder(FilePath.trimmed(path))
    if parent != path { try make(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileFailure(path, doing: .makeFolder)
    }
  }
}
