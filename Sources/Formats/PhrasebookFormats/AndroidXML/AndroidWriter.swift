import Phrasebook
internal import PhrasebookModel

/// Writes tables as one file of string resources, with a word on what Android has none for.
struct AndroidWriter {
  private(set) var losses: [ExchangeLoss] = []
  private var resources: [Resource] = []
  private var names: Set<String> = []

  /// One element of the file.
  private struct Resource {
    var element: String
    var attributes: [(String, String)]
    var comment: String?
    /// The content of the element, or of its items with their attributes.
    var items: [(quantity: String?, markup: String)]
  }

  mutating func add(_ table: ExchangeTable) {
    var rest = table.units[...]
    while let first = rest.first {
      if let array = array(rest) {
        rest = rest.dropFirst(array.count)
        add(array: Array(array), of: table)
        continue
      }
      let forms = rest.prefix { $0.key.isExactly(first.key) }
      rest = rest.dropFirst(forms.count)
      add(Array(forms), of: table)
    }
  }

  mutating func finished() -> [UInt8] {
    var writer = XMLWriter(declaration: #"<?xml version="1.0" encoding="utf-8"?>"#, indent: "    ")
    let markup = resources.flatMap(\.items).map(\.markup)
    var spaces: [(String, String)] = []
    if resources.contains(where: { $0.attributes.contains { $0.0.hasPrefix("tools:") } }) {
      spaces.append(("xmlns:tools", "http://schemas.android.com/tools"))
    }
    if markup.contains(where: { $0.contains("<xliff:g") }) {
      spaces.append(("xmlns:xliff", "urn:oasis:names:tc:xliff:document:1.2"))
    }
    writer.start("resources", spaces)
    for resource in resources {
      if let comment = resource.comment { writer.comment(comment) }
      if resource.element == "string" {
        writer.element("string", resource.attributes, markup: resource.items.first?.markup ?? "")
        continue
      }
      writer.start(resource.element, resource.attributes)
      for item in resource.items {
        writer.element("item", item.quantity.map { [("quantity", $0)] } ?? [], markup: item.markup)
      }
      writer.end()
    }
    writer.end()
    return writer.finished()
  }

  /// The units that make a list of texts up, `name[0]`, `name[1]` and so on; nil where none begins.
  private func array(_ units: ArraySlice<ExchangeUnit>) -> ArraySlice<ExchangeUnit>? {
    guard let first = units.first, first.key.hasSuffix("[0]"), first.path.isRoot else { return nil }
    let name = first.key.dropLast(3)
    guard AndroidName.name(of: String(name)) == name else { return nil }
    var count = 0
    for unit in units {
      guard unit.path.isRoot, unit.key.isExactly("\(name)[\(count)]") else { break }
      count += 1
    }
    return units.prefix(count)
  }

  private mutating func add(array units: [ExchangeUnit], of table: ExchangeTable) {
    guard let first = units.first else { return }
    var items: [(quantity: String?, markup: String)] = []
    guard units.contains(where: { $0.target != nil }) else {
      units.forEach { loseMissing($0, table) }
      return
    }
    for unit in units {
      if unit.target == nil {
        lose(
          unit, table, .unit,
          "there is no translation yet, and a list has all of its texts or none")
      }
      guard let text = unit.target ?? unit.source, let markup = markup(of: text, unit, table) else {
        for unit in units { lose(unit, table, .unit, "a list that has not all of its texts") }
        return
      }
      loseState(unit, table)
      items.append((nil, markup))
    }
    let key = String(first.key.dropLast(3))
    resources.append(
      Resource(
        element: "string-array", attributes: attributes(of: first, key: key, table),
        comment: comment(of: units, table), items: items))
  }

  private mutating func add(_ units: [ExchangeUnit], of table: ExchangeTable) {
    var items: [(quantity: String?, markup: String)] = []
    var isTakenInTurn = false
    for unit in units {
      let quantity = unit.path.steps.first.flatMap { $0.kind == "plural" ? $0.name : nil }
      let isPlural = unit.path.substitution == nil && unit.path.steps.count == 1 && quantity != nil
      guard isPlural || unit.path.isRoot else {
        lose(unit, table, .unit, "a text that varies in this way: Android has plurals alone")
        continue
      }
      guard let text = unit.target else {
        loseMissing(unit, table)
        continue
      }
      guard let markup = markup(of: text, unit, table) else { continue }
      loseState(unit, table)
      isTakenInTurn = isTakenInTurn || self.isTakenInTurn(text, unit)
      items.append((isPlural ? quantity : nil, markup))
    }
    guard let first = units.first, !items.isEmpty else { return }
    if units.standForPart {
      for unit in units where unit.target != nil {
        lose(
          unit, table, .form, "comes home as a form of the part that the source consists of")
      }
    }
    let isPlural = items.contains { $0.quantity != nil }
    if isPlural, items.contains(where: { $0.quantity == nil }) {
      items.removeAll { $0.quantity == nil }
      for unit in units where unit.path.isRoot {
        lose(unit, table, .unit, "the text beside its plural forms")
      }
    }
    var attributes = attributes(of: first, key: first.key, table)
    // Several places in turn are refused where nobody says that they are meant.
    if isTakenInTurn, !isPlural { attributes.append(("formatted", "false")) }
    resources.append(
      Resource(
        element: isPlural ? "plurals" : "string", attributes: attributes,
        comment: comment(of: units, table), items: items))
  }

  private func isTakenInTurn(_ text: String, _ unit: ExchangeUnit) -> Bool {
    AndroidSpecifiers.pieces(
      of: MixedArguments.numbered(text, key: unit.key) ?? text, key: unit.key
    ).map(AndroidSpecifiers.isTakenInTurn) ?? false
  }

  /// A name that no other resource has, with the table where it is another than the usual one.
  private mutating func attributes(
    of unit: ExchangeUnit, key: String, _ table: ExchangeTable
  ) -> [(String, String)] {
    var name = AndroidName.name(of: key)
    var isOther = !table.name.isExactly(AndroidXML.table)
    // R.java has one name space, in which a point is an underscore.
    if !names.insert(name.replacing(".", with: "_")).inserted {
      var number = 2
      while !names.insert("\(name)_x0_\(number)".replacing(".", with: "_")).inserted { number += 1 }
      name = "\(name)_x0_\(number)"
      isOther = true
    }
    var attributes = [("name", name)]
    if !AndroidName.key(of: name).isExactly(key) { attributes.append(("tools:key", key)) }
    if isOther { attributes.append(("tools:table", table.name)) }
    if !unit.isTranslatable { attributes.append(("translatable", "false")) }
    for (name, value) in unit.unknown["attributes"]?.members ?? [:] {
      if let text = value.string, !attributes.contains(where: { $0.0 == name }), name.isXMLName {
        attributes.append((name, text))
      }
    }
    return attributes
  }

  private mutating func markup(
    of text: String, _ unit: ExchangeUnit, _ table: ExchangeTable
  ) -> String? {
    var text = text
    if let numbered = MixedArguments.numbered(text, key: unit.key) {
      lose(unit, table, .target, "the names of its arguments, which get positions")
      text = numbered
    }
    let own = (unit.argument?.number ?? 1, unit.argument?.specifier ?? "lld")
    guard let pieces = AndroidSpecifiers.pieces(of: text, key: unit.key, own: own) else {
      lose(unit, table, .unit, "a text with an argument that Java's formatter does not know")
      return nil
    }
    // The text is escaped as a whole, so that space next to a place is seen where it stands.
    var plain = ""
    var held: [(java: String, apple: String)] = []
    for piece in pieces {
      switch piece {
      case .text(let text): plain += text
      case .place(let java, nil): plain += java
      case .place(let java, let apple?):
        plain += "\u{E000}\(held.count)\u{E001}"
        held.append((java, apple))
      }
    }
    guard !text.unicodeScalars.contains(where: { $0 == "\u{E000}" || $0 == "\u{E001}" }) else {
      lose(unit, table, .unit, "a text with a character of private use that marks places here")
      return nil
    }
    // Where Java's spelling alone would be read as another text, the text is no format to Android.
    guard held.isEmpty ? AndroidSpecifiers.read(plain).isExactly(text) : true else {
      lose(
        unit, table, .unit,
        "a text with a percent sign that Java's formatter takes for an argument")
      return nil
    }
    return Self.filled(XMLWriter.escaped(AndroidText.write(plain)), with: held)
  }

  /// Markup with the places that were held back where their numbers stand.
  private static func filled(
    _ markup: String, with held: [(java: String, apple: String)]
  ) -> String {
    var out = ""
    // By scalars: a vowel sign may follow that joins the mark before it.
    var rest = markup.unicodeScalars[...]
    while let begin = rest.firstIndex(of: "\u{E000}"),
      let end = rest[begin...].firstIndex(of: "\u{E001}")
    {
      out += String(rest[..<begin])
      if let index = Int(String(rest[begin..<end].dropFirst())), held.indices.contains(index) {
        let id = XMLWriter.escaped(held[index].apple).replacing(exactly: "\"", with: "&quot;")
        out += "<xliff:g id=\"\(id)\">\(held[index].java)</xliff:g>"
      }
      rest = rest[end...].dropFirst()
    }
    return out + String(rest)
  }

  private mutating func comment(of units: [ExchangeUnit], _ table: ExchangeTable) -> String? {
    guard let unit = units.first(where: { $0.comment != nil }), let comment = unit.comment else {
      return nil
    }
    guard XMLWriter.canWrite(comment) else {
      lose(unit, table, .comment, "its comment, for a control character in it")
      return nil
    }
    if comment.contains(exactly: "--") {
      lose(unit, table, .comment, "-- in its comment, which XML does not have there")
    }
    if comment.hasByte(0x0D) {
      lose(
        unit, table, .comment,
        "a carriage return in its comment, which comes home as a line end")
    }
    return comment
  }

  private mutating func loseMissing(_ unit: ExchangeUnit, _ table: ExchangeTable) {
    guard unit.isTranslatable else { return }
    lose(
      unit, table, .unit, "there is no translation yet, and Android's resources cannot ask for one")
  }

  private mutating func loseState(_ unit: ExchangeUnit, _ table: ExchangeTable) {
    guard let state = unit.state, state != .translated else { return }
    lose(
      unit, table, .state,
      "that it is in the state \(state.rawValue): Android's resources have no states")
  }

  private mutating func lose(
    _ unit: ExchangeUnit, _ table: ExchangeTable, _ part: ExchangeLoss.Part,
    _ reason: Phrase
  ) {
    losses.append(
      ExchangeLoss(table: table.name, key: unit.key, path: unit.path, part, reason: reason))
  }
}

extension String {
  /// Whether an attribute can be called so.
  fileprivate var isXMLName: Bool {
    !isEmpty && first?.isLetter == true && (!contains(":") || hasPrefix("tools:"))
      && unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "-_:.".unicodeScalars.contains($0)
      }
  }
}
