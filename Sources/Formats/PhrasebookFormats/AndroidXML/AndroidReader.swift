internal import Phrasebook
internal import PhrasebookModel

/// Reads a file of string resources: its events in, units of tables out, in the order of the file.
struct AndroidReader {
  private var reader: XMLReader
  private var comment: String?
  private(set) var tables: [ExchangeTable] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: [ExactString: (line: Int, units: [ExchangeUnit])] = [:]

  init(_ file: ExchangeFile) throws(UnreadableFile) { reader = try XMLReader(file) }

  mutating func read() throws(UnreadableFile) {
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      guard tag.name == "resources" else {
        throw reader.failure(
          "<\(tag.name.visible)> is no file of Android's string resources, which is <resources>")
      }
      try resources()
    }
    if tables.isEmpty { tables.append(ExchangeTable(name: AndroidXML.table)) }
  }

  private mutating func resources() throws(UnreadableFile) {
    while let event = try reader.next() {
      switch event {
      case .end: return
      case .comment(let text):
        let text = text.trimmedLines
        comment = comment.map { "\($0)\n\(text)" } ?? text
      case .start(let tag):
        try resource(tag)
        comment = nil
      case .text(let text):
        guard text.allSatisfy(\.isWhitespace) else {
          throw reader.failure("text stands outside of <string>: \(text.quoted)")
        }
        // An empty line parts a comment from what follows.
        if text.count(where: { $0 == "\n" }) > 1 { comment = nil }
      default: continue
      }
    }
  }

  private mutating func resource(_ tag: XMLTag) throws(UnreadableFile) {
    let place = reader.location
    guard ["string", "plurals", "string-array"].contains(tag.name) else {
      _ = try reader.skipElement()
      // Colours, sizes and the like are nobody's texts.
      return
    }
    guard let name = tag["name"], !name.isEmpty else {
      throw reader.failure("<\(tag.name)> has no name; add it", at: place)
    }
    let key = tag["tools:key"] ?? AndroidName.key(of: name)
    let table = tag["tools:table"] ?? AndroidXML.table
    var unit = ExchangeUnit(key: key, comment: comment, location: place)
    unit.isTranslatable = tag["translatable"] != "false"
    let known: Set<String> = ["name", "translatable", "tools:key", "tools:table", "formatted"]
    var rest: Members<JSONValue> = [:]
    for attribute in tag.attributes where !known.contains(attribute.name) {
      rest[attribute.name] = .string(attribute.value)
    }
    if !rest.isEmpty { unit.unknown["attributes"] = .object(rest) }
    let units = try units(of: tag, unit)
    let exact = ExactString("\(table)\u{0}\(key)\u{0}\(tag["product"] ?? "")")
    if let first = seen[exact] {
      let isSame = zip(first.units, units).allSatisfy { Self.saysSame($0, $1) }
      sayTwice(
        name.quoted, line: first.line, at: place,
        isSame: isSame && first.units.count == units.count)
      return
    }
    seen[exact] = (place.line, units)
    add(units, to: table)
  }

  private mutating func add(_ units: [ExchangeUnit], to name: String) {
    let index = tables.firstIndex { $0.name.isExactly(name) } ?? tables.count
    if index == tables.count { tables.append(ExchangeTable(name: name)) }
    tables[index].units += units
  }

  /// The units of one resource; none, with a word, for what is no text.
  private mutating func units(
    of tag: XMLTag, _ unit: ExchangeUnit
  ) throws(UnreadableFile) -> [ExchangeUnit] {
    if tag.name == "string" {
      guard let text = try text() else {
        leaveOut(unit)
        return []
      }
      var unit = unit
      unit.target = text
      return [unit]
    }
    var units: [ExchangeUnit] = []
    var index = 0
    while let event = try reader.next() {
      switch event {
      case .end: return units
      case .start(let item):
        let place = reader.location
        guard item.name == "item" else {
          throw reader.failure("<\(item.name.visible)> stands in <\(tag.name)>, which has <item>")
        }
        var form = unit
        form.location = place
        if tag.name == "plurals" {
          let quantity = item["quantity"] ?? ""
          guard ["zero", "one", "two", "few", "many", "other"].contains(quantity) else {
            throw reader.failure(
              "\(quantity.quoted) is no quantity; write zero, one, two, few, many or other",
              at: place)
          }
          form.path = VariationPath(steps: [VariationPath.Step("plural", quantity)])
        } else {
          form.key = "\(unit.key)[\(index)]"
        }
        index += 1
        guard let text = try text() else {
          leaveOut(form)
          continue
        }
        form.target = text
        if let first = units.first(where: {
          $0.path == form.path && $0.key.isExactly(form.key)
        }) {
          sayTwice(
            "\(unit.key.quoted) (\(form.path))", line: first.location?.line ?? place.line,
            at: place,
            isSame: Self.saysSame(first, form))
          continue
        }
        units.append(form)
      default: continue
      }
    }
    return units
  }

  private static func saysSame(_ a: ExchangeUnit, _ b: ExchangeUnit) -> Bool {
    a.key.isExactly(b.key) && a.path == b.path
      && (a.target ?? "").isExactly(b.target ?? "")
  }

  /// The same said twice is said once; of different texts nobody knows which is meant.
  private mutating func sayTwice(_ name: String, line: Int, at place: Location, isSame: Bool) {
    diagnostics.append(
      Diagnostic(
        isSame ? .note : .error,
        isSame
          ? "\(name) is there twice, first in line \(line), and says the same"
          : """
          \(name) is there twice with different texts, first in line \(line); \
          remove one of them
          """, at: place))
  }

  private mutating func leaveOut(_ unit: ExchangeUnit) {
    diagnostics.append(
      Diagnostic(
        .note, "\(unit.key.quoted) refers to another resource, which is no text; it is left out",
        at: unit.location))
  }

  /// The text up to the end of the element; nil where it refers to another resource. Tags of style stay
  /// in it as they are written.
  private mutating func text() throws(UnreadableFile) -> String? {
    // Places are held back by marks of no use in XML, so that nothing in them is drawn together.
    var raw = ""
    var held: [String] = []
    var open: [String?] = []
    while let event = try reader.next() {
      switch event {
      case .text(let part), .cdata(let part): raw += part
      case .start(let tag):
        guard tag.name == "xliff:g" || tag.name == "g" else {
          // Its quotation marks are the tag's own.
          raw += XMLWriter.markup(of: tag).replacing(exactly: "\"", with: #"\""#)
          open.append(tag.isEmpty ? "" : "</\(tag.name)>")
          continue
        }
        guard let id = tag["id"], id.hasPrefix("%") else {
          open.append("")
          continue
        }
        held.append(id)
        raw += "\u{E000}\(held.count - 1)\u{E001}"
        try skipText()
      case .end:
        guard let mark = open.popLast() else {
          return try said(raw, held)
        }
        raw += mark ?? ""
      default: continue
      }
    }
    return try said(raw, held)
  }

  private mutating func said(_ raw: String, _ held: [String]) throws(UnreadableFile) -> String? {
    do throws(AndroidText.BrokenEscape) {
      return try AndroidText.read(raw).map { restored($0, held) }
    } catch {
      throw reader.failure(
        "\\\(error.text) is no character; write \\u and four hexadecimal digits")
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
