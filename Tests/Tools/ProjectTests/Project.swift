import Foundation
import TestSupport

/// A project of Catalogs/Projects in a temporary folder, without its expected results.
final class Project {
  /// One of each kind: a package, an Xcode project, one with interface files and property lists, and
  /// neither.
  static let names = ["Garden", "Harbour", "Lighthouse", "Plain"]

  let name: String
  let expected: URL
  private let copy: TemporaryFolder
  private let command: BuiltCommand

  init(_ name: String) throws {
    self.name = name
    expected = PackageRoot.project(name).appendingPathComponent("Expected")
    copy = try TemporaryFolder(copying: PackageRoot.project(name), named: name)
    // The tool must not find the results among the catalogs.
    try FileManager.default.removeItem(at: copy.url.appendingPathComponent("Expected"))
    command = try BuiltCommand()
  }

  var folder: URL { copy.url }

  /// Runs the command in the project's folder.
  func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder)
  }

  /// Runs the command elsewhere, on the project's path.
  func runFromOutside(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments + [folder.path], in: FileManager.default.temporaryDirectory)
  }

  /// Every file of the project with its bytes, but the cache in a build folder and the memory.
  func files() throws -> [String: Data] { try copy.contents(except: [".build", ".phrasebook"]) }

  func write(_ text: String, to path: String) throws { try copy.write(text, to: path) }

  /// The catalogs as they should be after a sync, by their paths in the project.
  func expectedCatalogs() throws -> [String: Data] {
    let root = expected.appendingPathComponent("synced")
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".xcstrings") {
      result[path] = try Data(contentsOf: root.appendingPathComponent(path))
    }
    return result
  }

  /// The text of an expected result.
  func expectation(_ file: String) throws -> String {
    try String(contentsOf: expected.appendingPathComponent(file), encoding: .utf8)
  }

  /// A path as the expected results spell it: from the project's folder.
  func relative(_ path: String) -> String {
    for root in [folder.path, folder.resolvingSymlinksInPath().path]
    where path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
