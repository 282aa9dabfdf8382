import PhrasebookExtract
import PhrasebookModel
import PhrasebookProjects

/// A key that a place of a source or catalog refers to.
package struct KeyReference: Sendable, Hashable {
  package var key: String
  /// The catalogs that the key is looked up in, absolute, whether they have it or not.
  package var catalogs: [String]
  /// The range in the text: a literal or a name without its quotation marks, or a symbol.
  package var range: Range<Int>
  /// The language, if the place is in a translation of a catalog.
  package var language: String?
  /// The path of the catalog, if the place is in one.
  package var catalog: String?
  /// The use in the code, if the place is in a source; nil for a literal that only has the text of the key.
  package var site: LiveSnapshot.Site?

  package init(
    key: String, catalogs: [String], range: Range<Int>, language: String? = nil,
    catalog: String? = nil, site: LiveSnapshot.Site? = nil
  ) {
    self.key = key
    self.catalogs = catalogs
    self.range = range
    self.language = language
    self.catalog = catalog
    self.site = site
  }

  /// Whether the place is an entry or a call that is known to take the key.
  package var isKnownUse: Bool { site != nil || catalog != nil }
}

extension LiveSnapshot {
  /// The key that an offset of a source refers to: that of a call, else the one whose text a literal has, which
  /// functions and properties of the project may look up.
  ///
  /// - Parameters:
  ///   - file: The source, absolute; the snapshot has to know the same text.
  package func reference(
    at offset: Int, in text: DocumentText, of file: String
  ) -> KeyReference? {
    // The innermost one: an interpolation may look a key up, too.
    references(in: text, of: file).filter {
      $0.range.lowerBound - 1 <= offset && offset <= $0.range.upperBound + 1
    }.min { $0.range.count < $1.range.count } ?? literal(at: offset, in: text, of: file)
  }

  /// The key whose text a literal has; nil for other literals.
  private func literal(
    at offset: Int, in text: DocumentText, of file: String
  ) -> KeyReference? {
    guard let literal = LiteralScan.literal(at: offset, in: text.bytes),
      let bytes = literal.value(in: text.bytes)
    else { return nil }
    let key = String(decoding: bytes, as: UTF8.self)
    let holders = tables(for: file).filter { $0.catalog.contains(key) }
    guard !key.isEmpty, !holders.isEmpty else { return nil }
    return KeyReference(key: key, catalogs: holders.map(\.path), range: literal.text)
  }

  /// The keys that a source refers to, in the order of their places.
  package func references(in text: DocumentText, of file: String) -> [KeyReference] {
    (sites[file] ?? []).compactMap { site in
      guard let start = text.offset(of: site.location) else { return nil }
      if let symbol = site.symbol {
        let range = start..<start + symbol.utf8.count
        guard range.upperBound <= text.bytes.count,
          text.bytes[range].elementsEqual(symbol.utf8)
        else { return nil }
        return KeyReference(key: site.key, catalogs: site.catalogs, range: range, site: site)
      }
      guard let literal = Self.literal(of: site.key, from: start, in: text.bytes) else {
        return nil
      }
      return KeyReference(
        key: site.key, catalogs: site.catalogs, range: literal.text, site: site)
    }
  }

  /// The literal of a key: the first one of a call, unless a later one is exactly the key.
  private static func literal(
    of key: String, from start: Int, in source: [UInt8]
  ) -> LiteralScan.Literal? {
    guard let first = LiteralScan.first(from: start, in: source) else { return nil }
    var next: LiteralScan.Literal? = first
    for _ in 0..<4 {
      guard let literal = next else { break }
      if literal.hasInterpolations { break }
      if literal.text.count >= key.utf8.count, literal.value(in: source) == Array(key.utf8) {
        return literal
      }
      next = LiteralScan.first(from: literal.range.upperBound, in: source)
    }
    return first
  }

  /// The key that an offset of a catalog refers to.
  ///
  /// - Parameter file: The catalog, absolute.
  package func reference(
    at offset: Int, in text: CatalogText, of file: String
  ) -> KeyReference? {
    let position = text.position(at: offset)
    guard let key = position.key, let entry = text.entry(key) else { return nil }
    let name = entry.nameRange
    return KeyReference(
      key: key, catalogs: [file], range: name.lowerBound + 1..<name.upperBound - 1,
      language: position.language, catalog: file)
  }
}

extension LiteralScan.Literal {
  /// The value, with escapes resolved; nil if it has an interpolation, an invalid escape or no end.
  func value(in source: [UInt8]) -> [UInt8]? {
    RawLiteral(at: range, in: source)?.text
  }
}
