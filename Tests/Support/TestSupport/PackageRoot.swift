public import Foundation

/// Where the tests find the files of this package, whatever the folder they are started in.
public enum PackageRoot {
  /// The folder that holds Package.swift.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // TestSupport
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// A small whole project under Catalogs/Projects.
  public static func project(_ name: String) -> URL {
    folder.appendingPathComponent("Catalogs/Projects/\(name)")
  }

  /// Whether the data that a test needs is beside the package: for `.enabled(if:)`.
  public static func hasShared(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: sharedURL(path).path)
  }

  private static func sharedURL(_ path: String) -> URL {
    folder.deletingLastPathComponent().appendingPathComponent("shared/\(path)")
  }

  /// Data that lies beside the package on some machines only; nil, and said so, where it does not.
  public static func shared(_ path: String, for test: String = #function) -> URL? {
    let url = sharedURL(path)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: \(test) needs ../shared/\(path)")
    return nil
  }
}
