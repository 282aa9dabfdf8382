import PhrasebookProjects

/// Finds the source language of tables: from the options, then the settings, the package or the
/// project, and then the folders themselves.
struct SourceLanguages {
  private let given: String?
  private let scope: ProjectScope

  /// The languages of the whole run: all tables have one source language.
  private let all: Set<String>

  /// - Parameters:
  ///   - path: The PATH of the run, absolute.
  ///   - spoken: The languages of all its `.lproj` folders.
  init(path: String, given: String?, spoken: Set<String>) {
    self.given = given
    all = spoken
    var folder = FileStatus(path: path)?.kind == .folder ? path : FilePath.folder(path)
    if folder.hasSuffix(".lproj") { folder = FilePath.folder(folder) }
    scope = given == nil ? (try? ScopeFinder.find(folder)) ?? ProjectScope() : ProjectScope()
  }

  /// The language of one table; nil if it is unknown.
  func language(of group: LegacyTables.Group, spoken: [String]) -> String? {
    if let given { return given }
    if let language = scope.settings?.sourceLanguage { return language }
    let holders = scope.modules.filter { FilePath.isInside(group.folder, $0.folder) }
    let nearest = holders.max { $0.folder.utf8.count < $1.folder.utf8.count }
    let named = nearest?.sourceLanguage ?? scope.modules.lazy.compactMap(\.sourceLanguage).first
    if let named { return named }
    let own = Set(spoken).subtracting(["Base"])
    if own.contains("en") || all.contains("en") || all.isEmpty { return "en" }
    for languages in [own, all] {
      if let english = languages.sorted().first(where: { $0.hasPrefix("en-") }) { return english }
    }
    // The strings of an interface file are in its Base folder; the others are translations of it.
    if group.isInterfaceBuilder { return nil }
    return all.count == 1 ? all.first : nil
  }
}
