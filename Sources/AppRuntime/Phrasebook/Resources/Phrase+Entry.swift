extension Phrase {
  /// Creates a phrase of an entry in a catalog, for generated accessors. Extraction ignores it, since it
  /// comes from the catalog.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - arguments: the values, by their numbers in the format.
  ///   - value: the text in the source language, as a format: shown if no table has the key.
  ///   - table: the table; nil for `Localizable`.
  ///   - bundle: the bundle of the tables; nil for that of the calling module.
  ///   - fileID: the default identifies the module.
  public init(
    entry key: StaticString, _ arguments: [FormatArgument] = [], value: StaticString,
    table: StaticString? = nil, bundle: BundleDescription? = nil, fileID: StaticString = #fileID
  ) {
    let (key, value) = (key.text, value.text)
    self.init(
      Value(key: key, arguments: arguments.map { .plain($0) }),
      defaultFormat: value == key ? nil : value, table: table?.text,
      place: bundle?.place ?? .sourceFile(fileID))
  }
}
