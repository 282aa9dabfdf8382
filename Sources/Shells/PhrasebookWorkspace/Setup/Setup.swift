package import PhrasebookProjects
package import Phrasebook
import PhrasebookModel

/// Sets a project up: creates missing files and leaves existing ones unchanged.
package struct Setup {
  package let path: String
  package let extraction: ExtractionRun
  package let activity: Activity

  /// One thing that was done, in one line.
  package struct Step: Hashable, Sendable {
    package var file: String
    package var message: Phrase
    /// False if the file was there and has something more now.
    package var isNew = true
  }

  package var spelling: Spelling { Spelling(given: path) }

  /// The steps that were done, in order.
  package func run() throws(FileFailure) -> [Step] {
    guard FileStatus(path: path)?.kind == .folder else {
      throw FileFailure(path, "not a folder; pass the folder of a package or an Xcode project")
    }
    var steps: [Step] = []
    var scope = try ScopeFinder.find(path)
    // An unreadable description may contain anything: nothing is created beside it.
    guard !scope.diagnostics.contains(where: { $0.severity == .error }) else {
      scope.diagnostics.forEach(activity.report)
      return []
    }
    // A killed run may have made phrasebook.yml here, and left its temporary file.
    ReplacementFile.sweepOnce(FilePath.absolute(path))
    if scope.descriptions.isEmpty, let step = try describe(scope) {
      steps.append(step)
      scope = try ScopeFinder.find(path)
    }
    let supply = ExtractionSupply(extraction, scope: scope, spelling: spelling)
    for module in scope.modules where !module.isTest && !module.takesNoCatalog {
      if activity.isCancelled { return steps }
      steps += try ModuleSetup(module: module, scope: scope, supply: supply, setup: self).run()
    }
    // Problems of the project that are left.
    scope = try ScopeFinder.find(path)
    scope.diagnostics.forEach(activity.report)
    for folder in scope.descriptions {
      if let step = PluginSetup(folder: folder, setup: self).run() { steps.append(step) }
    }
    return steps
  }

  /// Writes `phrasebook.yml` for a folder that nothing else describes.
  private func describe(_ scope: ProjectScope) throws(FileFailure) -> Step? {
    let root = FilePath.absolute(path)
    let files = ProjectFiles(below: root)
    guard !files.sources.isEmpty else {
      throw FileFailure(
        path,
        scope.stringsFiles.isEmpty
          ? "no Swift files found, so there is nothing to set up"
          : "no Swift files found; run phrasebook migrate to create catalogs of the .strings files")
    }
    let name = YAMLText.quoted(FilePath.name(root))
    var listed = files.catalogs.compactMap { FilePath.remainder(of: $0, in: root) }
    let supply = ExtractionSupply(extraction, scope: scope, spelling: spelling)
    let found = supply.extraction(of: files.sources, functions: scope.settings?.functions ?? [])
    let known = Set(files.catalogs.map(FilePath.stem))
    listed += (found?.tables ?? []).filter { !known.contains($0) }.map { "\($0).xcstrings" }
    if listed.isEmpty { listed = ["Localizable.xcstrings"] }
    let text = """
      # Which sources feed which String Catalog; paths are relative to this file.
      modules:
        - name: \(name)
          sources: ["."]
          catalogs: [\(listed.map(YAMLText.quoted).joined(separator: ", "))]

      """
    let file = FilePath.join(root, "phrasebook.yml")
    try CatalogFile.create(file, Array(text.utf8))
    return Step(file: spelling.spell(file), message: "the folder is one module")
  }
}
