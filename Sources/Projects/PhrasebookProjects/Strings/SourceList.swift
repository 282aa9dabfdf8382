/// Sources that are searched together, as a list and as a set.
package final class SourceList: Sendable {
  /// In the order in which places are looked for.
  package let paths: [String]
  let all: Set<String>
  /// Whether the same list is asked for again and again.
  let isKept: Bool

  package init(_ paths: [String], isKept: Bool = false) {
    self.paths = paths
    self.isKept = isKept
    all = Set(paths)
  }

  /// The set with some files more.
  func union(_ files: some Collection<String>) -> SourceList {
    files.allSatisfy(all.contains) ? self : SourceList(paths + Set(files).subtracting(all))
  }
}
