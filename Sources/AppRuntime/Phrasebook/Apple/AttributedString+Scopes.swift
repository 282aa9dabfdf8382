#if !canImport(Darwin) && !PHRASEBOOK_FOUNDATION_LOCALIZES
  public import Foundation

  // `AttributedString(localized:)` with a scope, by its type or by a key path. A scope determines
  // the attributes in Markdown, which is not interpreted here.
  extension AttributedString {
    /// The text of a key in the current user's language; the attributes of a scope are for
    /// Markdown.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>,
      fileID: StaticString = #fileID
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, fileID: fileID)
    }

    /// The text of a key that is not the text itself; the attributes of a scope are for Markdown.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil,
      including scope: KeyPath<AttributeScopes, Scope.Type>, fileID: StaticString = #fileID
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table,
        bundle: bundle, locale: locale, comment: comment, fileID: fileID)
    }

    /// The text of a resource; the attributes of a scope are for Markdown.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource,
      options: LocalizationOptions = LocalizationOptions(),
      including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
      self.init(localized: resource, options: options)
    }
  }

  extension AttributedString {
    /// The text of a key in the current user's language; the attributes of a scope are for
    /// Markdown.
    public init<Scope: AttributeScope>(
      localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
      table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil, including scope: Scope.Type,
      fileID: StaticString = #fileID
    ) {
      self.init(
        localized: keyAndValue, options: options, table: table, bundle: bundle, locale: locale,
        comment: comment, fileID: fileID)
    }

    /// The text of a key that is not the text itself; the attributes of a scope are for Markdown.
    public init<Scope: AttributeScope>(
      localized key: StaticString, defaultValue: String.LocalizationValue,
      options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil,
      including scope: Scope.Type, fileID: StaticString = #fileID
    ) {
      self.init(
        localized: key, defaultValue: defaultValue, options: options, table: table,
        bundle: bundle, locale: locale, comment: comment, fileID: fileID)
    }

    /// The text of a resource; the attributes of a scope are for Markdown.
    @_disfavoredOverload
    public init<Scope: AttributeScope>(
      localized resource: LocalizedStringResource,
      options: LocalizationOptions = LocalizationOptions(),
      including scope: Scope.Type
    ) {
      self.init(localized: resource, options: options)
    }
  }
#endif
