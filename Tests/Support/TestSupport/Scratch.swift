import Foundation

/// A folder for one test, removed when the test ends.
package final class Scratch {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrasebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a file in the folder.
  package func callAsFunction(_ name: String) -> String {
    name.isEmpty ? path : "\(path)/\(name)"
  }

  /// Writes a file, with the folders that it lies in.
  package func write(_ text: String, to name: String) throws {
    try makeFolder(of: name)
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  package func link(_ name: String, to target: String) throws {
    try makeFolder(of: name)
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// Every name in a folder, hidden ones too.
  package func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(folder))) ?? []).sorted()
  }

  private func makeFolder(of name: String) throws {
    let folder = URL(fileURLWithPath: self(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
