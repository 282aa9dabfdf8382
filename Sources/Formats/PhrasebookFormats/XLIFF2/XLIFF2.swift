package import PhrasebookModel

/// XLIFF 2.1 (OASIS, 2018): a unit for each text, a group for the forms of a key.
///
/// The `name` of a unit is what its `id` is in XLIFF 1.2. States are the standard's, with catalogs'
/// own words as `subState`; control characters are written as `<cp>`.
package enum XLIFF2: ExchangeFormat {
  package static let name = "xliff2"
  package static let fileExtensions = ["xliff", "xlf"]
  package static let hasUntranslatable = true

  /// The prefix of kept information: version 1.2 has other attributes and elements with the same
  /// names.
  static let own = "xliff2"
  static let id = "xliff2@id"
  static let unit = "xliff2.unit"
  static let group = "xliff2.group"
  static let elements = "xliff2.elements"

  /// The module of size restrictions, of which only a unit's number of code points is used
  /// (section 5.7 of the standard).
  static let sizePrefix = "slr"
  static let sizeNamespace = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  static let sizeProfile = "xliff:codepoints"

  /// The number of characters that a unit's tag allows; nil if it restricts nothing in this way.
  static func maximumLength(in tag: XMLTag) -> Int? {
    tag["\(sizePrefix):sizeRestriction"].flatMap { restriction in
      let parts = restriction.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count < 3, parts.count == 1 || parts[0].isEmpty || parts[0] == "0" else {
        return nil
      }
      return parts.last.flatMap { Int($0) }
    }
  }

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    try XLIFF.read(file)
  }

  /// The version has one source language for a file: tables in another one get a file of their own.
  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    let name = exchange.targetLanguage ?? exchange.sourceLanguage ?? XLIFF.unknownLanguage
    var languages: [String?] = [nil]
    for table in exchange.tables where !languages.contains(table.sourceLanguage) {
      languages.append(table.sourceLanguage)
    }
    var result = ExchangeWriting(files: [])
    for language in languages {
      var part = exchange
      part.sourceLanguage = language ?? exchange.sourceLanguage
      part.tables = exchange.tables.filter { $0.sourceLanguage == language }
      if part.tables.isEmpty, language != nil || languages.count > 1 { continue }
      var writer = XLIFF2Writer(part)
      let bytes = writer.write()
      let path = language.map { "\(name).from-\($0).xliff" } ?? "\(name).xliff"
      result.files.append(ExchangeFile(path: path, bytes: bytes))
      result.losses += writer.losses
    }
    return result
  }
}
