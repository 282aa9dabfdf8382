package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
package import PhrasebookModel

/// A catalog that was read from a file.
package struct OpenCatalog {
  /// Spelled as PATH was given.
  package var path: String
  package var catalog: Catalog
  /// The languages that count in any case.
  package var languages: [String]

  package var table: String { FilePath.stem(path) }
}

/// The catalogs below a PATH, without asking what feeds them.
package enum CatalogFiles {
  /// The paths of the catalogs of several PATHs, each once, with their settings.
  package static func find(
    _ paths: [String], activity: Activity
  ) -> [(path: String, settings: Settings?)] {
    guard paths.count > 1 else { return find(paths.first ?? ".", activity: activity) }
    var known: Set<String> = []
    return paths.flatMap { find($0, activity: activity) }
      .filter { isNew($0.path, in: &known, activity) }
  }

  /// Adds a path to those that are known; false if it is one of them. Names that differ only in normalization are
  /// one, with an error.
  static func isNew(_ path: String, in known: inout Set<String>, _ activity: Activity) -> Bool {
    let absolute = FilePath.absolute(path)
    let (isNew, other) = known.insert(absolute)
    if !isNew, !other.utf8.elementsEqual(absolute.utf8) {
      activity.report(LostSource.sameName(path))
    }
    return isNew
  }

  /// The paths, spelled as PATH was given and sorted, with the settings that apply to them.
  ///
  /// - Parameter hasSettingsBundles: Whether catalogs in a `Settings.bundle` count, which no code
  ///   feeds, but Xcode exports.
  package static func find(
    _ path: String, hasSettingsBundles: Bool = false, activity: Activity
  ) -> [(path: String, settings: Settings?)] {
    guard let status = FileStatus(path: path) else {
      activity.report(FileFailure(path, "no such file or folder").diagnostic)
      return []
    }
    let root = FilePath.absolute(path)
    let spelling = Spelling(given: path)
    var unread: [String] = []
    let above = settings(above: root, spelling, &unread, activity)
    guard status.kind == .folder else { return unread.isEmpty ? [(path, above)] : [] }
    let found = ProjectFiles(below: root)
    for path in found.lost
    where path.hasSuffix(".xcstrings") || LostSource.hasSameName(path) {
      activity.report(LostSource.diagnostic(path, spelling: spelling))
    }
    // An excluded folder that PATH names is included.
    var settings = above.map { $0.excludes(root) ? [] : [$0] } ?? []
    let outer = settings
    for path in found.settingsOutermostFirst where !settings.contains(where: { $0.excludes(path) })
    {
      if let found = read(path, spelling, activity) {
        settings.append(found)
      } else {
        unread.append(FilePath.folder(path))
      }
    }
    let files = ListedFiles(found)
    // Modules are those of PATH itself.
    settings.removeFirst(outer.count)
    let modules = settings.flatMap { $0.modules ?? [] }
    let listed = modules.flatMap { $0.catalogs(in: files) }
    let cutOff = files.cutOff(of: modules.flatMap(\.catalogs))
    for folder in cutOff { activity.report(LostSource.cutOff(spelling.spell(folder))) }
    let owned = settings.filter { $0.modules != nil }
    let bundled = hasSettingsBundles ? found.catalogsInSettingsBundles : []
    let free = (found.catalogs + bundled).filter { catalog in
      !owned.contains { FilePath.isInside(catalog, $0.folder) }
        && !(outer + settings).contains { $0.excludes(catalog) }
    }
    let there = Set(free + listed.filter { FileStatus(path: $0) != nil })
    // If the settings cannot be read, they might exclude a catalog, so it is not changed.
    let all = CatalogNames(there).unique(there).filter { catalog in
      !unread.contains { FilePath.isInside(catalog, $0) }
    }
    if all.isEmpty, unread.isEmpty {
      activity.report(MissingCatalogs(hasStringsFiles: !found.stringsFiles.isEmpty).note)
    }
    return all.map { catalog in
      let own = settings.filter { FilePath.isInside(catalog, $0.folder) }
        .max { $0.folder.utf8.count < $1.folder.utf8.count }
      return (spelling.spell(catalog), own ?? above)
    }
  }

  /// The settings of the nearest folder above a path that has some, within its repository.
  ///
  /// - Parameter unread: Receives the folder of settings that cannot be read.
  private static func settings(
    above path: String, _ spelling: Spelling, _ unread: inout [String], _ activity: Activity
  ) -> Settings? {
    var folder = path
    while folder != "/", FileStatus(path: FilePath.join(folder, ".git")) == nil {
      folder = FilePath.folder(folder)
      for name in ProjectFiles.settingsNames {
        let file = FilePath.join(folder, name)
        guard FileStatus(path: file)?.kind == .file else { continue }
        let found = read(file, spelling, activity)
        if found == nil { unread.append(folder) }
        return found
      }
    }
    return nil
  }

  /// The catalogs that can be read; the errors of the others are reported.
  package static func open(_ paths: [String], activity: Activity) -> [OpenCatalog] {
    find(paths, activity: activity).compactMap { file in
      open(file.path, languages: file.settings?.languages ?? [], activity)
    }
  }

  private static func open(
    _ path: String, languages: [String], _ activity: Activity
  ) -> OpenCatalog? {
    activity.attempt(on: path) {
      let reading = try XCStrings.read(try FileContent.read(path), file: path)
      reading.diagnostics.forEach(activity.report)
      return OpenCatalog(path: path, catalog: reading.catalog, languages: languages)
    }
  }

  private static func read(
    _ path: String, _ spelling: Spelling, _ activity: Activity
  ) -> Settings? {
    do {
      return try SettingsReader.settings(at: path, as: spelling.spell(path))
    } catch {
      activity.report(error.diagnostic)
      return nil
    }
  }
}
