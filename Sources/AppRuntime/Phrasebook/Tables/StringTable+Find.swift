extension StringTable {
  /// The text of a key in a language; nil where the table has none there. Throws where the table is
  /// damaged at that place.
  public func find(
    _ key: String, language: String, device: DeviceKind = .current
  ) throws(TableError) -> TableValue? {
    guard let index = languageIndex(of: language) else { return nil }
    return try find(key, at: index, device: device)
  }

  /// The text of a key in a language by its place, from `languageIndex(of:)`.
  public func find(
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

  /// The text of a key that has one text and no variations, the way of most look-ups: nothing is
  /// allocated but the `String`. Where it gives nil, `find` may still find something.
  public func plainText(of key: String, at language: Int) throws(TableError) -> String? {
    switch place(of: key, at: language) {
    case .nothing: return nil
    case .damage: throw damage(language)
    case .value(let range):
      let value = content.bytes(range)
      guard value[0] == ValueNode.Kind.text.rawValue else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: value[1...]), as: UTF8.self)
    }
  }

  /// Whether the catalog has an entry for a key, with a text or without: a key that is its own text
  /// needs none.
  public func contains(_ key: String) -> Bool { key.withBytes { content.flags(of: $0) } != nil }

  /// Whether a key is to have translations; false where the catalog says `shouldTranslate: false`.
  public func isTranslatable(_ key: String) -> Bool {
    key.withBytes { content.flags(of: $0) } != TableContent.notTranslated
  }

  /// Where the value of a key lies.
  func place(of key: String, at language: Int) -> TableContent.Found {
    key.withBytes { content.find($0, at: language) }
  }

  @inline(never)
  private func damage(_ language: Int) -> TableError {
    .damaged("a value in \(languages.indices.contains(language) ? languages[language] : "?")")
  }
}
