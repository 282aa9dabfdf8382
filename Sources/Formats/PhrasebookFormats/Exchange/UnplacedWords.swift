import Phrasebook
internal import PhrasebookModel

/// Information of tools and other formats beside the texts that one format cannot represent.
struct UnplacedWords {
  let format: String
  /// Whether the format writes the maximum length of a translation.
  var keepsMaximumLength = false
  /// Whether the format writes the information with a name.
  let isKept: @Sendable (String) -> Bool

  /// A message for each thing that is lost: of units, then of tables and of the whole.
  func losses(of exchange: Exchange) -> [ExchangeLoss] {
    var losses: [ExchangeLoss] = []
    for table in exchange.tables {
      for unit in table.units {
        if !keepsMaximumLength, let reason = reason(ofLengthOf: unit) {
          losses.append(
            ExchangeLoss(
              table: table.name, key: unit.key, path: unit.path, .other, reason: reason))
        }
        for (name, value) in unit.unknown where !isKept(name) && !Self.isTechnical(name) {
          func lose(_ reason: Phrase) {
            losses.append(
              ExchangeLoss(
                table: table.name, key: unit.key, path: unit.path,
                name.hasPrefix("target@state") ? .state : .other, reason: reason))
          }
          guard name != XLIFF2.unit else {
            lose("data of its tool cannot be stored in \(format)")
            continue
          }
          for part in Self.parts(of: name, value) { lose(reason(part)) }
        }
      }
    }
    return losses + lossesBesideUnits(of: exchange)
  }

  /// A message for each thing that is lost of tables and of the whole.
  func lossesBesideUnits(of exchange: Exchange) -> [ExchangeLoss] {
    exchange.tables.flatMap { losses(of: $0.unknown, $0.name) }
      + losses(of: exchange.unknown, exchange.tables.first?.name ?? "")
  }

  private func losses(of unknown: Members<JSONValue>, _ table: String) -> [ExchangeLoss] {
    unknown.flatMap { name, value -> [ExchangeLoss] in
      guard !isKept(name), !Self.isTechnical(name) else { return [] }
      return Self.parts(of: name, value).map {
        ExchangeLoss(table: table, key: "", .other, reason: reason($0))
      }
    }
  }

  /// A message about the maximum length of a unit, if it has one.
  func reason(ofLengthOf unit: ExchangeUnit) -> Phrase? {
    unit.maximumLength.map { "the maximum length of \($0) cannot be stored in \(format)" }
  }

  private func reason(_ part: String) -> Phrase { "\(part.quoted) cannot be stored in \(format)" }

  /// The parts of a name: `maxwidth`, `state signed-off`, or each element by its tag.
  private static func parts(of name: String, _ value: JSONValue) -> [String] {
    switch (name, value) {
    case ("header", .string(let markup)):
      // The author of the file is always replaced.
      return XMLMarkup.names(in: markup).filter { !["header", "tool"].contains($0) }
        .map { "<\($0)>" }
    case (_, .array(let values)) where holdsMarkup(name):
      let found = values.compactMap(\.string).flatMap(tag)
      return found.isEmpty ? [name] : found
    case (_, .string(let text)) where name.hasPrefix("target@state"):
      return ["\(name.dropFirst(7)) \(text)"]
    case ("source", .string(let markup)), ("target", .string(let markup)),
      ("tmx.source", .string(let markup)), ("tmx.target", .string(let markup)):
      return tag(of: markup)
    case ("android.markup", .string(let markup)):
      return XMLMarkup.names(in: markup).map { "<\($0)>" }
    case ("attributes", .object(let members)): return members.names
    default: return [name.split(separator: "@").joined(separator: " ")]
    }
  }

  /// Whether the pieces that go by a name are elements, rather than comments or flags.
  private static func holdsMarkup(_ name: String) -> Bool {
    ["elements", "body", "groups", "android.products", "tmx.header"].contains(name)
      || name.hasSuffix(".elements")
  }

  /// The first tag of a piece of markup, or none. A group has a number before it, and no end tag.
  private static func tag(of markup: String) -> [String] {
    XMLMarkup.names(in: markup).prefix(1).map { "<\($0)>" }
  }

  /// Names that differ in every file, such as ids, the groups of a key's forms and
  /// namespaces; and those whose information is also in the key or the text.
  private static func isTechnical(_ name: String) -> Bool {
    [
      XLIFF2.id, XLIFF2.group, XLIFF.numbered, "project", POMessage.contextName,
      ARBEntry.messageName, AndroidXML.originalMember,
    ].contains(name)
      || name.hasPrefix("android@xmlns") || name == "\(XLIFF2.own)@xmlns:\(XLIFF2.sizePrefix)"
  }
}
