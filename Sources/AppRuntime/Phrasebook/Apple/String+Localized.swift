#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension String {
    /// The text of a key in the current reader's language.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key and, where no table has it, the text.
    ///   - table: the table; nil is `Localizable`.
    ///   - bundle: where the tables are; nil is the module that this call stands in, then the program.
    ///   - locale: how the values in the text are written; the language stays the reader's.
    ///   - comment: what a translator should know; the extractor takes it from here.
    ///   - fileID: leave it out; it tells the module.
    public init(
      localized keyAndValue: borrowing String.LocalizationValue, table: borrowing String? = nil,
      bundle: borrowing Bundle? = nil, locale: borrowing Locale? = nil,
      comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self = Localizer.withCurrent {
        $0.text(keyAndValue, table: table, bundle: bundle, locale: locale, fileID: fileID)
      }
    }

    /// The text of a key that is not the text itself.
    ///
    /// - Parameters:
    ///   - key: what it is looked up by.
    ///   - defaultValue: the text in the source language, with its values.
    ///   - table: the table; nil is `Localizable`.
    ///   - bundle: where the tables are; nil is the module that this call stands in, then the program.
    ///   - locale: how the values in the text are written; the language stays the reader's.
    ///   - comment: what a translator should know; the extractor takes it from here.
    ///   - fileID: leave it out; it tells the module.
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

    /// The text of a resource, in the current reader's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.text()
    }
  }
#endif
