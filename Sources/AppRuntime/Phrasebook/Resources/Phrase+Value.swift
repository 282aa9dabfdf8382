extension Phrase {
  /// A key, or a default value, with the values that go into it: the type of a literal with
  /// interpolations where a localizable string is expected.
  ///
  ///     let value: Phrase.Value = "\(3) of \(name)"
  ///     value.key    // "%lld of %@"
  ///
  /// On Linux `String.LocalizationValue` is this type.
  public struct Value: Sendable, Hashable {
    /// The text with a specifier for each value, as extraction writes it into the catalog.
    public let key: String
    let arguments: [Argument]

    init(key: String, arguments: [Argument]) {
      self.key = key
      self.arguments = arguments
    }

    /// Creates a value of a key that is known only at run time. Extraction cannot see it, and
    /// reports the place.
    public init(_ key: String) {
      self.init(key: key, arguments: [])
    }
  }
}

extension Phrase.Value: ExpressibleByStringInterpolation {
  /// Creates a value of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a value of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
