/// The language of a source file, by its extension.
package enum SourceLanguage: Sendable {
  case swift
  /// Objective-C, C and headers of either: calls of functions that are known by name are all that
  /// Xcode finds there.
  case objectiveC

  /// - Parameter path: The file; nil if no source is called that.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[dot...] {
    case ".swift": self = .swift
    case ".m", ".mm", ".c", ".h": self = .objectiveC
    default: return nil
    }
  }

  /// Whether strings are extracted from a file of this name.
  package static func isSource(_ path: String) -> Bool { SourceLanguage(path: path) != nil }
}
