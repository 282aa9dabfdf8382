package import Phrasebook

extension LookupProblem {
  /// The line in the language of the user. The runtime, which has no tables of its own, has only
  /// the English one.
  package var phrase: Phrase {
    switch self {
    case .missingKey(let key, let table):
      """
      no table '\(table)' has the key '\(key)'; extract it, or check the bundle it is looked up in
      """
    case .missingTranslation(let key, let table, let language):
      "'\(key)' in the table '\(table)' has no translation for \(language)"
    case .damagedValue(let key, let table, let language, let reason):
      "'\(key)' in the table '\(table)' is not shown in \(language): \(reason.phrase)"
    case .damagedTable(let path, let reason): "\(path): \(reason.phrase)"
    }
  }
}
