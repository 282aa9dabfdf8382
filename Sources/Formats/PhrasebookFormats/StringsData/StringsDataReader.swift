internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Reads a document: returns its content, or throws the first invalid member. Unknown members may
/// have any value.
struct StringsDataReader {
  let document: JSONDocument
  let view: JSONView
  let file: String

  /// The content of the document; throws the first invalid member.
  func content() throws(JSONError) -> StringsData.Content {
    try expect(0, .object, JSONMessage("write { } with its members"))
    let tables = try member("tables", of: 0, .object)
    guard let tables else {
      throw document.error(0, JSONMessage("the file has no \"tables\"; is it a stringsdata file?"))
    }
    if let version = try number("version", of: 0), version != StringsData.version {
      throw document.error(
        view.member("version", of: 0)?.value ?? 0,
        JSONMessage(
          "version is %@, and only %@ is known; use a later phrasebook",
          with: [.text(String(version)), .text(String(StringsData.version))]))
    }
    let source = try text("source", of: 0) ?? file
    var extraction = Extraction()
    for table in view.members(of: tables) {
      try expect(table.value, .array, JSONMessage("write [ ] around its strings"))
      let name = view.string(table.name)
      for element in view.elements(of: table.value) {
        extraction.strings.append(try string(element.value, table: name, source: source))
      }
    }
    if let sites = try member("undeterminable", of: 0, .array) {
      for site in view.elements(of: sites) {
        extraction.undeterminable.append(try undeterminable(site.value, source: source))
      }
    }
    extraction.strings.sort { a, b in
      if !a.table.isExactly(b.table) { return a.table.utf8.lexicographicallyPrecedes(b.table.utf8) }
      if !a.key.isExactly(b.key) { return a.key.utf8.lexicographicallyPrecedes(b.key.utf8) }
      return a.locations.lexicographicallyPrecedes(b.locations)
    }
    extraction.undeterminable.sort { $0.location < $1.location }
    return StringsData.Content(source: source, extraction: extraction)
  }

  private func string(
    _ node: Int, table: String, source: String
  ) throws(JSONError) -> ExtractedString {
    try expect(
      node, .object, JSONMessage("write { } with \"key\", \"comment\" and \"location\""))
    guard let key = try text("key", of: node) else {
      throw document.error(
        node, JSONMessage("%@ has no \"key\"; write the string's key", with: [view.name(of: node)]))
    }
    let comment = try text("comment", of: node)
    return ExtractedString(
      key: key, table: table, defaultValue: try text("value", of: node),
      comment: comment == "" ? nil : comment, bundle: try text("bundle", of: node),
      phrases: try texts("phrases", of: node),
      hasGuessedSpecifiers: try flag("guessedSpecifiers", of: node),
      hasGuessedSite: try flag("guessedSite", of: node),
      isPassedOn: try flag("passedOn", of: node),
      locations: try location(of: node, source: source).map { [$0] } ?? [])
  }

  private func undeterminable(
    _ node: Int, source: String
  ) throws(JSONError) -> UndeterminableSite {
    try expect(node, .object, JSONMessage("write { } with \"reason\" and \"location\""))
    return UndeterminableSite(
      location: try location(of: node, source: source)
        ?? Location(file: source, line: 1, column: 1),
      table: try text("table", of: node),
      reason: UnknownKeyReason(written: try text("reason", of: node) ?? ""))
  }

  private func location(of node: Int, source: String) throws(JSONError) -> Location? {
    guard let place = try member("location", of: node, .object) else { return nil }
    return Location(
      file: source, line: try number("startingLine", of: place) ?? 1,
      column: try number("startingColumn", of: place) ?? 1)
  }
}

extension StringsDataReader {
  private func expect(
    _ node: Int, _ kind: JSONNode.Kind, _ hint: JSONMessage
  ) throws(JSONError) {
    guard view.nodes[node].kind != kind else { return }
    throw document.error(
      node,
      JSONMessage(
        "%@ must be %@, not %@; %@",
        with: [view.name(of: node), kind.words, view.nodes[node].kind.words, hint]))
  }

  private func member(
    _ name: String, of node: Int, _ kind: JSONNode.Kind
  ) throws(JSONError) -> Int? {
    guard let value = view.member(name, of: node)?.value else { return nil }
    try expect(value, kind, JSONMessage("write %@ or leave it out", with: [kind.words]))
    return value
  }

  private func text(_ name: String, of node: Int) throws(JSONError) -> String? {
    try member(name, of: node, .string).map(view.string)
  }

  private func texts(_ name: String, of node: Int) throws(JSONError) -> [String] {
    guard let list = try member(name, of: node, .array) else { return [] }
    var texts: [String] = []
    for element in view.elements(of: list) {
      try expect(element.value, .string, JSONMessage("put it in quotes"))
      texts.append(view.string(element.value))
    }
    return texts
  }

  private func flag(_ name: String, of node: Int) throws(JSONError) -> Bool {
    guard let value = view.member(name, of: node)?.value else { return false }
    switch view.nodes[value].kind {
    case .true: return true
    case .false: return false
    default:
      throw document.error(
        value,
        JSONMessage(
          "%@ must be true or false; write one of the two, without quotes",
          with: [view.name(of: value)]))
    }
  }

  /// A count from 0; no file has more lines than fit 31 bits.
  private func number(_ name: String, of node: Int) throws(JSONError) -> Int? {
    guard let value = try member(name, of: node, .number) else { return nil }
    let digits = String(decoding: view.source(value).prefix(40), as: UTF8.self)
    guard let number = Int(digits), 0...Int(Int32.max) ~= number else {
      throw document.error(
        value,
        JSONMessage(
          "%@ is %@; write a whole number from %@ to %@",
          with: [
            view.name(of: value), .text(digits), .text("0"), .text(String(Int32.max)),
          ]))
    }
    return number
  }
}
