/// What a check found: a value; printing it is a reporter's job.
public struct Finding: Hashable, Sendable {
  /// The id of the check, in kebab case; it never changes.
  public var id: String
  public var severity: Diagnostic.Severity
  public var message: String
  public var location: Location?
  public var table: String?
  public var key: String?
  public var language: String?
  /// The path of variations below the language, such as `plural.one`.
  public var variation: String?
  public var notes: [String]

  public init(
    id: String, severity: Diagnostic.Severity, message: String, location: Location? = nil,
    table: String? = nil, key: String? = nil, language: String? = nil, variation: String? = nil,
    notes: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.table = table
    self.key = key
    self.language = language
    self.variation = variation
    self.notes = notes
  }
}
