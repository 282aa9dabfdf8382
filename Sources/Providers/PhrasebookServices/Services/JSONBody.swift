internal import PhrasebookModel

/// JSON as services take it and give it.
enum JSONBody {
  static func bytes(_ members: Members<JSONValue>) -> [UInt8] {
    Array(JSONValue.object(members).text.utf8)
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A body; nil for what is no JSON.
  static func value(_ body: [UInt8]) -> JSONValue? {
    JSONValue(text: String(decoding: body, as: UTF8.self))
  }
}

extension JSONValue {
  /// The elements of an array; none for any other value.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}

extension Members<JSONValue> {
  func adding(_ name: String, _ value: JSONValue?) -> Self {
    var members = self
    members[name] = value
    return members
  }
}
