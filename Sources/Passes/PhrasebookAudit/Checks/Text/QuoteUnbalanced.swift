import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A quotation mark is opened and not closed, or the reverse.
enum QuoteUnbalanced {
  static let check = Check(
    "quote-unbalanced", .text, .warning,
    "A quotation mark is opened and not closed, or the reverse.",
    why: "It is unclear where the quoted name ends.",
    fix: "Close the quotation, or remove the mark.",
    good: [
      Example("Delete “%@”?", ["fr": "Supprimer « %@ » ?", "de": "„%@“ löschen?"]),
      Example("24\" display", ["fr": "écran 24\""]),
      Example("%lld\" display"),
      Example("%1$lld‘ %2$lld“"),
      Example("Delete “%@” from the e-mail?", ["he": "למחוק את ״%@״ מהדוא״ל?"]),
      Example("Choose “%@” by mail", ["he": "בחר ב״הגדרות״ בדוא\"ל"]),
    ],
    bad: [
      Example(
        "Delete “%@?", ["de": "%@ löschen?"], message: "an odd number of “, ” and „"),
      Example(
        "Delete “%@”?", ["de": "„%@\" löschen?"], message: "„ opens the quotation, \" closes it"),
      Example("Delete “%@”?", ["fr": "Supprimer « %@ ?"], message: "« appears 1 time, » 0 times"),
      Example("Delete \"%@\"?", ["fr": "Supprimer \"%@ ?"], message: "an odd number of \""),
      Example(
        "Delete “%@”?", ["de": "„%@ löschen?"], message: "an odd number of “, ” and „"),
      Example(
        "Delete “%@”?", ["nl": "‘%@ verwijderen?"], message: "‘ appears 1 time, ’ 0 times"),
      Example(
        "Delete “%@”?", ["he": "למחוק את ״%@?"], message: "an odd number of ״"),
    ],
    .text { string, source, report in
      guard string.features.contains(.quote) || string.features.contains(.wide) else { return }
      let here = QuoteCount(string)
      let there = source.map(QuoteCount.init) ?? QuoteCount()
      if here.isLowAgainstStraight, there.straight % 2 == 0, there.curly % 2 == 0 {
        return report.add("„ opens the quotation, \" closes it", in: string)
      }
      // In a source text a mark behind a figure is one of inches.
      let isInches = source == nil && hasInches(string)
      if !isInches, here.straight % 2 == 1, there.straight % 2 == 0 {
        // A mark for inches, or one that pairs with a curly one, is only a note.
        report.add("an odd number of \"", in: string)
      }
      if here.gershayim % 2 == 1, (here.straight + here.curly + here.gershayim) % 2 == 1 {
        report.add("an odd number of ״", in: string)
      }
      // Languages pair these marks in many ways, but always two and two.
      if !isInches, here.curly % 2 == 1, (here.straight + here.curly + here.gershayim) % 2 == 1,
        (there.straight + there.curly) % 2 == 0
      {
        report.add("an odd number of “, ” and „", in: string)
      }
      let (opened, closed) = (here.count(of: "‘"), here.count(of: "’"))
      if opened > closed, here.count(of: "‚") == 0, there.count(of: "‘") <= there.count(of: "’") {
        let (open, close) = ("‘", "’")
        report.add(
          "\(open) appears \(Phrase.times(opened)), \(close) \(Phrase.times(closed))",
          in: string)
      }
      for (open, close) in QuoteCount.pairs {
        let (opened, closed) = (here.count(of: open), here.count(of: close))
        guard opened != closed, there.count(of: open) == there.count(of: close) else { continue }
        report.add(
          "\(String(open)) appears \(Phrase.times(opened)), \(String(close)) \(Phrase.times(closed))",
          in: string)
      }
    })
}

extension QuoteUnbalanced {
  /// Whether a number or its placeholder precedes a double mark.
  private static func hasInches(_ string: AuditedString) -> Bool {
    string.bytes.indices.dropFirst().contains { index in
      let byte = string.bytes[index]
      guard byte == UInt8(ascii: "\"") || byte == 0xE2 else { return false }
      let rest = string.bytes[index...]
      return
        (byte != 0xE2 || rest.starts(with: "“".utf8) || rest.starts(with: "”".utf8))
        && (string.bytes[index - 1].isDigit
          || string.placeholders.contains { $0.range.upperBound == index && $0.conversion != "@" })
    }
  }
}

/// The number of quotation marks of each kind in a text.
private struct QuoteCount {
  /// Marks that have one partner in every language.
  static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("«", "»"), ("「", "」"), ("『", "』"), ("《", "》"),
  ]

  var straight = 0
  /// The use of Hebrew's double mark other than in abbreviations: 0 if that is unknown.
  var gershayim = 0
  /// The number of double marks that are not straight.
  var curly: Int { count(of: "“") + count(of: "”") + count(of: "„") + count(of: "‟") }
  private var counts: [Unicode.Scalar: Int] = [:]

  /// A text without quotation marks.
  init() {}

  init(_ string: AuditedString) {
    let isWide = string.features.contains(.wide)
    guard isWide || string.features.contains(.quote) else { return }
    var before: Unicode.Scalar = " "
    var isAmbiguous = false
    let scalars = string.value.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\"", "״":
        switch HebrewMark(behind: before, scalars[index...].dropFirst().prefix(2)) {
        case .abbreviation: break
        case .either where scalar == "״": isAmbiguous = true
        default: if scalar == "״" { gershayim += 1 } else { straight += 1 }
        }
      case "«", "»", "「", "」", "『", "』", "《", "》", "“", "”", "„", "‟", "‚", "’":
        counts[scalar, default: 0] += 1
      // Between letters it is a letter: Oʻzbek, typed with an apostrophe.
      case "‘" where !before.properties.isAlphabetic: counts[scalar, default: 0] += 1
      default: break
      }
      before = scalar
    }
    if isAmbiguous { gershayim = 0 }
  }

  /// Whether the text is like „…": opened with one kind of mark, closed with another.
  var isLowAgainstStraight: Bool { count(of: "„") == 1 && curly == 1 && straight == 1 }

  func count(of scalar: Unicode.Scalar) -> Int { counts[scalar] ?? 0 }
}

/// The meaning of a double mark in Hebrew, which sets one before the last letter of an
/// abbreviation: דוא״ל.
private enum HebrewMark {
  case abbreviation, quotation
  /// Amid a word: an abbreviation with an ending, or a quotation behind a prefix.
  case either

  init(behind before: Unicode.Scalar, _ after: Substring.UnicodeScalarView) {
    let letters = after.prefix { Script.of($0) == .hebrew }.count
    guard Script.of(before) == .hebrew, letters > 0 else {
      self = .quotation
      return
    }
    self = letters > 1 ? .either : .abbreviation
  }
}
