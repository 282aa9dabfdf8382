import PhrasebookProjects
import Phrasebook
import PhrasebookExtract
import PhrasebookModel

/// Adds the build plugin to the targets of one package that have catalogs.
struct PluginSetup {
  private static let plugin = "PhrasebookBuild"

  /// The package's folder, absolute.
  let folder: String
  let setup: Setup

  /// The step that was done; nil if none was needed, or if the user has to act.
  func run() -> Setup.Step? {
    let file = FilePath.join(folder, "Package.swift")
    guard !folder.hasSuffix(".swiftpm"), FileStatus(path: file)?.kind == .file,
      let bytes = try? FileContent.read(file)
    else { return nil }
    let manifest = ManifestReading.package(bytes, at: file)
    let modules = PackageScope(
      folder: folder, manifest: manifest, listing: Listing(), spelling: Spelling(given: folder),
      places: ManifestPlaces(bytes, file: file)
    ).modules()
    let targets = modules.filter { !$0.isTest && !$0.takesNoCatalog && !$0.catalogs.isEmpty }
      .map(\.name)
    guard !targets.isEmpty else { return nil }
    let spelled = setup.spelling.spell(file)
    guard let package = manifest.packages.first(where: { $0.lowercased() == "phrasebook" }) else {
      // The package of the plugin itself does not have to add it.
      if !String(decoding: bytes, as: UTF8.self).contains(Self.plugin) {
        advise(spelled, targets, "phrasebook", isDependent: false)
      }
      return nil
    }
    var added: [String] = []
    let isWritten = setup.activity.attempt(on: spelled) {
      try CatalogFile.update(file) { bytes in
        let unchanged = (text: bytes, added: [String](), left: targets)
        let insertion = ManifestReading.read(at: file, late: unchanged) {
          let new = PluginInsertion(
            of: Self.plugin, with: "Phrasebook", in: package, to: targets, manifest: bytes)
          return (text: new.text, added: new.added, left: new.left)
        }
        added = insertion.added
        if !insertion.left.isEmpty {
          advise(spelled, insertion.left, package, isDependent: true)
        }
        return insertion.text
      }
    }
    guard isWritten == true else { return nil }
    let names = added.joined(separator: ", ")
    return Setup.Step(
      file: spelled, message: "each build compiles the catalogs of \(names)", isNew: false)
  }

  /// The line that a person has to add.
  private func advise(_ file: String, _ targets: [String], _ package: String, isDependent: Bool) {
    let names = targets.joined(separator: ", ")
    let usage = PluginInsertion.usage(of: Self.plugin, in: package)
    setup.activity.report(
      Diagnostic(
        .note,
        isDependent
          ? """
          \(file): to compile the catalogs of \(names) in each build, add plugins: [\(usage)] and the \
          product Phrasebook to these targets
          """
          : """
          \(file): to compile the catalogs of \(names) in each build, depend on the package phrasebook, \
          and add plugins: [\(usage)] and the product Phrasebook to these targets
          """))
  }
}
