internal import Foundation

// What a phrase is made of, for who keeps one in a form of their own.
extension Phrase {
  /// A value in the text of a phrase.
  package enum KeptValue: Sendable {
    case plain(FormatArgument)
    indirect case phrase(Phrase)
  }

  /// A phrase that was kept by its key and the values in it; it does not know its module.
  package init(key: String, values: [KeptValue]) {
    let arguments = values.map { value -> Argument in
      switch value {
      case .plain(let value): .plain(value)
      case .phrase(let phrase): .phrase(phrase)
      }
    }
    self.init(Value(key: key, arguments: arguments), place: .unknownModule)
  }

  /// The values in the text, in order; what is of no kind that can be kept is a text as the code has it.
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
