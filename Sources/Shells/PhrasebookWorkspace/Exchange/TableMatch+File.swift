import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel

/// Tables with one name, in files without the path of the catalog: the file's folder or name
/// decides, as written by the export.
extension TableMatch {
  /// Whether no two catalogs have a name.
  func isAlone(_ name: String) -> Bool { catalogs.count { $0.table.isExactly(name) } < 2 }

  /// The catalog of a shared name in the folder around a file's `.lproj`; nil if the name is not
  /// shared, or no folder matches.
  func inFolder(of file: ExchangeInput.Opened, _ name: String) -> Result? {
    guard !isAlone(name), let path = Self.folders(aroundLproj: FilePath.absolute(file.path)) else {
      return nil
    }
    let found = catalogs.indices.filter { catalogs[$0].table.isExactly(name) }
    // The import of a folder knows where the export began; of a file, the longest way counts.
    let inside = file.pathInFolder.flatMap(Self.folders)
    let exact = inside.flatMap { inside in found.first { folders[$0] == inside } }
    // An empty path ends every path, so it does not decide.
    let longest = found.filter { !folders[$0].isEmpty && path.ends(with: folders[$0]) }
      .max { folders[$0].count < folders[$1].count }
    if let exact, let longest {
      return exact == longest ? .found(exact) : ambiguous(name, [exact, longest])
    }
    if let one = longest ?? exact { return .found(one) }
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

  /// The catalog whose path is the name of a file; nil if absent.
  func fileNamed(_ name: String) -> Result? {
    guard !catalogs.contains(where: { $0.table.isExactly(name) }) else { return nil }
    if let index = fileNames.firstIndex(of: name) { return .found(index) }
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
