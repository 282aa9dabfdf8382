import Phrasebook
internal import PhrasebookModel

extension ImportRun {
  /// Restores keys with line ends and tabs, which many tools turn into spaces: XML does so with those
  /// that are not references in an attribute (XML 1.0, section 3.3.3).
  mutating func restoreKeys(of units: inout [ExchangeUnit]) {
    let unknown = units.indices.filter { catalog[units[$0].key] == nil }
    guard !unknown.isEmpty else { return }
    var candidates: [String: [String]] = [:]
    for key in catalog.keys where key.hasFragileSpace {
      candidates[key.withSingleSpaces, default: []].append(key)
    }
    guard !candidates.isEmpty else { return }
    let present = Set(units.map { ExactString($0.key) })
    var restored: [ExactString: String] = [:]
    for index in unknown {
      let name = units[index].key
      guard let found = candidates[name.withSingleSpaces], found.count == 1, let key = found.first,
        !present.contains(ExactString(key))
      else { continue }
      if restored.updateValue(key, forKey: ExactString(name)) == nil {
        report(
          .note,
          """
          the catalog \(table.quoted) has no key \(name.quoted); taken for \(key.quoted), which differs \
          only in space
          """, units[index].location)
      }
      units[index].key = key
      // The source was changed in the same way.
      if let source = units[index].source, catalog.hasSource(of: key, like: source) {
        units[index].source = nil
      }
    }
  }
}

extension Catalog {
  /// Whether the source text of a key differs from a text only in space.
  fileprivate func hasSource(of key: String, like text: String) -> Bool {
    let source = self[key]?.localizations[sourceLanguage]
    return ExchangeForms.sourceText(at: VariationPath(), of: source, key: key)?.withSingleSpaces
      == text.withSingleSpaces
  }
}

extension String {
  /// Whether the text has space that tools change.
  fileprivate var hasFragileSpace: Bool {
    hasByte(UInt8(ascii: "\n")) || hasByte(UInt8(ascii: "\t")) || hasByte(UInt8(ascii: "\r"))
      || first == " " || last == " " || contains(exactly: "  ")
  }

  /// The text with one space for each row of space, and none at its ends.
  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
