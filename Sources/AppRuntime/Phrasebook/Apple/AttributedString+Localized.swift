#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension AttributedString {
    /// Creates the text of a key in the current user's language. Values keep their attributes.
    /// Markdown is not interpreted: Foundation reads it on Apple's platforms only.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and the text if no table has it.
    ///   - options: whether each value gets an attribute with its number.
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: the bundle of the tables; nil for the calling module, then the program.
    ///   - locale: the locale of the values; it does not choose the language.
    ///   - comment: a comment for translators, which extraction reads.
    ///   - fileID: the default identifies the module.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        TextRequest(
          key: keyAndValue.key, arguments: keyAndValue.arguments, defaultValue: nil, table: table,
          place: bundle.map(Phrase.TablesOrigin.bundle) ?? .sourceFile(fileID),
          locale: locale.explicit), options)
    }

    /// Creates the text of a key with a default value.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        TextRequest(
          key: key.text, arguments: defaultValue.arguments, defaultValue: defaultValue.key,
          table: table, place: bundle.map(Phrase.TablesOrigin.bundle) ?? .sourceFile(fileID),
          locale: locale.explicit), options)
    }

    /// Creates the text of a resource in the current user's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// Creates the text of a resource in the current user's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        Localizer.current, resource.filled(with: options.replacements), options.formatting)
    }
  }
#endif
