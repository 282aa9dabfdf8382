import Phrasebook
import PhrasebookExtract
import PhrasebookModel

/// Finds which sources feed which catalog: a PATH in, scopes out.
///
/// A catalog takes the sources of every module that holds it, whether a package, an Xcode project
/// or `phrasebook.yml` describes the module. A `phrasebook.yml` that lists modules is the only
/// description of its folder.
package struct ScopeFinder {
  private let reader: BuildDescriptionReader
  private var scope = ProjectScope()
  private let spelling: Spelling

  private init(spelling: Spelling) {
    self.spelling = spelling
    reader = BuildDescriptionReader(spelling: spelling)
  }

  /// The scope of several PATHs: everything that each of them has, once.
  package static func find(_ paths: [String]) throws(FileFailure) -> ProjectScope {
    guard let first = paths.first else { return try find(".") }
    var scope = try find(first)
    var emptyPaths = scope.catalogs.isEmpty ? [first] : []
    for path in paths.dropFirst() {
      let other = try find(path)
      if other.catalogs.isEmpty { emptyPaths.append(path) }
      scope.formUnion(other)
    }
    if !scope.catalogs.isEmpty { scope.emptyPaths = emptyPaths }
    return scope
  }

  /// The scope of PATH: a catalog, or a folder with everything below it.
  package static func find(_ path: String) throws(FileFailure) -> ProjectScope {
    let absolute = FilePath.absolute(path)
    guard let status = FileStatus(path: absolute) else {
      throw FileFailure(path, "no such file or folder")
    }
    // An Xcode project as PATH means the files beside it.
    if status.kind == .folder, [".xcodeproj", ".xcworkspace"].contains(where: absolute.hasSuffix) {
      return try find(FilePath.folder(FilePath.trimmed(path)))
    }
    let isFile = status.kind != .folder
    if isFile, !absolute.hasSuffix(".xcstrings") {
      throw FileFailure(path, "not a String Catalog; pass a .xcstrings file or a folder")
    }
    var result = ProjectScope()
    for (index, root) in roots(of: absolute, isFile: isFile).enumerated() {
      var finder = ScopeFinder(spelling: Spelling(given: path))
      finder.collect(below: root)
      let found = finder.finish(for: absolute, mayGuess: !isFile && root == absolute)
      if index == 0 || found.catalogs.contains(where: { $0.sources != nil }) { result = found }
      if found.catalogs.allSatisfy({ $0.sources != nil }), !found.descriptions.isEmpty { break }
    }
    if path == ".", result.catalogs.isEmpty,
      let whole = try above(absolute, isPart: !result.descriptions.isEmpty)
    {
      return whole
    }
    result.namesCatalog = isFile
    // A catalog that PATH names is included, wherever it is.
    if isFile,
      !result.catalogs.contains(where: {
        FileStatus(path: $0.catalog)?.identity == status.identity
      })
    {
      result.catalogs.append(
        CatalogScope(catalog: absolute, sources: nil, modules: [], settings: result.settings))
    }
    return result
  }

  /// The project around the current folder, which has no catalog itself: found as git finds a
  /// repository; nil if absent.
  ///
  /// - Parameter isPart: Whether the folder holds packages or projects: the one above has to build on
  ///   them then.
  private static func above(_ folder: String, isPart: Bool) throws(FileFailure) -> ProjectScope? {
    var isPart = isPart
    for root in roots(of: folder, isFile: false)
    where root != folder && ProjectFiles.describesItself(root) {
      var finder = ScopeFinder(spelling: Spelling(given: "."))
      finder.collect(below: root)
      let isTaken =
        finder.taken.contains {
          FilePath.isInside($0, folder) || FilePath.isInside(folder, $0)
        } || finder.builtSources.joined().contains { FilePath.isInside($0, folder) }
      guard !isPart || isTaken else { continue }
      isPart = true
      var scope = finder.finish(for: root, mayGuess: false)
      guard !scope.catalogs.isEmpty else { continue }
      let here = "."
      scope.diagnostics.append(
        Diagnostic(.note, "no String Catalog below \(here): the project in \(root) is used"))
      return scope
    }
    return nil
  }

  /// The folders that may describe what PATH is part of, the nearest first.
  private static func roots(of path: String, isFile: Bool) -> [String] {
    var roots: [String] = []
    var folder = isFile ? FilePath.folder(path) : path
    if !isFile { roots.append(folder) }
    while true {
      let isTop = FileStatus(path: FilePath.join(folder, ".git")) != nil
      if ProjectFiles.describesItself(folder) || isTop, !roots.contains(folder) {
        roots.append(folder)
      }
      // Beyond a repository nothing can be part of the same project.
      if isTop || folder == "/" { return roots }
      folder = FilePath.folder(folder)
    }
  }

  private mutating func collect(below root: String) {
    let files = ProjectFiles(below: root)
    let cutOff = files.isCutOff ? [LostSource.cutOff(spelling.spell(root))] : []
    scope.diagnostics += cutOff
    var owned: [Settings] = []
    for path in files.settingsOutermostFirst
    where !allSettings.contains(where: { $0.excludes(path) }) {
      guard let settings = read(settings: path) else { continue }
      if settings.modules != nil { owned.append(settings) }
      if settings.folder == root || scope.settings == nil { scope.settings = settings }
      allSettings.append(settings)
    }
    func isOwned(_ path: String) -> Bool {
      owned.contains { FilePath.isInside(path, $0.folder) }
        || allSettings.contains { $0.excludes(path) }
    }
    let listed = ListedFiles(files)
    for settings in owned { collect(settings, listed) }
    var packages = files.packages.filter { !isOwned($0) }
    // A project that is generated may leave a folder without the project's file in the repository,
    // such as one with the versions of its packages.
    var described: Set<String> = []
    for project in files.projects where !isOwned(project) {
      guard let part = reader.project(project) else { continue }
      described.insert(FilePath.folder(project))
      packages += collect(part, at: project, in: FilePath.folder(project)).filter { !isOwned($0) }
    }
    for path in files.generators.sorted()
    where !described.contains(FilePath.folder(path)) && !isOwned(path) {
      if let project = GeneratedProject(reading: path),
        let part = reader.generated(
          project, listed, besides: { path in allSettings.contains { $0.excludes(path) } })
      {
        let taken = collect(part, at: project.folder, in: project.folder)
        packages += taken.filter { !isOwned($0) }
      }
    }
    for package in Set(packages).sorted() {
      if let part = reader.package(package) { _ = collect(part, at: package, in: package) }
    }
    scope.dependencies = LocalDependencies(reader: reader)
      .modules(from: dependencies.filter { !isOwned($0) }, besides: places)
    models = files.models.compactMap(CoreDataModel.contents)
    catalogs = files.catalogs.filter { !isOwned($0) }
    sources = files.sources.filter { !isOwned($0) }
    let lostFiles = files.lost.filter { !isOwned($0) }
    missing = lostFiles.map(lost) + cutOff
    // A catalog is missed though no module is known that it would belong to.
    scope.diagnostics += lostFiles.filter { $0.hasSuffix(".xcstrings") }.map(lost)
    scope.interfaces = files.interfaces
      .filter { path in !allSettings.contains { $0.excludes(path) } }
    scope.stringsFiles = files.stringsFiles
      .filter { path in !allSettings.contains { $0.excludes(path) } }
  }

  private var allSettings: [Settings] = []
  /// The packages and projects that were read, and those that they build on; absolute.
  private var places: Set<String> = []
  private var dependencies: [String] = []
  /// The absolute paths that packages and projects take in or build on.
  private var taken: Set<String> = []
  /// The sources of the targets of projects, without those of packages.
  private var builtSources: [[String]] = []
  /// The folders whose description of themselves cannot be read.
  private var unreadable: [String] = []
  /// The catalogs of modules that list missing sources.
  private var heldCatalogs: Set<String> = []
  private var catalogs: [String] = []
  /// The files of Core Data's models.
  private var models: [String] = []
  private var sources: [String] = []
  private var missing: [Diagnostic] = []

  private mutating func read(settings path: String) -> Settings? {
    do {
      return try SettingsReader.settings(at: path, as: spelling.spell(path))
    } catch {
      scope.diagnostics += error.all
    }
    unreadable.append(FilePath.folder(path))
    scope.hasUnreadableSettings = true
    return nil
  }

  private mutating func collect(_ settings: Settings, _ files: ListedFiles) {
    scope.descriptions.append(settings.folder)
    for listed in settings.modules ?? [] {
      let sources = listed.sources(in: files).filter { !settings.excludes($0) }
      let catalogs = listed.catalogs(in: files)
      for missing in catalogs
      where !OpenBuffers.shared.hasFile(missing) && StagedFiles.current?.exists(missing) != true {
        note(
          .warning, "phrasebook.yml lists this catalog, which does not exist; run phrasebook init",
          missing)
      }
      for pattern in listed.sources where !names(pattern, one: files) {
        scope.diagnostics.append(
          Diagnostic(
            .error,
            """
            the sources \(pattern.text.quoted) of the module \(listed.name) do not exist; fix the path, which is relative to this file
            """, at: listed.place))
        heldCatalogs.formUnion(catalogs)
      }
      let cutOff = listed.cutOff(in: files).map { LostSource.cutOff(spelling.spell($0)) }
      scope.diagnostics += cutOff
      let folder = catalogs.first.map(FilePath.folder) ?? settings.folder
      scope.modules.append(
        Module(
          name: listed.name, isTest: false, sources: sources,
          missing: listed.lost(in: files).filter { !settings.excludes($0) }.map(lost) + cutOff,
          catalogs: catalogs, folder: folder, sourceLanguage: settings.sourceLanguage))
    }
  }

  /// Takes a package or project; the answer is the folders of the packages that it takes in.
  private mutating func collect(_ part: BuildDescription, at place: String, in folder: String)
    -> [String]
  {
    if let failure = part.failure {
      unreadable.append(folder)
      scope.diagnostics.append(failure)
      return []
    }
    scope.descriptions.append(place)
    places.insert(place)
    dependencies += part.dependencies
    taken.formUnion(part.packages + part.dependencies)
    if !part.isPackage { builtSources += part.modules.map(\.sources) }
    scope.modules += part.modules
    return part.packages
  }

  /// Whether a pattern names a source, or a folder that may have none yet.
  private func names(_ pattern: Glob, one files: ListedFiles) -> Bool {
    pattern.plainPaths.contains { FileStatus(path: $0) != nil }
      || !files.paths(\.sources, of: [pattern]).isEmpty
  }

  private func lost(_ path: String) -> Diagnostic {
    LostSource.diagnostic(path, spelling: spelling)
  }

  private mutating func note(_ severity: Diagnostic.Severity, _ message: Phrase, _ path: String) {
    scope.diagnostics.append(Diagnostic(severity, "\(spelling.spell(path)): \(message)"))
  }

  /// The catalogs at or below PATH with the sources of their modules.
  private mutating func finish(for path: String, mayGuess: Bool) -> ProjectScope {
    let macros = MacroFunctions(modules: scope.modules + scope.dependencies).names()
    for index in scope.modules.indices {
      let module = scope.modules[index]
      scope.modules[index].functions = functions(at: module.folder, module.functions + macros)
      if settings(for: module.folder)?.countsAllConfigurations == true {
        scope.modules[index].build.takeOthers()
      }
    }
    for model in models { declare(model) }
    let all = Set(catalogs + scope.modules.flatMap(\.catalogs))
    let wanted = all.filter { catalog in
      FilePath.isInside(catalog, path)
        || (mayGuess && !allSettings.contains { $0.excludes(catalog) })
    }
    // One file under two names takes what either gives it.
    let names = CatalogNames(all, preferring: wanted)
    for index in scope.modules.indices {
      scope.modules[index].catalogs = names.unique(scope.modules[index].catalogs)
    }
    heldCatalogs.formUnion(
      all.filter { catalog in unreadable.contains { FilePath.isInside(catalog, $0) } })
    scope.stringsFiles.removeAll { !FilePath.isInside($0, path) }
    let held = Set(names.unique(heldCatalogs))
    scope.catalogs = names.unique(wanted)
      .filter { path in
        FileStatus(path: path).map { $0.kind == .file } ?? OpenBuffers.shared.hasFile(path)
      }
      .map { catalogScope($0, isHeld: held.contains($0)) }
    if mayGuess, scope.descriptions.isEmpty, unreadable.isEmpty { takeAsOneModule(path) }
    return scope
  }

  /// Adds the classes of a Core Data model to the modules around it.
  private mutating func declare(_ model: String) {
    // The model's bundle lies among the sources of its module.
    let folder = FilePath.folder(FilePath.folder(FilePath.folder(model)))
    let home = FilePath.folder(folder)
    for index in scope.modules.indices {
      let sources = scope.modules[index].sources
      guard
        sources.contains(where: { FilePath.isInside($0, folder) || FilePath.isInside($0, home) })
      else { continue }
      scope.modules[index].sources = (sources + [model]).sorted()
    }
  }

  /// The modules that feed one catalog: those that hold it; tests only if no other holds it.
  private func catalogScope(_ catalog: String, isHeld: Bool) -> CatalogScope {
    let holders = scope.modules.filter { $0.catalogs.contains(catalog) }
    let builders = holders.filter { !$0.isTest }
    let feeding = builders.isEmpty ? holders : builders
    return CatalogScope(
      catalog: catalog,
      sources: feeding.isEmpty || isHeld ? nil : Set(feeding.flatMap(\.sources)).sorted(),
      missing: feeding.flatMap(\.missing), modules: Set(feeding.map(\.name)).sorted(),
      infoPlists: feeding.flatMap(\.infoPlists),
      functions: functions(at: catalog, feeding.flatMap(\.functions)),
      settings: settings(for: catalog), isHeld: isHeld)
  }

  /// Functions that are called with keys, with those that `phrasebook.yml` names for a path.
  private func functions(at path: String, _ own: [String]) -> [String] {
    Set(own + (settings(for: path)?.functions ?? [])).sorted()
  }

  private func settings(for path: String) -> Settings? {
    allSettings.filter { FilePath.isInside(path, $0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Without a description, the folder is one module, unless two catalogs have the same table.
  private mutating func takeAsOneModule(_ folder: String) {
    let tables = scope.catalogs.map(\.table)
    guard Set(tables).count == tables.count, !sources.isEmpty else { return }
    let module = Module(
      name: FilePath.name(folder), isTest: false, sources: sources, missing: missing,
      catalogs: scope.catalogs.map(\.catalog), folder: folder, sourceLanguage: nil,
      functions: functions(at: folder, []))
    scope.modules = [module]
    for index in scope.catalogs.indices {
      scope.catalogs[index].sources = sources
      scope.catalogs[index].missing = missing
      scope.catalogs[index].modules = [module.name]
    }
    if !scope.catalogs.isEmpty {
      note(
        .note,
        "no package, Xcode project or phrasebook.yml here: every source below it is used",
        folder)
    }
  }
}
