import PhrasebookModel

/// The source text of a key in the code.
enum CodeText {
  /// The key is the text.
  case key
  /// A default value that differs from the key: as written, and with its specifiers numbered.
  case value(written: String, numbered: String)
  /// The phrases of an App Shortcut, if there are more than the key.
  case phrases([String])

  /// - Parameters:
  /// - role: The role of the catalog; texts of interfaces and property lists are not formats.
  /// - source: The source text in the catalog. Catalogs have single phrases both ways, as the key
  ///   only and as a set of one.
  init(_ string: ExtractedString, role: CatalogRole, source: Localization? = nil) {
    if string.phrases.count > 1
      || string.phrases.count == 1 && source?.stringSet?.values == string.phrases
    {
      self = .phrases(string.phrases)
    } else if let value = string.defaultValue, value != string.key {
      let isFormat = role.isOfCode
      self = .value(
        written: value, numbered: isFormat ? FormatString(value).numbered ?? value : value)
    } else {
      self = .key
    }
  }

  /// The state of an automatic entry with this text.
  var extractionState: ExtractionState? {
    if case .key = self { nil } else { .extractedWithValue }
  }
}
