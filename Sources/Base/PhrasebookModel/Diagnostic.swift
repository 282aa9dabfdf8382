/// What a reader or a pass has to say about its input: one line, with the place and the mend.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; the same three words serve findings.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  public var severity: Severity
  /// What is wrong and how to mend it, in one line.
  public var message: String
  /// Where; nil where no file is concerned.
  public var location: Location?

  public init(_ severity: Severity, _ message: String, at location: Location? = nil) {
    self.severity = severity
    self.message = message
    self.location = location
  }
}
