internal import Phrasebook
internal import PhrasebookModel

/// Reads the exchange of an XLIFF 1.2 file from the events after its root.
struct XLIFFReader {
  var reader: XMLReader
  let root: XLIFFRoot
  var exchange = Exchange()
  var diagnostics: [Diagnostic] = []
  /// The open groups, each as its start up to the first unit, with a number of its own.
  var groups: [String] = []
  private var groupCount = 0

  static func read(
    _ reader: XMLReader, _ root: XLIFFRoot
  ) throws(UnreadableFile) -> ExchangeReading {
    var reader = XLIFFReader(reader: reader, root: root)
    try reader.readFiles()
    return ExchangeReading(reader.exchange, diagnostics: reader.diagnostics)
  }

  private mutating func readFiles() throws(UnreadableFile) {
    exchange.unknown = root.unknown(besides: [
      "version", "xmlns", "xmlns:xsi", "xsi:schemaLocation",
    ])
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      if root.local(tag.name) == "file" {
        try readFile(tag)
      } else {
        exchange.unknown.append(try reader.skipElement(), to: "elements")
      }
    }
  }

  private mutating func readFile(_ tag: XMLTag) throws(UnreadableFile) {
    var table = ExchangeTable(name: Self.table(of: tag["original"]), original: tag["original"])
    let source = tag["source-language"].flatMap { $0 == XLIFF.unknownLanguage ? nil : $0 }
    exchange.sourceLanguage = exchange.sourceLanguage ?? source
    if source != exchange.sourceLanguage { table.sourceLanguage = source }
    let target = tag["target-language"]
    if let target, let first = exchange.targetLanguage, first != target {
      throw reader.failure(
        """
        this <file> is in \(target.visible), and one before it in \(first.visible); \
        import a file for each language
        """)
    }
    exchange.targetLanguage = exchange.targetLanguage ?? target
    for attribute in tag.attributes {
      switch (attribute.name, attribute.value) {
      case ("original", _), ("source-language", _), ("target-language", _),
        ("datatype", "plaintext"):
        break
      default: table.unknown["@\(attribute.name)"] = .string(attribute.value)
      }
    }
    let depth = reader.depth
    while let event = try reader.next(), reader.depth >= depth {
      guard case .start(let tag) = event else { continue }
      switch root.local(tag.name) {
      case "body": break
      case "header": table.unknown["header"] = .string(try reader.skipElement())
      case "trans-unit": table.units += try readUnits(tag)
      case "group": try readGroup(tag, &table)
      default:
        let place = reader.depth > depth + 1 ? "body" : "elements"
        table.unknown.append(try reader.skipElement(), to: place)
      }
    }
    table.units.joinForms()
    Self.nameSubstitutions(in: &table.units)
    exchange.tables.append(table)
  }

  /// Reads the units of a group; each keeps the groups around it.
  private mutating func readGroup(
    _ tag: XMLTag, _ table: inout ExchangeTable
  ) throws(UnreadableFile) {
    groupCount += 1
    groups.append("\(groupCount) \(reader.source(reader.start..<reader.offset))")
    let depth = reader.depth
    var isAtStart = true
    while let event = try reader.next(), reader.depth >= depth {
      guard case .start(let tag) = event else { continue }
      switch root.local(tag.name) {
      case "trans-unit":
        isAtStart = false
        table.units += try readUnits(tag)
      case "group":
        isAtStart = false
        try readGroup(tag, &table)
      case _ where isAtStart:
        groups[groups.count - 1] += try reader.skipElement()
      default:
        diagnostics.append(
          Diagnostic(
            .note, "<\(tag.name.visible)> of a group is not kept", at: reader.location))
        _ = try reader.skipElement()
      }
    }
    groups.removeLast()
  }

  /// The table of a path such as `App/Localizable.xcstrings` or `App/fr.lproj/Main.strings`.
  static func table(of original: String?) -> String {
    let name = original?.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// Turns Xcode's numbered substitutions into the catalog's, key by key.
  static func nameSubstitutions(in units: inout [ExchangeUnit]) {
    var start = 0
    while start < units.count {
      let key = units[start].key
      var end = start + 1
      while end < units.count, units[end].key.utf8.elementsEqual(key.utf8) { end += 1 }
      nameSubstitutions(in: &units[start..<end])
      start = end
    }
  }

  private static func nameSubstitutions(in units: inout ArraySlice<ExchangeUnit>) {
    var numbers: [String: Int] = [:]
    for unit in units where unit.path.substitution == nil {
      for text in [unit.source, unit.target] {
        numbers.merge(SubstitutionSpelling.numbers(in: text ?? "")) { first, _ in first }
      }
    }
    var numbered: [Int: String] = [:]
    for index in units.indices {
      guard let mark = units[index].unknown[XLIFF.numbered]?.string else { continue }
      units[index].unknown[XLIFF.numbered] = nil
      numbered[index] = mark
    }
    guard !numbers.isEmpty else { return }
    var specifiers: [String: String] = [:]
    for index in units.indices {
      guard let name = units[index].path.substitution else {
        units[index].source = units[index].source.map { SubstitutionSpelling.named($0, numbers) }
        units[index].target = units[index].target.map { SubstitutionSpelling.named($0, numbers) }
        continue
      }
      guard let number = numbers[name] else { continue }
      let source = units[index].source.map { SubstitutionSpelling.collapsed($0, number: number) }
      let target = units[index].target.map { SubstitutionSpelling.collapsed($0, number: number) }
      let specifier =
        source?.specifier ?? target?.specifier
        ?? (source?.text ?? target?.text).flatMap(onlySpecifier)
      let mark = numbered[index] ?? ""
      if !mark.contains("source") { units[index].source = source?.text }
      if !mark.contains("target") { units[index].target = target?.text }
      specifiers[name] = specifiers[name] ?? specifier
    }
    // One form may show the number and another not: its specifier applies to all.
    for index in units.indices {
      guard let name = units[index].path.substitution, let number = numbers[name] else { continue }
      units[index].argument = ExchangeUnit.Argument(number: number, specifier: specifiers[name])
    }
  }

  /// The specifier of a form that has just one, and not `%arg`.
  private static func onlySpecifier(of text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let found = FormatPlaceholder.all(in: text).filter { $0.kind == .argument }
    return found.count == 1 ? found.first?.body : nil
  }
}

extension [ExchangeUnit] {
  /// Puts the forms of each key one after another, at the place of the first: Xcode sorts units by
  /// their ids, so that those of another key may be in between.
  fileprivate mutating func joinForms() {
    var places: [ExactString: Int] = [:]
    var isJoined = true
    var last = ""
    for (index, unit) in enumerated() where index == 0 || !unit.key.isExactly(last) {
      last = unit.key
      if places.updateValue(index, forKey: ExactString(last)) != nil { isJoined = false }
    }
    guard !isJoined else { return }
    places = [:]
    for (index, unit) in enumerated() {
      let key = ExactString(unit.key)
      if places[key] == nil { places[key] = index }
    }
    let order = map { places[ExactString($0.key)] ?? 0 }
    self = indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { self[$0] }
  }
}
