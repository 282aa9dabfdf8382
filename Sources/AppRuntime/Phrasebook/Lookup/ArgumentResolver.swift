internal import Foundation

/// Turns the values of a phrase into those of a format, for one language.
struct ArgumentResolver {
  let localizer: Localizer
  let planner: Planner
  /// The language of the text around them.
  let language: String
  /// The locale that was asked for; nil is the language's.
  let locale: Locale?
  /// What is left to be spent on texts inside of the text.
  let budget: TextBudget

  /// One value as a format takes it; a phrase among them is looked up.
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
      // In the language of the text around it, even where that is not the reader's first choice.
      let text = localizer.text(phrase, by: planner.preferring(language), within: budget)
      try budget.take(text.utf8.count)
      return .string(marked(text))
    }
  }

  /// A value with its attributes; nil where it has none.
  func attributed(_ argument: Phrase.Argument) -> AttributedString? {
    switch argument {
    case .attributed(let text): text
    case .styled(let value): value.attributedText(in: formatLocale)
    case .plain, .phrase, .placeholder: nil
    }
  }

  private var formatLocale: Locale { locale ?? Locale(identifier: language) }

  /// In a pseudo-language the text around a value changes, and the value does not.
  private func marked(_ text: String) -> String {
    localizer.core.configuration.debug == nil ? text : ArgumentMarks.around(text)
  }
}
