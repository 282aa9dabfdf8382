internal import Foundation

/// Turns the values of a phrase into those of a format, for one language.
struct ArgumentResolver {
  let localizer: Localizer
  let planner: Planner
  /// The language of the text around them.
  let language: String
  /// The locale that was asked for; nil is the language's.
  let locale: Locale?

  func argument(_ argument: Phrase.Argument) -> FormatArgument {
    switch argument {
    case .plain(.string(let text)): return .string(marked(text))
    case .plain(let value): return value
    case .styled(let value):
      return .string(marked(value.text(in: locale ?? Locale(identifier: language))))
    case .attributed(let text): return .string(marked(String(text.characters)))
    case .placeholder: return .string("")
    case .phrase(let phrase):
      // In the language of the text around it, even where that is not the reader's first choice.
      let text = localizer.text(phrase, by: planner.preferring(language))
      return .string(marked(text))
    }
  }

  /// In the pseudo-language the text around a value changes, and the value does not.
  private func marked(_ text: String) -> String {
    localizer.core.configuration.debug == .pseudo ? ArgumentMarks.around(text) : text
  }
}
