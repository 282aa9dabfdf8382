import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// A catalog that was read from a file.
struct OpenCatalog {
  /// Spelled as PATH was given.
  var path: String
  var catalog: Catalog
  /// The languages that count in any case.
  var languages: [String]

  var table: String { FilePath.stem(path) }
}

/// The catalogs below a PATH, without asking what feeds them.
enum CatalogFiles {
  /// The paths, spelled as PATH was given and sorted, with the settings that speak for them.
  static func find(
    _ path: String, reporter: Reporter
  ) -> [(path: String, settings: Settings?)] {
    guard let status = FileStatus(path: path) else {
      reporter.say(FileFailure(path, "there is no such file or folder").diagnostic)
      return []
    }
    guard status.kind == .folder else { return [(path, nil)] }
    let root = FilePath.absolute(path)
    let spelling = Spelling(given: path)
    let found = ProjectFiles(below: root)
    var settings: [Settings] = []
    var unread: [String] = []
    for path in found.settingsOutermostFirst where !settings.contains(where: { $0.excludes(path) })
    {
      if let found = read(path, spelling, reporter) {
        settings.append(found)
      } else {
        unread.append(FilePath.folder(path))
      }
    }
    let files = ListedFiles(found)
    let modules = settings.flatMap { $0.modules ?? [] }
    let listed = modules.flatMap { $0.catalogs(in: files) }
    let cutOff = files.cutOff(of: modules.flatMap(\.catalogs))
    for folder in cutOff { reporter.say(LostSource.cutOff(spelling.spell(folder))) }
    let owned = settings.filter { $0.modules != nil }
    let free = found.catalogs.filter { catalog in
      !owned.contains { FilePath.isInside(catalog, $0.folder) }
        && !settings.contains { $0.excludes(catalog) }
    }
    let there = Set(free + listed.filter { FileStatus(path: $0) != nil })
    // What settings that cannot be read would say of a catalog, nobody knows: it is left alone.
    let all = CatalogNames(there).unique(there).filter { catalog in
      !unread.contains { FilePath.isInside(catalog, $0) }
    }
    if all.isEmpty, unread.isEmpty {
      reporter.say(
        Diagnostic(.note, "there is no String Catalog here; phrasebook init makes the first one"))
    }
    return all.map { catalog in
      let settings = settings.filter { FilePath.isInside(catalog, $0.folder) }
        .max { $0.folder.utf8.count < $1.folder.utf8.count }
      return (spelling.spell(catalog), settings)
    }
  }

  /// The catalogs that can be read; what is wrong with the others is said.
  static func open(_ path: String, reporter: Reporter) -> [OpenCatalog] {
    find(path, reporter: reporter).compactMap { file in
      open(file.path, languages: file.settings?.languages ?? [], reporter)
    }
  }

  private static func open(
    _ path: String, languages: [String], _ reporter: Reporter
  ) -> OpenCatalog? {
    reporter.attempt(on: path) {
      let reading = try XCStrings.read(try FileContent.read(path), file: path)
      reading.diagnostics.forEach(reporter.say)
      return OpenCatalog(path: path, catalog: reading.catalog, languages: languages)
    }
  }

  private static func read(
    _ path: String, _ spelling: Spelling, _ reporter: Reporter
  ) -> Settings? {
    let file = spelling.spell(path)
    do {
      return try SettingsReader(file: file, folder: FilePath.folder(path))
        .read(try FileContent.read(path))
    } catch let failure as ScopeFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as FileFailure {
      reporter.say(FileFailure(file, failure.reason).diagnostic)
    } catch {}
    return nil
  }
}
