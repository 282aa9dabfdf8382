public import Phrasebook

/// The result of a check: a value, which reporters print.
public struct Finding: Hashable, Sendable {
  /// The id of the check, in kebab case; it never changes.
  public var id: String
  /// The severity, by the check or the settings.
  public var severity: Diagnostic.Severity
  /// The problem, in the language of the user.
  public var text: Phrase
  /// The place; nil if no file is concerned.
  public var location: Location?
  /// The table of the catalog.
  public var table: String?
  /// The key of the entry; nil if the finding is not about one.
  public var key: String?
  /// The language; nil if the finding is not about a translation.
  public var language: String?
  /// The path of variations below the language, such as `plural.one`.
  public var variation: String?
  /// Further information, one line each.
  public var remarks: [Phrase]
  /// The text that is doubtful, to be shown with its doubtful part marked.
  public var value: String?
  /// The doubtful part of `value`, in UTF-8 code units; empty for a place between two characters.
  public var range: Range<Int>?
  /// The places in the code that use the string, sorted.
  public var callSites: [Location]
  /// The names that it is about, if its message has numbers that change while the problem stays; a
  /// baseline knows the finding by them.
  package var subject: String?
  /// A change that fixes it without touching the meaning; nil if a person has to fix it.
  public var fix: Fix?

  /// Creates a finding.
  public init(
    id: String, severity: Diagnostic.Severity, message text: Phrase, location: Location? = nil,
    table: String? = nil, key: String? = nil, language: String? = nil, variation: String? = nil,
    notes remarks: [Phrase] = [], value: String? = nil, range: Range<Int>? = nil,
    callSites: [Location] = [], fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.text = text
    self.location = location
    self.table = table
    self.key = key
    self.language = language
    self.variation = variation
    self.remarks = remarks
    self.value = value
    self.range = range
    self.callSites = callSites
    self.fix = fix
  }

  /// The text in English, for programs.
  public var message: String { text.sourceText }

  /// The remarks in English, for programs.
  public var notes: [String] { remarks.map(\.sourceText) }
}

/// A change that fixes a finding: of its text, or of its entry.
public enum Fix: Hashable, Sendable {
  /// Parts of the text are replaced; ranges are in UTF-8 code units, sorted, and do not overlap.
  case replace([Replacement])
  /// The variation of the finding is removed.
  case removeForm
  /// The file is formatted as Xcode formats it.
  case format
  /// The entry gets `generatesSymbol: false`.
  case omitSymbol

  /// Returns a fix that replaces one part of the text.
  public static func replacing(_ range: Range<Int>, with text: String) -> Fix {
    .replace([Replacement(range, with: text)])
  }

  /// A part of a text and the text to put in its place.
  public struct Replacement: Hashable, Sendable {
    /// In UTF-8 code units.
    public var range: Range<Int>
    /// The new text.
    public var text: String

    /// Creates a replacement.
    public init(_ range: Range<Int>, with text: String) {
      self.range = range
      self.text = text
    }
  }
}
