/// One table of a route, and the languages to look keys up in.
struct LookupStep: Sendable {
  let table: StringTable
  /// The languages that were chosen for the user, best first, and the source language after them
  /// unless it is one of them.
  let choices: [LookupChoice]
  /// The number of choices that are the user's.
  let chosenCount: Int
  /// The index of the source language's choice.
  let sourceIndex: Int

  /// The choice of the source language.
  var source: LookupChoice { choices[sourceIndex] }

  init(_ table: StringTable, match: LanguageMatch, preference: LanguagePreference) {
    self.table = table
    let locale = match.locale
    let chosen = match.languages.map { LookupChoice($0, in: table, locale: locale ?? $0) }
    chosenCount = chosen.count
    let language = table.sourceLanguage
    if let index = chosen.firstIndex(where: { $0.language == language }) {
      sourceIndex = index
      choices = chosen
    } else {
      let source = LookupChoice(
        language, in: table,
        locale: FormattingLocale.identifier(for: language, preferred: preference.languages))
      sourceIndex = chosen.count
      choices = chosen + [source]
    }
  }
}

/// A language of a table, for one user.
struct LookupChoice: Sendable {
  let language: String
  /// The index of the language in the table; nil if the table has no translation into it.
  let index: Int?
  /// The language with the user's region.
  let locale: String
  let numbers: NumberLocale

  init(_ language: String, in table: StringTable, locale: String) {
    self.language = language
    index = table.languageIndex(of: language)
    self.locale = locale
    numbers = NumberLocale(locale)
  }

  /// The choice without a table: the text in the code, with the user's numbers.
  init(ofCodeFor preferred: [String]) {
    language = preferred.first ?? "en"
    index = nil
    locale = language
    numbers = NumberLocale(locale)
  }
}
