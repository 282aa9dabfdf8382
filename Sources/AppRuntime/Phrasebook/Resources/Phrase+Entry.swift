extension Phrase {
  /// A phrase of an entry that a catalog has: what generated accessors are made of. The extractor
  /// passes it by, since the catalog is where it comes from.
  ///
  /// - Parameters:
  ///   - key: what it is looked up by.
  ///   - arguments: the values, by the numbers that the format gives them.
  ///   - value: the text in the source language, as a format: shown where no table has the key.
  ///   - table: the table; nil is `Localizable`.
  ///   - bundle: where the tables are; nil is the bundle of the module that this call stands in.
  ///   - fileID: leave it out; it tells the module.
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
