public import Phrasebook

/// One localizable string as the sources of a scope have it: all its call sites together.
public struct ExtractedString: Hashable, Sendable {
  /// The key, with plain format specifiers if the literal has interpolations.
  public var key: String
  /// The name of the table, `Localizable` unless the code names another.
  public var table: String
  /// The text in the source language, if the code gives one beside the key.
  public var defaultValue: String?
  /// The distinct comments of all call sites, sorted by code point and joined with newlines.
  public var comment: String?
  /// The bundle expression as written, such as `.module`; nil if no site names one.
  public var bundle: String?
  /// All phrases of an `AppShortcut`, the first of which is the key; empty for any other string.
  public var phrases: [String]
  /// Whether a specifier of the key is a guess, because an interpolation's type is unknown.
  public var hasGuessedSpecifiers: Bool
  /// Whether that is so at some call site, though another may be certain of the same spelling.
  public var hasGuessedSite: Bool
  /// Whether every call site passes the text on to code that may look it up in any bundle, as with
  /// a `String.LocalizationValue` that is stored.
  public var isPassedOn: Bool
  /// Whether every call site is in code that no build compiles, or a key in some SDKs only: an entry
  /// of the catalog counts as used, but nothing is added for it.
  public var isInactive = false
  /// Every call site, sorted.
  public var locations: [Location]
  /// The values of each call site, sorted by place; empty if all are the same.
  public var sites: [CallSite]

  /// Creates a string.
  public init(
    key: String, table: String = "Localizable", defaultValue: String? = nil,
    comment: String? = nil, bundle: String? = nil, phrases: [String] = [],
    hasGuessedSpecifiers: Bool = false, hasGuessedSite: Bool = false, isPassedOn: Bool = false,
    locations: [Location] = [], sites: [CallSite] = []
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.comment = comment
    self.bundle = bundle
    self.phrases = phrases
    self.hasGuessedSpecifiers = hasGuessedSpecifiers
    self.hasGuessedSite = hasGuessedSite || hasGuessedSpecifiers
    self.isPassedOn = isPassedOn
    self.locations = locations
    self.sites = sites
  }
}

/// The values of one call beside its key.
public struct CallSite: Hashable, Sendable {
  /// The place of the call.
  public var location: Location
  /// The default value; nil if absent.
  public var defaultValue: String?
  /// The comment; nil if absent.
  public var comment: String?
  /// The bundle expression as written; nil if absent.
  public var bundle: String?
  /// Whether the text is passed on to code that may look it up in any bundle.
  public var isPassedOn: Bool

  /// Creates a call site.
  public init(
    _ location: Location, defaultValue: String? = nil, comment: String? = nil,
    bundle: String? = nil, isPassedOn: Bool = false
  ) {
    self.location = location
    self.defaultValue = defaultValue
    self.comment = comment
    self.bundle = bundle
    self.isPassedOn = isPassedOn
  }
}

extension CallSite {
  /// The sites of one string, each once and sorted, if their values differ; empty if all are the
  /// same.
  package static func differing(among sites: some Sequence<CallSite>) -> [CallSite] {
    let sites = Set(sites).sorted {
      ($0.location, $0.defaultValue ?? "", $0.comment ?? "")
        < ($1.location, $1.defaultValue ?? "", $1.comment ?? "")
    }
    let differ =
      Set(sites.compactMap(\.defaultValue).map(ExactString.init)).count > 1
      || Set(sites.compactMap(\.comment).map(ExactString.init)).count > 1
      || Set(sites.map(\.bundle)).count > 1 || Set(sites.map(\.isPassedOn)).count > 1
    return differ ? sites : []
  }
}

extension ExtractedString {
  /// The values of each call, stored one by one or not.
  package var calls: [CallSite] {
    guard sites.isEmpty else { return sites }
    return locations.map {
      CallSite(
        $0, defaultValue: defaultValue, comment: comment, bundle: bundle, isPassedOn: isPassedOn)
    }
  }
}

/// Localized texts that code strings together with `+`, as one sentence of pieces.
public struct Concatenation: Hashable, Sendable {
  /// The place at which the first piece begins.
  public var location: Location
  /// The keys of the pieces that are localized, in their order.
  public var keys: [String]

  /// Creates a concatenation.
  public init(location: Location, keys: [String]) {
    self.location = location
    self.keys = keys
  }
}

/// A localized text that code formats with arguments of its own:
/// `String(format: NSLocalizedString("…", comment: ""), …)`.
public struct FormatCall: Hashable, Sendable {
  /// The type of an argument, as far as a conversion depends on it.
  public enum Argument: String, Sendable {
    case integer, real, object
    /// The code does not show the type.
    case unknown
  }

  /// The place at which the call begins.
  public var location: Location
  /// The table of the string.
  public var table: String
  /// The key of the string.
  public var key: String
  /// The arguments of the call, in order.
  public var arguments: [Argument]

  /// Creates a call.
  public init(location: Location, table: String, key: String, arguments: [Argument]) {
    self.location = location
    self.table = table
    self.key = key
    self.arguments = arguments
  }
}

/// A literal that users read and that cannot be translated.
public struct FixedText: Hashable, Sendable {
  /// The place of the literal.
  public var location: Location
  /// The text of the literal.
  public var text: String
  /// The function, property or error that shows the literal.
  public var use: Use

  /// Creates a fixed text.
  public init(location: Location, text: String, use: Use) {
    self.location = location
    self.text = text
    self.use = use
  }
}

/// A call that asks for a localized string whose key or table cannot be known from the code.
public struct UndeterminableSite: Hashable, Sendable {
  /// The place of the call.
  public var location: Location
  /// The table, nil if it is the table that cannot be known.
  public var table: String?
  /// The reason why it cannot be known.
  public var reason: UnknownKeyReason

  /// Creates a site.
  public init(location: Location, table: String?, reason: UnknownKeyReason) {
    self.location = location
    self.table = table
    self.reason = reason
  }

  /// The reason in a few words: "the key is a variable".
  public var explanation: Phrase { reason.explanation }
}

/// The result of extraction from the sources of one scope.
public struct Extraction: Hashable, Sendable {
  /// Sorted by table and key, by code point.
  public var strings: [ExtractedString]
  /// Sorted by place.
  public var undeterminable: [UndeterminableSite]
  /// Sorted by place.
  public var diagnostics: [Diagnostic]
  /// Strings that cannot be translated where a localized one is expected, sorted by place.
  public var hardCoded: [FixedText]
  /// Localized texts that are strung together, sorted by place.
  public var concatenations: [Concatenation]
  /// Localized texts that are formatted with arguments, sorted by place.
  public var formatCalls: [FormatCall]

  /// Creates the result of an extraction.
  public init(
    strings: [ExtractedString] = [], undeterminable: [UndeterminableSite] = [],
    diagnostics: [Diagnostic] = [], hardCoded: [FixedText] = [],
    concatenations: [Concatenation] = [], formatCalls: [FormatCall] = []
  ) {
    self.strings = strings
    self.undeterminable = undeterminable
    self.diagnostics = diagnostics
    self.hardCoded = hardCoded
    self.concatenations = concatenations
    self.formatCalls = formatCalls
  }
}
