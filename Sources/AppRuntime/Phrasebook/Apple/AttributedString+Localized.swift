#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension AttributedString {
    /// The text of a key in the current reader's language. Values that have attributes keep them.
    /// Markdown in a text stays as it is written: Foundation reads it on Apple's systems only.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key and, where no table has it, the text.
    ///   - options: whether each value says which one it is.
    ///   - table: the table; nil is `Localizable`.
    ///   - bundle: where the tables are; nil is the module that this call stands in, then the
    ///     program.
    ///   - locale: how the values in the text are written; the language stays the reader's.
    ///   - comment: what a translator should know; the extractor takes it from here.
    ///   - fileID: leave it out; it tells the module.
    public init(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        TextRequest(
          key: keyAndValue.key, arguments: keyAndValue.arguments, defaultValue: nil, table: table,
          place: bundle.map(Phrase.Place.bundle) ?? .sourceFile(fileID),
          locale: locale.otherThanReaders), options)
    }

    /// The text of a key that is not the text itself.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        TextRequest(
          key: key.text, arguments: defaultValue.arguments, defaultValue: defaultValue.key,
          table: table, place: bundle.map(Phrase.Place.bundle) ?? .sourceFile(fileID),
          locale: locale.otherThanReaders), options)
    }

    /// The text of a resource, in the current reader's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource, options: LocalizationOptions())
    }

    /// The text of a resource, in the current reader's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
      self.init(
        Localizer.current, resource.filled(with: options.replacements), options.formatting)
    }
  }
#endif
