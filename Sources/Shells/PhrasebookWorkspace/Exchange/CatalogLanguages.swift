import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The language of a file as its catalog spells it: `ru-RU` is `ru` if the catalog has that one, so
/// that a catalog never gets a second language for the same users unnoticed.
struct CatalogLanguages {
  let catalogs: [LoadedCatalog]
  let activity: Activity
  /// The languages that the settings list.
  let listed: [String]
  /// Whether another language may be added to a catalog.
  let accepts: (String) -> Bool
  /// The languages of each catalog, once they were needed.
  private var own: [Int: Set<String>] = [:]
  /// The languages that were reported.
  private var reported: Set<[String]> = []

  init(
    catalogs: [LoadedCatalog], activity: Activity, listed: [String],
    accepts: @escaping (String) -> Bool
  ) {
    self.catalogs = catalogs
    self.activity = activity
    self.listed = listed
    self.accepts = accepts
  }

  /// The spelling of a file's language in a catalog.
  ///
  /// - Returns: Nil, with a diagnostic, if a person has to choose between related languages, or if
  ///   neither the catalog nor CLDR has the language.
  mutating func spelling(
    of language: String, in index: Int, of file: ExchangeInput.Opened
  ) -> String? {
    let own = languages(of: index)
    let declared = catalogs[index].languages
    if own.contains(where: { LanguageSpelling.isSame($0, language) })
      || declared.contains(where: { LanguageSpelling.isSame($0, language) })
    {
      return language
    }
    if let alike = own.filter({ LikelySubtags.areSame($0, language) }).min() {
      report(
        .note, file,
        "\(file.path): the file is in \(language.quoted), which the catalog spells \(alike.quoted)")
      return alike
    }
    if listed.contains(where: { LanguageSpelling.isSame($0, language) }) { return language }
    if !accepts(language), let problem = KnownLanguages.problem(language) {
      report(.error, file, "\(file.path): \(problem)")
      return nil
    }
    let source = catalogs[index].catalog.sourceLanguage
    let related = own.filter { LikelySubtags.areRelated($0, language) }.sorted()
    if file.isLanguageChosen || related.isEmpty || isInOthers(language) { return language }
    guard related != [source] else {
      report(
        .note, file,
        "\(file.path): \(language) is a new language beside \(source), which is the source language"
      )
      return language
    }
    let list = related.filter { $0 != source }.map(\.quoted).joined(separator: ", ")
    report(
      .error, file,
      """
      \(file.path): the file is in \(language.quoted), and the catalog has \(list); \
      use --languages \(language) to add a language, or --languages with the one that is meant
      """)
    return nil
  }

  /// Whether another catalog has the language: an export has a file of it for all catalogs.
  private mutating func isInOthers(_ language: String) -> Bool {
    catalogs.indices.contains { other in
      languages(of: other).contains { LanguageSpelling.isSame($0, language) }
    }
  }

  /// The source language of a file as a catalog spells it.
  func sourceSpelling(of language: String, in index: Int) -> String {
    let own = catalogs[index].catalog.sourceLanguage
    return LikelySubtags.areSame(own, language) ? own : language
  }

  private mutating func languages(of index: Int) -> Set<String> {
    if let known = own[index] { return known }
    let found = Set(catalogs[index].ownLanguages).union([catalogs[index].catalog.sourceLanguage])
    own[index] = found
    return found
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ file: ExchangeInput.Opened, _ message: Phrase
  ) {
    guard reported.insert([file.path, message.sourceText]).inserted else { return }
    activity.report(Diagnostic(severity, message))
  }
}
