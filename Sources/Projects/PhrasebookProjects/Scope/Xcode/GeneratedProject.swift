import PhrasebookExtract

/// The description that an Xcode project is generated from: `project.yml` of XcodeGen or
/// `Project.swift` of Tuist. The project itself is often not in the repository.
struct GeneratedProject {
  /// The names of such files.
  static let names: Set<String> = ["project.yml", "project.yaml", "Project.swift"]

  /// The file, absolute.
  let file: String
  /// Its folder.
  var folder: String { FilePath.folder(file) }
  /// The targets that are not tests; their paths count from the folder.
  private(set) var modules: [Settings.ListedModule] = []
  /// The names of targets that have sources besides those that the text shows.
  private(set) var incomplete: Set<String> = []
  /// The folders of local packages that the project takes in, absolute.
  private(set) var packages: [String] = []
  /// Other projects that it builds on: folders with a description, and `.xcodeproj`; absolute.
  private(set) var dependencies: [String] = []
  /// Whether the compiler lists the keys of the targets.
  private(set) var emission = KeyEmission.unset
  /// The language of the texts in the code, if the description names one.
  private(set) var sourceLanguage: String?
  /// The folder that `//` means in a path, absolute.
  private let root: String

  /// Reads a file; nil if it describes no target with sources.
  init?(reading path: String) {
    file = path
    root = Self.root(above: FilePath.folder(path))
    let files = path.hasSuffix(".swift") ? readTuist() : readXcodeGen()
    if modules.isEmpty { return nil }
    if Self.mentionsEmission(in: files, of: folder, below: root) { emission = .on }
  }

  /// Returns the files that it reads.
  private mutating func readTuist() -> [String] {
    guard let bytes = try? FileContent.read(file) else { return [] }
    let manifest = ManifestReading.tuist(bytes, at: file)
    sourceLanguage = manifest.developmentRegion
    packages = manifest.packages.map(absolute)
    dependencies = manifest.projects.map(absolute)
    for target in manifest.targets where target.kind != .testTarget {
      let name = target.name.isEmpty ? FilePath.name(folder) : target.name
      guard !Self.isTest(name) else { continue }
      if !target.hasAllSources { incomplete.insert(name) }
      add(
        name, sources: target.sources ?? [], catalogs: target.resources, without: target.exclude)
    }
    return [file]
  }

  /// Returns the files that it reads.
  private mutating func readXcodeGen() -> [String] {
    let project = XcodeGenProject(reading: file)
    sourceLanguage = project.sourceLanguage
    packages = project.packages.map(absolute)
    dependencies = project.projects.map(absolute)
    for target in project.targets {
      if target.isIncomplete { incomplete.insert(target.name) }
      // Catalogs lie among the sources.
      add(target.name, sources: target.paths, catalogs: [], without: target.excludes)
    }
    return project.files.sorted()
  }

  /// Whether a target of a description is a test, by its name.
  private static func isTest(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("Test")
  }

  private mutating func add(
    _ name: String, sources: [String], catalogs: [String], without excludes: [String]
  ) {
    var module = Settings.ListedModule(name: name)
    module.sources = sources.compactMap { glob($0) }
    module.catalogs = (catalogs + sources).compactMap { glob($0) }
    module.exclude = excludes.compactMap { glob($0) }
    if !module.sources.isEmpty { modules.append(module) }
  }

  /// A pattern of the description; nil if it names files that cannot be the project's.
  private func glob(_ text: String) -> Glob? {
    // `App/**` names what lies below `App`, as `App` does.
    let text = text.hasSuffix("/**") ? String(text.dropLast(3)) : text
    let (pattern, start) =
      text.hasPrefix("//") ? (String(text.dropFirst(2)), root) : (text, folder)
    guard let glob = Glob(pattern, in: start), !glob.isTooWide(in: folder, home: root) else {
      return nil
    }
    return glob
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("//")
      ? BuildDescriptionReader.folder(String(path.dropFirst(2)), in: root)
      : BuildDescriptionReader.folder(path, in: folder)
  }

  /// The folder of Tuist's own settings or of the repository; the folder itself without either.
  private static func root(above folder: String) -> String {
    var path = folder
    while path != "/" {
      if ["Tuist", "Tuist.swift", ".git"].contains(where: {
        FileStatus(path: FilePath.join(path, $0)) != nil
      }) {
        return path
      }
      path = FilePath.folder(path)
    }
    return folder
  }
}
