import PhrasebookModel

/// Finds the language that tables are translated from: what the person says, then the settings, the
/// package or the project, and then the folders themselves.
struct SourceLanguages {
  private let given: String?
  private let scope: ProjectScope

  /// - Parameter path: The PATH of the run, absolute.
  init(path: String, given: String?) {
    self.given = given
    var folder = FileStatus(path: path)?.kind == .folder ? path : FilePath.folder(path)
    if folder.hasSuffix(".lproj") { folder = FilePath.folder(folder) }
    scope = given == nil ? (try? ScopeFinder.find(folder)) ?? ProjectScope() : ProjectScope()
  }

  /// The language of one table; nil where nothing says it.
  func language(of group: LegacyTables.Group, spoken: [String]) -> String? {
    if let given { return given }
    if let language = scope.settings?.sourceLanguage { return language }
    let holders = scope.modules.filter { FilePath.isInside(group.folder, $0.folder) }
    let nearest = holders.max { $0.folder.utf8.count < $1.folder.utf8.count }
    let named = nearest?.sourceLanguage ?? scope.modules.lazy.compactMap(\.sourceLanguage).first
    if let named { return named }
    let languages = Set(spoken).subtracting(["Base"])
    if languages.contains("en") || languages.isEmpty { return "en" }
    return languages.count == 1 ? languages.first : languages.sorted().first { $0.hasPrefix("en-") }
  }
}
