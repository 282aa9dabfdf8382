internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Reads a file of string resources: its events in, units of tables out, in the order of the file.
struct AndroidReader {
  private var reader: XMLReader
  private var comment: String?
  /// Comments without a resource, since the last resource.
  private var loose: [String] = []
  private(set) var tables: [ExchangeTable] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Other content of the file.
  private(set) var unknown: Members<JSONValue> = [:]
  /// Resources of other kinds, as written.
  private var others: [String] = []
  /// The resources of each table and key.
  private var resources: [Variants] = []
  private var places: [[ExactString]: Int] = [:]
  /// By name and path.
  private var tablePlaces: [[ExactString]: Int] = [:]

  /// The resources of a key: one, or one for each product.
  private struct Variants {
    var all: [AndroidResource] = []
    /// By product.
    var places: [String: Int] = [:]
  }

  init(_ file: ExchangeFile) throws(UnreadableFile) { self.init(try XMLReader(file)) }

  private init(_ reader: XMLReader) { self.reader = reader }

  mutating func read() throws(UnreadableFile) {
    var heading: [String] = []
    var ending: [String] = []
    var isBehind = false
    while let event = try reader.next() {
      if case .comment(let text) = event {
        if isBehind { ending.append(text.trimmedLines) } else { heading.append(text.trimmedLines) }
      }
      guard case .start(let tag) = event else { continue }
      guard tag.name == "resources" else {
        throw reader.failure(
          "<\(tag.name.visible)> is not a file of Android string resources, which starts with <resources>"
        )
      }
      unknown.keep(tag.attributes, of: "android")
      try readResources()
      (ending, loose, isBehind) = (loose, [], true)
    }
    unknown.keep(heading, as: "android.heading")
    unknown.keep(others, as: "android.elements")
    unknown.keep(ending, as: "android.ending")
    for variants in resources { add(variants.all) }
    if tables.isEmpty { tables.append(ExchangeTable(name: AndroidXML.table)) }
  }

  private mutating func readResources() throws(UnreadableFile) {
    while let event = try reader.next() {
      switch event {
      case .end: return setCommentApart()
      case .comment(let text):
        let text = text.trimmedLines
        if comment == nil { comment = text } else { comment?.append("\n\(text)") }
      case .start(let tag):
        try resource(tag)
        comment = nil
      case .text(let text):
        guard text.allSatisfy(\.isWhitespace) else {
          throw reader.failure("text outside of <string>: \(text.quoted)")
        }
        // An empty line parts a comment from what follows.
        if text.count(where: { $0 == "\n" }) > 1 { setCommentApart() }
      default: continue
      }
    }
  }

  private mutating func setCommentApart() {
    if let comment { loose.append(comment) }
    comment = nil
  }

  private mutating func resource(_ tag: XMLTag) throws(UnreadableFile) {
    let place = reader.location
    let begin = reader.start
    guard ["string", "plurals", "string-array"].contains(tag.name) else {
      // Colours, sizes and other values are kept unchanged.
      let markup = try reader.skipElement()
      guard tag.name != "eat-comment", tag.name != "skip" else { return setCommentApart() }
      return others.append(withComment(markup))
    }
    guard let name = tag["name"], !name.isEmpty else {
      throw reader.failure("<\(tag.name)> has no name; add it", at: place)
    }
    let key = tag["tools:key"] ?? AndroidName.key(of: name)
    let table = tag["tools:table"] ?? AndroidXML.table
    let original = tag["tools:original"]
    var unit = ExchangeUnit(key: key, comment: comment, location: place)
    unit.isTranslatable = tag["translatable"] != "false"
    var units = try units(of: tag, unit)
    guard !units.isEmpty else { return }
    let others = AndroidResource.otherAttributes(of: tag, units)
    for index in units.indices where !others.isEmpty {
      units[index].unknown["attributes"] = .object(others)
    }
    var resource = AndroidResource(
      name: name, table: table, original: original, product: tag["product"] ?? "", units: units,
      markup: withComment(reader.source(begin..<reader.offset)), location: place)
    let exact = [ExactString(table), ExactString(original ?? ""), ExactString(key)]
    let index = places[exact] ?? resources.count
    if index == resources.count {
      places[exact] = index
      resources.append(Variants())
    }
    if let known = resources[index].places[resource.product] {
      let first = resources[index].all[known]
      return reportRepeated(
        name.quoted, line: first.location.line, at: place, isSame: first.hasSameTexts(as: resource))
    }
    if !loose.isEmpty {
      resource.units[0].unknown.keep(loose, as: "android.comments")
      loose = []
    }
    resources[index].places[resource.product] = resources[index].all.count
    resources[index].all.append(resource)
  }

  private func withComment(_ markup: String) -> String {
    comment.map { "<!-- \($0) -->\n    \(markup)" } ?? markup
  }

  /// Adds the texts for all products; those for one of them have no place in a catalog.
  private mutating func add(_ variants: [AndroidResource]) {
    guard let main = AndroidResource.main(of: variants) else { return }
    let rest = variants.filter { $0.product != main.product }
    var units = main.units
    let comments = variants.flatMap { $0.units.first?.unknown.pieces("android.comments") ?? [] }
    units[0].unknown.keep(comments, as: "android.comments")
    units[0].unknown.keep(rest.map(\.markup), as: "android.products")
    add(units, to: main.table, main.original)
    for variant in rest {
      diagnostics.append(
        Diagnostic(
          .note,
          """
          \(variant.name.quoted) has another text for the product \(variant.product.quoted); a \
          catalog has one for all products, so this one is skipped
          """, at: variant.location))
    }
  }

  private mutating func add(_ units: [ExchangeUnit], to name: String, _ original: String?) {
    let place = [ExactString(name), ExactString(original ?? "")]
    let index = tablePlaces[place] ?? tables.count
    if index == tables.count {
      tablePlaces[place] = index
      // It is repeated, even if the other tables of the name are gone.
      tables.append(
        ExchangeTable(
          name: name, original: original,
          unknown: original == nil ? [:] : [AndroidXML.originalMember: .bool(true)]))
    }
    tables[index].units += units
  }

  /// The units of one resource; empty, with a diagnostic, if it is not a text.
  private mutating func units(
    of tag: XMLTag, _ unit: ExchangeUnit
  ) throws(UnreadableFile) -> [ExchangeUnit] {
    if tag.name == "string" {
      guard let content = try content() else {
        leaveOut(unit)
        return []
      }
      return [content.put(in: unit)]
    }
    var units: [ExchangeUnit] = []
    var index = 0
    while let event = try reader.next() {
      switch event {
      case .end: return units
      case .start(let item):
        let place = reader.location
        guard item.name == "item" else {
          throw reader.failure("<\(item.name.visible)> is in <\(tag.name)>, which takes <item>")
        }
        var form = unit
        form.location = place
        if tag.name == "plurals" {
          let quantity = item["quantity"] ?? ""
          guard PluralCategory(rawValue: quantity) != nil else {
            throw reader.failure(
              "\(quantity.quoted) is not a quantity; use zero, one, two, few, many or other",
              at: place)
          }
          form.path = VariationPath().appending(CatalogVariation.plural.text, quantity)
        } else {
          form.key = "\(unit.key)[\(index)]"
        }
        index += 1
        guard let content = try content() else {
          leaveOut(form)
          continue
        }
        form = content.put(in: form)
        // The items of a list are numbered, so duplicates are not possible.
        if tag.name == "plurals", let first = units.first(where: { $0.path == form.path }) {
          reportRepeated(
            "\(unit.key.quoted) (\(form.path))", line: first.location?.line ?? place.line,
            at: place,
            isSame: AndroidResource.hasSameTexts(first, form))
          continue
        }
        units.append(form)
      default: continue
      }
    }
    return units
  }

  /// Equal duplicates are reported once; of different texts it is not known which is meant.
  private mutating func reportRepeated(_ name: String, line: Int, at place: Location, isSame: Bool)
  {
    diagnostics.append(
      Diagnostic(
        isSame ? .note : .error,
        isSame
          ? "duplicate of \(name), first in line \(String(line)), with the same string"
          : """
          \(name) appears twice with different texts, first in line \(String(line)); remove one of them
          """, at: place))
  }

  private mutating func leaveOut(_ unit: ExchangeUnit) {
    diagnostics.append(
      Diagnostic(
        .note, "\(unit.key.quoted) refers to another resource, which is not a string; skipped",
        at: unit.location))
  }

  /// The content of an element.
  private struct Content {
    var text: String
    /// The source text, if it has tags that the plain text lacks.
    var markup: String?

    func put(in unit: ExchangeUnit) -> ExchangeUnit {
      var unit = unit
      unit.target = text
      unit.unknown["android.markup"] = markup.map(JSONValue.string)
      return unit
    }
  }

  /// The text of kept markup; nil if it is empty or refers to another resource.
  static func text(of markup: String) -> String? {
    guard XMLMarkup.isWhole(markup) else { return nil }
    do {
      var reader = AndroidReader(try XMLMarkup.reader(of: markup))
      return try reader.content()?.text
    } catch {
      return nil
    }
  }

  /// The text up to the end of the element; nil if it refers to another resource. Style tags are
  /// kept in the text.
  private mutating func content() throws(UnreadableFile) -> Content? {
    // Places are held back by marks of no use in XML, so that nothing in them is drawn together.
    var raw = ""
    var held: [String] = []
    var open: [String] = []
    var hasTags = false
    let begin = reader.offset
    while let event = try reader.next() {
      switch event {
      case .text(let part), .cdata(let part): raw += part
      case .start(let tag):
        let isPlace = tag.name == "xliff:g" || tag.name == "g"
        guard isPlace, let id = tag["id"], id.hasPrefix("%") else {
          hasTags = true
          // Its quotation marks are the tag's own.
          if !isPlace { raw += XMLWriter.markup(of: tag).replacing(exactly: "\"", with: #"\""#) }
          open.append(isPlace || tag.isEmpty ? "" : "</\(tag.name)>")
          continue
        }
        held.append(id)
        hasTags = hasTags || tag.attributes.count > 1
        raw += "\u{E000}\(held.count - 1)\u{E001}"
        try skipText()
      case .end:
        guard let mark = open.popLast() else {
          let markup = hasTags ? reader.source(begin..<reader.start) : nil
          return try decoded(raw, held).map { Content(text: $0, markup: markup) }
        }
        raw += mark
      default: continue
      }
    }
    return try decoded(raw, held).map { Content(text: $0) }
  }

  private mutating func decoded(_ raw: String, _ held: [String]) throws(UnreadableFile) -> String? {
    do throws(AndroidText.BrokenEscape) {
      return try AndroidText.read(raw).map { restored($0, held) }
    } catch {
      throw reader.failure(
        "\\\(error.text) is not a character; write \\u and four hexadecimal digits")
    }
  }

  private mutating func skipText() throws(UnreadableFile) {
    var depth = 0
    while let event = try reader.next() {
      switch event {
      case .start: depth += 1
      case .end:
        if depth == 0 { return }
        depth -= 1
      default: continue
      }
    }
  }

  /// The text with the held places where their marks are.
  private func restored(_ text: String, _ held: [String]) -> String {
    guard !held.isEmpty else { return AndroidSpecifiers.read(text) }
    var out = ""
    var rest = text[...]
    for (index, place) in held.enumerated() {
      guard let range = rest.firstRange(exactly: "\u{E000}\(index)\u{E001}") else { continue }
      out += AndroidSpecifiers.read(String(rest[..<range.lowerBound])) + place
      rest = rest[range.upperBound...]
    }
    return out + AndroidSpecifiers.read(String(rest))
  }
}

extension XMLWriter {
  /// The start of an element as markup.
  static func markup(of tag: XMLTag) -> String {
    let attributes = tag.attributes.map {
      " \($0.name)=\"\(escaped($0.value).replacing(exactly: "\"", with: "&quot;"))\""
    }
    return "<\(tag.name)\(attributes.joined())\(tag.isEmpty ? "/" : "")>"
  }
}

extension String {
  /// The text without the space around each of its lines and around the whole.
  fileprivate var trimmedLines: String {
    let lines = withNewlines.split(exactlyAt: "\n").map { line -> String in
      // Other spaces and signs that part lines are a person's.
      let isSpace = { (scalar: Unicode.Scalar) in " \t".unicodeScalars.contains(scalar) }
      let scalars = line.unicodeScalars.drop(while: isSpace)
      let end = scalars.lastIndex { !isSpace($0) }.map(scalars.index(after:))
      return String(scalars[..<(end ?? scalars.startIndex)])
    }
    let body = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
    return body.joined(separator: "\n")
  }
}
