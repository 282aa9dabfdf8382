import Foundation
import TestSupport

/// The input that a target is being run with, in a file: a trap stops the process, and the file stays.
struct KeptInput {
  let url: URL

  init(_ name: String) throws {
    let folder = PackageRoot.folder.appendingPathComponent(".build/fuzz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
  }

  func replace(by input: [UInt8]) throws { try Data(input).write(to: url) }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
