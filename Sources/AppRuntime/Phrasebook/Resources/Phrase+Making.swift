public import Foundation

extension Phrase: ExpressibleByStringInterpolation {
  /// Creates a phrase of a bare literal, whose key is its text in the source language. It does not know
  /// its module: it is looked up in the program's own tables first, then in those of its modules.
  public init(stringLiteral value: String) {
    self.init(Value(value), place: .unknownModule)
  }

  /// Creates a phrase of a bare literal with values.
  public init(stringInterpolation: Value.StringInterpolation) {
    self.init(Value(stringInterpolation: stringInterpolation), place: .unknownModule)
  }
}

extension Phrase {
  /// Creates a phrase whose key is its text in the source language.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, and the text if no table has it.
  ///   - table: the table; nil for `Localizable`.
  ///   - locale: the locale to resolve it in; nil for the user's.
  ///   - bundle: the bundle of the tables; nil for that of the calling module.
  ///   - comment: a comment for translators, which extraction reads.
  ///   - fileID: the default identifies the module.
  public init(
    _ keyAndValue: Value, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription? = nil, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.init(
      keyAndValue, table: table, locale: locale,
      place: bundle?.place ?? .sourceFile(fileID), remark: Remark(comment))
  }

  /// Creates a phrase with a key that is not its text.
  ///
  /// - Parameters:
  ///   - key: the key, such as `cart.title`.
  ///   - defaultValue: the text in the source language, with its arguments.
  ///   - table: the table; nil for `Localizable`.
  ///   - locale: the locale to resolve it in; nil for the user's.
  ///   - bundle: the bundle of the tables; nil for that of the calling module.
  ///   - comment: a comment for translators, which extraction reads.
  ///   - fileID: the default identifies the module.
  public init(
    _ key: StaticString, defaultValue: Value, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription? = nil, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.init(
      Value(key: key.text, arguments: defaultValue.arguments), defaultFormat: defaultValue.key,
      table: table, locale: locale,
      place: bundle?.place ?? .sourceFile(fileID), remark: Remark(comment))
  }

  /// Creates a phrase whose tables are in a bundle, as in `bundle: .module` and `bundle: #bundle`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: Value, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, place: .bundle(bundle),
      remark: Remark(comment))
  }

  /// Creates a phrase with a key that is not its text, whose tables are in a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: Value, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      Value(key: key.text, arguments: defaultValue.arguments), defaultFormat: defaultValue.key,
      table: table, locale: locale, place: .bundle(bundle),
      remark: Remark(comment))
  }
}
