import PhrasebookProjects
import Phrasebook

/// The two versions to compare: revisions and paths as typed in, pairs of files out.
package struct DiffSides {
  /// A catalog in its two versions; nil if it does not exist.
  package struct Pair {
    var path: String
    var old: [UInt8]?
    var new: [UInt8]?
  }

  /// The reason why nothing can be compared, in one line.
  package struct Failure: Error { var message: Phrase }

  /// One side.
  private enum Side {
    case file(String)
    case folder(String)
    case revision(String)
    /// A file of a revision, as `HEAD:App/Localizable.xcstrings`.
    case blob(String)
    case workingTree
  }

  /// Only files at or below one of these paths; all if empty.
  package var paths: [String]

  /// The pairs that differ, by path.
  package func pairs(_ words: [String]) throws -> [Pair] {
    let (old, new) = try sides(words)
    switch (old, new) {
    case (.file(let a), .file(let b)):
      return [Pair(path: b, old: try FileContent.read(a), new: try FileContent.read(b))]
    case (.folder(let a), .folder(let b)):
      return try pairs(listing(folder: a), listing(folder: b)) { side, path in
        try FileContent.read(FilePath.join(side == 0 ? a : b, path))
      }
    case (.file, _), (.blob, _), (_, .file), (_, .blob):
      return [
        Pair(path: name(of: new) ?? name(of: old) ?? "", old: try bytes(old), new: try bytes(new))
      ]
    case (.folder, _), (_, .folder):
      throw Failure(message: "a folder is compared with a folder; give revisions without one")
    default: return try revisions(old, new)
    }
  }

  // MARK: Meaning of the words

  private func sides(_ words: [String]) throws(Failure) -> (Side, Side) {
    switch words.count {
    case 0: return (.revision("HEAD"), .workingTree)
    case 1:
      let word = words[0]
      if FileStatus(path: word) == nil, let range = range(word) { return range }
      let side = side(word)
      if case .revision = side { return (side, .workingTree) }
      if case .file = side {
        return (.blob("HEAD:./\(word)"), side)
      }
      throw Failure(message: "only \(word) is given; give a second side to compare with")
    case 2: return (side(words[0]), side(words[1]))
    default: throw Failure(message: "give two sides: files, folders or revisions of git")
    }
  }

  /// `A..B`, and `A...B`, which begins where the two parted.
  private func range(_ word: String) -> (Side, Side)? {
    for (dots, isParted) in [("...", true), ("..", false)] {
      let parts = word.split(separator: dots, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let (old, new) = (
        parts[0].isEmpty ? "HEAD" : String(parts[0]), parts[1].isEmpty ? "HEAD" : String(parts[1])
      )
      if isParted, !old.hasPrefix("-"), !new.hasPrefix("-"),
        let base = try? Git(folder: ".").text(["merge-base", old, new]), !base.isEmpty
      {
        return (.revision(base), .revision(new))
      }
      return (.revision(old), .revision(new))
    }
    return nil
  }

  private func side(_ word: String) -> Side {
    if let status = FileStatus(path: word) {
      return status.kind == .folder ? .folder(word) : .file(word)
    }
    return word.contains(":") ? .blob(word) : .revision(word)
  }

  private func name(of side: Side) -> String? {
    switch side {
    case .file(let path): path
    case .blob(let name): name.split(separator: ":", maxSplits: 1).last.map(String.init)
    default: nil
    }
  }

  private func bytes(_ side: Side) throws -> [UInt8]? {
    switch side {
    case .file(let path): return try FileContent.read(path)
    case .blob(let name):
      guard !name.hasPrefix("-") else {
        throw Failure(message: "\(name) is not a file of a revision")
      }
      let outcome = try Git(folder: ".").outcome(of: ["cat-file", "blob", name])
      guard outcome.status == 0 else {
        throw Failure(message: "\(name) is neither a file nor a file of a revision")
      }
      return outcome.output
    default: throw Failure(message: "a file is compared with a file; write REVISION:PATH")
    }
  }

  // MARK: Many files

  private func listing(folder: String) throws -> [String: String] {
    let root = FilePath.absolute(folder)
    let tree = FileTree(root) { _, name in !FileTree.foldersOfTools.contains(name) }
    var result: [String: String] = [:]
    for file in tree.files where file.hasSuffix(".xcstrings") {
      guard let path = FilePath.remainder(of: file, in: root) else { continue }
      result[path] = path
    }
    return result
  }

  private func revisions(_ old: Side, _ new: Side) throws -> [Pair] {
    let repository = try GitRepository(around: ".")
    let blobs = GitBlobs(repository)
    func listing(_ side: Side) throws -> [String: String] {
      guard case .revision(let name) = side else {
        var files: [String: String] = [:]
        for path in try repository.catalogsInWorkingTree() { files[path] = "" }
        return files
      }
      return try repository.catalogs(at: name)
    }
    let wanted = try paths.map { path -> String in
      guard let path = repository.relative(FilePath.absolute(path)) else {
        throw Failure(message: "\(path) is not in the repository \(repository.top)")
      }
      return path
    }
    let lists = (try listing(old), try listing(new))
    return try pairs(lists.0, lists.1, below: wanted) { side, path in
      let list = side == 0 ? lists.0 : lists.1
      guard let blob = list[path], !blob.isEmpty else {
        return try FileContent.read(FilePath.join(repository.top, path))
      }
      return try blobs.bytes(of: blob)
    }
  }

  /// Pairs files by their paths; a file that went is paired with one of its name that came.
  private func pairs(
    _ old: [String: String], _ new: [String: String], below wanted: [String] = [],
    _ read: (_ side: Int, _ path: String) throws -> [UInt8]
  ) throws -> [Pair] {
    let gone = Dictionary(grouping: old.keys.filter { new[$0] == nil }, by: FilePath.name)
    let come = Dictionary(grouping: new.keys.filter { old[$0] == nil }, by: FilePath.name)
    var moved: [String: String] = [:]
    for (name, paths) in come {
      guard paths.count == 1, let others = gone[name], others.count == 1 else { continue }
      moved[paths[0]] = others[0]
    }
    let movedAway = Set(moved.values)
    var pairs: [Pair] = []
    for path in Set(old.keys).union(new.keys).sorted() where !movedAway.contains(path) {
      guard wanted.isEmpty || wanted.contains(where: { FilePath.isInside(path, $0) || $0.isEmpty })
      else { continue }
      let before = moved[path] ?? path
      if let a = old[before], let b = new[path], a == b, !a.isEmpty, a.utf8.count >= 40 { continue }
      let pair = Pair(
        path: path, old: old[before] == nil ? nil : try read(0, before),
        new: new[path] == nil ? nil : try read(1, path))
      if pair.old != pair.new { pairs.append(pair) }
    }
    return pairs
  }
}
