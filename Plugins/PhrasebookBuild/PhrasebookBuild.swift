import Foundation
import PackagePlugin

/// Compiles the String Catalogs of a target into one table, and writes accessors for their keys.
///
/// `phrasebook-build.json` in the package's or the target's folder has options; see docs/builds.md.
/// The tool reads it, not the plugin: SwiftPM asks a plugin again only when files come or go.
@main
struct PhrasebookBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let others = context.package.targets.compactMap { $0.sourceModule?.directoryURL }
      .map(\.standardizedFileURL.path)
    let catalogs = catalogs(in: module.directoryURL, others: Set(others))
    guard !catalogs.isEmpty else { return [] }
    let settings = [context.package.directoryURL, module.directoryURL]
      .map { $0.appending(path: "phrasebook-build.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let folder = context.pluginWorkDirectoryURL
    let tables = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    let outputs =
      ["phrasebook.table", "PhrasebookEmbeddedTables.swift"] + tables.map { "Phrase+\($0).swift" }
    let targets = context.package.targets.map(\.name).joined(separator: ",")
    return [
      .buildCommand(
        displayName: "Compiling the String Catalogs of \(target.name)",
        executable: try context.tool(named: "phrasebook-build").url,
        arguments: ["--plugin", folder.path, "--target", target.name, "--targets", targets]
          + settings.flatMap { ["--settings", $0.path] } + ["--"] + catalogs.map(\.path),
        inputFiles: catalogs + settings,
        outputFiles: outputs.map { folder.appending(path: $0) })
    ]
  }

  /// Every catalog in the target's folder, also those that the manifest excludes from its
  /// resources; not those of other targets, nor of packages, that lie within it.
  private func catalogs(in folder: URL, others: Set<String>) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var catalogs: [URL] = []
    while let file = all?.nextObject() as? URL {
      let manifest = file.appending(path: "Package.swift").path
      if others.contains(file.standardizedFileURL.path)
        || FileManager.default.fileExists(atPath: manifest)
      {
        all?.skipDescendants()
      } else if file.pathExtension == "xcstrings" {
        catalogs.append(file)
      }
    }
    return catalogs.sorted { $0.path < $1.path }
  }
}
