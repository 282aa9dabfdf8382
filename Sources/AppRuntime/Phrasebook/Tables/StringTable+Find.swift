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
    guard let range = try place(of: key, at: language) else { return nil }
    let value = TableValue(range, of: self, language: language, device: device)
    return try value.isForDevice() ? value : nil
  }

  /// The text of a key where it has no variations: nothing is allocated but the `String`.
  func plainText(of key: String, at language: Int) throws(TableError) -> String? {
    guard let range = try place(of: key, at: language) else { return nil }
    let value = UnsafeBufferPointer(rebasing: storage.bytes[range])
    guard let kind = value.first, kind == ValueNode.Kind.text.rawValue else { return nil }
    return String(decoding: UnsafeBufferPointer(rebasing: value.dropFirst()), as: UTF8.self)
  }

  /// Whether the catalog has an entry for a key, with a text or without: a key that is its own text
  /// needs none.
  public func contains(_ key: String) throws(TableError) -> Bool {
    try key.withBytes { key throws(TableError) in
      try index(of: key, TableHash.hash(key, seed: entry.seed)) != nil
    }
  }

  /// Where the value of a key lies.
  func place(of key: String, at language: Int) throws(TableError) -> Range<Int>? {
    guard entry.languages.indices.contains(language) else { return nil }
    return try key.withBytes { key throws(TableError) in
      let hash = TableHash.hash(key, seed: entry.seed)
      guard let index = try index(of: key, hash) else { return nil }
      return try place(ofKeyAt: index, hash, language)
    }
  }

  /// The place of a key in the columns.
  private func index(of key: UnsafeBufferPointer<UInt8>, _ hash: UInt64) throws(TableError) -> Int?
  {
    let bytes = UnsafeRawBufferPointer(storage.bytes)
    let slots = entry.slots
    let mask = slots.count / 8 - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    for _ in 0...mask {
      let offset = slots.lowerBound + slot * 8
      let reference = Self.load(bytes, offset + 4)
      if reference == 0 { return nil }
      if Self.load(bytes, offset) == tag,
        let index = try self.index(at: Int(reference) - 1, ifItIs: key)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The place in the columns of a key that lies at a place, where it is the one that is sought.
  private func index(
    at place: Int, ifItIs key: UnsafeBufferPointer<UInt8>
  ) throws(TableError) -> Int? {
    let bytes = UnsafeRawBufferPointer(storage.bytes)
    let keys = entry.keys
    guard place <= keys.count - 8 else { throw .damaged("its keys") }
    let start = keys.lowerBound + place
    guard Int(Self.load(bytes, start + 4)) == key.count else { return nil }
    guard key.count <= keys.count - 8 - place else { throw .damaged("its keys") }
    let candidate = UnsafeBufferPointer(rebasing: storage.bytes[start + 8..<start + 8 + key.count])
    guard candidate.elementsEqual(key) else { return nil }
    let index = Int(Self.load(bytes, start))
    guard index < entry.keyCount else { throw .damaged("its keys") }
    return index
  }

  private func place(
    ofKeyAt index: Int, _ hash: UInt64, _ language: Int
  ) throws(TableError) -> Range<Int>? {
    let bytes = UnsafeRawBufferPointer(storage.bytes)
    let column = entry.languages[language].column
    let values = entry.languages[language].values
    let reference = Self.load(bytes, column.lowerBound + index * 4)
    if reference == 0 { return nil }
    let place = Int(reference) - 1
    guard place <= values.count - 8 else { throw .damaged("its values") }
    let start = values.lowerBound + place + 8
    let count = Int(Self.load(bytes, start - 8))
    guard count > 0, count <= values.upperBound - start else { throw .damaged("its values") }
    let value = UnsafeBufferPointer(rebasing: storage.bytes[start..<start + count])
    guard TableHash.check(value, key: hash, language: language) == Self.load(bytes, start - 4)
    else { throw .damaged("a value in \(languages[language])") }
    return start..<start + count
  }

  /// Four bytes at an offset that the caller has checked.
  @inline(__always)
  private static func load(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
