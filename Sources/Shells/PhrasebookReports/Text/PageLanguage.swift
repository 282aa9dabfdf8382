import Foundation
package import Phrasebook

/// The language of a client that a program serves, such as a browser or an editor: its texts, and the
/// direction that it is read in.
package struct PageLanguage: Sendable {
  /// One of the languages of the command.
  package let tag: String
  private let localizer: Localizer?

  /// The language for a user, by the header `Accept-Language` of a request or the tag that an editor gives;
  /// without one, that of the terminal.
  package init(acceptLanguage: String?) {
    // Most clients need no matcher, which takes a while to be made.
    guard let acceptLanguage, !Localizer.spoken.contains(acceptLanguage) else {
      self.init(tag: acceptLanguage ?? Localizer.language)
      return
    }
    let matcher = LanguageMatcher(supported: Localizer.spoken, development: Localizer.language)
    self.init(tag: matcher.match(acceptLanguage: acceptLanguage).language ?? Localizer.language)
  }

  private init(tag: String) {
    self.tag = tag
    localizer = tag == "en" ? nil : Localizer(languages: [tag], tables: Localizer.ours)
  }

  /// The direction as HTML has it: `ltr` or `rtl`.
  package var direction: String { Self.direction(of: tag) }

  /// The direction of any language, as HTML has it.
  package static func direction(of language: String) -> String {
    Locale.Language(identifier: language).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }

  /// A text in the language. English comes from the code, without a table.
  package func text(_ phrase: Phrase) -> String {
    localizer.map { phrase.text(in: $0) } ?? phrase.groupedSourceText
  }
}
