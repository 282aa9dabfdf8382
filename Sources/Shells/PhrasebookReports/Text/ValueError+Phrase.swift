package import Phrasebook

// The types of numbers are explicit: the extractor reads one module at a time, without the
// types of other modules.
extension ValueError {
  /// The problem of a string, in the language that it will be shown in.
  package var phrase: Phrase {
    switch reason {
    case .missingArgument(let number):
      "the text asks for argument \(Int(number)), which the code does not give"
    case .mismatch(let specifier, let argument):
      "\(specifier) does not fit \(argument.words), which the code gives"
    case .forbidden(let specifier):
      "\(specifier) is not allowed in a text; write %@ for a text, %lld for a whole number"
    case .broken(let specifier):
      "\(specifier) is not a format specifier, so an argument is not shown; use %@ or %lld"
    case .excessive(let specifier):
      "\(specifier) asks for more than \(Self.widest) characters"
    case .unknownSubstitution(let name):
      "the string has %#@\(name)@, but no substitution \(name)"
    case .recursion(let name): "the substitution \(name) contains itself, or is nested too deeply"
    case .missingForm(let category):
      "the forms for \(category.rawValue) and for other are missing; add other"
    case .missingDevice: "no string for this device or for other devices; add other"
    case .tooLong: "the text would be longer than \(Int(TextBuilder.longest)) bytes"
    case .tooDeep: "strings are nested more than \(Int(TextBudget.deepest)) levels deep"
    case .damaged(let damage): damage.phrase
    }
  }

  private static let widest: Int = SpecifierScanner.widest
}

extension FormatArgument {
  /// Its name, for a message.
  fileprivate var words: Phrase {
    switch self {
    case .string: "a text"
    case .int, .uint: "a whole number"
    case .double: "a number with a fraction"
    }
  }
}
