internal import CatalogJSON
import Phrasebook
internal import PhrasebookModel

/// Converts the units of one table to pairs and dictionaries, and reports what neither can
/// represent.
struct StringsTableWriter {
  let table: String
  private(set) var texts: [StringsText.Pair] = []
  private(set) var dictionaries: [(String, PropertyListValue)] = []
  private(set) var losses: [ExchangeLoss] = []

  init(table: String) { self.table = table }

  /// Adds the units; the forms of a key follow one another.
  mutating func add(_ units: [ExchangeUnit]) {
    var rest = units[...]
    while let first = rest.first {
      let forms = rest.prefix { $0.key.isExactly(first.key) }
      rest = rest.dropFirst(forms.count)
      add(key: first.key, Array(forms))
    }
  }

  private mutating func add(key: String, _ units: [ExchangeUnit]) {
    var localization = Localization()
    for unit in units {
      guard var text = unit.target else {
        lose(
          key, unit.path, .unit, "it has no translation yet, and a table cannot mark it as missing")
        continue
      }
      if text.placeholders.contains(where: { $0.kind == .argument && $0.name != nil }) {
        lose(key, unit.path, .target, "its arguments lose their names and get numbers")
        text = MixedArguments.numbered(text, key: key) ?? text
      }
      if !unit.isTranslatable {
        lose(
          key, unit.path, .translate,
          "the mark “don't translate” cannot be stored in .strings")
      }
      switch unit.state {
      case nil, .translated: break
      case let state?:
        lose(
          key, unit.path, .state, "its state \(state.rawValue) is lost: a table has no states"
        )
      }
      guard localization.insert(text, state: .translated, at: unit.path, unit.argument) else {
        lose(key, unit.path, .unit, "a .stringsdict file cannot represent this variation")
        continue
      }
    }
    guard localization != Localization() else { return }
    reportForms(of: units)
    var writer = StringsDictWriter(key: key)
    let value = writer.value(of: localization)
    report(writer.problems, of: units)
    guard let value else { return }
    let comment = units.lazy.compactMap(\.comment).first
    if let comment { reportMarks(in: comment, of: key) }
    let before = units.flatMap { $0.unknown.pieces(StringsText.commentsName) }
    if let text = value.text {
      texts.append(StringsText.Pair(key, text, comment: comment, before: before))
    } else {
      if !before.isEmpty {
        lose(
          key, VariationPath(), .other,
          "the comments before it are lost: a .stringsdict file has no comments")
      }
      if comment != nil {
        lose(
          key, VariationPath(), .comment, "its comment is lost: a .stringsdict file has no comments"
        )
      }
      guard value.isSayableInXML(key: key) else {
        lose(
          key, VariationPath(), .entry, "it has a control character, which XML cannot hold; skipped"
        )
        return
      }
      dictionaries.append((key, value))
    }
  }

  /// Reports what a comment of a table cannot hold.
  private mutating func reportMarks(in comment: String, of key: String) {
    if comment.contains(exactly: "*/") {
      lose(key, VariationPath(), .comment, "its comment has */, which would end it")
    }
    if comment.hasByte(0x0D) {
      lose(
        key, VariationPath(), .comment,
        "its comment has a carriage return, which an import reads as a line break")
    }
  }

  /// Reports forms that a dictionary has in the place of another, or spells differently.
  private mutating func reportForms(of units: [ExchangeUnit]) {
    let isElsewhere = units.standForPart || units.standForText
    let isDivided = units.contains { unit in
      unit.path.substitution != nil && unit.target != nil
        && unit.path.steps.contains { $0.kind == CatalogVariation.device.text }
    }
    for unit in units where unit.target != nil {
      if isDivided {
        lose(
          unit.key, unit.path, .form,
          "in a .stringsdict file the whole string varies by device, not a part of it")
      }
      if isElsewhere {
        lose(
          unit.key, unit.path, .form,
          "a .stringsdict file does not show whether the whole string varies or a part that it consists of"
        )
      }
      let isPlural =
        unit.path.substitution == nil
        && unit.path.steps.contains { $0.kind == CatalogVariation.plural.text }
      if isPlural, unit.target?.placeholders.contains(where: { $0.kind == .count }) == true {
        lose(
          unit.key, unit.path, .target,
          "its number replaces that of a part")
      }
    }
  }

  /// Reports what a dictionary cannot represent, unit by unit.
  private mutating func report(
    _ problems: [StringsDictWriter.Problem], of units: [ExchangeUnit]
  ) {
    for problem in problems {
      guard problem.kind != .error else {
        lose(units.first?.key ?? "", VariationPath(), .entry, problem.reason)
        continue
      }
      for unit in units where problem.concerns(unit.path) && unit.target != nil {
        lose(unit.key, unit.path, .unit, problem.reason)
      }
    }
  }

  private mutating func lose(
    _ key: String, _ path: VariationPath, _ part: ExchangeLoss.Part, _ reason: Phrase
  ) {
    losses.append(ExchangeLoss(table: table, key: key, path: path, part, reason: reason))
  }
}

extension PropertyListValue {
  /// Whether XML can hold the key and every text of the value.
  func isSayableInXML(key: String = "") -> Bool {
    guard XMLWriter.canWrite(key) else { return false }
    switch content {
    case .text(let text): return XMLWriter.canWrite(text)
    case .list(let values): return values.allSatisfy { $0.isSayableInXML() }
    case .table(let members): return members.allSatisfy { $0.value.isSayableInXML(key: $0.key) }
    default: return true
    }
  }
}
