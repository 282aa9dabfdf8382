package import PhrasebookProjects
import PhrasebookAudit
import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookTranslate

/// One catalog and a language to fill in.
package struct TranslateJob: Sendable {
  package var file: String
  package var catalog: Catalog
  package var language: String
  package var options: FillingOptions

  package var table: String { FilePath.stem(file) }

  /// The jobs of some PATHs.
  ///
  /// - Parameters:
  ///   - languages: The languages; empty for all that the catalogs and the settings have.
  ///   - state: The state of filled-in strings; nil if the settings or the options decide.
  package static func all(
    of paths: [String], languages: [String], state: State? = nil, options: FillingOptions,
    activity: Activity
  ) -> [TranslateJob] {
    var jobs: [TranslateJob] = []
    for (file, settings) in CatalogFiles.find(paths, activity: activity) {
      guard let catalog = read(file, activity) else { continue }
      let known = Set(catalog.entries.flatMap { $0.entry.localizations.names })
        .union(settings?.languages ?? [])
      let wanted =
        languages.isEmpty
        ? known.sorted()
        : languages.map { language in
          let spelled = LanguageSpelling.spelling(of: language, among: known)
          return known.contains(spelled) ? spelled : LanguageSpelling.usual(of: spelled)
        }
      for language in wanted
      where !LanguageSpelling.isSame(language, catalog.sourceLanguage) {
        var own = Self.options(options, settings, language, of: catalog)
        own.state = state ?? settings?.filledState ?? options.state
        jobs.append(
          TranslateJob(file: file, catalog: catalog, language: language, options: own))
      }
    }
    return jobs
  }

  /// The unknown ones of some languages: no catalog has them, and their code is not assigned.
  package static func unknown(_ languages: [String], _ jobs: [TranslateJob]) -> [String] {
    languages.filter { language in
      !LanguageCodes.isAssigned(language)
        && !jobs.contains { job in
          LanguageSpelling.isSame(job.language, language)
            && job.catalog.entries.contains { $0.entry.localizations[job.language] != nil }
        }
    }
  }

  /// Options with the terms and limits that the settings of a catalog have for a language.
  static func options(
    _ options: FillingOptions, _ settings: Settings?, _ language: String, of catalog: Catalog
  ) -> FillingOptions {
    var own = options
    own.terms = terms(settings?.audit.settings.glossary ?? [], language)
    let limits = settings?.audit.settings ?? AuditSettings()
    own.limit = { limits.maximumLength(of: $0, comment: catalog[$0]?.comment) }
    return own
  }

  /// The terms of a glossary for a language.
  static func terms(
    _ glossary: [GlossaryTerm], _ language: String
  ) -> [PieceContext.Term] {
    glossary.compactMap { term in
      if term.isNotTranslated { return PieceContext.Term(term.term, nil) }
      // A base language decides for its regions.
      let base = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
      let found = term.translations[language] ?? term.translations[base]
      return found?.first.map { PieceContext.Term(term.term, $0) }
    }
  }

  private static func read(_ file: String, _ activity: Activity) -> Catalog? {
    activity.attempt(on: file) {
      return try XCStrings.read(try FileContent.read(file), file: file).catalog
    }
  }
}
