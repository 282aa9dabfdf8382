internal import PhrasebookModel

/// Reads the exchange of an XLIFF 2 file from the events after its root.
struct XLIFF2Reader {
  var reader: XMLReader
  let root: XLIFFRoot
  var exchange = Exchange()
  var diagnostics: [Diagnostic] = []

  static func read(
    _ reader: XMLReader, _ root: XLIFFRoot
  ) throws(UnreadableFile) -> ExchangeReading {
    var reader = XLIFF2Reader(reader: reader, root: root)
    try reader.readFiles()
    return ExchangeReading(reader.exchange, diagnostics: reader.diagnostics)
  }

  private mutating func readFiles() throws(UnreadableFile) {
    let source = root.tag["srcLang"]
    exchange.sourceLanguage = source == XLIFF.unknownLanguage ? nil : source
    exchange.targetLanguage = root.tag["trgLang"]
    exchange.unknown = root.unknown(
      besides: ["version", "xmlns", "srcLang", "trgLang"], prefix: XLIFF2.own)
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      if root.local(tag.name) == "file" {
        try readFile(tag)
      } else {
        exchange.unknown.append(try reader.skipElement(), to: XLIFF2.elements)
      }
    }
  }

  private mutating func readFile(_ tag: XMLTag) throws(UnreadableFile) {
    var table = ExchangeTable(
      name: XLIFFReader.table(of: tag["original"]), original: tag["original"])
    for attribute in tag.attributes
    where !["original", "xml:space"].contains(attribute.name) {
      table.unknown["\(XLIFF2.own)@\(attribute.name)"] = .string(attribute.value)
    }
    try readUnits(&table, isGroup: false, group: nil)
    XLIFFReader.nameSubstitutions(in: &table.units)
    exchange.tables.append(table)
  }

  /// Reads the content of a file or a group.
  private mutating func readUnits(
    _ table: inout ExchangeTable, isGroup: Bool, group: String?
  ) throws(UnreadableFile) {
    let depth = reader.depth
    while let event = try reader.next(), reader.depth >= depth {
      guard case .start(let tag) = event else { continue }
      switch root.local(tag.name) {
      case "unit":
        var unit = try XLIFF2Unit.read(tag, &reader, root, &diagnostics)
        if let group { unit.unknown[XLIFF2.group] = .string(group) }
        table.units.append(unit)
      case "group": try readUnits(&table, isGroup: true, group: tag["name"] ?? tag["id"])
      default:
        let markup = try reader.skipElement()
        // The writer states the profile that it needs.
        if tag.name == "\(XLIFF2.sizePrefix):profiles",
          tag["generalProfile"] == XLIFF2.sizeProfile, tag.attributes.count == 1
        {
          continue
        }
        if !isGroup { table.unknown.append(markup, to: XLIFF2.elements) }
      }
    }
  }
}
