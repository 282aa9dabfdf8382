import PhrasebookProjects
import Phrasebook
import PhrasebookModel

/// Tells a file's language where its name may say it: `fr.csv` does, `Localizable.csv` does not.
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

  /// The language of a file; nil, with a word why, where it is none or cannot be told. A name alone
  /// counts where the catalogs have the language or CLDR knows it, and is named where it is new.
  func language(of file: ExchangeInput.Opened, _ activity: Activity) -> String? {
    guard let language = file.exchange.targetLanguage else { return unsaid(file, activity) }
    let isKnown = known.contains(LanguageSpelling.folded(language))
    if file.isLanguageGuessed, !isKnown {
      guard LanguageSpelling.isKnownLanguage(language) else { return unsaid(file, activity) }
      activity.report(
        Diagnostic(
          .note,
          """
          \(file.path): taken to be in \(language.quoted), which is new here, by its name; \
          --language names another
          """))
    }
    guard isKnown || LanguageSpelling.isLanguageTag(language) else {
      activity.report(
        FileFailure(
          file.path,
          "the file says that it is in \(language.quoted), which is no language; correct it"
        ).diagnostic)
      return nil
    }
    return language
  }

  private func unsaid(_ file: ExchangeInput.Opened, _ activity: Activity) -> String? {
    activity.report(
      FileFailure(
        file.path, "it does not say which language it is in; name it with --language"
      ).diagnostic)
    return nil
  }
}
