import PhrasebookPlatform
package import PhrasebookProjects
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookSync

/// The sources that the arguments of a run name, spelled as they were given.
package final class SourceFiles {
  /// Swift and C sources, and files of facts.
  package private(set) var paths: [String] = []
  /// Interface Builder's files, spelled in the same way.
  package private(set) var interfaces: [String] = []
  /// The strings of the property lists.
  private var infoPlists: [InfoPlistStrings.Texts] = []
  package private(set) var settings: Settings?
  private var spellings = SpellingSet()
  /// The files that the arguments name one by one.
  private var named: Set<String> = []
  private let activity: Activity
  /// Whether a folder that a project lists and that does not exist is an error.
  private let isStrict: Bool

  package init(activity: Activity, isStrict: Bool = false) {
    self.activity = activity
    self.isStrict = isStrict
  }

  /// Adds the files that a list names, one on each line, or each ended by a NUL as with
  /// `find -print0`; `-` is standard input.
  package func add(list: String) {
    do {
      let bytes = try FileContent.readStream(list == "-" ? "/dev/stdin" : list)
      let separator: UInt8 = bytes.contains(0) ? 0 : 0x0A
      // Split as bytes: a line may end with CR LF, which is one character of Swift.
      for line in bytes.split(separator: separator) {
        let name = separator != 0 && line.last == 0x0D ? line.dropLast() : line
        if !name.isEmpty { appendNamed(String(decoding: name, as: UTF8.self)) }
      }
    } catch {
      activity.report(error.diagnostic)
    }
  }

  /// Adds a file, the sources of a catalog, or those of the modules below a folder.
  package func add(_ path: String) {
    if path.hasSuffix(".xcstrings") {
      add(catalog: path)
    } else if FileStatus(path: path)?.kind == .folder {
      add(folder: path)
    } else {
      // A missing file is reported when it is read.
      appendNamed(path)
    }
  }

  /// The sources of the modules below a folder; every source if modules are not described.
  private func add(folder: String) {
    do {
      let scope = try ScopeFinder.find(folder)
      scope.diagnostics.filter { $0.severity == .error }.forEach(activity.report)
      settings = settings ?? scope.settings
      let root = FilePath.absolute(folder)
      let spelling = Spelling(given: folder)
      // The files listed in the folder's own phrasebook.yml belong to it, even outside of the
      // folder.
      let isListed = scope.settings?.modules != nil && scope.settings?.folder == root
      let built = Set(scope.modules.filter { !$0.isTest }.flatMap(\.sources))
        .filter { isListed || FilePath.isInside($0, root) }
      let walked = built.isEmpty ? ProjectFiles(below: root) : nil
      let missing =
        walked.map { $0.lost.map { LostSource.diagnostic($0, spelling: spelling) } }
        ?? scope.modules.filter { !$0.isTest }.flatMap(\.missing)
      for diagnostic in missing {
        activity.report(isStrict ? diagnostic : LostSource.mild(diagnostic, spelling: spelling))
      }
      let all = walked?.sources ?? Array(built)
      for path in all.sorted()
      where FilePath.name(path) != "Package.swift" && settings?.excludes(path) != true {
        append(spelling.spell(path))
      }
      for path in scope.interfaces where FilePath.isInside(path, root) {
        append(spelling.spell(path))
      }
      infoPlists += scope.catalogs.filter { FilePath.isInside($0.catalog, root) }
        .flatMap(\.infoPlists).map(ResourceTexts(spelling: spelling).texts)
    } catch {
      activity.report(error.diagnostic)
    }
  }

  private func add(catalog: String) {
    do {
      let scope = try ScopeFinder.find(catalog)
      scope.diagnostics.forEach(activity.report)
      let spelling = Spelling(given: catalog)
      if let role = role(of: catalog), role == .interfaceBuilder || role == .infoPlist {
        let language = scope.settings?.sourceLanguage ?? "en"
        let files = InterfaceFile.files(
          of: FilePath.absolute(catalog), sourceLanguage: language)
        infoPlists += (scope.catalogs.first?.infoPlists ?? [])
          .map(ResourceTexts(spelling: spelling).texts)
        files.map(spelling.spell).forEach(append)
        return
      }
      guard let sources = scope.catalogs.first?.sources else {
        activity.report(UnclaimedCatalogs([catalog]).unchanged(.error))
        return
      }
      settings = scope.catalogs.first?.settings
      for path in sources { append(spelling.spell(path)) }
    } catch {
      activity.report(error.diagnostic)
    }
  }

  /// The role that a catalog's place gives it.
  private func role(of catalog: String) -> CatalogRole? {
    CatalogRole(path: FilePath.absolute(catalog), catalog: Catalog(sourceLanguage: "en"))
  }

  /// The texts of the interface files and property lists, as one extraction.
  package func resourceTexts() -> Extraction {
    var extraction = Extraction()
    for file in interfaces {
      do {
        extraction.strings += try ResourceTexts.interface(file).strings
      } catch {
        extraction.diagnostics.append(error.diagnostic)
      }
    }
    let lists = InfoPlistUnion(catalog: nil, table: InfoPlistStrings.table)
    return .union([extraction, lists(infoPlists)])
  }

  /// Whether no interface file or property list was named.
  package var hasOnlySources: Bool { interfaces.isEmpty && infoPlists.isEmpty }

  /// A problem of a source. One that only a project lists, and that is not on the disk, is a warning.
  package func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !isStrict, let file = diagnostic.location?.file, !named.contains(file) else {
      return diagnostic
    }
    return LostSource.mild(diagnostic, spelling: Spelling(given: file))
  }

  private func appendNamed(_ path: String) {
    named.insert(path)
    append(path)
  }

  private func append(_ path: String) {
    // One file under two spellings is one.
    let spelled = Self.hasDots(path) ? FilePath.normalized(path) : path
    guard spellings.insert(spelled) else { return }
    // Most are sources, and a list of them may be long.
    if path.hasSuffix(".swift") {
      paths.append(path)
    } else if InterfaceFile.isNamed(path) {
      interfaces.append(path)
    } else if path.hasSuffix(".plist") {
      let list = InfoPlistScope(file: FilePath.absolute(path))
      infoPlists.append(ResourceTexts(spelling: Spelling(given: path)).texts(list))
    } else {
      paths.append(path)
    }
  }

  /// Whether a part of a path begins with a full stop: `./`, `../` and hidden folders.
  private static func hasDots(_ path: String) -> Bool {
    path.hasPrefix(".") || path.withCString { strstr($0, "/.") != nil }
  }
}
