internal import PhrasebookModel

/// One `string`, `plurals` or `string-array` of a file, for all products or for one.
struct AndroidResource {
  /// As the attribute `name` has it.
  var name: String
  /// The table that its units are of.
  var table: String
  /// The path of the table's catalog, if the name is that of several tables.
  var original: String?
  /// Empty for all products.
  var product: String
  /// One or more.
  var units: [ExchangeUnit]
  /// The source text of the element, with its comment.
  var markup: String
  /// The place at which the element begins.
  var location: Location

  /// The resource for the catalog: that for all products, the default, or the first.
  static func main(of variants: [AndroidResource]) -> AndroidResource? {
    variants.first { $0.product.isEmpty } ?? variants.first { $0.product == "default" }
      ?? variants.first
  }

  /// The attributes that no exchange has words for.
  static func otherAttributes(of tag: XMLTag, _ units: [ExchangeUnit]) -> Members<JSONValue> {
    var others: Members<JSONValue> = [:]
    for attribute in tag.attributes {
      switch attribute.name {
      case "name", "translatable", "tools:key", "tools:table", "tools:original": continue
      case "formatted":
        // It follows from the text if the text needs it.
        let isImplied = units.contains { AndroidSpecifiers.isTakenInTurn($0.target ?? "", $0) }
        if attribute.value == "false", tag.name == "string", isImplied { continue }
      default: break
      }
      others[attribute.name] = .string(attribute.value)
    }
    return others
  }

  /// Whether both have the same texts in the same forms.
  func hasSameTexts(as other: AndroidResource) -> Bool {
    units.count == other.units.count && zip(units, other.units).allSatisfy(Self.hasSameTexts)
  }

  /// Whether two units have the same text for the same form.
  static func hasSameTexts(_ a: ExchangeUnit, _ b: ExchangeUnit) -> Bool {
    a.key.isExactly(b.key) && a.path == b.path && (a.target ?? "").isExactly(b.target ?? "")
  }
}
