import Foundation

/// Writes files that later steps of a build depend on: only if bytes change, and never half.
enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(BuildFailure) {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw BuildFailure("cannot write it: \(error.localizedDescription)", path)
    }
  }
}
