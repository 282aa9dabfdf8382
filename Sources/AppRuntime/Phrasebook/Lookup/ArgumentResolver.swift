internal import Foundation

/// Converts the values of a phrase into arguments of a format, for one language.
struct ArgumentResolver {
  let localizer: Localizer
  let cache: LookupCache
  /// The language of the surrounding string.
  let language: String
  /// The configured locale; nil for that of the language.
  let locale: Locale?
  /// The budget that is left for nested phrases.
  let budget: TextBudget

  /// Returns one value as an argument; a phrase among them is looked up.
  func argument(_ argument: Phrase.Argument) throws(ValueError) -> FormatArgument {
    switch argument {
    case .plain(.string(let text)): return .string(marked(text))
    case .plain(let value): return value
    case .styled(let value):
      return .string(marked(value.text(in: formatLocale)))
    case .attributed(let text): return .string(marked(String(text.characters)))
    case .placeholder: return .string("")
    case .phrase(let phrase):
      try budget.takeText()
      if phrase.isVerbatim { return .string(marked(phrase.key)) }
      try budget.enter()
      defer { budget.leave() }
      // In the language of the surrounding string, even if it is not the user's first choice.
      let text = localizer.text(phrase, by: cache.preferring(language), within: budget)
      try budget.take(text.utf8.count)
      return .string(marked(text))
    }
  }

  /// Returns a value with its attributes; nil if it has none.
  func attributed(_ argument: Phrase.Argument) -> AttributedString? {
    switch argument {
    case .attributed(let text): text
    case .styled(let value): value.attributedText(in: formatLocale)
    case .plain, .phrase, .placeholder: nil
    }
  }

  private var formatLocale: Locale { locale ?? Locale(identifier: language) }

  /// In a pseudo-language the string around a value changes, and the value does not.
  private func marked(_ text: String) -> String {
    localizer.core.configuration.debug == nil ? text : ArgumentMarks.around(text)
  }
}
