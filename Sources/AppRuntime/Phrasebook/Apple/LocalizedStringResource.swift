// Foundation's names that exist on Apple's platforms only: shared code needs one `import
// Phrasebook`. On Apple's platforms this file is empty and Foundation's own are used. If the
// Foundation of a later toolchain has them too, build with `-DPHRASEBOOK_FOUNDATION_LOCALIZES`.
#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  /// A localizable string, looked up when it is read; see `Phrase`.
  public typealias LocalizedStringResource = Phrase

  extension String {
    /// A key or a default value with the values that go into it; see `Phrase.Value`.
    public typealias LocalizationValue = Phrase.Value
  }

  /// A type with a localizable string, such as a case of an enumeration.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The localizable string.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension Phrase: CustomLocalizedStringResourceConvertible {
    /// The phrase itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }

  extension Phrase.Value.StringInterpolation {
    /// Appends a value by its localizable string, which is resolved with this one.
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      appendInterpolation(value.localizedStringResource)
    }
  }
#endif
