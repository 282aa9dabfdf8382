import PhrasebookExtract
import PhrasebookProjects

/// The effect of a changed file on a project.
enum LiveFileKind: Equatable {
  case source, catalog
  /// A file that decides which sources feed which catalogs, or that is read with a catalog: all that
  /// is derived from the folder is found again.
  case description
  /// A file that no operation reads.
  case other

  /// Baselines of audits are JSON.
  private static let descriptions: Set<String> = [
    "pbxproj", "xcworkspacedata", "xcconfig", "plist", "strings", "stringsdict", "yml", "yaml",
    "json", "xib", "storyboard",
  ]

  init(_ path: String) {
    let name = FilePath.name(path)
    if name.hasPrefix(".") {
      self = .other
    } else if name.hasSuffix(".xcstrings") {
      self = .catalog
    } else if name == "Package.swift" || name.hasPrefix("Package@swift") {
      self = .description
    } else if SourceLanguage.isSource(path) {
      self = .source
    } else if let dot = name.lastIndex(of: "."),
      Self.descriptions.contains(String(name[name.index(after: dot)...]))
    {
      self = .description
    } else {
      self = .other
    }
  }
}
