internal import CatalogJSON
import Phrasebook
internal import PhrasebookModel

extension ImportRun {
  /// Compares units with those of earlier parts, and returns whether they agree: if two texts
  /// differ, the right one is not known. Units that are there already lose their target.
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
    var agreement = Agreement()
    for (number, range) in ranges.enumerated() {
      guard let range, let earlier = owners[language]?.parts[number] else { continue }
      for part in earlier {
        guard let theirs = parts[part].ranges[number] else { continue }
        if let index = units.plainText(range, beside: parts[part].units[theirs]) {
          agreement.plain.append(units[index])
          units[index].target = nil
        } else if let index = parts[part].units.plainText(theirs, beside: units[range]) {
          agreement.plain.append(parts[part].units[index])
          parts[part].units[index].target = nil
        }
        compare(&units, range, with: parts[part].units[theirs], language, &agreement)
      }
    }
    if let first = agreement.plain.first {
      report(
        .note,
        """
        \(agreement.plain.count.of(.texts)) in \(language) came without forms, and elsewhere with \
        those, which count, such as \(Self.name(first))
        """, first.location)
    }
    if let first = agreement.same.first {
      report(
        .note,
        """
        \(agreement.same.count.of(.texts)) in \(language) came before with the same words, such as \
        \(Self.name(first))
        """, first.location)
    }
    return agreement.isWhole
  }

  /// Compares the units of one key with those of an earlier part.
  private mutating func compare(
    _ units: inout [ExchangeUnit], _ range: Range<Int>, with earlier: ArraySlice<ExchangeUnit>,
    _ language: String, _ agreement: inout Agreement
  ) {
    let spelling = ArgumentSpelling(source: nil, target: nil)
    let others = Dictionary(
      earlier.filter { $0.shownText != nil }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    for index in range {
      let unit = units[index]
      guard let text = unit.shownText, let before = others[unit.path], let other = before.shownText
      else { continue }
      if spelling.isSame(other, text, at: unit.path) {
        agreement.same.append(unit)
        units[index].target = nil
        continue
      }
      agreement.isWhole = false
      let place = before.location?.brief ?? Self.name(before)
      report(
        .error,
        """
        \(Self.name(unit)) in \(language) appears twice with different texts: \(other.quoted) in \
        \(place), and here \(text.quoted); remove one of them
        """, unit.location)
    }
  }
}

/// The units that several files have.
private struct Agreement {
  var isWhole = true
  /// Units with the text of an earlier one.
  var same: [ExchangeUnit] = []
  /// Units without the variations that another file has.
  var plain: [ExchangeUnit] = []
}

extension ExchangeUnit {
  /// The translation, unless it shows nothing.
  fileprivate var shownText: String? { target.flatMap { $0.showsNothing ? nil : $0 } }
}

extension [ExchangeUnit] {
  /// The only text of a key of which another file has variations: `.strings` has it for systems
  /// without `.stringsdict`, and the variations take precedence.
  fileprivate func plainText(_ range: Range<Int>, beside forms: ArraySlice<ExchangeUnit>) -> Int? {
    guard let only = range.first, range.count == 1, self[only].path.isRoot,
      self[only].target?.contains(exactly: "#@") == false,
      forms.contains(where: { unit in
        unit.shownText != nil
          && (unit.path.substitution != nil
            || unit.path.steps.first?.kind == CatalogVariation.plural.text)
      })
    else { return nil }
    return only
  }
}
