import PhrasebookProjects
import PhrasebookFormats

/// The `.strings` and `.stringsdict` files below a PATH, by the catalog that they become.
struct LegacyTables {
  /// The files of one table in all its languages.
  struct Group: Hashable {
    /// The folder that the `.lproj` folders lie in, absolute.
    package var folder: String
    package var table: String
    /// Absolute, sorted.
    package var files: [String]
    /// Whether the table is that of a storyboard or XIB in `Base.lproj`.
    var isInterfaceBuilder: Bool

    /// The place in which Xcode puts the catalog; those of Interface Builder have no language.
    package var catalog: String {
      let folder = isInterfaceBuilder ? FilePath.join(folder, "mul.lproj") : folder
      return FilePath.join(folder, "\(table).xcstrings")
    }
  }

  /// Sorted by folder and table.
  let groups: [Group]
  /// The languages of all `.lproj` folders, as spelled in catalogs, with or without tables.
  let languages: Set<String>
  /// Tables without a language, absolute: their language is not known.
  let unlocalized: [String]
  /// Folders that are shipped unchanged, absolute: the code that loads them needs the old files.
  let bundles: [String]
  /// Whether there were more files than are looked at.
  let isCutOff: Bool

  /// - Parameter path: A folder, an `.lproj` folder or a file in one, absolute.
  init(below path: String) {
    let isFile = FileStatus(path: path)?.kind == .file
    let folder = isFile ? FilePath.folder(path) : path
    let isLproj = folder.hasSuffix(".lproj")
    // A file is migrated with its table in all languages, and a language with all languages: half a
    // catalog is invalid.
    let root = isLproj ? FilePath.folder(folder) : folder
    var bundles: [String] = []
    let tree = FileTree(root) { path, name in
      if Self.isBundle(path, name) {
        bundles.append(path)
        return false
      }
      return !FileTree.foldersOfTools.contains(name)
    }
    self.bundles = bundles.sorted()
    isCutOff = tree.isCutOff
    var files: [String: [String]] = [:]
    var interfaces: Set<String> = []
    var languages: Set<String> = []
    var unlocalized: [String] = []
    for file in tree.files {
      let place = LprojPath(file)
      guard let language = place.catalogLanguage else {
        if !isFile, !isLproj, ["strings", "stringsdict"].contains(place.fileExtension) {
          unlocalized.append(file)
        }
        continue
      }
      if !place.isBase, language != "mul" { languages.insert(language) }
      let parent = FilePath.folder(FilePath.folder(file))
      if isLproj, parent != root { continue }
      if isFile, place.table != FilePath.stem(path) { continue }
      let key = FilePath.join(parent, place.table)
      switch place.fileExtension {
      case "strings", "stringsdict": files[key, default: []].append(file)
      case "storyboard", "xib": interfaces.insert(key)
      default: break
      }
    }
    self.languages = languages
    self.unlocalized = unlocalized
    groups = files.sorted { $0.key < $1.key }.map { key, files in
      Group(
        folder: FilePath.folder(key), table: FilePath.name(key), files: files.sorted(),
        isInterfaceBuilder: interfaces.contains(key))
    }
  }

  /// Whether a folder has an extension and a finished property list of its own: a list with build
  /// settings, `$(PRODUCT_NAME)`, belongs to a target.
  private static func isBundle(_ path: String, _ name: String) -> Bool {
    guard name.dropFirst().contains("."), !name.hasSuffix(".lproj") else { return false }
    let lists = ["Info.plist", "Contents/Info.plist"].map { FilePath.join(path, $0) }
    return lists.contains { list in
      guard let bytes = try? FileContent.read(list) else { return false }
      return !["$(", "${"].contains { bytes.firstRange(of: $0.utf8) != nil }
    }
  }
}
