import Foundation

@testable import PhrasebookCommands

/// A folder for one test, gone when the test is.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrasebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath.real(url.path) ?? url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a file in the folder.
  func callAsFunction(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes a file, with the folders it lies in.
  func write(_ text: String, to name: String) throws {
    try NewFolder.make(FilePath.folder(self(name)))
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try NewFolder.make(FilePath.folder(self(name)))
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// Every name in a folder, hidden ones too.
  func names(in folder: String = "") -> [String] {
    FolderListing.names(in: folder.isEmpty ? path : self(folder)).sorted()
  }
}
