import Foundation

/// The files of a target that reads from the disk: one folder for the process, removed at its end.
enum ScratchFolder {
  static let path: String = {
    let path = NSTemporaryDirectory() + "phrasebook-fuzz-\(getpid())"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: ScratchFolder.path) }
    return path
  }()

  /// Writes a file of the folder, and returns its path.
  static func write(_ bytes: [UInt8], to name: String) -> String {
    let path = "\(path)/\(name)"
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      fatalError("\(path): cannot write it")
    }
    return path
  }
}
