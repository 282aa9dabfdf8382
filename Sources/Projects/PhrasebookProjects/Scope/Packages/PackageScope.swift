import Phrasebook
package import PhrasebookExtract
import PhrasebookModel

/// The modules of one Swift package: its folder and manifest in, modules out.
package struct PackageScope {
  /// Absolute.
  package let folder: String
  /// The contents of the package's manifest.
  package let manifest: PackageManifest
  /// Walks the folders of targets.
  package let listing: Listing
  /// The spelling of paths in messages.
  package let spelling: Spelling
  /// The places of errors in the manifest.
  package let places: ManifestPlaces
  /// The texts of the manifest, among them the conditions that it defines and its traits.
  package let names: Set<String>

  package init(
    folder: String, manifest: PackageManifest, listing: Listing, spelling: Spelling,
    places: ManifestPlaces, names: Set<String> = []
  ) {
    self.folder = folder
    self.manifest = manifest
    self.listing = listing
    self.spelling = spelling
    self.places = places
    self.names = names
  }

  /// The modules that have a folder.
  package func modules() -> [Module] {
    let located = manifest.targets.compactMap { target in
      path(of: target).map { (target: target, path: $0) }
    }
    var modules = located.map { module($0.target, at: $0.path, among: located.map(\.path)) }
    if manifest.isIncomplete { modules += conventional(besides: located.map(\.path)) }
    return modules
  }

  /// The folder of a target; nil if it does not exist.
  private func path(of target: ManifestTarget) -> String? {
    if let path = target.path {
      let path = FilePath.normalized(FilePath.join(folder, path))
      // SwiftPM builds no target whose folder is outside of the package.
      return FilePath.isInside(path, folder) && isFolder(path) ? path : nil
    }
    let places: [String] =
      switch target.kind {
      case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins", "Sources", "Source", "src", "srcs"]
      case .target, .executableTarget, .macro: ["Sources", "Source", "src", "srcs"]
      }
    for place in places {
      let path = FilePath.join(FilePath.join(folder, place), target.name)
      if isFolder(path) { return path }
    }
    // A package with one target may keep its sources in `Sources` itself.
    let others = manifest.targets.filter { $0.kind != .testTarget && $0.kind != .plugin }
    guard target.kind != .testTarget, target.kind != .plugin, others.count == 1 else { return nil }
    return places.map { FilePath.join(folder, $0) }.first(where: isFolder)
  }

  private func module(_ target: ManifestTarget, at path: String, among all: [String]) -> Module {
    let out = target.exclude.map { FilePath.normalized(FilePath.join(path, $0)) }
    let only = target.sources?.map { FilePath.normalized(FilePath.join(path, $0)) }
    // A target in a folder of another one takes its files away from that one.
    let inner = all.filter { $0 != path && FilePath.isInside($0, path) }
    var files = listing.files(below: path).filter { file in
      !inner.contains { FilePath.isInside(file, $0) }
    }
    if path == folder { files.removeAll { $0 == FilePath.join(folder, "Package.swift") } }
    func isTaken(_ file: String) -> Bool {
      !out.contains { FilePath.isInside(file, $0) }
        && only?.contains { FilePath.isInside(file, $0) } != false
    }
    let sources = files.filter { SourceLanguage.isSource($0) && isTaken($0) }
    let lost = listing.lost(below: path).filter { file in
      !inner.contains { FilePath.isInside(file, $0) } && isTaken(file)
    }
    // The build plugin compiles the catalogs that SwiftPM excludes.
    var module = Module(
      name: target.name, isTest: target.kind == .testTarget, sources: sources,
      catalogs: files.filter { $0.hasSuffix(".xcstrings") }, folder: path,
      sourceLanguage: manifest.defaultLocalization, hasOwnBundle: hasBundles,
      takesNoCatalog: target.kind == .macro || target.kind == .plugin)
    module.build = build
    module.hasMacros = target.kind == .macro
    module.missing = missingSources(of: target, at: path, isEmpty: sources.isEmpty)
    module.missing += lost.map { LostSource.diagnostic($0, spelling: spelling) } + cutOff(path)
    return module
  }

  /// Packages are built for the systems that they list, and for those that are not Apple's; a name in
  /// the manifest may be a condition.
  private var build: BuildContext {
    var build = BuildContext(systems: manifest.platforms, isComplete: true)
    build.mayBeElsewhere = true
    build.possible = names
    return build
  }

  /// The diagnostics for `sources:` that do not exist. SwiftPM warns of them and builds the other
  /// sources; without any, it does not build the target.
  private func missingSources(
    of target: ManifestTarget, at path: String, isEmpty: Bool
  ) -> [Diagnostic] {
    let names = (target.sources ?? []).filter { name in
      FileStatus(path: FilePath.normalized(FilePath.join(path, name))) == nil
    }
    return names.map { name in
      Diagnostic(
        isEmpty ? .error : .warning,
        """
        the sources \(name.quoted) of the target \(target.name) do not exist, so missing keys stay; fix the path, which is relative to the folder of the target, or remove it
        """, at: places.place(of: name, after: target.name))
    }
  }

  /// The modules by SwiftPM's conventions, for a manifest that makes targets by code.
  private func conventional(besides known: [String]) -> [Module] {
    let places = [("Sources", false), ("Source", false), ("src", false), ("Tests", true)]
    return places.flatMap { place, isTest -> [Module] in
      let parent = FilePath.join(folder, place)
      let names = FolderListing.items(in: parent) ?? []
      return names.compactMap { item -> Module? in
        let path = FilePath.join(parent, item.name)
        guard item.kind == .folder, !item.name.hasPrefix("."),
          !known.contains(where: { FilePath.isInside($0, path) || FilePath.isInside(path, $0) })
        else { return nil }
        let files = listing.files(below: path)
        let sources = files.filter(SourceLanguage.isSource)
        guard !sources.isEmpty else { return nil }
        return Module(
          name: item.name, isTest: isTest, sources: sources,
          missing: listing.lost(below: path)
            .map { LostSource.diagnostic($0, spelling: spelling) } + cutOff(path),
          catalogs: files.filter { $0.hasSuffix(".xcstrings") }, folder: path,
          sourceLanguage: manifest.defaultLocalization, hasOwnBundle: hasBundles)
      }
    }
  }

  /// The diagnostic of a folder with more files than are read.
  private func cutOff(_ path: String) -> [Diagnostic] {
    listing.isCutOff(below: path) ? [LostSource.cutOff(spelling.spell(path))] : []
  }

  /// A package that is an app of its own has its catalogs in the app.
  private var hasBundles: Bool { !folder.hasSuffix(".swiftpm") }

  private func isFolder(_ path: String) -> Bool {
    FileStatus(path: path)?.kind == .folder && !WideFolders.isReached(by: path, in: folder)
  }
}
