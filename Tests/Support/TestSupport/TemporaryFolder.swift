public import Foundation

/// A folder of one test, gone with the value: tests never write into the package.
public final class TemporaryFolder {
  public let url: URL

  /// An empty folder, or a copy of the folder given; `name` is what it is called.
  public init(copying original: URL? = nil, named name: String = "Project") throws {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrasebook-tests-\(UUID().uuidString)")
    url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    if let original {
      try FileManager.default.copyItem(at: original, to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// Writes a file, making the folders on the way.
  public func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The bytes of a file of the folder.
  public func data(at path: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(path))
  }

  /// Every file of the folder with its bytes, by path: two equal values mean nothing was touched.
  public func contents(except skipped: Set<String> = []) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      if let top = path.split(separator: "/").first, skipped.contains(String(top)) { continue }
      var isFolder: ObjCBool = false
      let full = url.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: full.path, isDirectory: &isFolder)
      if !isFolder.boolValue { result[path] = try Data(contentsOf: full) }
    }
    return result
  }
}
