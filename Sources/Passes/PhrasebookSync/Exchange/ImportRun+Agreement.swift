import Phrasebook
internal import PhrasebookModel

extension ImportRun {
  /// Looks for units that a part before says something else of: then nobody knows which is meant.
  mutating func agrees(
    _ units: inout [ExchangeUnit], _ ranges: [Range<Int>?], _ language: String
  ) -> Bool {
    let others = parts.indices.filter { parts[$0].forms.language == language }
    guard !others.isEmpty else { return true }
    for part in others.dropFirst(owners[language]?.count ?? 0) {
      owners[language, default: Owners()].count += 1
      for (number, range) in parts[part].ranges.enumerated() where range != nil {
        owners[language]?.parts[number, default: []].append(part)
      }
    }
    let spelling = ArgumentSpelling(source: nil, target: nil)
    var agrees = true
    var same: [ExchangeUnit] = []
    var plain: [ExchangeUnit] = []
    for (number, range) in ranges.enumerated() {
      guard let range, let earlier = owners[language]?.parts[number] else { continue }
      for part in earlier {
        guard let theirs = parts[part].ranges[number] else { continue }
        if let index = units.plainText(range, beside: parts[part].units[theirs]) {
          plain.append(units[index])
          units[index].target = nil
        } else if let index = parts[part].units.plainText(theirs, beside: units[range]) {
          plain.append(parts[part].units[index])
          parts[part].units[index].target = nil
        }
        let others = Dictionary(
          parts[part].units[theirs].filter { $0.saidText != nil }.map { ($0.path, $0) },
          uniquingKeysWith: { first, _ in first })
        for index in range {
          let unit = units[index]
          guard let text = unit.saidText, let before = others[unit.path],
            let said = before.saidText
          else { continue }
          if spelling.isSame(said, text, at: unit.path) {
            same.append(unit)
            units[index].target = nil
            continue
          }
          agrees = false
          let place = before.location?.brief ?? Self.name(before)
          say(
            .error,
            """
            \(Self.name(unit)) in \(language) is there twice with different texts: \
            \(said.quoted) in \(place), and here \(text.quoted); remove one of them
            """, unit.location)
        }
      }
    }
    if let first = plain.first {
      say(
        .note,
        """
        \(plain.count.of(.texts)) in \(language) came without forms, and elsewhere with those, which \
        count, such as \(Self.name(first))
        """, first.location)
    }
    if let first = same.first {
      say(
        .note,
        """
        \(same.count.of(.texts)) in \(language) came before with the same words, such as \
        \(Self.name(first))
        """, first.location)
    }
    return agrees
  }
}

extension ExchangeUnit {
  /// The translation, where it says anything.
  fileprivate var saidText: String? { target.flatMap { $0.showsNothing ? nil : $0 } }
}

extension [ExchangeUnit] {
  /// The only text of a key, where another file has its forms: `.strings` has it for systems that
  /// know no `.stringsdict`, and the forms are what counts.
  fileprivate func plainText(_ range: Range<Int>, beside forms: ArraySlice<ExchangeUnit>) -> Int? {
    guard let only = range.first, range.count == 1, self[only].path.isRoot,
      self[only].target?.contains(exactly: "#@") == false,
      forms.contains(where: { unit in
        unit.saidText != nil
          && (unit.path.substitution != nil || unit.path.steps.first?.kind == "plural")
      })
    else { return nil }
    return only
  }
}
