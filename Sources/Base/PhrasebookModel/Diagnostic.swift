public import Phrasebook

/// A message of a reader or a pass about its input: one line, with the place and the fix.
public struct Diagnostic: Hashable, Sendable {
  /// The severity; findings use the same three words.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    /// The severity as shown to users on a page; in front of a diagnostic the raw value is shown,
    /// which programs look for.
    package var text: Phrase {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    /// Orders severities from note to error.
    public static func < (a: Severity, b: Severity) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  /// The severity.
  public var severity: Severity
  /// The problem and its fix, in one line, in the language of the user.
  public var text: Phrase
  /// The place; nil if no file is concerned.
  public var location: Location?
  /// Whether the whole source was skipped for this: a sync keeps its keys, and a file of the strings
  /// of all sources is not written, since it would look as if the source had no strings.
  package var skipsSource = false

  /// Creates a diagnostic; values in its text are shortened.
  public init(_ severity: Severity, _ text: Phrase, at location: Location? = nil) {
    self.severity = severity
    self.text = text.ofMessage
    self.location = location
    // No file has so long a path: it is from a list of files or from the command line.
    if let file = location?.file, file.utf8.count > 4_096 {
      self.location?.file = file.shortened(to: 1_000)
    }
  }

  /// A message from elsewhere, such as a parser's, shown as it is. The label keeps our own
  /// sentences out, so that none of them is left untranslated by accident.
  public init(_ severity: Severity, verbatim message: String, at location: Location? = nil) {
    self.init(severity, .verbatim(message), at: location)
  }

  /// The text in English, for programs.
  public var message: String { text.sourceText }

  /// The place and the text in English, as compilers write them.
  package var line: String {
    (location.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + message
  }
}
