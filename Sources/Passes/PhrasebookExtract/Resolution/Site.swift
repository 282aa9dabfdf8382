internal import PhrasebookModel

/// A localizable literal as one call has it.
struct Site: Sendable {
  var key: String
  var table: String
  /// All phrases of an App Shortcut; empty for any other string.
  var phrases: [String] = []
  /// Whether a specifier of the key is a guess.
  var isGuessed = false
  /// Whether only some SDKs make a key of it.
  var isUncertain = false
  /// The other values of the call.
  var call: CallSite
}

/// The context of a site in the arguments beside the key.
struct SiteContext {
  var table = "Localizable"
  var defaultValue: StringLiteral?
  var comment: String?
  var bundle: String?
  /// Whether they are the arguments of Apple's functions, which look a string up or keep its
  /// bundle.
  var isLookUp = false
  /// Whether they are the arguments of a function that may look its string up in a bundle of its
  /// own.
  var isPassedOn = false
  /// Whether only some SDKs make a key of the literal.
  var isUncertain = false
}

/// The types that make a literal localizable: a closed set, by the compiler's own hooks.
enum Localizable {
  /// A key with `%` specifiers for its interpolations.
  case key
  /// A phrase of an App Shortcut, with `${name}` for its interpolations.
  case phrase
  /// A parameter summary, with `${name}` for its interpolations.
  case summary

  private static let kinds = Frameworks.known.localizable

  /// The kind of a literal of a type; nil if it is not localizable.
  init?(_ type: TypeExpression?) {
    guard case .named(let name, _) = type?.unwrapped, let kind = Self.kinds[name] else {
      return nil
    }
    self = kind
  }

  /// Whether a type lacks a bundle: the code that looks it up chooses one.
  static func isLoose(_ type: TypeExpression?) -> Bool {
    type?.unwrapped.name?.lastComponent == "LocalizationValue"
  }

  /// Whether a type uses the bundle of the module that contains the literal.
  static func findsBundle(_ type: TypeExpression?) -> Bool {
    type?.unwrapped.name?.hasPrefix("Phrasebook.Phrase") == true
  }

  /// The names of all these types, as sources spell them.
  static var typeNames: [String] { Array(names) }

  /// The same, to look names up in; a value type that is only ever named inside its resource is
  /// left out, because many types are called so.
  static let names = Set(kinds.keys.map(\.lastComponent)).subtracting(["Value"])

  /// Types whose initializer takes a value that was made elsewhere, not a text.
  static let resources: Set<String> = ["LocalizedStringResource", "Phrasebook.Phrase"]
}

extension TypeExpression {
  /// Whether a literal is localizable that makes a value of it, or a part of one.
  var holdsLocalizable: Bool {
    switch self {
    case .named(_, let arguments):
      Localizable(self) != nil || arguments.contains(where: \.holdsLocalizable)
    case .optional(let type), .array(let type): type.holdsLocalizable
    case .dictionary(let key, let value): key.holdsLocalizable || value.holdsLocalizable
    case .tuple(let elements): elements.contains(where: \.type.holdsLocalizable)
    case .function(let parameters, let result):
      result.holdsLocalizable || parameters.contains(where: \.holdsLocalizable)
    case .unknown: false
    }
  }
}
