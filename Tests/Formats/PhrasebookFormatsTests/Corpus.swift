import Foundation

/// The public catalogs beside the package, for tests that run where they are.
enum Corpus {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../shared/corpus/catalogs").standardizedFileURL

  static let files: [URL] = {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    guard let found else {
      print("skipped: there are no catalogs at \(folder.path)")
      return []
    }
    return found.filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()
}
