import Phrasebook
import PhrasebookExtract
import PhrasebookModel

/// Reads the descriptions of packages and projects: a path in, modules and what they build on out.
struct BuildDescriptionReader {
  let spelling: Spelling
  private let listing = Listing()
  private let paths = FoldedPaths()

  init(spelling: Spelling) { self.spelling = spelling }

  /// The Swift package in a folder; nil if it has no manifest.
  func package(_ folder: String) -> BuildDescription? {
    let file = FilePath.join(folder, "Package.swift")
    guard let bytes = try? FileContent.read(file) else { return nil }
    let manifest = ManifestReading.package(bytes, at: file)
    var part = BuildDescription(isPackage: true)
    guard manifest.isWhole else {
      part.failure = Diagnostic(
        .error,
        "the manifest is incomplete, so its targets are unknown; fix the errors of swift build",
        at: Location(file: spelling.spell(file), line: 1, column: 1))
      return part
    }
    part.modules =
      PackageScope(
        folder: folder, manifest: manifest, listing: listing, spelling: spelling,
        places: ManifestPlaces(bytes, file: spelling.spell(file)),
        names: Set(PlainTexts(bytes).texts.map(\.value))
      ).modules()
    part.dependencies = manifest.localPackages.map { Self.folder($0, in: folder) }
    return part
  }

  /// An Xcode project; nil if the bundle holds none.
  func project(_ bundle: String) -> BuildDescription? {
    let path = FilePath.join(bundle, XcodeProject.fileName)
    guard FileStatus(path: path) != nil else { return nil }
    var part = BuildDescription()
    do {
      let bytes = try FileContent.read(path)
      let project = try XcodeProject(bytes, bundle: bundle, file: spelling.spell(path))
      let folders = SynchronizedFolder.all(in: project)
      part.modules = project.targets.map { target in
        XcodeTarget(id: target.id, object: target.object, project: project)
          .module(folders, listing: listing, paths: paths, spelling: spelling)
      }
      part.packages = project.localPackages
      part.dependencies = project.subprojects + XcodeWorkspace.neighbors(of: bundle)
    } catch let failure as ScopeFailure {
      part.failure = failure.diagnostic
    } catch let failure as FileFailure {
      part.failure = FileFailure(spelling.spell(path), failure.reason).diagnostic
    } catch {}
    return part
  }

  /// The targets of a project that is not generated yet; nil if it lists none with sources.
  func generated(
    _ project: GeneratedProject, _ files: ListedFiles,
    besides isExcluded: (String) -> Bool = { _ in false }
  ) -> BuildDescription? {
    var part = BuildDescription()
    for listed in project.modules {
      let sources = listed.sources(in: files).filter { !isExcluded($0) }
      guard !sources.isEmpty else { continue }
      let catalogs = listed.catalogs(in: files)
      var module = Module(
        name: listed.name, isTest: false, sources: sources,
        missing: listed.lost(in: files).map { LostSource.diagnostic($0, spelling: spelling) },
        catalogs: catalogs, folder: catalogs.first.map(FilePath.folder) ?? project.folder,
        sourceLanguage: project.sourceLanguage)
      module.emission = project.emission
      if project.incomplete.contains(listed.name) {
        module.missing.append(
          Diagnostic(
            .warning,
            """
            some sources of the target \(listed.name) are known only when the project is generated, so \
            missing keys stay; list them in phrasebook.yml
            """, at: Location(file: spelling.spell(project.file), line: 1, column: 1)))
      }
      part.modules.append(module)
    }
    part.packages = project.packages
    part.dependencies = project.dependencies
    return part.modules.isEmpty ? nil : part
  }

  /// A folder that a manifest names, absolute.
  static func folder(_ path: String, in folder: String) -> String {
    FilePath.normalized(FilePath.join(folder, path))
  }
}
