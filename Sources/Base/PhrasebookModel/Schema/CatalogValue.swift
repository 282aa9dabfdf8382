internal import CatalogJSON

/// A value of the model as JSON to be written, opened one level at a time: most values equal those of
/// the file and are compared without being built.
package enum CatalogValue {
  case value(JSONValue)
  case text(String)
  case flag(Bool)
  case number(Int)
  case texts([String])
  case entry(Entry)
  case localizations(Members<Localization>)
  case localization(Localization)
  case stringUnit(StringUnit)
  case stringSet(StringSet)
  case variations(Variations)
  case substitutions(Members<Substitution>)
  case substitution(Substitution)
  /// The value of a node as it is spelled in the file: an entry under another key.
  case source(Int)

  /// A member of an object.
  package typealias Member = (name: String, value: CatalogValue)

  /// The members of an object; nil for any other value.
  package var members: [Member]? {
    switch self {
    case .text, .flag, .number, .texts, .source: nil
    case .value(.object(let members)): members.map { ($0.name, .value($0.value)) }
    case .value: nil
    case .entry(let entry): Self.members(of: entry)
    case .localizations(let members): members.map { ($0.name, .localization($0.value)) }
    case .localization(let localization): Self.members(of: localization)
    case .stringUnit(let unit): Self.members(of: unit)
    case .stringSet(let set): Self.members(of: set)
    case .variations(let variations):
      variations.kinds.map { ($0.name, .localizations($0.value)) }
    case .substitutions(let members): members.map { ($0.name, .substitution($0.value)) }
    case .substitution(let substitution): Self.members(of: substitution)
    }
  }

  private static func members<Object: CatalogObject>(of object: Object) -> [Member] {
    var members: [Member] = []
    for field in Object.shape.fields {
      if let value = object.value(of: field) { members.append((field.text, value)) }
    }
    return members + object.unknown.map { ($0.name, .value($0.value)) }
  }

  /// Whether it is an object or an array.
  package var isContainer: Bool {
    switch self {
    case .text, .flag, .number, .source: false
    case .value(.object), .value(.array): true
    case .value: false
    default: true
    }
  }

  /// The elements of an array; nil for any other value.
  package var elements: [CatalogValue]? {
    switch self {
    case .texts(let texts): texts.map { .text($0) }
    case .value(.array(let values)): values.map { .value($0) }
    default: nil
    }
  }

  /// Whether an empty object under a name means the same as no member.
  package func mayLack(_ name: String) -> Bool {
    switch self {
    case .entry: name == CatalogField.localizations.text
    case .localization: name == CatalogField.substitutions.text
    default: false
    }
  }

  /// The whole value as JSON.
  package var json: JSONValue {
    switch self {
    case .value(let value): return value
    case .text(let text): return .string(text)
    case .flag(let flag): return .bool(flag)
    case .number(let number): return .number(String(number))
    case .texts(let texts): return .array(texts.map(JSONValue.string))
    case .source: return .null
    default:
      var json: Members<JSONValue> = [:]
      for (name, value) in members ?? [] where json[name] == nil { json[name] = value.json }
      return .object(json)
    }
  }
}

extension StringUnit {
  /// The string unit as in a file.
  package var json: JSONValue { CatalogValue.stringUnit(self).json }
}

extension Localization {
  /// The localization as in a file.
  package var json: JSONValue { CatalogValue.localization(self).json }

  /// Reads the JSON of a localization; nil if it is not valid.
  package init?(json: JSONValue) {
    guard let document = try? JSONDocument(Array(json.text.utf8)) else { return nil }
    let localization: Localization? = document.withView { view in
      view.mismatch(0, .localization) == nil ? view.object(0) : nil
    }
    guard let localization else { return nil }
    self = localization
  }
}
