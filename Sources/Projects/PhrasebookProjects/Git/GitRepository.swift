import Foundation
import Phrasebook

/// A repository, and the catalogs in its revisions: paths and revisions in, bytes out.
package struct GitRepository {
  /// The top folder of the working tree.
  package let top: String
  package let git: Git

  /// The repository that a folder lies in.
  package init(around folder: String) throws(GitFailure) {
    try self.init(around: folder, limit: GitProcess.usualLimit)
  }

  /// - Parameter limit: The longest time without output of git, in seconds.
  init(around folder: String, limit: Double) throws(GitFailure) {
    let git = Git(folder: folder, limit: limit)
    guard let top = try git.text(["rev-parse", "--show-toplevel"]), !top.isEmpty else {
      throw GitFailure(message: "\(folder) is not in a git repository with a working tree")
    }
    self.top = top
    self.git = Git(folder: top, limit: limit)
  }

  /// The commit or tree that a person's word means.
  package func resolve(_ revision: String) throws(GitFailure) -> String {
    guard !revision.hasPrefix("-"),
      let id = try git.text(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"]), !id.isEmpty
    else {
      throw GitFailure(
        message: "\"\(revision)\" is neither a file nor a revision of this repository")
    }
    return id
  }

  /// The catalogs of a revision: their paths below the top, and their blobs.
  package func catalogs(at revision: String) throws(GitFailure) -> [String: String] {
    let output = try git.run(["ls-tree", "-r", "-z", "--full-tree", resolve(revision)])
    var result: [String: String] = [:]
    for record in String(decoding: output, as: UTF8.self).split(separator: "\0") {
      guard let tab = record.firstIndex(of: "\t") else { continue }
      let path = String(record[record.index(after: tab)...])
      let words = record[..<tab].split(separator: " ")
      guard path.hasSuffix(".xcstrings"), words.count == 3, words[1] == "blob" else { continue }
      result[path] = String(words[2])
    }
    return result
  }

  /// The catalogs of the working tree that are not ignored, below the top.
  package func catalogsInWorkingTree() throws(GitFailure) -> [String] {
    let output = try git.run([
      "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.xcstrings",
    ])
    return Set(String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init))
      .filter { FileStatus(path: FilePath.join(top, $0)) != nil }.sorted()
  }

  /// The path of a file below the top; nil if it lies elsewhere.
  package func relative(_ path: String) -> String? {
    let folder = FilePath.real(FilePath.folder(path)) ?? FilePath.absolute(FilePath.folder(path))
    let root = FilePath.real(top) ?? top
    return FilePath.remainder(of: FilePath.join(folder, FilePath.name(path)), in: root)
  }

  /// The content of an object such as `HEAD:App/Localizable.xcstrings`; nil if it does not exist.
  package func blob(_ name: String) -> [UInt8]? {
    guard !name.hasPrefix("-") else { return nil }
    return try? git.run(["cat-file", "blob", name])
  }
}
