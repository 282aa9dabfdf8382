import Foundation
import TestSupport

/// A path of a recipe: parts in angle brackets, such as `<Check>`, vary.
struct RecipePath {
  let pattern: String

  /// The files and folders that fit, with some of the parts filled in.
  func matches(_ values: [String: String] = [:], among files: [String]) -> [String] {
    var filled = pattern
    for (name, value) in values { filled = filled.replacing("<\(name)>", with: value) }
    let pieces = filled.split(separator: /<\w+>/, omittingEmptySubsequences: false)
      .map { NSRegularExpression.escapedPattern(for: String($0)) }
    guard let regex = try? Regex("^" + pieces.joined(separator: "[^/]+") + "$") else { return [] }
    let start = String(filled.prefix { $0 != "<" })
    return files.filter { $0.hasPrefix(start) && $0.firstMatch(of: regex) != nil }
  }

  func varies(by name: String) -> Bool { pattern.contains("<\(name)>") }

  /// Every file and folder of the package that a recipe may name.
  static func files() throws -> [String] {
    try ["Sources", "Tests", "docs", "scripts", "Catalogs/phrasebook"].flatMap { top in
      try FileManager.default.subpathsOfDirectory(
        atPath: PackageRoot.folder.appendingPathComponent(top).path
      ).map { "\(top)/\($0)" } + [top]
    }
  }
}
