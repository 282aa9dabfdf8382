#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  extension String {
    /// The options of a localized string.
    public struct LocalizationOptions: Sendable {
      /// The values for the placeholders of a key, in order.
      public var replacements: [any CVarArg & Sendable]?

      /// Creates options without replacements.
      public init() {}
    }

    /// Creates the text of a key in the current user's language, with values for its placeholders.
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

    /// Creates the text of a key with a default value, with values for its placeholders.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID
    ) {
      self.init(
        localized: key, defaultValue: defaultValue.filled(with: options.replacements), table: table,
        bundle: bundle, locale: locale, fileID: fileID)
    }

    /// Creates the text of a resource in the current user's language, with values for its
    /// placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
      self = resource.filled(with: options.replacements).text()
    }
  }

  extension Phrase {
    /// Returns the phrase with its placeholders filled.
    func filled(with replacements: [any CVarArg & Sendable]?) -> Phrase {
      guard !isVerbatim, replacements != nil else { return self }
      return Phrase(
        Value(key: key, arguments: arguments).filled(with: replacements),
        defaultFormat: defaultFormat,
        table: table, locale: pinnedLocale, place: place)
    }
  }

  extension Phrase.Value {
    /// Returns the value with its placeholders filled; those without a value stay.
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
    /// Creates an argument from a C variadic argument.
    fileprivate init(_ value: any CVarArg) {
      switch value {
      case let number as any PhraseNumber: self = number.formatArgument
      case let text as String: self = .string(text)
      default: self = .string(String(describing: value))
      }
    }
  }
#endif
