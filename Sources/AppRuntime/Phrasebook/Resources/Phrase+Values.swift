internal import Foundation

// What a phrase is made of, for who keeps one in a form of their own.
extension Phrase {
  /// A phrase that was kept by its key and the values in it; it does not know its module.
  package init(key: String, values: [FormatArgument]) {
    self.init(
      Value(key: key, arguments: values.map { .plain($0) }), bundle: .ofUnknownModule)
  }

  /// The values in the text, in order; what is none of the plain kinds is a text as the code has it.
  package var values: [FormatArgument] {
    arguments.map { argument in
      if case .plain(let value) = argument { value } else { .string(argument.sourceText) }
    }
  }
}
