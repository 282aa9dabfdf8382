// What Foundation has on Apple's systems and not elsewhere, under the same names: code moves over with
// one `import Phrasebook`. On Apple's systems this file is empty and Foundation's own are used. Should
// the Foundation of a later toolchain have them too, build with `-DPHRASEBOOK_FOUNDATION_LOCALIZES`.
#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  /// A text for people, looked up when it is read; see `Phrase`.
  public typealias LocalizedStringResource = Phrase

  extension String {
    /// A key or a default value with the values that go into it; see `Phrase.Value`.
    public typealias LocalizationValue = Phrase.Value
  }

  /// A type that has a text for people, such as a case of an enumeration.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension Phrase: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
  }

  extension Phrase.Value.StringInterpolation {
    /// A value that has a text for people, resolved when the text around it is.
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      appendInterpolation(value.localizedStringResource)
    }
  }
#endif
