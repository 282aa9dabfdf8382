import PhrasebookModel

extension Extraction {
  /// The strings in the code of an example.
  static func strings(_ strings: [ExtractedString]) -> Extraction { Extraction(strings: strings) }

  /// Code with one call that looks a key up.
  static func call(of key: String) -> Extraction {
    .strings([ExtractedString(key: key, locations: [.example])])
  }

  /// Code with one call whose key cannot be known.
  static func open(_ reason: UnknownKeyReason) -> Extraction {
    Extraction(undeterminable: [
      UndeterminableSite(location: .example, table: "Localizable", reason: reason)
    ])
  }
}

extension Location {
  /// A place in the code of an example.
  static let example = Location(file: "View.swift", line: 12, column: 7)
}
