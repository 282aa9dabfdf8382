import Phrasebook

extension TableDamage {
  /// The problem of a table, in the language of the user if it is that of a value.
  var phrase: Phrase {
    switch reason {
    case .value(let damage): damage.phrase
    case .other(let message): .verbatim(message)
    }
  }
}
