import PhrasebookPlatform

/// The lock that Git holds while it changes the files of a working tree.
///
/// In that time a catalog and the sources that it is compared with may be of different commits.
package struct GitLock: Sendable {
  /// Nil outside of a repository.
  private let file: String?

  /// A lock that is older was left by a Git that crashed, in seconds.
  private static let longest = 600

  /// The lock of the repository around a folder.
  package init(around folder: String) {
    file = Self.repository(around: folder).map { FilePath.join($0, "index.lock") }
  }

  /// Whether Git is at work.
  package var isHeld: Bool {
    guard let file, let status = FileStatus(path: file) else { return false }
    return Int(time(nil)) - status.changed / 1_000_000_000 < Self.longest
  }

  /// The folder in which Git keeps its data of a working tree.
  static func repository(around folder: String) -> String? {
    var folder = FilePath.absolute(folder)
    while true {
      let path = FilePath.join(folder, ".git")
      switch FileStatus(path: path)?.kind {
      case .folder: return path
      case .file: return linked(from: path, in: folder)
      default:
        if folder == "/" { return nil }
        folder = FilePath.folder(folder)
      }
    }
  }

  /// The folder that the file `.git` of a worktree or submodule names.
  private static func linked(from file: String, in folder: String) -> String? {
    guard let bytes = try? FileContent.read(file) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let line = text.split(whereSeparator: \.isNewline).first, line.hasPrefix("gitdir: ")
    else { return nil }
    let path = String(line.dropFirst("gitdir: ".count))
    return path.hasPrefix("/") ? path : FilePath.absolute(FilePath.join(folder, path))
  }
}
