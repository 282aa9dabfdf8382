/// The problem of a value that the compiler of a table found in its catalog. A table keeps it as
/// its message (docs/table-format.md).
package enum ValueDamage: Hashable, Sendable {
  case nestedTooDeep
  case entryNotAnObject
  case localizationNotAnObject
  case stringUnitNotAnObject
  case valueNotAString
  case unusedSubstitutions
  case argumentNumberNotAPosition
  /// The table ends within the value.
  case cutOff
  /// A message that this version does not know, from a table that another version compiled.
  case unknown(String)

  private static let known: [ValueDamage] = [
    .nestedTooDeep, .entryNotAnObject, .localizationNotAnObject, .stringUnitNotAnObject,
    .valueNotAString, .unusedSubstitutions, .argumentNumberNotAPosition, .cutOff,
  ]

  /// Reads the damage that a table keeps as its message.
  init(message: String) {
    self = Self.known.first { $0.message == message } ?? .unknown(message)
  }

  /// One line in English: the problem and its fix.
  package var message: String {
    switch self {
    case .nestedTooDeep: "variations are nested more than \(ValueReader.deepest) levels deep"
    case .entryNotAnObject: "the entry is not an object; write {}"
    case .localizationNotAnObject:
      "the localization is not an object; write {\"stringUnit\": …}"
    case .stringUnitNotAnObject:
      "a stringUnit is not an object; write {\"state\": …, \"value\": …}"
    case .valueNotAString: "a value is not a string; put it in quotes"
    case .unusedSubstitutions:
      "there are substitutions but no text that uses them; add a stringUnit"
    case .argumentNumberNotAPosition:
      "the argNum of a substitution is not a position; write a number from 1 to 4096"
    case .cutOff: "the value is cut off in its table; compile it again"
    case .unknown(let message): message
    }
  }
}
