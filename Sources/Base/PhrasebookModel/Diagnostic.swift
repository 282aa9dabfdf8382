public import Phrasebook

/// What a reader or a pass has to say about its input: one line, with the place and the mend.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the same three words serve findings.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    /// The word as a person reads it on a page; what stands before a diagnostic is the raw value,
    /// which programs look for.
    package var text: Phrase {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    public static func < (a: Severity, b: Severity) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  public var severity: Severity
  /// What is wrong and how to mend it, in one line, in whatever language it will be read.
  public var text: Phrase
  /// Where; nil if no file is concerned.
  public var location: Location?

  public init(_ severity: Severity, _ text: Phrase, at location: Location? = nil) {
    self.severity = severity
    self.text = text
    self.location = location
  }

  /// Words that come from elsewhere, such as a parser's: they are shown as they are. A label keeps
  /// our own sentences out, so that none of them is left untranslated by accident.
  public init(_ severity: Severity, verbatim message: String, at location: Location? = nil) {
    self.init(severity, .verbatim(message), at: location)
  }

  /// The text in English, whoever reads it: for programs.
  public var message: String { text.sourceText }
}
