public import Foundation

extension Phrase: ExpressibleByStringInterpolation {
  /// A bare literal, whose key is also its text in the source language. It does not know its module:
  /// it is looked for in the program's own tables first, then in those of its modules.
  public init(stringLiteral value: String) {
    self.init(Value(value), place: .unknownModule)
  }

  /// A bare literal with values in it.
  public init(stringInterpolation: Value.StringInterpolation) {
    self.init(Value(stringInterpolation: stringInterpolation), place: .unknownModule)
  }
}

extension Phrase {
  /// A phrase whose key is its text in the source language.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key and, where no table has it, the text.
  ///   - table: the table; nil is `Localizable`.
  ///   - locale: the locale to resolve it in; nil is the reader's.
  ///   - bundle: where the tables are; nil is the bundle of the module that this call stands in.
  ///   - comment: what a translator should know; the extractor takes it from here.
  ///   - fileID: leave it out; it tells the module.
  public init(
    _ keyAndValue: Value, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription? = nil, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.init(
      keyAndValue, table: table, locale: locale,
      place: bundle?.place ?? .sourceFile(fileID), remark: Remark(comment))
  }

  /// A phrase with a key that is not its text.
  ///
  /// - Parameters:
  ///   - key: what it is looked up by, such as `cart.title`.
  ///   - defaultValue: the text in the source language, with its arguments.
  ///   - table: the table; nil is `Localizable`.
  ///   - locale: the locale to resolve it in; nil is the reader's.
  ///   - bundle: where the tables are; nil is the bundle of the module that this call stands in.
  ///   - comment: what a translator should know; the extractor takes it from here.
  ///   - fileID: leave it out; it tells the module.
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

  /// A phrase whose tables are in a bundle, as in `bundle: .module` and `bundle: #bundle`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: Value, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, place: .bundle(bundle),
      remark: Remark(comment))
  }

  /// A phrase with a key that is not its text, whose tables are in a bundle.
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
