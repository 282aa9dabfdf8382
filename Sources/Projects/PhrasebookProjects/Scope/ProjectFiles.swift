import PhrasebookExtract

/// The files below a folder that scopes are made from.
package struct ProjectFiles {
  /// The path at which the walk began.
  package let folder: String
  /// Folders with a `Package.swift`, `.xcodeproj` folders and `phrasebook.yml` files, absolute.
  package var packages: [String] = []
  package private(set) var projects: [String] = []
  private var settingsBundles: [String] = []
  package var settings: [String] = []
  /// The models of Core Data, absolute folders.
  var models: [String] = []
  /// The files that Xcode projects are generated from, absolute.
  var generators: [String] = []
  package var catalogs: [String] = []
  package var sources: [String] = []
  /// Interface Builder's files that have languages: those in `Base.lproj`.
  package var interfaces: [String] = []
  /// The `.strings` and `.stringsdict` files in `.lproj` folders, without those of bundles.
  package var stringsFiles: [String] = []
  /// Files and folders that cannot be read and may be or hold sources.
  package var lost: [String] = []
  package var isCutOff = false

  /// The settings, those of a folder before those of the folders in it, which it may leave out.
  package var settingsOutermostFirst: [String] { settings.sorted { $0.utf8.count < $1.utf8.count } }

  /// The names under which settings are kept.
  package static let settingsNames = ["phrasebook.yml", "phrasebook.yaml"]

  /// Walks an absolute folder; generated and fetched files are left out.
  package init(below folder: String) {
    self.folder = folder
    let tree = FileTree(folder) { _, name in !FileTree.foldersOfTools.contains(name) }
    isCutOff = tree.isCutOff
    for path in tree.files {
      if SourceLanguage.isSource(path) {
        if FilePath.name(path) == "Package.swift" { packages.append(FilePath.folder(path)) }
        if path.hasSuffix("/Project.swift") { generators.append(path) }
        sources.append(path)
      } else if path.hasSuffix(".xcstrings") {
        catalogs.append(path)
      } else if InterfaceFile.isLocalized(path) {
        interfaces.append(path)
      } else if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") {
        if Self.isMigratable(path, below: folder) { stringsFiles.append(path) }
      } else if path.hasSuffix("ml"), ProjectFiles.settingsNames.contains(FilePath.name(path)) {
        settings.append(path)
      } else if path.hasSuffix("ml"), GeneratedProject.names.contains(FilePath.name(path)) {
        generators.append(path)
      }
    }
    // A folder of this name is a mistake, which the reader of settings reports.
    settings += Self.settingsNames.map { FilePath.join(folder, $0) }
      .filter { FileStatus(path: $0)?.kind == .folder }
    lost = tree.lost.filter(LostSource.isPossible)
    models = tree.packages.filter { $0.hasSuffix(".xcdatamodeld") }
    projects = tree.packages.filter { $0.hasSuffix(".xcodeproj") }
    settingsBundles = tree.packages.filter { FilePath.name($0) == "Settings.bundle" }
  }

  /// Whether a file lies in an `.lproj` folder, and in no other folder with an extension.
  private static func isMigratable(_ path: String, below folder: String) -> Bool {
    let language = FilePath.folder(path)
    guard language.hasSuffix(".lproj"),
      let place = FilePath.remainder(of: FilePath.folder(language), in: folder)
    else { return false }
    return !place.split(separator: "/").contains { $0.contains(".") }
  }

  /// The catalogs in bundles of settings, absolute.
  package var catalogsInSettingsBundles: [String] {
    settingsBundles.flatMap { bundle in
      (FolderListing.items(in: bundle) ?? [])
        .filter { $0.kind == .file && $0.name.hasSuffix(".xcstrings") }
        .map { FilePath.join(bundle, $0.name) }
    }
  }

  /// Whether a folder itself describes its modules.
  package static func describesItself(_ folder: String) -> Bool {
    let items = FolderListing.items(in: folder) ?? []
    return items.contains {
      $0.name == "Package.swift" || $0.name.hasSuffix(".xcodeproj")
        || settingsNames.contains($0.name) || GeneratedProject.names.contains($0.name)
    }
  }

  /// The project of a file for an editor that has opened no folder: the outermost folder above the file, within
  /// its repository, that describes its modules, as the packages of an app belong to the app. Else its repository,
  /// or its own folder if a catalog is in it.
  ///
  /// Nil for a file outside of a project: its folder may be a user's home, which must not be searched.
  ///
  /// - Parameter path: Absolute.
  package static func root(above path: String) -> String? {
    let own = FilePath.folder(path)
    var (folder, root) = (own, String?.none)
    while folder != "/", folder != SettingsReader.home {
      if describesItself(folder) { root = folder }
      if FileStatus(path: FilePath.join(folder, ".git")) != nil { return root ?? folder }
      folder = FilePath.folder(folder)
    }
    if let root { return root }
    let items = FolderListing.items(in: own) ?? []
    return items.contains { $0.name.hasSuffix(".xcstrings") } ? own : nil
  }
}
