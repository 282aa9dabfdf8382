import PhrasebookProjects
import Phrasebook
import PhrasebookModel

/// Takes a file's language from its name if possible: `fr.csv` has one, `Localizable.csv` does not.
struct LanguageGuess {
  /// The languages of the catalogs and of their settings, in one spelling.
  private let known: Set<String>

  init(catalogs: [LoadedCatalog]) {
    var known: Set<String> = []
    for name in LoadedCatalog.languages(of: catalogs) {
      known.insert(LanguageSpelling.folded(name))
    }
    for catalog in catalogs {
      known.insert(LanguageSpelling.folded(catalog.catalog.sourceLanguage))
      known.formUnion(catalog.languages.map(LanguageSpelling.folded))
    }
    self.known = known
  }

  /// The language of a file; nil, with a diagnostic, if it is invalid or unknown. A language from
  /// the name counts if the catalogs have it or CLDR knows it, and is reported if it is new.
  func language(of file: ExchangeInput.Opened, _ activity: Activity) -> String? {
    guard let language = file.exchange.targetLanguage else { return reportUnstated(file, activity) }
    let isKnown = known.contains(LanguageSpelling.folded(language))
    if file.isLanguageGuessed, !isKnown {
      guard LanguageSpelling.isKnownLanguage(language) else {
        return reportUnstated(file, activity)
      }
      // An import reports another spelling of a language that the catalogs have.
      let isNew = !known.contains { LikelySubtags.areSame($0, language) }
      if isNew { reportGuess(language, file, activity) }
    }
    guard isKnown || LanguageSpelling.isLanguageTag(language) else {
      activity.report(
        FileFailure(
          file.path,
          "the file has the language \(language.quoted), which is not a language; correct it"
        ).diagnostic)
      return nil
    }
    return language
  }

  private func reportGuess(
    _ language: String, _ file: ExchangeInput.Opened, _ activity: Activity
  ) {
    activity.report(
      Diagnostic(
        .note,
        """
        \(file.path): assumed to be in \(language.quoted), which is new here, because of its \
        name; use --languages for another
        """))
  }

  private func reportUnstated(_ file: ExchangeInput.Opened, _ activity: Activity) -> String? {
    activity.report(
      FileFailure(
        file.path, "its language is unknown; use --languages"
      ).diagnostic)
    return nil
  }
}
