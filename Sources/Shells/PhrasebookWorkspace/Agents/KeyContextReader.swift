import Phrasebook
import PhrasebookAudit
package import PhrasebookModel
import PhrasebookMemory
import PhrasebookProjects
import PhrasebookTranslate

/// Collects the context of a key for its translation: from catalogs, sources, settings and memory.
struct KeyContextReader {
  let project: LiveProject
  let snapshot: LiveSnapshot

  private var path: String { project.path }

  func context(
    of key: String, catalog: String?, languages: [String]
  ) throws(AgentFailure) -> KeyContext {
    for language in languages { try RequestCheck(snapshot: snapshot).language(language) }
    let table = try snapshot.holder(of: key, named: catalog, root: path)
    let source = table.catalog.sourceLanguage
    guard let entry = table.catalog.entry(key, in: Set(languages + [source])) else {
      throw AgentFailure(english: "no catalog has the key \(key.quoted)")
    }
    let sites = snapshot.sites(of: key, in: [table.path])
    let texts = entry.sourceTexts(key, source)
    return KeyContext(
      table: table, key: key, entry: entry, source: texts,
      uses: sites.prefix(Self.mostUses).compactMap(use), useCount: sites.count,
      neighbours: neighbours(of: key, table, sites),
      pictures: ContextFolder(of: path).pictures(of: key, in: table.path),
      arguments: KeyContext.Argument.all(
        in: texts, entry.localizations[source]?.substitutions ?? [:]), limit: table.limit(of: key),
      languages: languages.map { language in
        self.language(language, of: key, entry, table, texts)
      })
  }

  private static let mostUses = 5
  private static let linesAround = 3
  private static let longestLine = 200
  private static let mostNeighbours = 12

  /// A use with the lines around it; nil if the file is gone.
  private func use(_ site: LiveSnapshot.Site) -> KeyContext.Use? {
    guard FilePath.isInside(site.location.file, path),
      let bytes = try? FileContent.read(site.location.file)
    else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = max(1, site.location.line - Self.linesAround)
    let last = min(lines.count, site.location.line + Self.linesAround)
    guard first <= last else { return nil }
    return KeyContext.Use(
      location: site.location, firstLine: first,
      lines: lines[(first - 1)..<last].map { line in
        String(String(decoding: line, as: UTF8.self).prefix(Self.longestLine))
      })
  }

  /// The keys that are used nearest to the uses of a key.
  private func neighbours(
    of key: String, _ table: LiveSnapshot.Table, _ sites: [LiveSnapshot.Site]
  ) -> [KeyContext.Neighbour] {
    var found: [(distance: Int, site: LiveSnapshot.Site)] = []
    for site in sites.prefix(Self.mostUses) {
      for other in snapshot.sites[site.location.file] ?? [] where !other.key.isExactly(key) {
        found.append((abs(other.location.line - site.location.line), other))
      }
    }
    found.sort { ($0.distance, $0.site.location) < ($1.distance, $1.site.location) }
    var seen: Set<ExactString> = []
    var neighbours: [KeyContext.Neighbour] = []
    for (_, site) in found where seen.insert(ExactString(site.key)).inserted {
      let holder = snapshot.holders(of: site.key, in: site.catalogs).first ?? table
      let source = holder.catalog.sourceLanguage
      let entry = holder.catalog.entry(site.key, in: [source])
      neighbours.append(
        KeyContext.Neighbour(
          key: site.key, table: site.table,
          text: entry?.sourceTexts(site.key, source).main ?? site.defaultValue ?? site.key))
      if neighbours.count == Self.mostNeighbours { break }
    }
    return neighbours
  }

  private func language(
    _ language: String, of key: String, _ entry: Entry, _ table: LiveSnapshot.Table,
    _ texts: [Form]
  ) -> KeyContext.Language {
    let source = table.catalog.sourceLanguage
    let categories = PluralRules(language: language).everydayCategories
    let samples = PluralNumbers.samples(of: language)
    let wanted = WantedEntry(
      key, entry, from: source, to: language, categories: categories, overwrites: false)
    return KeyContext.Language(
      language: language,
      forms: entry.localizations[language]?.forms(language: language) ?? [],
      missing: language.isExactly(source) ? [] : wanted?.forms.map(MissingText.init) ?? [],
      categories: categories.map { category in
        KeyContext.Language.Category(name: category.rawValue, numbers: samples[category] ?? [])
      },
      terms: TranslateJob.terms(table.scope.settings?.audit.settings.glossary ?? [], language)
        .filter { term in texts.contains { $0.value.localizedContains(term.source) } }
        .map { KeyContext.Language.Term(term: $0.source, translation: $0.target) },
      matches: matches(for: texts.main ?? key, from: source, to: language))
  }

  /// The texts of the project's translation memory; empty without a memory.
  private func matches(
    for text: String, from source: String, to target: String
  ) -> [KeyContext.Language.Match] {
    guard let location = MemoryLocation.find(path), FileStatus(path: location.file) != nil,
      let result = try? project.operations().searchMemory(
        MemorySearchRequest(text, from: source, to: target, limit: 3)),
      case .matches(let matches) = result.found
    else { return [] }
    return matches.map {
      KeyContext.Language.Match(source: $0.unit.source, target: $0.text, score: $0.score)
    }
  }
}

extension LiveSnapshot {
  /// The one catalog with a key.
  func holder(
    of key: String, named catalog: String?, root: String
  ) throws(AgentFailure) -> Table {
    let holders = try tables(named: catalog, root: root).filter { $0.catalog.contains(key) }
    guard let first = holders.first else {
      if catalog == nil, let file = unreadable.first?.file {
        let name = FilePath.remainder(of: file, in: root) ?? file
        throw AgentFailure(
          english:
            "no other catalog has the key \(key.quoted), and \(name) cannot be read; audit says why"
        )
      }
      throw AgentFailure(
        english: "no catalog has the key \(key.quoted); find_keys searches for keys")
    }
    guard holders.count == 1 else {
      let files = holders.prefix(6).map { FilePath.remainder(of: $0.path, in: root) ?? $0.path }
      throw AgentFailure(
        english:
          """
          several catalogs have the key \(key.quoted): \(files.joined(separator: ", ")); name one as \
          catalog
          """)
    }
    return first
  }
}

extension Entry {
  /// The texts in the source language; the key itself if they are missing.
  package func sourceTexts(_ key: String, _ language: String) -> [Form] {
    let forms = localizations[language]?.forms(language: language).filter { !$0.value.isEmpty }
    if let forms, !forms.isEmpty { return forms }
    return [Form(language: language, path: VariationPath(), state: nil, value: key)]
  }
}

extension [Form] {
  /// The text that represents the others: the last that is not a part of another one.
  fileprivate var main: String? { (last { $0.path.substitution == nil } ?? last)?.value }
}
