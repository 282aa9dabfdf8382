extension Settings.ListedModule {
  /// The catalogs that the module lists, absolute and sorted: those of `existing` that a folder or
  /// pattern names, and each file by its own name, whether it is there yet or not.
  func paths(of existing: [String], in folder: String) -> [String] {
    var paths: Set<String> = []
    for entry in catalogs {
      let path = FilePath.normalized(FilePath.join(folder, entry))
      if entry.hasSuffix(".xcstrings"), !entry.contains(where: { "*?{".contains($0) }) {
        paths.insert(path)
      } else if FilePath.isInside(path, folder), let glob = Glob(entry) {
        paths.formUnion(
          existing.filter { FilePath.remainder(of: $0, in: folder).map(glob.matches) == true })
      } else {
        // Beside the folder of the settings: no walk has been there.
        paths.formUnion(Listing().files(below: path).filter { $0.hasSuffix(".xcstrings") })
      }
    }
    return paths.sorted()
  }
}
