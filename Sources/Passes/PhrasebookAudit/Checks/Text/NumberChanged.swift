import Phrasebook
import PhrasebookModel

/// A number differs from the source.
enum NumberChanged {
  static let check = Check(
    "number-changed", .text, .note,
    "A number differs from the source.",
    why: "A limit, a year or a version is wrong in one language.",
    fix: "Write the number of the source.",
    good: [
      Example("Up to 1,000 files", ["fr": "Jusqu’à 1 000 fichiers"]),
      Example("At 5:30", ["de": "Um 5.30 Uhr"]),
      Example("Act No. 57", ["ja": "法律第五十七号"]),
      Example("One of 2", ["fr": "L’un des deux"]),
      Example("1,234.5 of 1,00,000", ["de": "1.234,5 von 100.000", "hi": "1,00,000 में से 1,234.5"]),
      Example("Up to 12 hours", ["zh-Hans": "最多半天"]),
      Example("Up to 10,000 files", ["ja": "最大1万個のファイル"]),
      Example("At 5:30 PM", ["de": "Um 17:30 Uhr"]),
      Example("Within 5 miles", ["de": "Im Umkreis von 8 km", "zh-Hans": "8公里以内"]),
      Example("Latitude (e.g., 37.7749)", ["ru": "Широта (например, 55.7558)"]),
      Example("Latitude (e.g., 37.7749)", ["de": "Breite (z. B. 52,52)"]),
      Example("for 25 €", ["ru": "за 999 ₽", "de": "für 29 CHF"]),
      Example("Requires macOS 14", ["de": "Benötigt macOS 14.0"]),
    ],
    bad: [
      Example(
        "Up to 100 files", ["fr": "Jusqu’à 10 fichiers"],
        message: "10 is in the place of 100 in the source",
        marking: "10"),
      Example(
        "Files (e.g. notes): up to 100", ["fr": "Fichiers (p. ex. notes) : jusqu’à 10"],
        message: "10 is in the place of 100 in the source", marking: "10"),
      Example(
        "Wait 25 pages", ["de": "Warte 52 Seiten"],
        message: "52 is in the place of 25 in the source",
        marking: "52"),
      Example(
        "Up to 3.5 GB of files", ["de": "Bis zu 35 GB Dateien"],
        message: "35 is in the place of 3.5 in the source", marking: "35"),
      Example(
        "At 5:30", ["de": "Um 530 Uhr"], message: "530 is in the place of 5:30 in the source"),
      Example(
        "Go on (e.g. at least 3 times a week, 90 minutes)",
        ["fr": "Continuez (p. ex. au moins 3 fois par semaine, 97 minutes)"],
        message: "97 is in the place of 90 in the source", marking: "97"),
      Example(
        "for 25 €", ["de": "für 29 €"], message: "29 is in the place of 25 in the source",
        marking: "29"),
    ],
    .translation { string, source, report in
      guard string.features.contains(.digit) || source.features.contains(.digit) else { return }
      let (here, there) = (string.numbers, source.numbers)
      guard !(here.isEmpty && there.isEmpty) else { return }
      if let (number, old) = Numeral.withoutMark(in: string, source: source) {
        return report.add(
          "\(number.text) is in the place of \(old) in the source", in: string, number.range)
      }
      guard here.map(\.digits).joined() != there.map(\.digits).joined() else { return }
      var missing = there
      var extra: [Numeral] = []
      for number in here {
        if let index = missing.firstIndex(where: { $0.digits == number.digits }) {
          missing.remove(at: index)
        } else {
          extra.append(number)
        }
      }
      explain(&extra, &missing, from: source, in: string)
      guard let first = extra.first else {
        // One word for a small number is a choice of style.
        guard let lost = missing.first(where: { $0.digits.count > 1 }), string.category == nil
        else { return }
        // East Asian texts may write numbers with characters of their own: 第五十七号.
        if ["ja", "zh", "yue"].contains(string.language.base),
          string.value.contains("十") || lost.isHalf(in: string)
        {
          return
        }
        return report.add("\(lost.text) of the source is missing", in: string)
      }
      guard let old = missing.first else { return }
      // Figures that were split in another way.
      let isSameFigure = missing.map(\.digits).joined() == extra.map(\.digits).joined()
      // Examples of telephone numbers are a country's own.
      let isTelephone = old.digits.count > 7 && first.digits.count > 7
      // A bound that is put the other way round: “14.4 and before”, “before 14.5”.
      let isThere = there.contains { $0.digits == first.digits && $0.parts == first.parts }
      guard !isSameFigure, !isTelephone, !isThere else { return }
      guard extra.count == missing.count else {
        if let lost = missing.first(where: { $0.digits.count > 1 }) {
          report.add("\(lost.text) of the source is missing", in: string)
        }
        return
      }
      report.add(
        "\(first.text) is in the place of \(old.text) in the source", in: string, first.range)
    })
}

extension NumberChanged {
  /// Removes pairs of numbers that are one quantity in two notations: with a sign for ten thousand,
  /// by a clock of 24 hours, in another unit of measure or currency, with a fraction of zero; and
  /// examples, which each language may choose.
  private static func explain(
    _ extra: inout [Numeral], _ missing: inout [Numeral], from source: AuditedString,
    in string: AuditedString
  ) {
    guard !missing.isEmpty, !extra.isEmpty else { return }
    let isByClock = Numeral.halvesDays(string) != Numeral.halvesDays(source)
    // An example that keeps one of its numbers is the same one.
    let isSameInstance = string.numbers.contains { number in
      string.isInstance(at: number.range.lowerBound)
        && source.numbers.contains {
          $0.digits == number.digits && source.isInstance(at: $0.range.lowerBound)
        }
    }
    var others = missing.map { Meaning(of: $0, in: source) }
    extra.removeAll { number in
      let here = Meaning(of: number, in: string)
      let index = others.firstIndex { here.isSame(as: $0, isByClock: isByClock, isSameInstance) }
      guard let index else { return false }
      others.remove(at: index)
      missing.remove(at: index)
      return true
    }
  }
}

/// The meaning of a number, without its figures.
private struct Meaning {
  let number: Numeral
  let whole: String
  let isMultiplied: Bool
  let isInstance: Bool
  let unit: String?
  let currency: String?

  init(of number: Numeral, in string: AuditedString) {
    self.number = number
    whole = number.whole
    isMultiplied = number.isMultiplied(in: string)
    isInstance = string.isInstance(at: number.range.lowerBound)
    unit = number.unit(in: string)
    currency = number.currency(in: string)
  }

  /// Whether two languages may write one quantity with the two numbers.
  func isSame(as other: Meaning, isByClock: Bool, _ isSameInstance: Bool) -> Bool {
    if whole == other.whole || isMultiplied != other.isMultiplied { return true }
    if isInstance, other.isInstance, !isSameInstance { return true }
    if isByClock, let here = Int(number.digits), let there = Int(other.number.digits),
      max(here, there) < 25, abs(here - there) == 12
    {
      return true
    }
    if let currency, let there = other.currency, currency != there { return true }
    guard let unit, let there = other.unit else { return false }
    return unit != there
  }
}
