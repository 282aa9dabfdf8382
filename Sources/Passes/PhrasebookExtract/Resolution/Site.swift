internal import Phrasebook
internal import PhrasebookModel

/// A localizable literal as one call has it.
struct Site: Sendable {
  var key: String
  var table: String
  var defaultValue: String?
  var comment: String?
  var bundle: String?
  var phrases: [String] = []
  var isGuessed = false
  /// True where other code looks the text up, in a bundle that is not known here.
  var isPassedOn = false
  var place: Place
}

/// A site whose key or table cannot be known.
struct OpenSite: Sendable {
  var table: String?
  var reason: Phrase
  var place: Place
}

/// Localized texts that are strung together.
struct JoinedSite: Sendable {
  /// The keys of the pieces that are localized, in order.
  var keys: [String]
  /// Where the first of them begins.
  var place: Place
}

/// A localized text that is formatted with arguments.
struct FormatSite: Sendable {
  var table: String
  var key: String
  var arguments: [FormatCall.Argument]
  var place: Place
}

/// A literal that people read where it cannot be translated.
struct FixedSite: Sendable {
  var text: String
  /// What takes it, in a few words.
  var context: String
  var place: Place
}

/// What the arguments beside the key say of a site.
struct SiteContext {
  var table = "Localizable"
  var defaultValue: StringLiteral?
  var comment: String?
  var bundle: String?
  /// True for the arguments of Apple's functions, which look a text up or keep its bundle.
  var isLookUp = false
  /// True for the arguments of a function that may look its text up in a bundle of its own.
  var isPassedOn = false
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

  /// What a literal of a type is; nil where it is not localizable.
  init?(_ type: TypeExpression?) {
    guard case .named(let name, _) = type?.unwrapped, let kind = Self.kinds[name] else {
      return nil
    }
    self = kind
  }

  /// True for a type that has no bundle: whoever looks it up says which.
  static func isLoose(_ type: TypeExpression?) -> Bool {
    type?.unwrapped.name?.lastComponent == "LocalizationValue"
  }

  /// True for a type that finds the bundle of the module that it stands in by itself.
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
  /// True where a literal is localizable that makes a value of it, or a part of one.
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
