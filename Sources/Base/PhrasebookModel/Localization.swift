/// The localization of a key in one language: a string unit, a set of strings, or variations.
public struct Localization: Equatable, Sendable {
  /// The string unit; nil if the localization varies or is empty.
  public var stringUnit: StringUnit?
  private var rest = Rest.nothing

  /// Creates a localization from its parts.
  public init(
    stringUnit: StringUnit? = nil, stringSet: StringSet? = nil, variations: Variations? = nil,
    substitutions: Members<Substitution> = Members(), unknown: Members<JSONValue> = Members()
  ) {
    self.stringUnit = stringUnit
    parts = Parts(
      stringSet: stringSet, variations: variations, substitutions: substitutions, unknown: unknown)
  }

  /// A text and nothing else, as nearly all localizations are.
  package init(_ unit: StringUnit) { stringUnit = unit }

  /// The phrases of an App Shortcut.
  public var stringSet: StringSet? {
    get { parts.stringSet }
    set { parts.stringSet = newValue }
  }
  /// The variations by plural category, device or width.
  public var variations: Variations? {
    get { parts.variations }
    set { parts.variations = newValue }
  }
  /// By name, used as `%#@name@` in the text.
  public var substitutions: Members<Substitution> {
    get { parts.substitutions }
    set { parts.substitutions = newValue }
  }
  /// Members that this version does not know.
  public var unknown: Members<JSONValue> {
    get { parts.unknown }
    set { parts.unknown = newValue }
  }

  /// Whether the localization is one string unit without unknown members.
  package var isOnlyText: Bool {
    guard case .nothing = rest, let stringUnit else { return false }
    return stringUnit.unknown.isEmpty
  }

  /// The rare parts of a localization.
  private struct Parts: Equatable, Sendable {
    var stringSet: StringSet?
    var variations: Variations?
    var substitutions = Members<Substitution>()
    var unknown = Members<JSONValue>()
  }

  /// The rare parts take one word, so that the string units of a catalog, of which there may be a
  /// million, are small and quick to copy.
  private enum Rest: Equatable, Sendable {
    case nothing
    indirect case parts(Parts)
  }

  private var parts: Parts {
    get { if case .parts(let parts) = rest { parts } else { Parts() } }
    set { rest = newValue == Parts() ? .nothing : .parts(newValue) }
  }
}

/// A string with its state.
public struct StringUnit: Equatable, Sendable {
  /// The state of the translation.
  public var state: State
  /// The text.
  public var value: String
  /// Members that this version does not know.
  public var unknown: Members<JSONValue>

  /// Creates a string unit.
  public init(_ state: State, _ value: String, unknown: Members<JSONValue> = Members()) {
    self.state = state
    self.value = value
    self.unknown = unknown
  }
}

/// The state of a translation. States that are not listed here are kept as a file has them.
public struct State: RawRepresentable, Hashable, Sendable {
  /// The state as written in files.
  public var rawValue: String
  /// Creates a state from a word in a file, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated yet.
  public static let new = State(rawValue: "new")
  /// Translated and reviewed.
  public static let translated = State(rawValue: "translated")
  /// Translated, and to be reviewed.
  public static let needsReview = State(rawValue: "needs_review")
  /// Translated by a machine, and not reviewed.
  public static let machineTranslated = State(rawValue: "machine_translated")
  /// Not found in the code at the last sync; as the state of a text, written by some tools.
  public static let stale = State(rawValue: "stale")

  /// Whether the text is meant to be used: a person or a machine has translated it.
  package var isTranslated: Bool { self == .translated || self == .machineTranslated }
}

/// The phrases of an App Shortcut in one language.
public struct StringSet: Equatable, Sendable {
  /// The state of the translation.
  public var state: State
  /// The phrases.
  public var values: [String]
  /// Members that this version does not know.
  public var unknown: Members<JSONValue>

  /// Creates a set of phrases.
  public init(_ state: State, _ values: [String], unknown: Members<JSONValue> = Members()) {
    self.state = state
    self.values = values
    self.unknown = unknown
  }
}

/// Forms by plural category, device or width; each member holds a text or further variations.
public struct Variations: Equatable, Sendable {
  /// By kind (`plural`, `device`, `width`), then by case (`one`, `iphone`, `20`).
  public var kinds: Members<Members<Localization>>
  /// Creates variations from their kinds, such as `plural`, each with its cases.
  public init(_ kinds: Members<Members<Localization>> = Members()) { self.kinds = kinds }
}

/// A part of a text that varies by one argument.
public struct Substitution: Equatable, Sendable {
  /// The argument's position, from 1; nil if the file leaves it out.
  public var argNum: Int?
  /// The specifier without `%`, such as `lld`.
  public var formatSpecifier: String?
  /// The variations by plural category, device or width.
  public var variations: Variations?
  /// Members that this version does not know.
  public var unknown: Members<JSONValue>

  /// Creates a substitution.
  public init(
    argNum: Int? = nil, formatSpecifier: String? = nil, variations: Variations? = nil,
    unknown: Members<JSONValue> = Members()
  ) {
    self.argNum = argNum
    self.formatSpecifier = formatSpecifier
    self.variations = variations
    self.unknown = unknown
  }
}
