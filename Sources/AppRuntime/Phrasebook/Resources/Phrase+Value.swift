extension Phrase {
  /// A key, or a default value, with the values that go into it: what a literal with interpolations
  /// becomes where a text for people is expected.
  ///
  ///     let value: Phrase.Value = "\(3) of \(name)"
  ///     value.key    // "%lld of %@"
  ///
  /// On Linux `String.LocalizationValue` is this type.
  public struct Value: Sendable, Hashable {
    /// The text with a specifier for each value, as the extractor writes it into the catalog.
    public let key: String
    let arguments: [Argument]

    init(key: String, arguments: [Argument]) {
      self.key = key
      self.arguments = arguments
    }

    /// A key that only the running program knows. The extractor cannot see it: it reports the place.
    public init(_ key: String) {
      self.init(key: key, arguments: [])
    }
  }
}

extension Phrase.Value: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
