import Phrasebook
internal import PhrasebookModel

/// Writes an exchange as an XLIFF 1.2 file, and reports what it cannot represent.
struct XLIFFWriter {
  let exchange: Exchange
  private var writer = XMLWriter()
  private(set) var losses: [ExchangeLoss] = []
  private var groups: [String] = []
  /// The prefixes of XLIFF's own elements in kept markup.
  private let prefixes: Set<Substring>

  init(_ exchange: Exchange) {
    self.exchange = exchange
    prefixes = XLIFF.prefixes(declaredBy: exchange.unknown.attributes(""))
  }

  mutating func write() -> [UInt8] {
    writer.start(
      "xliff",
      [
        ("xmlns", XLIFF.namespace + "1.2"),
        ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"), ("version", "1.2"),
        (
          "xsi:schemaLocation",
          XLIFF.namespace
            + "1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
        ),
      ].adding(exchange.unknown.attributes("")))
    loseUnknown()
    exchange.unknown.elements("elements").forEach { writer.line(markup: $0) }
    for table in exchange.tables { write(table) }
    return writer.finished()
  }

  private mutating func write(_ table: ExchangeTable) {
    var attributes = [("original", table.original ?? "\(table.name).xcstrings")]
    attributes.append(
      ("source-language", table.sourceLanguage ?? exchange.sourceLanguage ?? XLIFF.unknownLanguage))
    if let target = exchange.targetLanguage { attributes.append(("target-language", target)) }
    let own = table.unknown.attributes("")
    if !own.contains(where: { $0.0 == "datatype" }) { attributes.append(("datatype", "plaintext")) }
    writer.start("file", attributes.adding(own))
    if let header = table.unknown["header"]?.string {
      writer.line(markup: header)
    } else {
      writer.start("header")
      writer.element("tool", Self.tool)
      writer.end()
    }
    writer.start("body")
    let numbers = Self.numbersByKey(of: table.units)
    var start = 0
    while start < table.units.count {
      if let end = XLIFFPhrases.end(in: table.units, from: start) {
        write(phrases: table.units[start..<end], table.name)
        start = end
      } else {
        let unit = table.units[start]
        write(unit, numbers[ExactString(unit.key)] ?? [:], table.name)
        start += 1
      }
    }
    enter([])
    table.unknown.elements("body").forEach { writer.line(markup: $0) }
    writer.end()
    table.unknown.elements("elements").forEach { writer.line(markup: $0) }
    writer.end()
  }

  /// The numbers of the substitutions of each key that has some; its units may be apart.
  static func numbersByKey(of units: [ExchangeUnit]) -> [ExactString: [String: Int]] {
    let keys = Set(units.lazy.filter { $0.path.substitution != nil }.map { ExactString($0.key) })
    guard !keys.isEmpty else { return [:] }
    let groups = Dictionary(
      grouping: units.lazy.filter { keys.contains(ExactString($0.key)) }
    ) { ExactString($0.key) }
    return groups.mapValues { numbers(of: $0[...]) }
  }

  /// The numbers of the substitutions that the texts of a key name: a reader finds them there.
  static func numbers(of units: ArraySlice<ExchangeUnit>) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for unit in units {
      guard let name = unit.path.substitution, numbers[name] == nil else { continue }
      numbers[name] = unit.argument?.number
    }
    guard !numbers.isEmpty else { return [:] }
    var named: Set<String> = []
    for unit in units where unit.path.substitution == nil {
      for text in [unit.source, unit.target] {
        named.formUnion(SubstitutionSpelling.names(in: text ?? ""))
      }
    }
    return numbers.filter { named.contains($0.key) }
  }

  /// Tools look for this one to know that the file follows Xcode's rules; the version is the one
  /// whose output was compared with ours. Xcode adds `build-num`, which the schema does not have.
  private static let tool = [
    ("tool-id", "com.apple.dt.xcode"), ("tool-name", "Xcode"), ("tool-version", "26.1.1"),
  ]

  private mutating func write(_ unit: ExchangeUnit, _ numbers: [String: Int], _ table: String) {
    func lose(_ part: ExchangeLoss.Part, _ reason: Phrase) {
      losses.append(
        ExchangeLoss(table: table, key: unit.key, path: unit.path, part, reason: reason))
    }
    guard let id = XLIFFIdentifier(key: unit.key, path: unit.path).text else {
      return lose(
        .unit, "the key ends like a form of another one, which Xcode ignores; skipped")
    }
    guard XMLWriter.canWrite(id), XMLWriter.canWrite(unit.source ?? "") else {
      return lose(.unit, "it has a control character, which XML cannot hold; skipped")
    }
    var unit = unit
    if let target = unit.target, !XMLWriter.canWrite(target) {
      lose(
        .target, "the translation has a control character, which XML cannot hold; skipped")
      unit.target = nil
    }
    unit.keepRepresentable(isStateWritable: XLIFFState(unit.state).isWritable, lose: lose)
    if unit.unknown["@extradata"] != nil, unit.mark(numbers) != nil {
      lose(.other, "extradata is lost, which marks the source or its arguments as special")
    }
    write(unit, id, numbers)
  }

  /// Reports information of other formats that this one cannot represent.
  private mutating func loseUnknown() {
    let unknown = UnplacedWords(format: "XLIFF 1.2", keepsMaximumLength: true) { name in
      ["elements", "body", "groups", "header", "source", "target", "project"].contains(name)
        || ["", "source", "target", "note"].contains { name.hasPrefix("\($0)@") }
    }
    losses += unknown.losses(of: exchange)
  }

  /// Starts the element of a unit.
  private mutating func start(_ unit: ExchangeUnit, _ id: String, mark: String?) {
    enter(unit.unknown.pieces("groups"))
    var attributes = [("id", id)]
    if !unit.isTranslatable { attributes.append(("translate", "no")) }
    attributes.append(("xml:space", "preserve"))
    if let mark { attributes.append(("extradata", mark)) }
    if let length = unit.maximumLength {
      attributes += [("maxwidth", String(length)), ("size-unit", "char")]
    }
    let others = unit.unknown.attributes("").map { name, value in
      // A string that is not approved would need a review again.
      (name, name == "approved" && value == "no" && unit.state == .translated ? "yes" : value)
    }
    writer.start("trans-unit", attributes.adding(others))
  }

  /// Writes the comment and the elements of other tools, and ends the element of a unit.
  private mutating func end(_ unit: ExchangeUnit, _ elements: XLIFFElements) {
    var from = unit.unknown.attributes("note")
    if unit.isCommentAutoGenerated { from = [("from", "auto-generated")].adding(from) }
    writer.element("note", from, text: unit.comment)
    for place in unit.references { writer.element("note", [("from", "code")], text: place) }
    for name in unit.pictures { writer.element("note", [("from", "screenshot")], text: name) }
    (elements.own + elements.foreign).forEach { writer.line(markup: $0) }
    writer.end()
  }

  /// Writes the phrases of an App Shortcut as Xcode does: all in one unit.
  private mutating func write(phrases: ArraySlice<ExchangeUnit>, _ table: String) {
    guard var unit = phrases.first else { return }
    unit.target = phrases.lazy.compactMap(\.target).first
    unit.state = phrases.lazy.filter { $0.target != nil }.compactMap(\.state).first
    let (key, path) = (unit.key, unit.path)
    unit.keepRepresentable(isStateWritable: XLIFFState(unit.state).isWritable) { part, reason in
      losses.append(ExchangeLoss(table: table, key: key, path: path, part, reason: reason))
    }
    start(unit, unit.key, mark: nil)
    write(phrases: "source", phrases.map(\.source), unit.unknown.attributes("source"))
    let elements = XLIFFElements(unit.unknown.elements("elements"), prefixes: prefixes)
    elements.segments.forEach { writer.line(markup: $0) }
    if unit.target != nil {
      let others = unit.unknown.attributes("target").filter { !$0.0.hasPrefix("state") }
      write(phrases: "target", phrases.map(\.target), state(of: unit) + others)
    }
    end(unit, elements)
  }

  private mutating func write(
    phrases name: String, _ texts: [String?], _ attributes: [(String, String)]
  ) {
    writer.start(name, attributes)
    let marks = XLIFFPhrases.marks(
      texts.enumerated().compactMap { number, text in text.map { (number, $0) } })
    marks.forEach { writer.line(markup: $0) }
    writer.end()
  }

  private mutating func write(_ unit: ExchangeUnit, _ id: String, _ numbers: [String: Int]) {
    start(unit, id, mark: unit.mark(numbers))
    let source = unit.source.map { unit.spelled($0, numbers) } ?? id
    write("source", source, unit, unit.unknown.attributes("source"))
    let elements = XLIFFElements(unit.unknown.elements("elements"), prefixes: prefixes)
    elements.segments.forEach { writer.line(markup: $0) }
    if let target = unit.target {
      let others = unit.unknown.attributes("target").filter { !$0.0.hasPrefix("state") }
      write("target", unit.spelled(target, numbers), unit, state(of: unit) + others)
    }
    end(unit, elements)
  }

  /// Writes a text, with its original tags if they still represent it.
  private mutating func write(
    _ name: String, _ text: String, _ unit: ExchangeUnit, _ attributes: [(String, String)]
  ) {
    if let markup = unit.unknown[name]?.string,
      let read = InlineText.read(markup: markup, XLIFFReader.meaning(of:)), read.text == text
    {
      writer.element(name, attributes, markup: markup)
    } else {
      writer.element(name, attributes, text: text)
    }
  }

  /// The attributes of a state: those of the file if they still represent it.
  private func state(of unit: ExchangeUnit) -> [(String, String)] {
    var words = XLIFFState(unit.state)
    let kept = XLIFFState(
      state: unit.unknown["target@state"]?.string ?? words.state,
      qualifier: unit.unknown["target@state-qualifier"]?.string ?? words.qualifier)
    if kept.catalogState == unit.state { words = kept }
    return (words.state.map { [("state", $0)] } ?? [])
      + (words.qualifier.map { [("state-qualifier", $0)] } ?? [])
  }

  /// Ends and starts groups until those around a unit are open.
  private mutating func enter(_ wanted: [String]) {
    var common = 0
    while common < min(groups.count, wanted.count), groups[common] == wanted[common] { common += 1 }
    while groups.count > common {
      writer.end()
      groups.removeLast()
    }
    for group in wanted[common...] {
      let (tag, elements) = Self.start(of: group)
      writer.start(tag.name, tag.attributes.map { ($0.name, $0.value) })
      elements.forEach { writer.line(markup: $0) }
      groups.append(group)
    }
  }

  /// The tag of a group that was kept as a number and its markup, with the content before its
  /// units.
  private static func start(of group: String) -> (tag: XMLTag, elements: [String]) {
    let markup = String(group.drop { $0 != "<" })
    var result = (tag: XMLTag("group"), elements: [String]())
    // It ends at the units, which the reader takes for an error.
    do {
      var reader = try XMLReader(ExchangeFile(path: "", bytes: Array(markup.utf8)))
      guard case .start(let tag)? = try reader.next() else { return result }
      result.tag = tag
      while let event = try reader.next() {
        if case .start = event { result.elements.append(try reader.skipElement()) }
      }
    } catch {}
    return result
  }
}

extension [(String, String)] {
  /// These attributes, and others with different names.
  func adding(_ others: [(String, String)]) -> [(String, String)] {
    self + others.filter { other in !contains { $0.0 == other.0 } }
  }
}

extension [ExchangeUnit] {
  /// The end of the units that have the same key as one of them.
  func endOfKey(from start: Int) -> Int {
    var end = start
    while end < count, self[end].key.isExactly(self[start].key) { end += 1 }
    return end
  }
}

extension Members<JSONValue> {
  /// The attributes that were kept under `element@name`.
  func attributes(_ element: String) -> [(String, String)] {
    let prefix = "\(element)@"
    return compactMap { name, value in
      guard name.hasPrefix(prefix), let text = value.string else { return nil }
      return (String(name.dropFirst(prefix.utf8.count)), text)
    }
  }

  /// The pieces of markup that were kept under a name.
  func pieces(_ name: String) -> [String] {
    guard case .array(let values)? = self[name] else { return [] }
    return values.compactMap(\.string)
  }
}
