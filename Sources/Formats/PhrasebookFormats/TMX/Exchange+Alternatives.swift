internal import PhrasebookModel

extension Exchange {
  /// The exchange with marks for OmegaT at each text whose source has another translation, too: a
  /// memory has one translation for a source text, and alternative ones for places that are found by
  /// their file and the texts around them.
  ///
  /// Source: `ImportFromAutoTMX` and `ProjectTMX` of OmegaT 3.6 to 6.1.
  var withAlternativeTranslations: Exchange {
    // The texts and those around them are the ones of the XLIFF file.
    var exchange = asXcodeExports.withNumberedSubstitutions
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
    // OmegaT takes a source text without a translation for one whose translation was removed, and
    // forgets that of an earlier segment with the same source.
    for table in exchange.tables.indices {
      exchange.tables[table].units.removeAll { $0.target == nil }
    }
    return exchange
  }

  /// The exchange with substitutions as XLIFF spells them, `%1$#@COUNT@` and `%1$lld`: OmegaT finds
  /// no match otherwise.
  private var withNumberedSubstitutions: Exchange {
    var exchange = self
    for table in exchange.tables.indices {
      let numbers = XLIFFWriter.numbersByKey(of: exchange.tables[table].units)
      for index in exchange.tables[table].units.indices {
        let unit = exchange.tables[table].units[index]
        guard let own = numbers[ExactString(unit.key)] else { continue }
        exchange.tables[table].units[index].source = unit.source.map { unit.spelled($0, own) }
        exchange.tables[table].units[index].target = unit.target.map { unit.spelled($0, own) }
      }
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
