package import PhrasebookModel

/// Android's string resources, `values-fr/strings.xml`: texts, plurals and lists of texts.
///
/// Source: "String resources" and "Providing resources" of the Android developer documentation, and
/// the way aapt2 reads texts.
package enum AndroidXML: ExchangeFormat {
  package static let name = "android"
  package static let fileExtensions = ["xml"]
  package static let hasUntranslated = false

  /// The table of texts in a file that does not give one.
  static let table = "Localizable"

  /// The mark of a table whose catalog path is in the file.
  static let originalMember = "android.original"

  /// The namespace of tool attributes, declared in our files if needed.
  static let tools = ("xmlns:tools", "http://schemas.android.com/tools")
  /// The namespace of untranslatable parts, declared in our files if needed.
  static let xliff = ("xmlns:xliff", XLIFF.namespace + "1.2")

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    var reader = try AndroidReader(file)
    try reader.read()
    let language = AndroidQualifier.language(ofPath: file.path)
    return ExchangeReading(
      Exchange(targetLanguage: language, tables: reader.tables, unknown: reader.unknown),
      diagnostics: reader.diagnostics, languageOrigin: .folder, assumedTable: Self.table)
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    var writer = AndroidWriter(exchange)
    for table in exchange.tables { writer.add(table) }
    let language = exchange.targetLanguage ?? exchange.sourceLanguage
    let folder = AndroidQualifier.folder(of: language)
    let file = ExchangeFile(path: "\(folder)/strings.xml", bytes: writer.finished())
    return ExchangeWriting(files: [file], losses: writer.losses)
  }
}
