import Phrasebook
import PhrasebookModel

/// A text breaks lines with another sign than a line feed.
enum LineSeparator {
  static let check = Check(
    "line-separator", .characters, .note,
    "A text breaks lines with another sign than a line feed.",
    why: "Many views and formats show it as a box or as nothing.",
    mend: "Write a line feed; `--fix` does it.",
    good: [
      Example("One\nTwo", ["fr": "Un\nDeux", "de": "Eins\r\nZwei"])
    ],
    bad: [
      Example(
        "One\nTwo", ["fr": "Un\u{2028}Deux"], says: "a line separator (U+2028) breaks the line",
        marking: "\u{2028}"),
      Example(
        "One\nTwo", ["fr": "Un\rDeux"], says: "a carriage return (U+000D) breaks the line",
        marking: "\r"),
    ],
    .passage { passage, report in
      let all = passage.separators
      // The source is the one to mend first.
      guard let (scalar, range) = all.first,
        passage.localized.isSource
          || passage.localized.subject.source.passages.allSatisfy(\.separators.isEmpty)
      else { return }
      let mends = all.map { one in
        Mend.Replacement(one.1, with: one.0.value == 0x2029 ? "\n\n" : "\n")
      }
      report.add(
        "\(Invisible.name(of: scalar)) breaks the line", in: passage, range,
        mend: .replace(mends))
    })
}

extension Passage {
  /// The separators of Unicode, and the carriage returns that no line feed follows.
  fileprivate var separators: [(Unicode.Scalar, Range<Int>)] {
    guard characters.hasControl || features.contains(.newline) && bytes.contains(0xD) else {
      return []
    }
    return scalars.filter { scalar, range in
      switch scalar.value {
      case 0x2028, 0x2029: true
      case 0xD: range.upperBound >= bytes.count || bytes[range.upperBound] != 0xA
      default: false
      }
    }
  }
}
