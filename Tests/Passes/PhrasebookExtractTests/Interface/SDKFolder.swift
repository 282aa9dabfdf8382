import Foundation
import TestSupport

/// The folder of the interfaces and lists that are embedded.
enum SDKFolder {
  static func url(_ name: String) -> URL {
    PackageRoot.folder.appendingPathComponent("Sources/Passes/CInterfaces/SDK/\(name)")
  }

  /// The names of its files, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url("").path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
