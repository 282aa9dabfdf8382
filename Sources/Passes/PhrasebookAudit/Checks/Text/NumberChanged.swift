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
      var missing = there.map(\.digits)
      var extra: [Numeral] = []
      for number in here {
        if let index = missing.firstIndex(of: number.digits) {
          missing.remove(at: index)
        } else {
          extra.append(number)
        }
      }
      guard let first = extra.first else {
        // One word for a small number is a choice of style.
        guard let lost = missing.first(where: { $0.count > 1 }), passage.category == nil else {
          return
        }
        // East Asian texts may write numbers with characters of their own: 第五十七号.
        if ["ja", "zh", "yue"].contains(passage.language.base), passage.value.contains("十") {
          return
        }
        let text = there.first { $0.digits == lost }?.text ?? lost
        return report.add("\(text) of the source is missing", in: passage)
      }
      guard let old = missing.first else { return }
      // The hours of two clocks, and figures that were split in another way.
      let isSameFigure = missing.joined().sorted() == extra.map(\.digits).joined().sorted()
      // Examples of telephone numbers are a country's own.
      let isTelephone = old.count > 7 && first.digits.count > 7
      guard !isSameFigure, !isTelephone else { return }
      guard extra.count == missing.count else {
        if let lost = missing.first(where: { $0.count > 1 }) {
          let text = there.first { $0.digits == lost }?.text ?? lost
          report.add("\(text) of the source is missing", in: passage)
        }
        return
      }
      let text = there.first { $0.digits == old }?.text ?? old
      report.add("\(first.text) is not in the source: \(text)", in: passage, first.range)
    })
}
