package import PhrasebookModel

// Parameters of a message. A look-up that throws gives the error that is answered.

extension JSONValue {
  /// A whole number; nil for any other value.
  package var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Double(digits).flatMap(Int.init(exactly:))
  }

  /// The elements of an array; nil for any other value.
  package var elements: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// Whether the value is `true`.
  package var isTrue: Bool { self == .bool(true) }

  /// A member that has to be present.
  package func required(_ name: String) throws(RPCError) -> JSONValue {
    guard let value = self[name] else { throw .invalidParams("\(name) is missing") }
    return value
  }

  /// A member that has to be a string.
  package func string(_ name: String) throws(RPCError) -> String {
    guard let text = try required(name).string else {
      throw .invalidParams("\(name) has to be a string")
    }
    return text
  }

  /// A member that has to be a whole number.
  package func integer(_ name: String) throws(RPCError) -> Int {
    guard let number = try required(name).integer else {
      throw .invalidParams("\(name) has to be a whole number")
    }
    return number
  }

  /// A member that has to be an array.
  package func elements(_ name: String) throws(RPCError) -> [JSONValue] {
    guard let values = try required(name).elements else {
      throw .invalidParams("\(name) has to be an array")
    }
    return values
  }
}
