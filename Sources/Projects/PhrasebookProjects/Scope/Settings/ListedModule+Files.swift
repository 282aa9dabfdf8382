extension Settings.ListedModule {
  /// The sources that the module lists, absolute and sorted.
  package func sources(in files: ListedFiles) -> [String] { paths(\.sources, in: files) }

  /// Paths that may be such sources and cannot be read.
  package func lost(in files: ListedFiles) -> [String] { paths(\.lost, in: files) }

  /// The folders of its sources and catalogs that hold more than is looked at, absolute and sorted.
  package func cutOff(in files: ListedFiles) -> [String] { files.cutOff(of: sources + catalogs) }

  private func paths(
    _ kind: KeyPath<ProjectFiles, [String]>, in files: ListedFiles
  ) -> [String] {
    files.paths(kind, of: sources).filter { path in !exclude.contains { $0.matches(path) } }
  }

  /// The place of a new catalog of a table, absolute; nil if the module lists no folder for it.
  package func place(of table: String) -> String? {
    for pattern in catalogs {
      if pattern.plainPaths.contains(where: { $0.hasSuffix(".xcstrings") }) { continue }
      let place = pattern.bases.lazy.map { FilePath.join($0, "\(table).xcstrings") }
        .first(where: pattern.matches)
      if let place { return place }
    }
    return nil
  }

  /// The catalogs that the module lists, absolute and sorted: those that are there and that a
  /// folder or pattern names, and each file by its own name, whether it is there yet or not.
  package func catalogs(in files: ListedFiles) -> [String] {
    let named = catalogs.filter { $0.text.hasSuffix(".xcstrings") && !$0.text.contains("{") }
      .flatMap(\.plainPaths)
    return Set(named + files.paths(\.catalogs, of: catalogs)).sorted()
  }
}
