/// A problem of a look-up, after which the next fallback was used.
public enum LookupProblem: Sendable, Hashable {
  /// No table has the key.
  case missingKey(key: String, table: String)
  /// The table has the key, but no translation into the user's language.
  case missingTranslation(key: String, table: String, language: String)
  /// A translation cannot be formatted with its values.
  case damagedValue(key: String, table: String, language: String, reason: ValueError)
  /// A table, or a part of it, cannot be read.
  case damagedTable(path: String, reason: TableDamage)
}

extension LookupProblem: CustomStringConvertible {
  /// One line in English.
  public var description: String {
    switch self {
    case .missingKey(let key, let table):
      "no table '\(table)' has the key '\(key)'; extract it, or check the bundle it is looked up in"
    case .missingTranslation(let key, let table, let language):
      "'\(key)' in the table '\(table)' has no translation for \(language)"
    case .damagedValue(let key, let table, let language, let reason):
      "'\(key)' in the table '\(table)' is not shown in \(language): \(reason)"
    case .damagedTable(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
