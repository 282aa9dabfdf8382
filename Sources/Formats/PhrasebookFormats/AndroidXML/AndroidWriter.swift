internal import CatalogJSON
import Phrasebook
internal import PhrasebookModel

/// Writes tables as one file of string resources, and reports the parts that Android cannot
/// represent.
struct AndroidWriter {
  private(set) var losses: [ExchangeLoss] = []
  private var resources: [Resource] = []
  private var names = FreeNames<String>()
  /// Names that several tables have.
  private let sharedNames: Set<ExactString>
  /// The tables of the names with their keys: the file has each once.
  private var places: Set<[ExactString]> = []
  /// The other content of the file that was read.
  private let unknown: Members<JSONValue>

  /// Takes in all tables of an exchange.
  init(_ exchange: Exchange) {
    unknown = exchange.unknown
    let names = exchange.tables.map { ExactString($0.name) }
    sharedNames = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
    let unplaced = UnplacedWords(format: "Android's resources") { name in
      name == "attributes" || name.hasPrefix("android")
    }
    losses = unplaced.losses(of: exchange)
  }

  /// One element of the file.
  private struct Resource {
    var element: String
    var attributes: [(String, String)]
    var comment: String?
    /// The content of the element, or of its items with their attributes.
    var items: [(quantity: String?, markup: String)]
    /// Comments before it that belong to no resource.
    var loose: [String] = []
    /// The same for products of their own, as markup.
    var products: [String] = []
  }

  mutating func add(_ table: ExchangeTable) {
    guard [table.name, table.original ?? ""].allSatisfy(XMLWriter.canWrite) else {
      for unit in table.units {
        lose(unit, table, .entry, "its table has a name that XML cannot represent; skipped")
      }
      return
    }
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
    comments("android.heading", of: unknown).forEach { writer.comment($0) }
    writer.start("resources", unknown.usableAttributes("android").adding(namespaces))
    for resource in resources {
      for comment in resource.loose {
        writer.comment(comment)
        writer.emptyLine()
      }
      if let comment = resource.comment { writer.comment(comment) }
      write(resource, to: &writer)
      resource.products.forEach { writer.line(markup: $0) }
    }
    unknown.elements("android.elements").forEach { writer.line(markup: $0) }
    comments("android.ending", of: unknown).forEach {
      writer.emptyLine()
      writer.comment($0)
    }
    writer.end()
    return writer.finished()
  }

  /// Those that the file has names of, beside those that the file that was read declared.
  private var namespaces: [(String, String)] {
    let markup =
      resources.flatMap { $0.items.map(\.markup) + $0.products }
      + unknown.elements("android.elements")
    let hasTools =
      resources.contains { $0.attributes.contains { $0.0.hasPrefix("tools:") } }
      || markup.contains { $0.contains(exactly: " tools:") }
    let hasPlaces = markup.contains { $0.contains(exactly: "<xliff:g") }
    return (hasTools ? [AndroidXML.tools] : []) + (hasPlaces ? [AndroidXML.xliff] : [])
  }

  private func comments(_ name: String, of unknown: Members<JSONValue>) -> [String] {
    unknown.pieces(name).filter(XMLWriter.canWrite)
  }

  private func write(_ resource: Resource, to writer: inout XMLWriter) {
    guard resource.element != "string" else {
      return writer.element(
        "string", resource.attributes, markup: resource.items.first?.markup ?? "")
    }
    writer.start(resource.element, resource.attributes)
    for item in resource.items {
      writer.element("item", item.quantity.map { [("quantity", $0)] } ?? [], markup: item.markup)
    }
    writer.end()
  }

  private func resource(
    _ element: String, _ attributes: [(String, String)], comment: String?,
    _ items: [(quantity: String?, markup: String)], _ units: [ExchangeUnit]
  ) -> Resource {
    Resource(
      element: element, attributes: attributes, comment: comment, items: items,
      loose: units.flatMap { comments("android.comments", of: $0.unknown) },
      products: units.flatMap { $0.unknown.elements("android.products") })
  }

  /// The units of a string array, `name[0]`, `name[1]` and so on; nil if none begins here.
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

  /// Whether a key is new; false, with a diagnostic, if another table that shares the file's names
  /// has it.
  private mutating func isNew(_ unit: ExchangeUnit, in table: ExchangeTable) -> Bool {
    guard sharedNames.contains(ExactString(table.name)) else { return true }
    let place = [table.name, table.original ?? "", unit.key].map { ExactString($0) }
    if places.insert(place).inserted { return true }
    lose(unit, table, .entry, "appears twice; skipped")
    return false
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
          "it has no translation yet, and a list has either all of its strings or none")
      }
      guard let text = unit.target ?? unit.source, let markup = markup(of: text, unit, table) else {
        for unit in units { lose(unit, table, .unit, "some strings of its list are missing") }
        return
      }
      loseState(unit, table)
      items.append((nil, markup))
    }
    guard isNew(first, in: table) else { return }
    let key = String(first.key.dropLast(3))
    resources.append(
      resource(
        "string-array", attributes(of: first, key: key, table),
        comment: comment(of: units, table), items, units))
  }

  private mutating func add(_ units: [ExchangeUnit], of table: ExchangeTable) {
    guard let first = units.first else { return }
    var items: [(quantity: String?, markup: String)] = []
    var isTakenInTurn = false
    for unit in units {
      let quantity = unit.path.steps.first.flatMap {
        $0.kind == CatalogVariation.plural.text ? $0.name : nil
      }
      let isPlural = unit.path.substitution == nil && unit.path.steps.count == 1 && quantity != nil
      guard isPlural || unit.path.isRoot else {
        lose(
          unit, table, .unit,
          "Android resources cannot represent this variation: they have only plurals")
        continue
      }
      guard let text = unit.target else {
        loseMissing(unit, table)
        continue
      }
      guard let markup = markup(of: text, unit, table) else { continue }
      loseState(unit, table)
      isTakenInTurn = isTakenInTurn || AndroidSpecifiers.isTakenInTurn(text, unit)
      items.append((isPlural ? quantity : nil, markup))
    }
    guard !items.isEmpty, isNew(first, in: table) else { return }
    if units.standForPart {
      for unit in units where unit.target != nil {
        lose(
          unit, table, .form,
          "is imported as a form of the substitution that the source consists of")
      }
    }
    let isPlural = items.contains { $0.quantity != nil }
    if isPlural, items.contains(where: { $0.quantity == nil }) {
      items.removeAll { $0.quantity == nil }
      for unit in units where unit.path.isRoot {
        lose(unit, table, .unit, "the string beside its plural forms is lost")
      }
    }
    var attributes = attributes(of: first, key: first.key, table)
    // Several unnumbered arguments are refused by Android unless they are marked as intended.
    if isTakenInTurn, !isPlural { attributes = attributes.adding([("formatted", "false")]) }
    resources.append(
      resource(
        isPlural ? "plurals" : "string", attributes, comment: comment(of: units, table), items,
        units))
  }

  /// A unique name of the resource, with the table if it is not the default one.
  private mutating func attributes(
    of unit: ExchangeUnit, key: String, _ table: ExchangeTable
  ) -> [(String, String)] {
    let preferred = AndroidName.name(of: key)
    func numbered(_ number: Int?) -> String { number.map { "\(preferred)_x0_\($0)" } ?? preferred }
    // R.java has one name space, in which a point is an underscore.
    let number = names.take { numbered($0).replacing(".", with: "_") }
    let name = numbered(number)
    let isOther = number != nil || !table.name.isExactly(AndroidXML.table)
    var attributes = [("name", name)]
    if !AndroidName.key(of: name).isExactly(key) { attributes.append(("tools:key", key)) }
    if isOther { attributes.append(("tools:table", table.name)) }
    if let original = table.original,
      sharedNames.contains(ExactString(table.name))
        || table.unknown[AndroidXML.originalMember] != nil
    {
      attributes.append(("tools:original", original))
    }
    if !unit.isTranslatable { attributes.append(("translatable", "false")) }
    for (name, value) in unit.unknown["attributes"]?.members ?? [:] {
      guard let text = value.string, !attributes.contains(where: { $0.0 == name }) else { continue }
      if !XMLMarkup.isName(name) {
        lose(unit, table, .other, "the attribute \(name.quoted) is lost: it is not a name in XML")
      } else if !isDeclared(name) {
        lose(
          unit, table, .other, "the attribute \(name.quoted) is lost: its prefix is not declared")
      } else if !XMLWriter.canWrite(text) {
        lose(
          unit, table, .other, "the attribute \(name.quoted) is lost: it has a control character")
      } else {
        attributes.append((name, text))
      }
    }
    return attributes
  }

  /// Whether the prefix of a name was declared.
  private func isDeclared(_ name: String) -> Bool {
    guard let colon = name.firstIndex(of: ":") else { return true }
    let prefix = name[..<colon]
    return prefix == "tools" || prefix == "xml" || unknown["android@xmlns:\(prefix)"] != nil
  }

  /// The text with its original tags, or with such tags if it has changed.
  private mutating func markup(
    of text: String, _ unit: ExchangeUnit, _ table: ExchangeTable
  ) -> String? {
    guard let kept = unit.unknown["android.markup"]?.string, XMLMarkup.isWhole(kept) else {
      return markup(of: text, unit, table, styles: [])
    }
    if AndroidReader.text(of: kept)?.isExactly(text) == true { return kept }
    let names = XMLMarkup.names(in: kept)
    let styles = Set(names).subtracting(["xliff:g", "g"])
    let before = losses.count
    if !styles.isEmpty, let markup = markup(of: text, unit, table, styles: styles),
      AndroidReader.text(of: markup)?.isExactly(text) == true
    {
      return markup
    }
    losses.removeSubrange(before...)
    lose(
      unit, table, .other,
      "the tags of its original string (\(names.joined(separator: ", "))) are lost: the string has changed"
    )
    return markup(of: text, unit, table, styles: [])
  }

  private mutating func markup(
    of text: String, _ unit: ExchangeUnit, _ table: ExchangeTable, styles: Set<String>
  ) -> String? {
    var text = text
    if let numbered = MixedArguments.numbered(text, key: unit.key) {
      lose(unit, table, .target, "its arguments lose their names and get numbers")
      text = numbered
    }
    let own = (unit.argument?.number ?? 1, unit.argument?.specifier ?? "lld")
    guard let pieces = AndroidSpecifiers.pieces(of: text, key: unit.key, own: own) else {
      lose(unit, table, .unit, "it has an argument that Java's formatter does not know")
      return nil
    }
    // The text is escaped as a whole, so that spaces next to a placeholder are handled correctly.
    var plain = ""
    var held: [String] = []
    func hold(_ markup: String) {
      plain += "\u{E000}\(held.count)\u{E001}"
      held.append(markup)
    }
    for piece in pieces {
      switch piece {
      case .text(let text):
        for part in AndroidStyle.tokens(of: text, names: styles) {
          switch part {
          case .text(let text): plain += text
          case .tag(let tag): hold(tag)
          }
        }
      case .place(let java, nil): plain += java
      case .place(let java, let apple?):
        let id = XMLWriter.escaped(apple).replacing(exactly: "\"", with: "&quot;")
        hold("<xliff:g id=\"\(id)\">\(java)</xliff:g>")
      }
    }
    guard !text.unicodeScalars.contains(where: { $0 == "\u{E000}" || $0 == "\u{E001}" }) else {
      lose(unit, table, .unit, "it has a private-use character that is reserved here")
      return nil
    }
    // If Java's spelling would be read as another text, Android must not treat it as a format.
    guard held.isEmpty ? AndroidSpecifiers.read(plain).isExactly(text) : true else {
      lose(
        unit, table, .unit,
        "it has a percent sign that Java's formatter takes for an argument")
      return nil
    }
    return Self.filled(XMLWriter.escaped(AndroidText.write(plain)), with: held)
  }

  /// Markup with the held-back placeholders at their numbers.
  private static func filled(_ markup: String, with held: [String]) -> String {
    var out = ""
    // By scalars: a vowel sign may follow that joins the mark before it.
    var rest = markup.unicodeScalars[...]
    while let begin = rest.firstIndex(of: "\u{E000}"),
      let end = rest[begin...].firstIndex(of: "\u{E001}")
    {
      out += String(rest[..<begin])
      if let index = Int(String(rest[begin..<end].dropFirst())), held.indices.contains(index) {
        out += held[index]
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
      lose(unit, table, .comment, "its comment is lost: it has a control character")
      return nil
    }
    if comment.contains(exactly: "--") {
      lose(unit, table, .comment, "its comment has --, which XML does not allow there")
    }
    if comment.hasByte(0x0D) {
      lose(
        unit, table, .comment,
        "its comment has a carriage return, which an import reads as a line break")
    }
    return comment
  }

  private mutating func loseMissing(_ unit: ExchangeUnit, _ table: ExchangeTable) {
    guard unit.isTranslatable else {
      return lose(
        unit, table, .unit, "it is marked “don't translate”, so it is not in the file")
    }
    lose(
      unit, table, .unit,
      "it has no translation yet, and Android resources cannot mark it as missing")
  }

  private mutating func loseState(_ unit: ExchangeUnit, _ table: ExchangeTable) {
    guard let state = unit.state, state != .translated else { return }
    lose(
      unit, table, .state,
      "its state \(state.rawValue) is lost: Android resources have no states")
  }

  private mutating func lose(
    _ unit: ExchangeUnit, _ table: ExchangeTable, _ part: ExchangeLoss.Part,
    _ reason: Phrase
  ) {
    losses.append(
      ExchangeLoss(table: table.name, key: unit.key, path: unit.path, part, reason: reason))
  }
}
