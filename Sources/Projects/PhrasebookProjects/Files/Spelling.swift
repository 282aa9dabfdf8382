/// Spells absolute paths in the same way as the PATH that the user typed.
///
/// All internal paths are absolute; printed paths start as PATH does.
package struct Spelling: Sendable {
  /// A PATH as given, and its absolute path.
  private struct Root {
    var given: String
    var path: String
  }

  /// In the order of the arguments; never empty.
  private let roots: [Root]
  private let current: String

  /// The spelling for one PATH argument.
  package init(given: String) { self.init(given: [given]) }

  /// The spelling for some PATH arguments; without any, for the current folder.
  package init(given: [String]) {
    roots = (given.isEmpty ? ["."] : given).map { given in
      Root(
        given: given == "/" ? given : FilePath.trimmed(given), path: FilePath.absolute(given))
    }
    current = FilePath.current()
  }

  /// The spelling of paths in a folder: relative to it.
  package init(in folder: String) {
    roots = [Root(given: ".", path: folder)]
    current = FilePath.current()
  }

  /// The first PATH as an absolute path.
  package var root: String { roots[0].path }

  /// `path`, which is absolute and normalized, spelled relative to how PATH was given.
  package func spell(_ path: String) -> String {
    for root in roots {
      guard let rest = FilePath.remainder(of: path, in: root.path) else { continue }
      return rest.isEmpty ? root.given : FilePath.join(root.given, rest)
    }
    if roots.allSatisfy({ $0.given.hasPrefix("/") }) { return path }
    return relative(path)
  }

  /// A text in which absolute paths below a PATH are spelled in the same way.
  package func respell(_ text: String) -> String {
    roots.reduce(text) { text, root in
      text.replacing("\(root.path)/", with: root.given == "." ? "" : "\(root.given)/")
    }
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
