import Foundation
import PackagePlugin

/// `swift package phrasebook sync`: the command line of Phrasebook, for the package it is called in.
///
/// The command is built when it is asked for, optimised, and not as a dependency of this plugin:
/// SwiftPM would compile it, and swift-syntax with it, in every build of everybody.
@main
struct PhrasebookCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(for: context.package)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has reported its findings; its exit code is the plugin's.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The command of the package if the trait `Tools` is on, else one that is installed: without the
  /// trait a build would compile everything else and fail at its end.
  private func tool(for package: Package) throws -> URL {
    if !hasTools(package), let installed { return installed }
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .release
    let build = try? packageManager.build(.product("phrasebook"), parameters: parameters)
    if let build, build.succeeded,
      let tool = build.builtArtifacts.first(where: { $0.url.lastPathComponent == "phrasebook" })
    {
      return tool.url
    }
    if let installed { return installed }
    throw MissingTool(log: build?.logText ?? "")
  }

  /// Whether the command has the packages that it needs: the trait brings them.
  private func hasTools(_ package: Package) -> Bool {
    let command = package.products.first { $0.name == "phrasebook" } as? ExecutableProduct
    let needed = command?.mainTarget.recursiveTargetDependencies ?? []
    return needed.contains { $0.name == "ArgumentParser" }
      || package.dependencies.contains { hasTools($0.package) }
  }

  /// The first on PATH.
  private var installed: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/phrasebook") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private struct MissingTool: Error, CustomStringConvertible {
    let log: String

    var description: String {
      """
      there is no phrasebook to run: install it, or leave traits: [] out of the dependency on \
      the package phrasebook, so that it is built
      \(log.suffix(2_000))
      """
    }
  }
}
