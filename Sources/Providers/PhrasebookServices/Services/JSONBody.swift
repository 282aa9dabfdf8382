internal import CatalogJSON
internal import PhrasebookModel

/// JSON as services take it and give it.
enum JSONBody {
  static func bytes(_ members: Members<JSONValue>) -> [UInt8] {
    Array(JSONValue.object(members).text.utf8)
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A body; nil unless it is JSON in UTF-8: a guess at broken bytes would not be a translation.
  static func value(_ body: [UInt8]) -> JSONValue? {
    String(valid: body, as: UTF8.self).flatMap { JSONValue(text: $0) }
  }
}

extension JSONValue {
  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// A whole number, in quotes or without.
  var wholeNumber: Int? {
    switch self {
    case .number(let digits), .string(let digits): Int(digits)
    default: nil
    }
  }
}

extension Members<JSONValue> {
  func adding(_ name: String, _ value: JSONValue?) -> Self {
    var members = self
    members[name] = value
    return members
  }
}
