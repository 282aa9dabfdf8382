package import PhrasebookModel
import PhrasebookAudit
import PhrasebookProjects

/// A search for keys; members that are nil do not narrow it.
package struct KeyQuery: Sendable {
  /// A part of the key, the source text, the comment, or the text in `language`, in any case.
  package var text: String?
  /// The key, or a pattern with `*`.
  package var key: String?
  /// A source, relative to the project: the keys that it uses.
  package var file: String?
  /// The name of a type or function, or of a source without its extension: the keys used in it.
  package var screen: String?
  /// A catalog or table.
  package var catalog: String?
  package var language: String?
  package var cursor: String?
  package var limit: Int

  package init(limit: Int = 50) { self.limit = limit }
}

/// A key of a catalog, with the languages that were asked for.
package struct FoundKey: Sendable {
  package var table: LiveSnapshot.Table
  package var key: String
  /// The entry, with only the source language and the requested one.
  package var entry: Entry
  /// The number of calls that use the key.
  package var uses: Int
}

extension LiveProject {
  /// Finds keys.
  package func find(_ query: KeyQuery) throws(AgentFailure) -> AgentPage<FoundKey> {
    let snapshot = snapshot(audited: false)
    var page = try KeySearch(project: self, snapshot: snapshot).find(query)
    page.problems = ProjectProblems.lines(snapshot, in: path)
    return page
  }
}

/// A search for keys in one state of a project.
private struct KeySearch {
  let project: LiveProject
  let snapshot: LiveSnapshot

  func find(_ query: KeyQuery) throws(AgentFailure) -> AgentPage<FoundKey> {
    let tables = try snapshot.tables(named: query.catalog, root: project.path)
    let used = try keys(of: query)
    let only = query.key.flatMap { $0.utf8.contains(UInt8(ascii: "*")) ? nil : $0 }
    let pattern = query.key.map { Wildcard($0) }
    let text = query.text.map(CaselessText.init)
    let languages = Set([query.language].compactMap { $0 })
    return try snapshot.page(
      of: tables, languages: languages, after: query.cursor, limit: query.limit,
      among: { table in
        if let only { return table.catalog.contains(only) ? [only] : [] }
        guard let used else { return table.catalog.keys }
        return table.catalog.keysInOrder(
          among: used.lazy.filter { $0.catalog == table.path }.map(\.key.text))
      },
      where: { table, key in
        if let used, !used.contains(CatalogKey(catalog: table.path, key: ExactString(key))) {
          return false
        }
        guard pattern.map({ $0.matches(key) || query.key?.isExactly(key) == true }) ?? true else {
          return false
        }
        let wanted = languages.union([table.catalog.sourceLanguage])
        return text.map { text in table.catalog.hasText(key, in: wanted, where: text.mayBeIn) }
          ?? true
      },
      { table, key, entry in
        if let text, !entry.contains(text, key: key) { return nil }
        return FoundKey(
          table: table, key: key, entry: entry,
          uses: snapshot.sites(of: key, in: [table.path]).count)
      })
  }

  /// The keys that a file or a screen uses; nil if neither is asked for.
  private func keys(of query: KeyQuery) throws(AgentFailure) -> Set<CatalogKey>? {
    var sites: [LiveSnapshot.Site]?
    if let file = query.file { sites = try self.sites(of: file) }
    if let screen = query.screen {
      let found = self.sites(ofScreen: screen)
      sites = sites.map { $0.filter(Set(found).contains) } ?? found
    }
    return sites.map { Set($0.flatMap(\.catalogKeys)) }
  }

  private func sites(of file: String) throws(AgentFailure) -> [LiveSnapshot.Site] {
    let path = FilePath.normalized(FilePath.join(project.path, file))
    guard FilePath.isInside(path, project.path) else {
      throw AgentFailure(english: "\(file.quoted) is outside of the project and was not opened")
    }
    guard FileStatus(path: path)?.kind == .file || snapshot.sites[path] != nil else {
      throw AgentFailure(english: "\(file.quoted) is not a file of the project")
    }
    return snapshot.sites[path] ?? []
  }

  /// The uses in a source of that name, and in declarations of that name.
  private func sites(ofScreen screen: String) -> [LiveSnapshot.Site] {
    let bodies = project.files.bodies(ofDeclaration: screen, in: Array(snapshot.sites.keys))
    return snapshot.sites.flatMap { file, sites -> [LiveSnapshot.Site] in
      if FilePath.stem(file).isExactly(screen) { return sites }
      guard let lines = bodies[file] else { return [] }
      return sites.filter { site in lines.contains { $0.contains(site.location.line) } }
    }
  }
}

extension Entry {
  /// Whether the key, the comment or a text contains a text in any case.
  fileprivate func contains(_ text: CaselessText, key: String) -> Bool {
    if text.isIn(key) || comment.map(text.isIn) == true { return true }
    return localizations.values.contains { localization in
      localization.forms(language: "").contains { text.isIn($0.value) }
    }
  }
}
