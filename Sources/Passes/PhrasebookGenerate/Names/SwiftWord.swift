/// Words with a meaning in the language or in the types around an accessor.
enum SwiftWord {
  /// Words that a declaration may only use in backticks.
  static let reserved: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "package",
  ]

  /// Names of members that are not allowed even in backticks, or that the resource types have.
  static let takenMembers: Set<String> = [
    "self", "init", "Type", "Protocol", "verbatim", "localizedStringResource", "hash", "text",
  ]

  /// Names of types that the generated code uses, or that a nested type of that name would hide.
  /// `Place` was one; the accessors of keys that begin with it keep their names.
  static let takenTypes: Set<String> = [
    "Any", "AnyObject", "Argument", "Array", "Bool", "Bundle", "BundleDescription", "Character",
    "Codable", "Data", "Date", "Decimal", "Dictionary", "Double", "Error", "FormatArgument",
    "Foundation", "Hashable", "Int", "Int64", "Locale", "LocalizedStringResource", "Locator",
    "Never", "Optional", "Phrase", "Phrasebook", "Place", "Placeholder", "Protocol", "Remark",
    "Result", "Self", "Sendable", "Set", "StaticString", "String", "StringInterpolation", "Swift",
    "TablesOrigin", "Type", "UInt", "UInt64", "UInt32", "URL", "UUID", "Unicode", "Value", "Void",
  ]
}
