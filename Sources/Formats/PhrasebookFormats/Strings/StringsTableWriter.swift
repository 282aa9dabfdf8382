import Phrasebook
internal import PhrasebookModel

/// Units of one table in, pairs and dictionaries out, with what neither can say.
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
      guard let text = unit.target else {
        lose(key, unit.path, "there is no translation yet, and a table cannot ask for one")
        continue
      }
      switch unit.state {
      case nil, .translated: break
      case let state?:
        lose(key, unit.path, "that it is in the state \(state.rawValue): a table has no states")
      }
      guard localization.insert(text, state: .translated, at: unit.path, unit.argument) else {
        lose(key, unit.path, "a text that varies in this way: no dictionary of Apple's does")
        continue
      }
    }
    guard localization != Localization() else { return }
    var writer = StringsDictWriter(key: key)
    let value = writer.value(of: localization)
    losses += writer.losses.map {
      ExchangeLoss(table: table, key: key, path: $0.path, reason: $0.reason)
    }
    guard let value else { return }
    let comment = units.lazy.compactMap(\.comment).first
    if let text = value.text {
      texts.append(StringsText.Pair(key, text, comment: comment))
    } else {
      if comment != nil {
        lose(key, VariationPath(), "its comment: a .stringsdict file has no comments")
      }
      guard value.isSayableInXML(key: key) else {
        lose(key, VariationPath(), "a control character, which XML cannot hold")
        return
      }
      dictionaries.append((key, value))
    }
  }

  private mutating func lose(_ key: String, _ path: VariationPath, _ reason: Phrase) {
    losses.append(ExchangeLoss(table: table, key: key, path: path, reason: reason))
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
