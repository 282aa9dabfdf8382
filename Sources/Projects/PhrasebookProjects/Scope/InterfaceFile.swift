import PhrasebookFormats

/// Interface Builder's files and the catalogs of their texts, as Xcode lays them out:
/// `Base.lproj/Main.storyboard` beside `mul.lproj/Main.xcstrings`.
package enum InterfaceFile {
  /// Returns true for the name of an interface file.
  package static func isNamed(_ path: String) -> Bool {
    InterfaceBuilder.fileExtensions.contains { path.hasSuffix("." + $0) }
  }

  /// Returns true for a file whose strings are translated separately.
  static func isLocalized(_ path: String) -> Bool {
    (path.hasSuffix(".xib") || path.hasSuffix(".storyboard"))
      && FilePath.folder(path).hasSuffix("/Base.lproj")
  }

  /// The files whose texts a catalog holds: those in `Base.lproj`, else those in the folder of the
  /// language they are written in, else those beside the catalog.
  package static func files(of catalog: String, sourceLanguage: String) -> [String] {
    let folder = FilePath.folder(catalog)
    let parent = folder.hasSuffix(".lproj") ? FilePath.folder(folder) : folder
    let table = FilePath.stem(catalog)
    let places = ["Base.lproj", "\(sourceLanguage).lproj", ""].map { FilePath.join(parent, $0) }
    for place in places {
      let files = InterfaceBuilder.fileExtensions.map { FilePath.join(place, "\(table).\($0)") }
        .filter { FileStatus(path: $0)?.kind == .file }
      if !files.isEmpty { return files }
    }
    return []
  }
}
