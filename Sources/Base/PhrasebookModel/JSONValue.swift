/// A JSON value that is kept without being understood.
public indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits as written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(Members<JSONValue>)
}
