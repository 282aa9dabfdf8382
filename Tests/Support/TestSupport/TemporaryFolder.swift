public import Foundation

/// A folder for one test, removed with the value: tests never write into the package.
public final class TemporaryFolder {
  /// The folder, without symbolic links on the way.
  public let url: URL

  /// Creates an empty folder called `name`, or a copy of the folder given.
  public init(copying original: URL? = nil, named name: String = "Project") throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
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

  /// The absolute path of the folder.
  public var path: String { url.path }

  /// The absolute path of a file in the folder, or of the folder for an empty name.
  public func callAsFunction(_ name: String) -> String {
    name.isEmpty ? path : "\(path)/\(name)"
  }

  /// Writes a file, and creates missing folders.
  public func write(_ text: String, to path: String) throws {
    try makeFolder(of: path)
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }

  /// Creates a symbolic link, and missing folders.
  public func link(_ name: String, to target: String) throws {
    try makeFolder(of: name)
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// The bytes of a file of the folder.
  public func data(at path: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(path))
  }

  /// The sorted names in a folder, including hidden ones.
  public func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(folder))) ?? []).sorted()
  }

  /// The bytes of every file of the folder by path: equal values mean that nothing changed.
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

  private func makeFolder(of name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name).deletingLastPathComponent(),
      withIntermediateDirectories: true)
  }
}
