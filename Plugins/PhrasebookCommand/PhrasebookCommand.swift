import Foundation
import PackagePlugin

/// `swift package phrasebook sync`: the command line of Phrasebook, for the package it is called in.
@main
struct PhrasebookCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(context)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has said what it found; its exit code is the plugin's.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The command of the package where the trait `Tools` is on, else one that is installed.
  private func tool(_ context: PluginContext) throws -> URL {
    if let tool = try? context.tool(named: "phrasebook") { return tool.url }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let file = URL(filePath: "\(folder)/phrasebook")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw MissingTool()
  }

  private struct MissingTool: Error, CustomStringConvertible {
    let description = """
      there is no phrasebook to run: install it, or leave traits: [] out of the dependency on \
      the package phrasebook, so that it is built
      """
  }
}
