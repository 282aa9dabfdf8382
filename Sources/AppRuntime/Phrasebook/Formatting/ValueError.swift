/// The reason why a translation cannot be formatted with the values it is given. The next fallback
/// is shown instead; the description has the error in the translation and the fix.
public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  package enum Reason: Hashable, Sendable {
    /// A specifier refers to an argument that was not given; the number counts from 1.
    case missingArgument(Int)
    /// A specifier, as written, and the argument that does not fit it.
    case mismatch(specifier: String, argument: FormatArgument)
    /// A specifier that would access memory: `%n`, `%s`, `%S`, `%p`.
    case forbidden(specifier: String)
    /// A broken specifier, such as `% d`, in a string that does not show all arguments.
    case broken(specifier: String)
    /// An excessive width or precision.
    case excessive(specifier: String)
    /// `%#@name@` without a substitution of that name.
    case unknownSubstitution(String)
    /// A substitution inside itself, or nested too deep.
    case recursion(String)
    /// A plural without a variation for the number.
    case missingForm(PluralCategory)
    /// A string that has variations for other devices only.
    case missingDevice
    /// The string would be too long.
    case tooLong
    /// The phrases are nested too deep.
    case tooDeep
    /// The problem that the table reports for the value.
    case damaged(ValueDamage)
  }

  /// The problem.
  package var reason: Reason

  /// Creates an error.
  package init(_ reason: Reason) { self.reason = reason }

  /// One line in English: the problem and its fix.
  public var description: String {
    switch reason {
    case .missingArgument(let number):
      "the text asks for argument \(number), which the code does not give"
    case .mismatch(let specifier, let argument):
      "\(specifier) does not fit \(argument.kind), which the code gives"
    case .forbidden(let specifier):
      "\(specifier) is not allowed in a text; write %@ for a text, %lld for a whole number"
    case .broken(let specifier):
      "\(specifier) is not a format specifier, so an argument is not shown; use %@ or %lld"
    case .excessive(let specifier):
      "\(specifier) asks for more than \(SpecifierScanner.widest) characters"
    case .unknownSubstitution(let name):
      "the string has %#@\(name)@, but no substitution \(name)"
    case .recursion(let name): "the substitution \(name) contains itself, or is nested too deeply"
    case .missingForm(let category):
      "the forms for \(category.rawValue) and for other are missing; add other"
    case .missingDevice: "no string for this device or for other devices; add other"
    case .tooLong: "the text would be longer than \(TextBuilder.longest) bytes"
    case .tooDeep: "strings are nested more than \(TextBudget.deepest) levels deep"
    case .damaged(let damage): damage.message
    }
  }
}
