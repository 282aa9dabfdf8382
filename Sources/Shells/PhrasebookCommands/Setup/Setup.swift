import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Sets a project up: what is missing is made, what is there is left as it is.
struct Setup {
  let path: String
  let extraction: ExtractionOptions
  let reporter: Reporter

  /// One thing that was done, in one line.
  struct Step: Hashable {
    var file: String
    var message: Phrase
  }

  private var spelling: Spelling { Spelling(given: path) }

  /// What was done, in order.
  func run() throws(FileFailure) -> [Step] {
    guard FileStatus(path: path)?.kind == .folder else {
      throw FileFailure(path, "it is no folder; name the folder of a package or an Xcode project")
    }
    var steps: [Step] = []
    var scope = try ScopeFinder.find(path)
    if scope.descriptions.isEmpty, let step = try describe(scope) {
      steps.append(step)
      scope = try ScopeFinder.find(path)
    }
    scope.diagnostics.forEach(reporter.say)
    for module in scope.modules where !module.isTest && !module.takesNoCatalog {
      if let step = try catalog(for: module, scope) { steps.append(step) }
    }
    return steps
  }

  /// Writes `phrasebook.yml` for a folder that nothing else describes.
  private func describe(_ scope: ProjectScope) throws(FileFailure) -> Step? {
    let root = FilePath.absolute(path)
    let files = ProjectFiles(below: root)
    guard !files.sources.isEmpty else {
      throw FileFailure(path, "there are no Swift files here, so there is nothing to set up")
    }
    let name = YAMLText.quoted(FilePath.name(root))
    let catalogs = files.catalogs.compactMap { FilePath.remainder(of: $0, in: root) }
    let listed = catalogs.isEmpty ? ["Localizable.xcstrings"] : catalogs
    let text = """
      # Which sources feed which String Catalog; paths are relative to this file.
      modules:
        - name: \(name)
          sources: ["."]
          catalogs: [\(listed.map(YAMLText.quoted).joined(separator: ", "))]

      """
    let file = FilePath.join(root, "phrasebook.yml")
    try CatalogFile.create(file, Array(text.utf8))
    return Step(file: spelling.spell(file), message: "says that the folder is one module")
  }

  /// Makes the catalog of a module that has strings for it and no other catalog.
  private func catalog(for module: Module, _ scope: ProjectScope) throws(FileFailure) -> Step? {
    let existing = module.catalogs.filter { FileStatus(path: $0) != nil }
    guard existing.isEmpty else { return nil }
    let functions = scope.settings?.functions ?? []
    let supply = ExtractionSupply(extraction, scope: scope, path: path)
    guard let found = supply.extraction(of: module.sources, functions: functions) else {
      return nil
    }
    found.diagnostics.filter { $0.severity == .error }.forEach(reporter.say)
    guard found.strings.contains(where: { $0.table == "Localizable" }) else { return nil }
    let file = place(of: module)
    guard FileStatus(path: file, followingLinks: false) == nil else { return nil }
    let language = scope.settings?.sourceLanguage ?? module.sourceLanguage ?? "en"
    let synced = Sync()(
      Catalog(sourceLanguage: language), with: found, table: "Localizable", role: .code)
    try NewFolder.make(FilePath.folder(file))
    try CatalogFile.create(file, XCStrings.format(synced.catalog))
    let count = synced.changes.count { $0.kind == .added }
    let isHeld = try ScopeFinder.find(path).modules.contains { other in
      other.name == module.name && other.catalogs.contains(file)
    }
    let keys = count.of(.keys)
    return Step(
      file: spelling.spell(file),
      message: isHeld
        ? "\(keys) for \(module.name)"
        : "\(keys) for \(module.name); add it to the target \(module.name) in Xcode")
  }

  private func place(of module: Module) -> String {
    if let listed = module.catalogs.first(where: { FilePath.stem($0) == "Localizable" }) {
      return listed
    }
    let resources = FilePath.join(module.folder, "Resources")
    let folder = FileStatus(path: resources)?.kind == .folder ? resources : module.folder
    return FilePath.join(folder, "Localizable.xcstrings")
  }
}

/// Texts as YAML takes them whatever is in them.
enum YAMLText {
  /// The text in double quotes.
  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
