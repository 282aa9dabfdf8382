internal import Phrasebook
internal import PhrasebookModel

/// The values of our own header field: the languages, the tables and the forms, so that reading
/// needs no guesses.
struct POFrame {
  var sourceLanguage: String?
  /// The language, if the field `Language` spells it otherwise.
  var targetLanguage: String?
  var forms: [PluralCategory] = []
  /// Without their units.
  var tables: [(label: String, table: ExchangeTable)] = []
  /// The contexts that are not our tables but come from other tools; nil if all are.
  var contextsOfOthers: Set<ExactString>? = []
  /// The number of messages with a comment of ours: if there are fewer, a tool dropped some.
  var supplementCount = 0
  var unknown: Members<JSONValue> = [:]

  init() {}

  /// Whether others wrote a context.
  func isOfOthers(_ context: String) -> Bool {
    contextsOfOthers?.contains(ExactString(context)) ?? true
  }

  init?(text: String) {
    guard let value = JSONValue(text: text), value.members != nil else { return nil }
    sourceLanguage = value["source"]?.string
    targetLanguage = value["language"]?.string
    forms = value["forms"]?.lines?.compactMap(PluralCategory.init(rawValue:)) ?? []
    switch value["contexts"] {
    case .bool(true): contextsOfOthers = nil
    case .array(let list): contextsOfOthers = Set(list.compactMap(\.string).map(ExactString.init))
    default: break
    }
    if case .number(let digits)? = value["comments"] { supplementCount = Int(digits) ?? 0 }
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
    if contextsOfOthers != [] {
      members["contexts"] =
        contextsOfOthers.map { .array($0.map(\.text).sorted().map(JSONValue.string)) }
        ?? .bool(true)
    }
    if supplementCount > 0 { members["comments"] = .number(String(supplementCount)) }
    if !unknown.isEmpty { members["unknown"] = .object(unknown) }
    return JSONValue.object(members).text
  }
}
