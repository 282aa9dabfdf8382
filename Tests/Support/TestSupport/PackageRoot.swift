public import Foundation

/// The places of this package's files, whatever the folder that the tests are started in.
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

  /// Whether the data that a test needs is beside the package.
  public static func hasShared(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: shared(path).path)
  }

  /// Data that is beside the package on some machines only: tests declare `.needsShared`.
  public static func shared(_ path: String) -> URL {
    folder.deletingLastPathComponent().appendingPathComponent("shared/\(path)")
  }

  /// The public catalogs beside the package, sorted; empty if they are missing.
  public static let corpus: [URL] = {
    let found = try? FileManager.default.contentsOfDirectory(
      at: shared("corpus/catalogs"), includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()
}
