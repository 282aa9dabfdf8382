import Phrasebook
import PhrasebookModel

/// A quotation mark is opened and not closed, or the reverse.
enum QuoteUnbalanced {
  static let check = Check(
    "quote-unbalanced", .text, .warning,
    "A quotation mark is opened and not closed, or the reverse.",
    why: "Nobody can tell where the quoted name ends.",
    mend: "Close the quotation, or take the mark out.",
    good: [
      Example("Delete “%@”?", ["fr": "Supprimer « %@ » ?", "de": "„%@“ löschen?"]),
      Example("24\" display", ["fr": "écran 24\""]),
    ],
    bad: [
      Example("Delete “%@”?", ["fr": "Supprimer « %@ ?"], says: "« is there 1 time, » 0 times"),
      Example("Delete \"%@\"?", ["fr": "Supprimer \"%@ ?"], says: "an odd number of \" is there"),
      Example(
        "Delete “%@”?", ["de": "„%@ löschen?"], says: "an odd number of “, ” and „ is there"),
      Example(
        "Delete “%@”?", ["nl": "‘%@ verwijderen?"], says: "‘ is there 1 time, ’ 0 times"),
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.quote) || passage.features.contains(.wide) else { return }
      let here = QuoteCount(passage)
      let there = QuoteCount(source)
      if here.straight % 2 == 1, there.straight % 2 == 0 {
        // A mark of inches, or one that pairs with a curly one, is worth no more than a look.
        report.add("an odd number of \" is there", in: passage)
      }
      // Languages pair these marks in many ways, but always two and two.
      if here.curly % 2 == 1, (here.straight + here.curly) % 2 == 1,
        (there.straight + there.curly) % 2 == 0
      {
        report.add("an odd number of “, ” and „ is there", in: passage)
      }
      let (opened, closed) = (here.count(of: "‘"), here.count(of: "’"))
      if opened > closed, here.count(of: "‚") == 0, there.count(of: "‘") <= there.count(of: "’") {
        let (open, close) = ("‘", "’")
        report.add(
          "\(open) is there \(Phrase.times(opened)), \(close) \(Phrase.times(closed))",
          in: passage)
      }
      for (open, close) in QuoteCount.pairs {
        let (opened, closed) = (here.count(of: open), here.count(of: close))
        guard opened != closed, there.count(of: open) == there.count(of: close) else { continue }
        report.add(
          "\(String(open)) is there \(Phrase.times(opened)), \(String(close)) \(Phrase.times(closed))",
          in: passage)
      }
    })
}

/// How often each quotation mark stands in a text.
private struct QuoteCount {
  /// Marks that have one partner in every language.
  static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("«", "»"), ("「", "」"), ("『", "』"), ("《", "》"),
  ]

  var straight = 0
  /// How many marks of two strokes there are that are no straight ones.
  var curly: Int { count(of: "“") + count(of: "”") + count(of: "„") + count(of: "‟") }
  private var counts: [Unicode.Scalar: Int] = [:]

  init(_ passage: Passage) {
    let isWide = passage.features.contains(.wide)
    guard isWide || passage.features.contains(.quote) else { return }
    var before: Unicode.Scalar = " "
    for scalar in passage.value.unicodeScalars {
      switch scalar {
      case "\"": straight += 1
      case "«", "»", "「", "」", "『", "』", "《", "》", "“", "”", "„", "‟", "‚", "’":
        counts[scalar, default: 0] += 1
      // Between letters it is a letter: Oʻzbek, written with what the keyboard has.
      case "‘" where !before.properties.isAlphabetic: counts[scalar, default: 0] += 1
      default: break
      }
      before = scalar
    }
  }

  func count(of scalar: Unicode.Scalar) -> Int { counts[scalar] ?? 0 }
}
