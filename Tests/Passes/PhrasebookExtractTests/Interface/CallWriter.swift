/// A row in, Swift source that uses the API out: a literal at each key, plausible other arguments.
///
/// Arguments that are not literals are parameters of the function around, with the types of the
/// list; text that must stay a `String` is the literal `plain`.
struct CallWriter {
  let row: APIRow
  let index: Int
  /// The keys that the source holds, each with its table.
  private(set) var keys: [Key] = []
  private(set) var source = ""
  private var parameters: [String] = []

  struct Key: Hashable {
    var table: String
    var key: String
  }

  /// Nil for rows that no literal can be given to.
  init?(_ row: APIRow, index: Int) {
    self.row = row
    self.index = index
    switch row.kind {
    case "property", "staticProperty": writeProperty()
    default:
      guard writeCall() else { return nil }
    }
  }

  // MARK: Properties

  private mutating func writeProperty() {
    let owner = row.owner ?? ""
    let isStatic = row.kind == "staticProperty"
    let type = row.valueType ?? ""
    let value = literal(ofType: type)
    if row.marks.contains("read-only") || row.marks.contains("requirement") {
      source = """
        struct Row\(index): \(owner) {
          \(isStatic ? "static " : "")var `\(row.name)`: \(type) { \(value) }
        }
        """
    } else if isStatic {
      source = "func row\(index)() { \(owner).\(row.name) = \(value) }"
    } else {
      source = "func row\(index)(owner: \(owner)) { owner.\(row.name) = \(value) }"
    }
  }

  private mutating func literal(ofType type: String) -> String {
    if type.hasPrefix("["), type.contains(":") { return "[.first: \(nextKey())]" }
    if type.hasPrefix("[") { return "[\(nextKey()), \(nextKey())]" }
    return nextKey()
  }

  private mutating func nextKey(table: String = "Localizable") -> String {
    let key = "key \(index).\(keys.count)"
    keys.append(Key(table: table, key: key))
    return "\"\(key)\""
  }

  // MARK: Calls

  private mutating func writeCall() -> Bool {
    let keyTypes = row.params.filter { $0.role == "key" }.map(\.type)
    // Components of a representation, and the whole of an interpolation, are no literals.
    guard !keyTypes.contains(where: { $0.hasSuffix(".Components") }) else { return false }
    if keyTypes.contains(where: { $0.contains("StringInterpolation") }) {
      guard row.owner != "AppShortcutPhrase" else { return false }
      source = "let row\(index): \(row.owner ?? "") = \(nextKey())"
      return true
    }
    let hasTable = row.params.contains { $0.role == "table" }
    var arguments: [String] = []
    for parameter in row.params {
      let value = argument(for: parameter, table: hasTable ? "Table" : "Localizable")
      arguments.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    let list = arguments.joined(separator: ", ")
    let call = callee() + "(\(list))"
    let declared = parameters.joined(separator: ", ")
    if row.attribute != nil {
      source = "func row\(index)(\(declared)) { struct Local { \(call) var value: Int } }"
    } else {
      source = "func row\(index)(\(declared)) { _ = \(call) }"
    }
    return true
  }

  private mutating func callee() -> String {
    let owner = row.owner ?? ""
    if let attribute = row.attribute { return attribute }
    if let alias = row.alias { return alias }
    switch row.kind {
    case "init":
      // `T("…")` of a localizable type is a coercion; only the spelled-out call is the API.
      return row.isLocalizable ? owner : "\(owner).init"
    case "func", "macro": return row.name
    case "staticMethod", "enumCase": return "\(owner).\(row.name)"
    default:
      parameters.append("owner: \(owner == "ModifiedContent" ? "some View" : owner)")
      return "owner.\(row.name)"
    }
  }

  private mutating func argument(for parameter: APIRow.Parameter, table: String) -> String {
    switch parameter.role {
    case "key": return key(ofType: parameter.type, table: table)
    case "table": return "\"Table\""
    case "comment": return "\"comment\""
    case "defaultValue": return "\"value\""
    case "bundle": return ".main"
    case "locale": return ".current"
    default: return other(parameter.type)
    }
  }

  private mutating func key(ofType type: String, table: String) -> String {
    if type.hasPrefix("[AppShortcutPhrase") || type.hasPrefix("[NegativeAppShortcutPhrase") {
      return "[\(nextKey(table: "AppShortcuts"))]"
    }
    if type.hasPrefix("[") { return "[\(nextKey(table: table)), \(nextKey(table: table))]" }
    if let count = closureParameters(of: type) {
      return closure(count, body: nextKey(table: table))
    }
    return nextKey(table: table)
  }

  private mutating func other(_ type: String) -> String {
    if let count = closureParameters(of: type) { return closure(count, body: "") }
    switch type {
    case "String", "String?", "StaticString", "S", "S1": return "\"plain\""
    case "Bool", "Bool?": return "true"
    case "Int", "Int?": return "1"
    case "CGFloat", "CGFloat?": return "1.5"
    case "CVarArg...": return "1, 2"
    default:
      let name = "argument\(parameters.count)"
      parameters.append("\(name): \(type)")
      return name
    }
  }

  private func closure(_ count: Int, body: String) -> String {
    guard count > 0 else { return "{ \(body) }" }
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in \(body) }"
  }

  /// The number of parameters of a function type; nil for other types.
  private func closureParameters(of type: String) -> Int? {
    guard type.contains("->"), !type.hasPrefix("["), !type.contains("KeyPath<") else { return nil }
    var text = Substring(type)
    while text.hasPrefix("(("), text.hasSuffix(")") || text.hasSuffix(")?") {
      text = text.dropFirst().dropLast(text.hasSuffix("?") ? 2 : 1)
    }
    if text.hasPrefix("(@") {
      text = text.dropFirst()
      text = text[(text.firstIndex(of: " ") ?? text.startIndex)...].drop { $0 == " " }
    }
    guard text.first == "(" else { return nil }
    var depth = 0
    var commas = 0
    for (offset, character) in text.enumerated() {
      switch character {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where depth > 1: depth -= 1
      case "," where depth == 1: commas += 1
      default: break
      }
      if depth == 0 { return offset == 1 ? 0 : commas + 1 }
    }
    return nil
  }
}
