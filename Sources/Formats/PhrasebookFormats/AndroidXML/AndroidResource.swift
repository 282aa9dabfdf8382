internal import Phrasebook
internal import PhrasebookModel

/// One `string`, `plurals` or `string-array` of a file, for all products or for one.
struct AndroidResource {
  var name: String
  var table: String
  /// Empty for all products.
  var product: String
  /// One or more.
  var units: [ExchangeUnit]
  /// The element as it is written, its comment before it.
  var markup: String
  var location: Location

  /// The one that stands for the others in a catalog: that for all products, the default, or the first.
  static func main(of variants: [AndroidResource]) -> AndroidResource? {
    variants.first { $0.product.isEmpty } ?? variants.first { $0.product == "default" }
      ?? variants.first
  }

  /// The attributes that no exchange has words for.
  static func otherAttributes(of tag: XMLTag, _ units: [ExchangeUnit]) -> Members<JSONValue> {
    var others: Members<JSONValue> = [:]
    for attribute in tag.attributes {
      switch attribute.name {
      case "name", "translatable", "tools:key", "tools:table": continue
      case "formatted":
        // It follows from the text where the text needs it.
        let isImplied = units.contains { AndroidSpecifiers.isTakenInTurn($0.target ?? "", $0) }
        if attribute.value == "false", tag.name == "string", isImplied { continue }
      default: break
      }
      others[attribute.name] = .string(attribute.value)
    }
    return others
  }

  func saysSame(as other: AndroidResource) -> Bool {
    units.count == other.units.count && zip(units, other.units).allSatisfy(Self.saysSame)
  }

  static func saysSame(_ a: ExchangeUnit, _ b: ExchangeUnit) -> Bool {
    a.key.isExactly(b.key) && a.path == b.path && (a.target ?? "").isExactly(b.target ?? "")
  }
}
