#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension String {
    /// What else a text is made with.
    public struct LocalizationOptions: Sendable {
      /// The values for the placeholders of a key, in their order.
      public var replacements: [any CVarArg & Sendable]?

      public init() {}
    }

    /// The text of a key in the current reader's language, with values for its placeholders.
    public init(
      localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        localized: keyAndValue.filled(with: options.replacements), table: table, bundle: bundle,
        locale: locale,
        fileID: fileID)
    }

    /// The text of a key that is not the text itself, with values for its placeholders.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        localized: key, defaultValue: defaultValue.filled(with: options.replacements), table: table,
        bundle: bundle, locale: locale, fileID: fileID)
    }

    /// The text of a resource in the current reader's language, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
      self = resource.filled(with: options.replacements).text()
    }
  }

  extension Phrase {
    /// The same with values in place of the placeholders.
    func filled(with replacements: [any CVarArg & Sendable]?) -> Phrase {
      guard !isVerbatim, replacements != nil else { return self }
      return Phrase(
        Value(key: key, arguments: arguments).filled(with: replacements),
        defaultFormat: defaultFormat,
        table: table, locale: pinnedLocale, place: place)
    }
  }

  extension Phrase.Value {
    /// The same with values in place of the placeholders; those that none is left for stay.
    fileprivate func filled(with replacements: [any CVarArg & Sendable]?) -> Phrase.Value {
      var replacements = (replacements ?? [])[...]
      return Phrase.Value(
        key: key,
        arguments: arguments.map { argument in
          guard case .placeholder = argument, let value = replacements.popFirst() else {
            return argument
          }
          return .plain(FormatArgument(value))
        })
    }
  }

  extension FormatArgument {
    /// A value as it is handed to C's functions.
    fileprivate init(_ value: any CVarArg) {
      switch value {
      case let number as any PhraseNumber: self = number.formatArgument
      case let text as String: self = .string(text)
      default: self = .string(String(describing: value))
      }
    }
  }
#endif
