import PhrasebookFormats
import PhrasebookModel

/// Tables that share a name, in files that do not say which of them they are: where the file lies, or
/// what it is called, tells, as the export put it.
extension TableMatch {
  /// Whether no two catalogs have a name.
  func isAlone(_ name: String) -> Bool { catalogs.count { $0.table.isExactly(name) } < 2 }

  /// The catalog of a shared name whose folder is that around a file's `.lproj`; nil where the name is
  /// not shared, or no folder tells.
  func inFolder(of file: ExchangeInput.Opened, _ name: String) -> Result? {
    guard !isAlone(name), let path = Self.folders(aroundLproj: FilePath.absolute(file.path)) else {
      return nil
    }
    let found = catalogs.indices.filter { catalogs[$0].table.isExactly(name) }
    let own = labels.folders
    // The import of a folder knows where the export began; of a file, the longest way counts.
    let inside = file.pathInFolder.flatMap(Self.folders)
    let exact = inside.flatMap { inside in found.first { own[$0] == inside } }
    let longest = found.filter { path.ends(with: own[$0]) }.max { own[$0].count < own[$1].count }
    if let exact, let longest {
      return exact == longest ? .found(exact) : ambiguous(name, [exact, longest])
    }
    if let longest { return .found(longest) }
    // The PATH of the export lay deeper than the one of the import.
    guard let inside, !inside.isEmpty else { return nil }
    let deeper = found.filter {
      FilePath.absolute(catalogs[$0].path).folderNames.ends(with: inside)
    }
    return deeper.count == 1 ? deeper.first.map(Result.found) : nil
  }

  private static func folders(aroundLproj path: String) -> [String]? {
    let folders = path.folderNames
    guard folders.last?.lowercased().hasSuffix(".lproj") == true else { return nil }
    return folders.dropLast()
  }

  /// What the export calls the files of these catalogs.
  private var labels: TableLabels {
    TableLabels(catalogs.map { ExchangeTable(name: $0.table, original: $0.original) })
  }

  /// The catalog whose path is the name of a file; nil where none is.
  func fileNamed(_ name: String) -> Result? {
    guard !catalogs.contains(where: { $0.table.isExactly(name) }) else { return nil }
    let names = labels.fileNames
    if let index = names.firstIndex(of: name) { return .found(index) }
    guard name.hasSuffix(".xcstrings") else { return nil }
    for isMeant in [
      { (loaded: LoadedCatalog) in loaded.original.asFileName == name },
      { FilePath.absolute($0.path).asFileName.hasSuffix("_\(name)") },
      { name.hasSuffix("_\($0.original.asFileName)") },
    ] {
      let found = catalogs.indices.filter { isMeant(catalogs[$0]) }
      if let first = found.first {
        return found.count == 1 ? .found(first) : ambiguous(name, found)
      }
    }
    return nil
  }
}

extension [String] {
  fileprivate func ends(with end: [String]) -> Bool { suffix(end.count).elementsEqual(end) }
}
