import Phrasebook
import PhrasebookModel

/// A number differs from the source.
enum NumberChanged {
  static let check = Check(
    "number-changed", .text, .note,
    "A number differs from the source.",
    why: "A limit, a year or a version is wrong in one language.",
    mend: "Write the number of the source.",
    good: [
      Example("Up to 1,000 files", ["fr": "Jusqu’à 1 000 fichiers"]),
      Example("At 5:30", ["de": "Um 5.30 Uhr"]),
      Example("Act No. 57", ["ja": "法律第五十七号"]),
      Example("One of 2", ["fr": "L’un des deux"]),
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
        "Up to 100 files", ["fr": "Jusqu’à 10 fichiers"], says: "10 is not in the source: 100",
        marking: "10"),
      Example(
        "Files (e.g. notes): up to 100", ["fr": "Fichiers (p. ex. notes) : jusqu’à 10"],
        says: "10 is not in the source: 100", marking: "10"),
      Example(
        "Wait 25 pages", ["de": "Warte 52 Seiten"], says: "52 is not in the source: 25",
        marking: "52"),
      Example("for 25 €", ["de": "für 29 €"], says: "29 is not in the source: 25", marking: "29"),
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.digit) || source.features.contains(.digit) else { return }
      let (here, there) = (passage.numbers, source.numbers)
      guard !(here.isEmpty && there.isEmpty) else { return }
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
      passage.explain(&extra, &missing, in: source)
      guard let first = extra.first else {
        // One word for a small number is a choice of style.
        guard let lost = missing.first(where: { $0.digits.count > 1 }), passage.category == nil
        else { return }
        // East Asian texts may write numbers with characters of their own: 第五十七号.
        if ["ja", "zh", "yue"].contains(passage.language.base), passage.value.contains("十") {
          return
        }
        return report.add("\(lost.text) of the source is missing", in: passage)
      }
      guard let old = missing.first else { return }
      // Figures that were split in another way.
      let isSameFigure = missing.map(\.digits).joined() == extra.map(\.digits).joined()
      // Examples of telephone numbers are a country's own.
      let isTelephone = old.digits.count > 7 && first.digits.count > 7
      guard !isSameFigure, !isTelephone else { return }
      guard extra.count == missing.count else {
        if let lost = missing.first(where: { $0.digits.count > 1 }) {
          report.add("\(lost.text) of the source is missing", in: passage)
        }
        return
      }
      report.add("\(first.text) is not in the source: \(old.text)", in: passage, first.range)
    })
}

extension Passage {
  /// Takes out pairs of numbers that say one quantity in two ways: with a sign for ten thousand, by
  /// a clock of 24 hours, in another unit of measure or currency, with a fraction of nothing; and
  /// those that are examples, which each language may choose.
  fileprivate func explain(
    _ extra: inout [Numeral], _ missing: inout [Numeral], in source: Passage
  ) {
    guard !missing.isEmpty, !extra.isEmpty else { return }
    let isByClock = halvesDays != source.halvesDays
    var others = missing.map { Meaning(of: $0, in: source) }
    extra.removeAll { number in
      let here = Meaning(of: number, in: self)
      let index = others.firstIndex { here.isSame(as: $0, isByClock: isByClock) }
      guard let index else { return false }
      others.remove(at: index)
      missing.remove(at: index)
      return true
    }
  }
}

/// What a number stands for, beside its figures.
private struct Meaning {
  let number: Numeral
  let whole: String
  let isMultiplied: Bool
  let isInstance: Bool
  let unit: String?
  let currency: String?

  init(of number: Numeral, in passage: Passage) {
    self.number = number
    whole = number.whole
    isMultiplied = passage.isMultiplied(number)
    isInstance = passage.isInstance(at: number.range.lowerBound)
    unit = passage.unit(of: number)
    currency = passage.currency(of: number)
  }

  /// True where two languages may say one thing with both numbers.
  func isSame(as other: Meaning, isByClock: Bool) -> Bool {
    if whole == other.whole || isMultiplied != other.isMultiplied { return true }
    if isInstance, other.isInstance { return true }
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
