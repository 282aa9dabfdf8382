import Phrasebook
import PhrasebookModel

/// Tells a file's language where its name may say it: `fr.csv` does, `Localizable.csv` does not.
struct LanguageGuess {
  /// The languages of the catalogs and of their settings, in one spelling.
  private let known: Set<String>

  init(catalogs: [LoadedCatalog]) {
    var known: Set<String> = []
    for name in LoadedCatalog.languages(of: catalogs) {
      known.insert(LanguageArguments.folded(name))
    }
    for catalog in catalogs {
      known.insert(LanguageArguments.folded(catalog.catalog.sourceLanguage))
      known.formUnion(catalog.languages.map(LanguageArguments.folded))
    }
    self.known = known
  }

  /// The language of a file; nil, with a word why, where it is none or cannot be told. A name alone
  /// counts where the catalogs have the language or CLDR knows it, and is named where it is new.
  func language(of file: ExchangeInput.Opened, _ reporter: Reporter) -> String? {
    guard let language = file.exchange.targetLanguage else { return unsaid(file, reporter) }
    let isKnown = known.contains(LanguageArguments.folded(language))
    if file.isLanguageGuessed, !isKnown {
      guard LanguageArguments.isLikely(language) else { return unsaid(file, reporter) }
      reporter.say(
        Diagnostic(
          .note,
          """
          \(file.path): taken to be in \(language.quoted), which is new here, by its name; \
          --language names another
          """))
    }
    guard isKnown || LanguageArguments.isLanguage(language) else {
      reporter.say(
        FileFailure(
          file.path,
          "the file says that it is in \(language.quoted), which is no language; correct it"
        ).diagnostic)
      return nil
    }
    return language
  }

  private func unsaid(_ file: ExchangeInput.Opened, _ reporter: Reporter) -> String? {
    reporter.say(
      FileFailure(
        file.path, "it does not say which language it is in; name it with --language"
      ).diagnostic)
    return nil
  }
}
