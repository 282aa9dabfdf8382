#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension String {
    /// Creates the text of a key in the current user's language.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, and the text if no table has it.
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: the bundle of the tables; nil for the calling module, then the program.
    ///   - locale: the locale of the values; it does not choose the language.
    ///   - comment: a comment for translators, which extraction reads.
    ///   - fileID: the default identifies the module.
    public init(
      localized keyAndValue: borrowing String.LocalizationValue, table: borrowing String? = nil,
      bundle: borrowing Bundle? = nil, locale: borrowing Locale? = nil,
      comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self = Localizer.withCurrent {
        $0.text(keyAndValue, table: table, bundle: bundle, locale: locale, fileID: fileID)
      }
    }

    /// Creates the text of a key with a default value.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the text in the source language, with its values.
    ///   - table: the table; nil for `Localizable`.
    ///   - bundle: the bundle of the tables; nil for the calling module, then the program.
    ///   - locale: the locale of the values; it does not choose the language.
    ///   - comment: a comment for translators, which extraction reads.
    ///   - fileID: the default identifies the module.
    public init(
      localized key: StaticString, defaultValue: borrowing String.LocalizationValue,
      table: borrowing String? = nil, bundle: borrowing Bundle? = nil,
      locale: borrowing Locale? = nil, comment: StaticString? = nil,
      fileID: StaticString = #fileID
    ) {
      self = Localizer.withCurrent {
        $0.text(
          key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale,
          fileID: fileID)
      }
    }

    /// Creates the text of a resource in the current user's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.text()
    }
  }
#endif
