internal import Phrasebook
internal import PhrasebookModel

/// An exchange in, a file for each table out.
struct I18nextWriter {
  private let exchange: Exchange
  private var losses: [ExchangeLoss] = []
  /// The keys of the table, and those with forms by plural.
  private var keys: Set<ExactString> = []
  private var pluralKeys: Set<ExactString> = []

  private static let unplaced = UnplacedWords(format: "i18next") { _ in false }

  private typealias Losing = (VariationPath, ExchangeLoss.Part, Phrase) -> Void

  init(_ exchange: Exchange) { self.exchange = exchange }

  consuming func writing() -> ExchangeWriting {
    losses += Self.unplaced.lossesBesideUnits(of: exchange)
    let names = TableLabels(exchange.tables).fileNames
    let folder = (exchange.targetLanguage ?? "und").asFileName
    var files: [ExchangeFile] = []
    // A table without strings has no file; it is included so that the names of files differ.
    for (name, table) in zip(names, exchange.tables)
    where !table.units.isEmpty || exchange.tables.allSatisfy(\.units.isEmpty) {
      let value = JSONValue.object(members(of: table))
      files.append(
        ExchangeFile(
          path: "\(folder)/\(name).json", bytes: JSONLayout.bytes(of: value)))
    }
    return ExchangeWriting(files: files, losses: losses)
  }

  private mutating func members(of table: ExchangeTable) -> Members<JSONValue> {
    var members: Members<JSONValue> = [:]
    pluralKeys = Set(
      table.units.filter { $0.path.pluralCategory != nil }.map { ExactString($0.key) })
    keys = Set(table.units.map { ExactString($0.key) })
    var start = 0
    while start < table.units.count {
      let key = table.units[start].key
      let end =
        table.units[start...].firstIndex { !$0.key.isExactly(key) } ?? table.units.count
      append(Array(table.units[start..<end]), to: &members, table)
      start = end
    }
    return members
  }

  private mutating func append(
    _ units: [ExchangeUnit], to members: inout Members<JSONValue>, _ table: ExchangeTable
  ) {
    func lose(_ path: VariationPath, _ part: ExchangeLoss.Part, _ reason: Phrase) {
      guard let key = units.first?.key else { return }
      losses.append(ExchangeLoss(table: table.name, key: key, path: path, part, reason: reason))
    }
    let categories = units.compactMap { unit in
      unit.path.withoutLast.isRoot ? unit.path.pluralCategory : nil
    }
    let isPlural = !categories.isEmpty
    guard isPlural ? categories.count == units.count : units.allSatisfy(\.path.isRoot) else {
      return lose(
        VariationPath(), .entry,
        "varies by more than a number, which i18next cannot represent; the entry is skipped")
    }
    guard !isPlural || categories.contains(.other) else {
      return lose(
        VariationPath(), .entry, "has no form \"other\", which i18next needs; skipped")
    }
    guard Set(categories).count == (isPlural ? units.count : 0), isPlural || units.count == 1 else {
      return lose(VariationPath(), .entry, "appears twice; skipped")
    }
    let isElsewhere = units.standForPart
    let argumentNames = argumentNames(of: units, isPlural: isPlural)
    for unit in units {
      let name = unit.key + (unit.path.pluralCategory.map { "_\($0.rawValue)" } ?? "")
      let path = place(of: unit, name)
      // The file has one value for each name.
      guard Self.value(at: path[...], in: members) == nil, isPlural || !isForm(name)
      else {
        lose(unit.path, .unit, "its name is that of another string in i18next; skipped")
        continue
      }
      let text = text(of: unit, isPlural: isPlural, argumentNames, lose)
      guard Self.insert(.string(text), at: path[...], into: &members) else {
        lose(unit.path, .unit, "is inside another string in i18next; skipped")
        continue
      }
      if isElsewhere {
        lose(
          unit.path, .form, "is imported as a form of the substitution that the source consists of")
      }
      reportLosses(of: unit, argumentNames, lose)
    }
  }

  /// The value of a unit; the empty text counts as missing.
  private func text(
    of unit: ExchangeUnit, isPlural: Bool, _ argumentNames: [String: String], _ lose: Losing
  ) -> String {
    guard let target = unit.target else { return "" }
    let text = spelled(target, isPlural: isPlural, argumentNames)
    if !argumentNames.isEmpty { return text }
    var names = ForeignNames()
    let again = I18nextText.apple(
      of: text, isFormat: isPlural || I18nextText.hasArguments(text), names: &names)
    if target.isEmpty {
      lose(unit.path, .target, "the format cannot represent an empty translation")
    } else if !again.isExactly(target) {
      lose(unit.path, .target, "reads back as \(again.quoted)")
    }
    return text
  }

  private func spelled(
    _ target: String, isPlural: Bool, _ names: [String: String]
  ) -> String {
    let isFormat = isPlural || [TextPiece](apple: target, isFormat: true).hasArguments
    return I18nextText.text(of: target, isPlural: isPlural, isFormat: isFormat, names: names)
  }

  /// The names that other tools gave the arguments; empty if an import would not restore the texts.
  private func argumentNames(of units: [ExchangeUnit], isPlural: Bool) -> [String: String] {
    let kept =
      units.lazy.map { ForeignNames.kept(with: $0, isSpelled: true) }.max { $0.count < $1.count }
      ?? [:]
    guard !kept.isEmpty else { return [:] }
    var names = ForeignNames()
    for unit in units {
      guard let target = unit.target, !target.isEmpty else { return [:] }
      let text = spelled(target, isPlural: isPlural, kept)
      let again = I18nextText.apple(
        of: text, isFormat: isPlural || I18nextText.hasArguments(text), names: &names)
      guard again.isExactly(target) else { return [:] }
    }
    return kept
  }

  private func reportLosses(
    of unit: ExchangeUnit, _ argumentNames: [String: String], _ lose: Losing
  ) {
    if let state = unit.state, state != (unit.target == nil ? .new : .translated) {
      lose(unit.path, .state, "its state \(state.rawValue) cannot be stored in i18next")
    }
    if unit.comment != nil { lose(unit.path, .comment, "its comment cannot be stored in i18next") }
    if !unit.isTranslatable {
      lose(unit.path, .translate, "the mark “don't translate” cannot be stored in i18next")
    }
    if unit.argument != nil {
      lose(unit.path, .argument, "its argument cannot be stored in i18next")
    }
    if let reason = Self.unplaced.reason(ofLengthOf: unit) { lose(unit.path, .other, reason) }
    for name in unit.unknown.names
    where name != "i18next.path" && (name != ForeignNames.keptName || argumentNames.isEmpty) {
      lose(unit.path, .other, "\(name.quoted) cannot be stored in i18next")
    }
  }

  /// Whether a reader would take the name for a form of another text.
  private func isForm(_ name: String) -> Bool {
    guard let (key, category) = I18nextReader.plural(name) else { return false }
    return category == .other || pluralKeys.contains(ExactString(key))
      || keys.contains(ExactString("\(key)_other"))
  }

  /// The way to a text: its name, or the one that it had in a file that nests.
  private func place(of unit: ExchangeUnit, _ name: String) -> [String] {
    guard let text = unit.unknown["i18next.path"]?.string,
      case .array(let values)? = JSONValue(text: text)
    else { return [name] }
    let path = values.compactMap(\.string)
    guard path.count > 1, path.joined(separator: ".") == unit.key, let last = path.last else {
      return [name]
    }
    return path.dropLast() + [last + name.dropFirst(unit.key.count)]
  }

  private static func value(
    at path: ArraySlice<String>, in members: Members<JSONValue>
  ) -> JSONValue? {
    guard let name = path.first, let value = members[name] else { return nil }
    guard path.count > 1 else { return value }
    return value.members.flatMap { self.value(at: path.dropFirst(), in: $0) }
  }

  private static func insert(
    _ value: JSONValue, at path: ArraySlice<String>, into members: inout Members<JSONValue>
  ) -> Bool {
    guard let name = path.first else { return false }
    guard path.count > 1 else {
      members[name] = value
      return true
    }
    guard var inside = members[name] == nil ? [:] : members[name]?.members else { return false }
    // Emptied while it changes, so that it has a single owner and is not copied.
    members[name] = .null
    let isInserted = insert(value, at: path.dropFirst(), into: &inside)
    members[name] = .object(inside)
    return isInserted
  }
}
