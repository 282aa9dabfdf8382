internal import Phrasebook
internal import PhrasebookModel

/// What our own header field says: the languages, the tables and the forms, so that reading a file
/// does not have to guess.
struct POFrame {
  var sourceLanguage: String?
  /// The language, where the field `Language` spells it otherwise.
  var targetLanguage: String?
  var forms: [PluralCategory] = []
  /// Without their units.
  var tables: [(label: String, table: ExchangeTable)] = []
  var unknown: Members<JSONValue> = [:]

  init() {}

  init?(text: String) {
    guard let value = JSONValue(text: text), value.members != nil else { return nil }
    sourceLanguage = value["source"]?.string
    targetLanguage = value["language"]?.string
    forms = value["forms"]?.lines?.compactMap(PluralCategory.init(rawValue:)) ?? []
    unknown = value["unknown"]?.members ?? [:]
    if case .array(let list)? = value["tables"] {
      for entry in list {
        guard let name = entry["name"]?.string else { continue }
        let table = ExchangeTable(
          name: name, original: entry["original"]?.string,
          sourceLanguage: entry["source"]?.string, unknown: entry["unknown"]?.members ?? [:])
        tables.append((entry["label"]?.string ?? name, table))
      }
    }
  }

  var text: String {
    var members: Members<JSONValue> = [:]
    members["source"] = sourceLanguage.map(JSONValue.string)
    members["language"] = targetLanguage.map(JSONValue.string)
    if !forms.isEmpty { members["forms"] = .array(forms.map { .string($0.rawValue) }) }
    if !tables.isEmpty {
      members["tables"] = .array(
        tables.map { label, table in
          var members: Members<JSONValue> = ["name": .string(table.name)]
          if !label.isExactly(table.name) { members["label"] = .string(label) }
          members["original"] = table.original.map(JSONValue.string)
          members["source"] = table.sourceLanguage.map(JSONValue.string)
          if !table.unknown.isEmpty { members["unknown"] = .object(table.unknown) }
          return .object(members)
        })
    }
    if !unknown.isEmpty { members["unknown"] = .object(unknown) }
    return JSONValue.object(members).text
  }

  /// A language as gettext spells it.
  static func gettext(_ language: String) -> String {
    language == "sr-Latn" ? "sr@latin" : String(language.map { $0 == "-" ? "_" : $0 })
  }

  /// A language as catalogs spell it.
  static func catalog(_ language: String) -> String {
    let name = language.split(separator: ".").first ?? ""
    if name.hasSuffix("@latin") { return catalog(String(name.dropLast(6))) + "-Latn" }
    if name.hasSuffix("@cyrillic") { return catalog(String(name.dropLast(9))) + "-Cyrl" }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }
}
