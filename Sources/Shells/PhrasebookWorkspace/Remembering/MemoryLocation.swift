package import PhrasebookProjects

/// The place of a project's translation memory: a PATH in, the file and the project's name out.
package struct MemoryLocation {
  /// The memory's file, as messages spell it.
  package var file: String
  /// The project's folder, absolute.
  package var root: String
  /// Whether the file is in its default place.
  var isUsual: Bool
  /// Whether the project's settings give the place.
  var isInSettings = false
  /// Whether it is one file outside any project that the memory would be for: nothing is left lying
  /// beside it on the way of other work.
  var isStray = false

  package static let folder = ".phrasebook"
  package static let name = "memory.sqlite"

  /// The project's name in the memory: that of its folder.
  package var project: String { FilePath.name(root) }

  /// The location for a PATH; nil if the project's settings turn the memory off, or cannot be read:
  /// they may do so, and the operation that uses them reports the error.
  ///
  /// - Parameter file: The place given on the command line.
  package static func find(_ path: String, file: String? = nil) -> MemoryLocation? {
    try? located(path, file: file)
  }

  /// The same for an operation that uses the settings for nothing else: throws their error.
  static func located(
    _ path: String, file: String? = nil
  ) throws(ScopeFailure) -> MemoryLocation? {
    let (root, isStray) = root(of: path)
    if let file { return MemoryLocation(file: file, root: root, isUsual: false) }
    let spelling = Spelling(given: path)
    switch try settings(root, spelling)?.memory {
    case .off: return nil
    case .file(let name):
      return MemoryLocation(
        file: FilePath.join(root, name), root: root, isUsual: false, isInSettings: true)
    case nil:
      let usual = FilePath.join(FilePath.join(root, folder), name)
      return MemoryLocation(
        file: spelling.spell(usual), root: root, isUsual: true, isStray: isStray)
    }
  }

  /// The nearest folder that has a memory or describes a project: a package, an Xcode project,
  /// settings, or a repository; otherwise PATH itself. Only a PATH that is a file lacks such a
  /// folder.
  static func root(of path: String) -> (folder: String, isStray: Bool) {
    let absolute = FilePath.absolute(path)
    let start =
      FileStatus(path: absolute)?.kind == .folder ? absolute : FilePath.folder(absolute)
    var described: String?
    var folder = start
    while folder != "/" {
      let isTop = FileStatus(path: FilePath.join(folder, ".git")) != nil
      let isDescribed = ProjectFiles.describesItself(folder) || isTop
      let usual = FilePath.join(FilePath.join(folder, Self.folder), name)
      if isDescribed || folder == start, FileStatus(path: usual) != nil { return (folder, false) }
      if isDescribed, described == nil { described = folder }
      if isTop { break }
      folder = FilePath.folder(folder)
    }
    return (described ?? start, described == nil && start != absolute)
  }

  private static func settings(
    _ root: String, _ spelling: Spelling
  ) throws(ScopeFailure) -> Settings? {
    let paths = ProjectFiles.settingsNames.map { FilePath.join(root, $0) }
    guard let path = paths.first(where: { FileStatus(path: $0) != nil }) else { return nil }
    return try SettingsReader.settings(at: path, as: spelling.spell(path))
  }

  /// Creates the folder of the memory, unless the command line gave the place; git ignores the
  /// folder unless configured otherwise.
  package func prepare() throws(FileFailure) {
    guard isUsual || isInSettings, FileStatus(path: file) == nil else { return }
    let folder = FilePath.folder(file)
    try NewFolder.make(folder)
    guard isUsual else { return }
    let ignore = FilePath.join(folder, ".gitignore")
    if FileStatus(path: ignore) == nil {
      // Another process may be as quick.
      try? CatalogFile.create(ignore, Array("*\n".utf8))
    } else {
      // A killed run may have made it, and its temporary file may still be there.
      ReplacementFile.sweepOnce(folder)
    }
  }
}
