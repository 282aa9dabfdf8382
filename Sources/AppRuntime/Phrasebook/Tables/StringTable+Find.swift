extension StringTable {
  /// Returns the value of a key in a language; nil if the table has none. Throws if the table is
  /// damaged there.
  package func find(
    _ key: String, language: String, device: DeviceKind = .current
  ) throws(TableError) -> TableValue? {
    guard let index = languageIndex(of: language) else { return nil }
    return try find(key, at: index, device: device)
  }

  /// Returns the value of a key in a language, by its index from `languageIndex(of:)`.
  package func find(
    _ key: String, at language: Int, device: DeviceKind = .current
  ) throws(TableError) -> TableValue? {
    switch place(of: key, at: language) {
    case .nothing: return nil
    case .damage: throw damage(language)
    case .value(let range):
      let value = TableValue(range, of: content, language: language, device: device)
      return try value.isForDevice() ? value : nil
    }
  }

  /// Returns the string of a key without variations, the common case: nothing is allocated but the
  /// `String`. If it returns nil, `find` may still find a value.
  package func plainText(of key: String, at language: Int) throws(TableError) -> String? {
    switch place(of: key, at: language) {
    case .nothing: return nil
    case .damage: throw damage(language)
    case .value(let range):
      let value = content.bytes(range)
      guard value[0] == ValueNode.Kind.text.rawValue else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: value[1...]), as: UTF8.self)
    }
  }

  /// Whether the catalog has an entry for a key, with or without a translation: a key that is its
  /// own text needs none.
  package func contains(_ key: String) -> Bool { key.withBytes { content.flags(of: $0) } != nil }

  /// Whether a key is translatable; false if the catalog has `shouldTranslate: false`.
  package func isTranslatable(_ key: String) -> Bool {
    key.withBytes { content.flags(of: $0) } != TableContent.notTranslated
  }

  /// Returns the range of the value of a key.
  func place(of key: String, at language: Int) -> TableContent.Found {
    key.withBytes { content.find($0, at: language) }
  }

  @inline(never)
  private func damage(_ language: Int) -> TableError {
    .damaged("a value in \(languages.indices.contains(language) ? languages[language] : "?")")
  }
}
