import Phrasebook
internal import PhrasebookModel

/// Writes an exchange as an XLIFF 2.1 file, and reports what it cannot represent.
struct XLIFF2Writer {
  let exchange: Exchange
  private var writer = XMLWriter()
  private(set) var losses: [ExchangeLoss] = []
  private var count = (units: 0, groups: 0, files: 0)
  /// The ids that the units of a file have already.
  private var ids: Set<String> = []

  init(_ exchange: Exchange) { self.exchange = exchange }

  mutating func write() -> [UInt8] {
    var attributes = [
      ("xmlns", XLIFF.namespace + "2.0"), ("version", "2.1"),
      ("srcLang", exchange.sourceLanguage ?? XLIFF.unknownLanguage),
    ]
    if let target = exchange.targetLanguage { attributes.append(("trgLang", target)) }
    if exchange.tables.contains(where: { $0.units.contains { $0.maximumLength != nil } }) {
      attributes.append(("xmlns:\(XLIFF2.sizePrefix)", XLIFF2.sizeNamespace))
    }
    writer.start("xliff", attributes.adding(exchange.unknown.attributes(XLIFF2.own)))
    loseUnknown()
    for table in exchange.tables { write(table) }
    exchange.unknown.elements(XLIFF2.elements).forEach { writer.line(markup: $0) }
    return writer.finished()
  }

  private mutating func write(_ table: ExchangeTable) {
    count = (0, 0, count.files + 1)
    ids = Set(table.units.compactMap { $0.unknown[XLIFF2.id]?.string })
    let own = table.unknown.attributes(XLIFF2.own)
    let id = own.first { $0.0 == "id" }?.1 ?? "f\(count.files)"
    writer.start(
      "file",
      [
        ("id", id), ("original", table.original ?? "\(table.name).xcstrings"),
        ("xml:space", "preserve"),
      ].adding(own))
    if table.units.contains(where: { $0.maximumLength != nil }) {
      writer.element(
        "\(XLIFF2.sizePrefix):profiles", [("generalProfile", XLIFF2.sizeProfile)])
    }
    table.unknown.elements(XLIFF2.elements).forEach { writer.line(markup: $0) }
    var start = 0
    while start < table.units.count {
      let end = table.units.endOfKey(from: start)
      let numbers = XLIFFWriter.numbers(of: table.units[start..<end])
      write(table.units[start..<end], numbers, table.name)
      start = end
    }
    writer.end()
  }

  /// Reports information of other formats that this one cannot represent.
  private mutating func loseUnknown() {
    let unknown = UnplacedWords(format: "XLIFF 2.1", keepsMaximumLength: true) { name in
      name.hasPrefix("\(XLIFF2.own)@") || name.hasPrefix("\(XLIFF2.own).")
    }
    losses += unknown.losses(of: exchange)
  }

  /// The units of one key: in a group if there are several.
  private mutating func write(
    _ units: ArraySlice<ExchangeUnit>, _ numbers: [String: Int], _ table: String
  ) {
    let key = units.first?.key ?? ""
    let isGroup = (units.count > 1 || units.first?.path.isRoot == false) && XMLWriter.canWrite(key)
    if isGroup {
      count.groups += 1
      writer.start("group", [("id", "g\(count.groups)"), ("name", key)])
    }
    for unit in units { write(unit, numbers, table) }
    if isGroup { writer.end() }
  }

  private mutating func write(_ unit: ExchangeUnit, _ numbers: [String: Int], _ table: String) {
    func lose(_ part: ExchangeLoss.Part, _ reason: Phrase) {
      losses.append(
        ExchangeLoss(table: table, key: unit.key, path: unit.path, part, reason: reason))
    }
    guard let name = XLIFFIdentifier(key: unit.key, path: unit.path).text else {
      return lose(.unit, "the key ends like a form of another one; skipped")
    }
    guard XMLWriter.canWrite(name) else {
      return lose(.unit, "its key has a control character, which XML cannot hold; skipped")
    }
    var unit = unit
    if let markup = unit.unknown[XLIFF2.unit]?.string {
      if let read = XLIFF2Unit.read(markup: markup), Self.represents(read, unit, numbers) {
        writer.line(markup: markup)
        return
      }
      lose(.other, "data of its tool is lost with the old translation")
    }
    unit.keepRepresentable(isStateWritable: XLIFF2State(unit.state).isWritable, lose: lose)
    write(unit, name, numbers)
  }

  /// Whether the markup of a unit still represents the unit.
  private static func represents(
    _ read: ExchangeUnit, _ unit: ExchangeUnit, _ numbers: [String: Int]
  ) -> Bool {
    var units = [read]
    XLIFFReader.nameSubstitutions(in: &units)
    guard let one = units.first else { return false }
    return one.source == unit.source && one.target == unit.target && one.state == unit.state
      && one.comment == unit.comment && one.maximumLength == unit.maximumLength
      && unit.references.isEmpty && unit.pictures.isEmpty
      && one.isTranslatable == unit.isTranslatable
  }

  private mutating func write(_ unit: ExchangeUnit, _ name: String, _ numbers: [String: Int]) {
    var attributes = [("id", unit.unknown[XLIFF2.id]?.string ?? freshID()), ("name", name)]
    if !unit.isTranslatable { attributes.append(("translate", "no")) }
    if let mark = unit.mark(numbers) { attributes.append(("type", mark)) }
    if let length = unit.maximumLength {
      attributes.append(("\(XLIFF2.sizePrefix):sizeRestriction", String(length)))
    }
    writer.start("unit", attributes)
    if unit.comment != nil || !unit.references.isEmpty || !unit.pictures.isEmpty {
      writer.start("notes")
      if let comment = unit.comment {
        writer.element(
          "note", unit.isCommentAutoGenerated ? [("category", "auto-generated")] : [], text: comment
        )
      }
      for place in unit.references { writer.element("note", [("category", "code")], text: place) }
      for name in unit.pictures {
        writer.element("note", [("category", "screenshot")], text: name)
      }
      writer.end()
    }
    let words = XLIFF2State(unit.state)
    writer.start(
      "segment",
      (words.state.map { [("state", $0)] } ?? [])
        + (words.subState.map { [("subState", $0)] } ?? [])
    )
    func markup(_ text: String) -> String { Self.markup(unit.spelled(text, numbers)) }
    writer.element("source", markup: unit.source.map(markup) ?? Self.markup(name))
    if let target = unit.target { writer.element("target", markup: markup(target)) }
    writer.end()
    writer.end()
  }

  private mutating func freshID() -> String {
    repeat { count.units += 1 } while ids.contains("u\(count.units)")
    return "u\(count.units)"
  }

  /// A text as markup: control characters as `<cp>`.
  private static func markup(_ text: String) -> String {
    guard !XMLWriter.canWrite(text) else { return XMLWriter.escaped(text) }
    var markup = ""
    for scalar in text.unicodeScalars {
      if scalar.isXML {
        markup += XMLWriter.escaped(String(scalar))
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        markup += "<cp hex=\"\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)\"/>"
      }
    }
    return markup
  }
}
