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
      Example("Requires macOS 14", ["de": "Benötigt macOS 14.0"]),
    ],
    bad: [
      Example(
        "Up to 100 files", ["fr": "Jusqu’à 10 fichiers"], says: "10 is not in the source: 100",
        marking: "10")
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
      // The hours of two clocks, and figures that were split in another way.
      let isSameFigure =
        missing.map(\.digits).joined().sorted() == extra.map(\.digits).joined().sorted()
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
  /// a clock of 24 hours, in another unit of measure, with a fraction of nothing.
  fileprivate func explain(
    _ extra: inout [Numeral], _ missing: inout [Numeral], in source: Passage
  ) {
    guard !missing.isEmpty, !extra.isEmpty else { return }
    let isByClock = halvesDays != source.halvesDays
    extra.removeAll { number in
      let index = missing.firstIndex { old in
        if number.whole == old.whole { return true }
        if isMultiplied(number) != source.isMultiplied(old) { return true }
        if isByClock, let here = Int(number.digits), let there = Int(old.digits),
          max(here, there) < 25, abs(here - there) == 12
        {
          return true
        }
        guard let unit = unit(of: number), let other = source.unit(of: old) else { return false }
        return unit != other
      }
      guard let index else { return false }
      missing.remove(at: index)
      return true
    }
  }
}
