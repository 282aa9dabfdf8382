import Foundation

/// Reads whole files.
enum InputFile {
  /// The largest file that is read, in bytes.
  private static let limit = 1 << 30

  static func read(_ path: String) throws(BuildFailure) -> [UInt8] {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      throw BuildFailure("cannot read it: there is no such file", path, 1, 1)
    }
    // A pipe would keep the build waiting.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw BuildFailure("cannot read it: it is not a regular file", path, 1, 1)
    }
    guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= limit else {
      throw BuildFailure("cannot read it: it has more than \(limit) bytes", path, 1, 1)
    }
    guard let data = FileManager.default.contents(atPath: target) else {
      throw BuildFailure("cannot read it: permission is denied", path, 1, 1)
    }
    return [UInt8](data)
  }
}
