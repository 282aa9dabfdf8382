internal import Phrasebook
internal import PhrasebookModel

extension Exchange {
  /// The exchange with marks for OmegaT at each text whose source has another translation, too: a
  /// memory has one translation for a source text, and alternative ones for places that are found by
  /// their file and the texts around them.
  ///
  /// Source: `ImportFromAutoTMX` and `ProjectTMX` of OmegaT 3.6 to 6.1.
  var withAlternativeTranslations: Exchange {
    // The texts around a text are those of the XLIFF file.
    var exchange = asXcodeExports
    let places = exchange.tables.indices.flatMap { table in
      exchange.tables[table].units.indices.map { (table: table, unit: $0) }
    }
    .filter { exchange.tables[$0.table].units[$0.unit].isShownInXLIFF }
    let units = places.map { exchange.tables[$0.table].units[$0.unit] }
    let file = "\((targetLanguage ?? XLIFF.unknownLanguage).asFileName).xliff"
    var usual: [ExactString: String] = [:]
    for (index, unit) in units.enumerated() {
      guard let source = unit.source, let target = unit.target else { continue }
      if usual[ExactString(source)] == nil { usual[ExactString(source)] = target }
      guard usual[ExactString(source)]?.isExactly(target) == false else { continue }
      let around = [
        ("file", file), ("prev", index > 0 ? units[index - 1].source : nil),
        ("next", index + 1 < units.count ? units[index + 1].source : nil),
      ]
      let marks = around.map { name, text in
        JSONValue.string("<prop type=\"\(name)\">\(XMLWriter.escaped(text ?? ""))</prop>")
      }
      let place = places[index]
      let kept = unit.unknown.elements("tmx.elements").map(JSONValue.string)
      exchange.tables[place.table].units[place.unit].unknown["tmx.elements"] = .array(kept + marks)
    }
    return exchange
  }
}

extension ExchangeUnit {
  /// Whether a tool shows the text of an XLIFF file of ours to translators.
  fileprivate var isShownInXLIFF: Bool {
    guard isTranslatable, let source, !source.isEmpty, path.phrase == nil else { return false }
    return XLIFFIdentifier(key: key, path: path).text != nil && XMLWriter.canWrite(source)
  }
}
