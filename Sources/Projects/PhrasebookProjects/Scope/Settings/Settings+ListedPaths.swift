extension Settings {
  /// The files and folders in which the modules of a folder's settings have sources and catalogs, absolute; empty without
  /// settings that can be read.
  package static func listedPaths(in folder: String) -> [String] {
    for name in ProjectFiles.settingsNames {
      let path = FilePath.join(folder, name)
      guard let settings = try? SettingsReader.settings(at: path, as: path) else { continue }
      return (settings.modules ?? []).flatMap { $0.sources + $0.catalogs }.flatMap(\.bases)
    }
    return []
  }
}
