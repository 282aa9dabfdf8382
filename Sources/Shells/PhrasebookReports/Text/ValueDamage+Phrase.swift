package import Phrasebook

// The types of numbers are explicit: the extractor reads one module at a time, without the
// types of other modules.
extension ValueDamage {
  /// The problem of a value, in the language of the user.
  package var phrase: Phrase {
    switch self {
    case .nestedTooDeep:
      "variations are nested more than \(Int(ValueReader.deepest)) levels deep"
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
    case .unknown(let message): .verbatim(message)
    }
  }
}
