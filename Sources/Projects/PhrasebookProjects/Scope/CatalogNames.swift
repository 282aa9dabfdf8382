/// One name for each catalog: a link and the file that it leads to are the same one.
package struct CatalogNames {
  private var names: [String: String] = [:]

  /// Chooses among absolute paths: first the preferred ones, then those that are not links, then by
  /// path.
  package init(_ paths: Set<String>, preferring preferred: Set<String> = []) {
    let files = Dictionary(grouping: paths) { FilePath.real($0) ?? $0 }
    for (real, paths) in files {
      func rank(_ path: String) -> Int {
        let rank = preferred.contains(path) ? 0 : 3
        if path == real { return rank }
        let isLink = FileStatus(path: path, followingLinks: false)?.kind == .link
        return rank + (isLink ? 2 : 1)
      }
      let name = paths.min { (rank($0), $0) < (rank($1), $1) }
      for path in paths { names[path] = name }
    }
  }

  /// The catalogs that paths mean, each once and by its name, sorted.
  package func unique(_ paths: some Sequence<String>) -> [String] {
    Set(paths.map { names[$0] ?? $0 }).sorted()
  }
}
