/// Spells absolute paths in the same way as the PATH that the user typed.
///
/// All internal paths are absolute; printed paths start as PATH does.
package struct Spelling: Sendable {
  /// PATH as given, and its absolute path.
  private let given: String
  private let root: String
  private let current: String

  /// The spelling for one PATH argument.
  package init(given: String) {
    self.given = given == "/" ? given : FilePath.trimmed(given)
    root = FilePath.absolute(given)
    current = FilePath.current()
  }

  /// `path`, which is absolute and normalized, spelled relative to how PATH was given.
  package func spell(_ path: String) -> String {
    if let rest = FilePath.remainder(of: path, in: root) {
      return rest.isEmpty ? given : FilePath.join(given, rest)
    }
    if given.hasPrefix("/") { return path }
    return relative(path)
  }

  private func relative(_ path: String) -> String {
    var up: [String] = []
    var folder = current
    while folder != "/" {
      if let rest = FilePath.remainder(of: path, in: folder) {
        return (up + [rest]).joined(separator: "/")
      }
      up.append("..")
      folder = FilePath.folder(folder)
    }
    return path
  }
}

extension FilePath {
  /// Without slashes at the end and `./` at the start; `.` if nothing remains.
  package static func trimmed(_ path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? "." : String(rest)
  }
}
