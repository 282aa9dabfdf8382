public import Foundation

/// A golden file: what a pass gave when a person last looked at it and agreed.
public enum Snapshot {
  /// Nil if `actual` is the file's content; otherwise the difference and how to accept it.
  ///
  /// `PHRASEBOOK_RECORD=1 swift test` writes the files instead; look at `git diff` afterwards.
  public static func mismatch(_ actual: String, with file: URL) throws -> String? {
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return nil
    }
    guard let expected = FileManager.default.contents(atPath: file.path) else {
      return "\(file.lastPathComponent) does not exist: PHRASEBOOK_RECORD=1 swift test makes it"
    }
    return TextDifference(
      expected: String(decoding: expected, as: UTF8.self), actual: actual,
      name: file.lastPathComponent)?.description
  }
}
