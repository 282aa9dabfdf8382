package import PhrasebookModel

extension LiveSnapshot {
  /// A key of a catalog that a search found.
  package struct FoundKey: Sendable, Hashable {
    package var key: String
    package var table: String
    /// The place of the key in its catalog.
    package var location: Location
  }

  /// The keys whose name or text in the source language contains a text, in any case: all keys for
  /// an empty one.
  ///
  /// - Parameter limit: The most results.
  package func keys(matching query: String, limit: Int) -> [FoundKey] {
    let part = Array(query.utf8)
    var result: [FoundKey] = []
    for table in tables {
      for key in table.catalog.keys {
        guard result.count < limit else { return result }
        guard matches(key, part, in: table),
          let location = table.catalog.location(of: key)
        else { continue }
        result.append(
          FoundKey(
            key: key, table: table.name,
            location: Location(file: table.path, line: location.line, column: location.column)))
      }
    }
    return result
  }

  private func matches(_ key: String, _ part: [UInt8], in table: Table) -> Bool {
    if part.isEmpty || key.contains(folded: part) { return true }
    let unit = table.catalog[key]?.localizations[table.catalog.sourceLanguage]?.stringUnit
    return unit?.value.contains(folded: part) == true
  }
}

extension String {
  /// Whether the text contains some bytes, letters of ASCII in either case.
  func contains(folded part: [UInt8]) -> Bool {
    func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    let part = part.map(lower)
    guard let first = part.first else { return true }
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= part.count else { return false }
      for start in 0...bytes.count - part.count where lower(bytes[start]) == first {
        if part.indices.allSatisfy({ lower(bytes[start + $0]) == part[$0] }) { return true }
      }
      return false
    }
  }
}
