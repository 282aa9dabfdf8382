import Foundation
import PackagePlugin

/// Compiles the String Catalogs of a target into one table, and writes accessors for their keys.
///
/// `phrasebook-build.json` in the package's or the target's folder says more; docs/builds.md lists it.
@main
struct PhrasebookBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let files = [context.package.directoryURL, module.directoryURL]
      .map { $0.appending(path: "phrasebook-build.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    var isEmbedded = false
    var hasAccessors = true
    for settings in try files.map(members) {
      let own = (settings["targets"] as? [String: Any])?[target.name] as? [String: Any] ?? [:]
      isEmbedded = (own["embed"] ?? settings["embed"]) as? Bool ?? isEmbedded
      hasAccessors = (own["accessors"] ?? settings["accessors"]) as? Bool ?? hasAccessors
    }
    let folder = context.pluginWorkDirectoryURL
    var output = folder.appending(path: isEmbedded ? "Embedded.swift" : "phrasebook.table")
    if isEmbedded { output = folder.appending(path: "PhrasebookEmbeddedTables.swift") }
    var outputs = [output]
    var arguments = [isEmbedded ? "--embed" : "--table", output.path, "--target", target.name]
    for file in files { arguments += ["--settings", file.path] }
    if hasAccessors {
      arguments += ["--accessors", folder.path]
      let names = Set(catalogs.map { $0.deletingPathExtension().lastPathComponent }).sorted()
      outputs += names.map { folder.appending(path: "Phrase+\($0).swift") }
    }
    return [
      .buildCommand(
        displayName: "Compiling the String Catalogs of \(target.name)",
        executable: try context.tool(named: "phrasebook-build").url,
        arguments: arguments + ["--"] + catalogs.map(\.path), inputFiles: catalogs + files,
        outputFiles: outputs)
    ]
  }

  /// Every catalog in the target's folder, also those that the manifest excludes from its resources.
  private func catalogs(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.path < $1.path }
  }

  private func members(of file: URL) throws -> [String: Any] {
    // What is wrong in it the tool says, with its line.
    let value = try? JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return value as? [String: Any] ?? [:]
  }
}
