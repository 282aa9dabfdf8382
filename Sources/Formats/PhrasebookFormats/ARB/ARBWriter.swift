import Phrasebook
internal import PhrasebookModel

/// An exchange in, a file for each table out.
struct ARBWriter {
  private let exchange: Exchange
  private var losses: [ExchangeLoss] = []

  /// Members of the file that an exchange has words for.
  static let head = [
    "@@locale", "@@x-source-locale", "@@x-table", "@@x-original", "@@x-table-source-locale",
  ]

  init(_ exchange: Exchange) { self.exchange = exchange }

  /// The name of a form within its entry.
  static func formName(_ path: VariationPath) -> String { path.isRoot ? "text" : path.exchanged }

  consuming func writing() -> ExchangeWriting {
    losses += UnplacedWords(format: "ARB") { $0 == "arb.attributes" }
      .lossesBesideUnits(of: exchange)
    let names = TableLabels(exchange.tables).fileNames
    let language = exchange.targetLanguage
    var files: [ExchangeFile] = []
    for (name, table) in zip(names, exchange.tables) {
      let name = name + (language.map { "_\($0.asFileName)" } ?? "")
      files.append(
        ExchangeFile(path: "\(name).arb", bytes: JSONLayout.bytes(of: .object(members(of: table)))))
    }
    return ExchangeWriting(files: files, losses: losses)
  }

  private mutating func members(of table: ExchangeTable) -> Members<JSONValue> {
    var members: Members<JSONValue> = [:]
    members["@@locale"] = exchange.targetLanguage.map(JSONValue.string)
    members["@@x-source-locale"] = exchange.sourceLanguage.map(JSONValue.string)
    members["@@x-table"] = .string(table.name)
    members["@@x-original"] = table.original.map(JSONValue.string)
    members["@@x-table-source-locale"] = table.sourceLanguage.map(JSONValue.string)
    for (name, value) in table.unknown["arb.attributes"]?.members ?? [:]
    where name.hasPrefix("@@") && members[name] == nil {
      members[name] = value
    }
    var start = 0
    while start < table.units.count {
      let key = table.units[start].key
      let end =
        table.units[start...].firstIndex { !$0.key.isExactly(key) } ?? table.units.count
      for entry in entries(of: Array(table.units[start..<end]), table.name) {
        let name = entry.name.name
        guard members[name] == nil else {
          losses.append(
            ExchangeLoss(
              table: table.name, key: key, path: entry.name.path, .unit,
              reason: "appears twice; the second one is skipped"))
          continue
        }
        members[name] = .string(entry.text)
        if !entry.attributes.isEmpty { members["@\(name)"] = .object(entry.attributes) }
      }
      start = end
    }
    return members
  }

  /// One entry for all forms of a key if ICU can represent them, else one for each.
  private mutating func entries(of units: [ExchangeUnit], _ table: String) -> [ARBEntry] {
    if let entry = entry(of: units, path: VariationPath(), table) { return [entry] }
    return units.compactMap { unit in
      if let entry = entry(of: [unit], path: unit.path, table) { return entry }
      losses.append(
        ExchangeLoss(
          table: table, key: unit.key, path: unit.path, .unit,
          reason: "cannot be represented in ARB; skipped"))
      return nil
    }
  }

  /// Nil if reading it would not give the units.
  private mutating func entry(
    of units: [ExchangeUnit], path: VariationPath, _ table: String
  ) -> ARBEntry? {
    var units = units
    guard let key = units.first?.key else { return nil }
    var entry = ARBEntry(name: ARBName(key: key, path: path))
    guard ARBName(entry.name.name) == entry.name else { return nil }
    let names = ForeignNames.kept(with: units.first)
    func message(_ text: (ExchangeUnit) -> String?) -> ICUMessage?? {
      let forms = units.compactMap { unit in
        text(unit).map { (path.isRoot ? unit.path : VariationPath(), $0) }
      }
      guard !forms.isEmpty else { return .some(nil) }
      guard let message = ICUForms.message(of: forms) else { return nil }
      return .some(message.renamed(names))
    }
    guard let source = message(\.source), let target = message(\.target) else { return nil }
    entry.take(units, source: source, target: target)
    if let message = units.first?.unknown[ARBEntry.messageName]?.string {
      if let kept = entry.with(message, representing: units) {
        entry = kept
      } else {
        units[0].unknown[ARBEntry.messageName] = nil
        loseExact(in: message, of: units[0], table)
      }
    }
    guard let plain = entry.units(),
      units.allSatisfy({ unit in plain.contains { $0.path == unit.path } }),
      plain.allSatisfy({ found in
        found.target == nil || units.contains { $0.path == found.path }
      })
    else { return nil }
    if let supplement = UnitSupplement.of(units, plain: plain, name: Self.formName) {
      entry.attributes["x-phrasebook"] = supplement
    }
    return entry
  }

  /// Reports forms for one number only that are dropped because the text has changed.
  private mutating func loseExact(in message: String, of unit: ExchangeUnit, _ table: String) {
    var old = ARBEntry(name: ARBName(key: unit.key), text: message)
    guard old.units() != nil, !old.exact.isEmpty else { return }
    let names = old.exact.map(\.name).joined(separator: ", ")
    let loss = ExchangeLoss(
      table: table, key: unit.key, .form,
      reason: "its forms for a single number (\(names)) are lost: the string has changed")
    if !losses.contains(loss) { losses.append(loss) }
  }
}
