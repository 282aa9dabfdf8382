internal import Foundation

// The parts of a phrase, for code that stores it in a form of its own.
extension Phrase {
  /// A value of a phrase.
  package enum KeptValue: Sendable {
    /// A string or a number.
    case plain(FormatArgument)
    /// Another phrase.
    indirect case phrase(Phrase)
  }

  /// Creates a phrase from its key and values; it does not know its module.
  package init(key: String, values: [KeptValue]) {
    let arguments = values.map { value -> Argument in
      switch value {
      case .plain(let value): .plain(value)
      case .phrase(let phrase): .phrase(phrase)
      }
    }
    self.init(Value(key: key, arguments: arguments), place: .unknownModule)
  }

  /// The values, in order; those of other kinds as their text in the source language.
  package var values: [KeptValue] {
    arguments.map { argument in
      switch argument {
      case .plain(let value): .plain(value)
      case .phrase(let phrase): .phrase(phrase)
      default: .plain(.string(argument.sourceText()))
      }
    }
  }
}
