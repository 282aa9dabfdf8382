import CatalogJSON
package import PhrasebookModel

/// One text of a localization with its properties, each computed once.
///
/// A string is made, checked and released by one thread.
package final class AuditedString {
  /// The text.
  package let value: String
  /// The forms on the way to it: `plural`, `one`; `substitutions`, `files`, `plural`, `one`.
  package let path: [String]
  /// The state of the text; nil for a key.
  package let state: State?
  /// The language it belongs to, which owns this string.
  package unowned let localized: Localized

  let bytes: [UInt8]
  let features: TextFeatures

  init(_ value: String, path: [String], state: State?, in localized: Localized) {
    self.value = value
    self.path = path
    self.state = state
    self.localized = localized
    bytes = Array(value.utf8)
    features = TextFeatures(bytes)
  }

  /// The language it is in.
  var language: LanguageTraits { localized.language }

  /// The entry it belongs to.
  var entry: AuditedEntry { localized.entry }
  /// The plural category it is for; nil if it is for any number.
  var category: String? {
    guard let place = path.lastIndex(of: CatalogVariation.plural.text), place + 1 < path.count
    else { return nil }
    return path[place + 1]
  }
  /// The substitution it is part of.
  var substitution: String? {
    path.first == CatalogField.substitutions.text ? path.dropFirst().first : nil
  }

  /// The maximum number of items of one kind, more than any text has, so that a hostile text costs
  /// no more than a long one.
  static let mostMarks = 512

  lazy var placeholders: [FormatPlaceholder] = {
    guard features.contains(.percent) else { return [] }
    return FormatPlaceholder.all(in: bytes, atMost: Self.mostMarks)
  }()

  private(set) lazy var ending = Ending.of(self)
  private(set) lazy var arguments = ArgumentUse.all(in: self)
  private(set) lazy var argumentProblems = ArgumentProblem.all(in: self)
  lazy var characters = CharacterFacts(value, features)
  lazy var markup = Markup(of: self)
  lazy var addresses = Addresses(of: self)
  lazy var numbers = Numeral.all(in: self)
  private(set) lazy var verbatim = Verbatim(in: self)
  /// Whether it is invisible.
  private(set) lazy var showsNothing = value.showsNothing
  var lineBreaks: LineBreaks { LineBreaks(of: self) }

  /// A part of the text.
  func part(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
