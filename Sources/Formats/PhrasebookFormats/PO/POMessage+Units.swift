internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

extension POMessage {
  /// The units of the message in PO's own format only.
  func units(key: String, path: VariationPath, categories: [PluralCategory]) -> [ExchangeUnit] {
    var units: [ExchangeUnit]
    if let plural {
      units = zip(categories, texts).map { category, text in
        unit(
          key, path.appending(CatalogVariation.plural.text, category.rawValue),
          category == .one ? id : plural, text)
      }
    } else {
      units = [unit(key, path, id, texts.first ?? "")]
    }
    if !units.isEmpty { units[0].unknown = unknown }
    let length = maximumLength
    for index in units.indices { units[index].maximumLength = length }
    return units
  }

  private func unit(
    _ key: String, _ path: VariationPath, _ source: String, _ text: String
  ) -> ExchangeUnit {
    ExchangeUnit(
      key: key, path: path, source: isC ? CFormat.apple(source) : source,
      target: text.isEmpty ? nil : isC ? CFormat.apple(text) : text,
      state: text.isEmpty ? .new : isFuzzy ? .needsReview : .translated,
      comment: comments.isEmpty ? nil : comments.joined(separator: "\n"), location: location)
  }

  /// The parts of PO's format that an exchange lacks.
  private var unknown: Members<JSONValue> {
    var members: Members<JSONValue> = [:]
    members.keep(translatorComments, as: "po.translator")
    members.keep(references, as: "po.references")
    members.keep(
      flags.filter { !Self.ownFlags.contains($0) && Self.length(in: $0) == nil }, as: "po.flags")
    members.keep(previous, as: "po.previous")
    if isContextOfOthers { members[Self.contextName] = context.map(JSONValue.string) }
    return members
  }

  /// Restores the parts that a unit has kept of a message.
  mutating func take(_ unknown: Members<JSONValue>) {
    translatorComments = unknown["po.translator"]?.lines ?? []
    references = unknown["po.references"]?.lines ?? []
    previous = unknown["po.previous"]?.lines ?? []
    flags += (unknown["po.flags"]?.lines ?? []).filter { !Self.ownFlags.contains($0) }
  }

  /// The name of a kept context of other tools.
  static let contextName = "po.context"

  /// Flags that are computed again whenever a file is written.
  static let ownFlags: Set<String> = ["fuzzy", "objc-format"]

  /// The flag for a maximum length, which Weblate reads.
  static func lengthFlag(_ length: Int) -> String { "max-length:\(length)" }

  /// The maximum number of characters of the translation.
  private var maximumLength: Int? { flags.lazy.compactMap(Self.length).first }

  /// The length in a flag of ours or of Weblate.
  private static func length(in flag: String) -> Int? {
    guard let number = flag.split(separator: ":").last.flatMap({ Int($0) }) else { return nil }
    return flag == lengthFlag(number) ? number : nil
  }

  /// Whether texts have C's specifiers, in which a string is `%s`.
  var isC: Bool { flags.contains("c-format") }
}

extension JSONValue {
  /// The texts of a list, one on each line if needed; nil for any other value.
  var lines: [String]? {
    guard case .array(let values) = self else { return nil }
    let lines = values.compactMap(\.string)
    return lines.count == values.count && !lines.contains { $0.contains { $0.isNewline } }
      ? lines : nil
  }
}
