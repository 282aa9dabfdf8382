/// Why a text of a table cannot be shown with the arguments it is given. The next fallback is shown
/// instead; this says to a person what is wrong with the text and how to mend it.
public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A specifier asks for an argument that was not given; the number counts from 1.
    case missingArgument(Int)
    /// A specifier, as it is written, and the argument that does not fit it.
    case mismatch(specifier: String, argument: FormatArgument)
    /// A specifier that would read or write memory: `%n`, `%s`, `%S`, `%p`.
    case forbidden(specifier: String)
    /// What was meant to be a specifier, such as `% d`, in a text that leaves an argument out.
    case broken(specifier: String)
    /// A width or a precision past any text's need.
    case excessive(specifier: String)
    /// `%#@name@` without a substitution of that name.
    case unknownSubstitution(String)
    /// A substitution that stands in itself, or too deep in others.
    case recursion(String)
    /// A plural without a form for the number.
    case missingForm(PluralCategory)
    /// A text for other devices alone.
    case missingDevice
    /// The text would be longer than any text needs to be.
    case tooLong
    /// Texts stand in each other deeper than any text needs.
    case tooDeep
    /// What the table itself says is wrong with the value.
    case damaged(String)
  }

  public var reason: Reason

  public init(_ reason: Reason) { self.reason = reason }

  public var description: String {
    switch reason {
    case .missingArgument(let number):
      "the text asks for argument \(number), which the code does not give"
    case .mismatch(let specifier, let argument):
      "\(specifier) does not fit \(argument.kind), which the code gives"
    case .forbidden(let specifier):
      "\(specifier) is not allowed in a text; write %@ for a text, %lld for a whole number"
    case .broken(let specifier):
      "\(specifier) is no specifier, so an argument is not shown; write it as %@ or %lld"
    case .excessive(let specifier):
      "\(specifier) asks for more than \(SpecifierScanner.widest) characters"
    case .unknownSubstitution(let name):
      "%#@\(name)@ stands in the text, but there is no substitution \(name)"
    case .recursion(let name): "the substitution \(name) stands in itself, or too deep in others"
    case .missingForm(let category):
      "there is neither a form for \(category.rawValue) nor one for other; add other"
    case .missingDevice: "there is no text for this device nor for other devices; add other"
    case .tooLong: "the text would be longer than \(TextBuilder.longest) bytes"
    case .tooDeep: "texts stand in each other more than \(TextBudget.deepest) deep"
    case .damaged(let message): message
    }
  }
}
