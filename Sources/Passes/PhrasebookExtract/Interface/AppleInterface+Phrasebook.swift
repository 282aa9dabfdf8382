extension AppleInterface {
  /// Phrasebook's own resource, on every system: the one interface that is not Apple's.
  ///
  /// In a module of its own, so that a project's own `Phrase` is that and nothing else.
  static let phrasebook = #"""
    enum Phrasebook {
      struct Phrase: ExpressibleByStringInterpolation, Equatable {
        init(
          _: Phrasebook.Phrase.Value, table: String? = nil, locale: Locale? = nil,
          bundle: Any = nil, comment: StaticString? = nil, fileID: StaticString = nil)
        init(
          _: StaticString, defaultValue: Phrasebook.Phrase.Value, table: String? = nil,
          locale: Locale? = nil, bundle: Any = nil, comment: StaticString? = nil,
          fileID: StaticString = nil)
        init(stringLiteral: Phrasebook.Phrase)
        init(stringInterpolation: Phrasebook.Phrase)
        static func verbatim(_: String) -> Phrasebook.Phrase
        var key: String
        var defaultValue: Phrasebook.Phrase.Value
        var table: String?
        var comment: String?
        var locale: Locale
        func text() -> String
        func text(in: Localizer) -> String
        struct Value: ExpressibleByStringInterpolation, Equatable {
          init(_: String)
          init(stringLiteral: Phrasebook.Phrase.Value)
          init(stringInterpolation: Phrasebook.Phrase.Value)
          var key: String
        }
      }
    }
    """#
}
