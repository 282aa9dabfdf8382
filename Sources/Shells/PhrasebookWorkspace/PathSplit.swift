import PhrasebookProjects

/// Arguments of an operation, of which the last ones may be PATH: the disk decides, since a folder
/// needs no mark of its own.
package struct PathSplit: Sendable {
  /// The arguments before PATH.
  package var items: [String]
  /// At least one.
  package var paths: [String]

  /// The first PATH.
  package var path: String { paths[0] }

  /// Keys, then existing files and folders. The first argument is a key, whatever files there are.
  package static func keys(_ arguments: [String]) -> PathSplit {
    let paths = arguments.dropFirst().reversed().prefix { FileStatus(path: $0) != nil }.reversed()
    return PathSplit(
      items: Array(arguments.dropLast(paths.count)), paths: paths.isEmpty ? ["."] : Array(paths))
  }

  /// Names of pictures, then a catalog or a folder.
  package static func pictures(_ arguments: [String]) -> PathSplit {
    guard let last = arguments.last, isCatalog(last) || FileStatus(path: last)?.kind == .folder
    else { return PathSplit(items: arguments, paths: ["."]) }
    return PathSplit(items: Array(arguments.dropLast()), paths: [last])
  }

  /// Files to import, then catalogs or a folder that is not a bundle. A single argument is a file.
  package static func imported(_ arguments: [String]) -> PathSplit {
    guard let last = arguments.last, arguments.count > 1, isCatalog(last) || isFolder(last) else {
      return PathSplit(items: arguments, paths: ["."])
    }
    let files = arguments.dropLast().prefix { !isCatalog($0) }
    guard !files.isEmpty, arguments[files.count...].allSatisfy(isCatalog) else {
      return PathSplit(items: Array(arguments.dropLast()), paths: [last])
    }
    return PathSplit(items: Array(files), paths: Array(arguments[files.count...]))
  }

  /// Files for the translation memory, then the folder of its project. Without such a folder, the
  /// project is that of a folder or a catalog among the files, or the current one.
  package static func remembered(_ arguments: [String]) -> PathSplit {
    if let last = arguments.last, arguments.count > 1, isFolder(last),
      !arguments.dropLast().contains(where: isFolder)
    {
      return PathSplit(items: Array(arguments.dropLast()), paths: [last])
    }
    let path = arguments.first(where: isFolder) ?? arguments.first(where: isCatalog) ?? "."
    return PathSplit(items: arguments, paths: [path])
  }

  /// Whether a word that may be a language is a PATH, by what a language cannot be.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.contains(".")
      || !KnownLanguages.contain(word) && FileStatus(path: word) != nil
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// Whether a path is that of a folder; a bundle of localizations is a file to its users.
  private static func isFolder(_ path: String) -> Bool {
    FileStatus(path: path)?.kind == .folder
      && !FilePath.trimmed(path).lowercased().hasSuffix(".xcloc")
  }
}
